/** Recognises variants of one artwork by their file names. */

import { wholeText, words } from '../../lexicon/pattern.ts'

const VARIANT_WORDS = [
  ...[/\d+/, /\d+x\d*/, /x?\d+x/, /\d+w/, 'retina', /hi-?res/],
  ...words('white black dark light'),
  /inverted?/,
  'inverse',
  /reversed?/,
  ...words('negative positive neg pos'),
  /colou?r/,
  ...words(`
    rgb cmyk mono grey gray header footer mobile desktop small medium large sm md lg xl full
    horizontal vertical stacked transparent bg svg png min opt scaled cropped copy new final`),
  /v\d+/,
  /[0-9a-f]{6,}/,
]

/**
 * Words and numbers in a file name that distinguish variants of one artwork: sizes, backgrounds, positions,
 * hashes. Files whose names are equal without them show the same artwork.
 */
const VARIANT = wholeText(VARIANT_WORDS, '')

/** Matches words in file names that mean no more than "icon". */
const ICON_NAME =
  /^(favicon|icon|apple|touch|android|chrome|mstile|safari|pinned|tab|web|app|precomposed|maskable|any|ms|tile)$/

/** Returns the artwork's name, the same for all its variants. Each `data:` URL has its own. */
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
