/** Matches the tag of a `text` element, not that of a `textPath` within it. */
const NAME = /^\/?(?:\w+:)?text(?=[\s/>])/i

/**
 * Returns the letters and digits in the `text` elements of an SVG, in lower case. It reads the tags alone, in
 * one pass, because it compares drawings and need not know where their words stand.
 */
export function svgWords(svg: string): string {
  if (!svg.includes('text')) return ''
  let depth = 0
  let words = ''
  for (const tag of svg.split('<')) {
    if (NAME.test(tag)) depth += tag.startsWith('/') ? -1 : 1
    if (depth > 0) words += tag.slice(tag.indexOf('>') + 1)
  }
  return words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
