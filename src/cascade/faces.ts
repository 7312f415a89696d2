/** Kinds of typefaces that are as wide as each other. */
export type FaceKind = 'serif' | 'sans' | 'wide' | 'monospace'

/** By the first family of a list: web fonts are mostly as wide as Arial. */
export function faceKindOf(families: string): FaceKind {
  const comma = families.indexOf(',')
  const first = (comma < 0 ? families : families.slice(0, comma)).toLowerCase()
  if (/mono|courier|consol|menlo/.test(first)) return 'monospace'
  if (/verdana/.test(first)) return 'wide'
  return /times|georgia|garamond|^serif/.test(first) ? 'serif' : 'sans'
}

/** Advance of the digit 0 in ems, which `ch` stands for: of Times, Arial, Verdana and Courier. */
export const ZERO_ADVANCE: Readonly<Record<FaceKind, number>> = {
  serif: 0.5,
  sans: 0.556,
  wide: 0.636,
  monospace: 0.6,
}
