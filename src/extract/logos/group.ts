/**
 * Words and numbers in a file name that tell variants of one artwork apart: sizes, grounds, places, hashes.
 * Two files whose names agree without them are taken for one artwork.
 */
const VARIANT =
  /^(\d+|\d+x\d*|x?\d+x|\d+w|retina|hi-?res|white|black|dark|light|inverted?|inverse|reversed?|negative|positive|neg|pos|colou?r|rgb|cmyk|mono|grey|gray|header|footer|mobile|desktop|small|medium|large|sm|md|lg|xl|full|horizontal|vertical|stacked|transparent|bg|svg|png|min|opt|scaled|cropped|copy|new|final|v\d+|[0-9a-f]{6,})$/

/** File names that say "icon" and nothing more. */
const ICON_NAME =
  /^(favicon|icon|apple|touch|android|chrome|mstile|safari|pinned|tab|web|app|precomposed|maskable|any|ms|tile)$/

/** Name of the artwork in a URL: equal for variants of one mark. A drawing inside the page is its own artwork. */
export function artworkOf(url: string): string {
  if (url.startsWith('data:')) return url
  const file = new URL(url).pathname.split('/').pop() ?? ''
  const words = decoded(file)
    .replace(/\.\w+$/, '')
    .replace(/@\d+(\.\d+)?x/, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !VARIANT.test(word))
  if (words.length > 0 && words.every((word) => ICON_NAME.test(word))) return 'icon'
  return words.join('-') || file
}

function decoded(text: string): string {
  return /%(?![0-9a-f]{2})/i.test(text) ? text : text.replace(/%20/g, ' ')
}
