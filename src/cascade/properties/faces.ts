/** Tells kinds of typefaces apart by the names of font families, to estimate widths of text. */

/** Typefaces of one kind have similar widths. */
export type FaceKind = 'serif' | 'sans' | 'wide' | 'monospace'

/** Returns the kind by the first family of a list. Most web fonts are about as wide as Arial. */
export function faceKindOf(families: string): FaceKind {
  const comma = families.indexOf(',')
  const first = (comma < 0 ? families : families.slice(0, comma)).toLowerCase()
  if (/mono|courier|consol|menlo/.test(first)) return 'monospace'
  if (/verdana/.test(first)) return 'wide'
  return /times|georgia|garamond|^serif/.test(first) ? 'serif' : 'sans'
}

/** The unit `ch`: the width of the digit 0 in ems, from Times, Arial, Verdana and Courier. */
export const ZERO_ADVANCE: Readonly<Record<FaceKind, number>> = {
  serif: 0.5,
  sans: 0.556,
  wide: 0.636,
  monospace: 0.6,
}
