/** Finds the colour that replaces a brand colour in the dark colour scheme. */

import { alphaOf, distance } from '../../formats/css/color.ts'
import { oncePer } from '../../model/keyed.ts'
import type { Hex, StyleSample } from '../../model/style.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type DarkStyles, darkStylesOf, stylesOf } from '../../snapshot/styles.ts'

/** Distance in OKLab below which two colours are the same. */
const SAME = 0.04
/** A colour is replaced only if at least this share of its places changes to the same other colour. */
const MIN_AGREED = 0.5

/**
 * Returns the colour that replaces this one in the dark scheme at most of its places, weighted by area and
 * words. Undefined when it stays, the places disagree, or the page has one scheme.
 */
export function darkOf(snapshot: Snapshot, hex: Hex): Hex | undefined {
  const dark = darkStylesOf(snapshot)
  if (!dark) return undefined
  const after = placesOf(dark)
  const isSought = oncePer((value: string) => isSame(value, hex))
  const votes = new Map<Hex, number>()
  let total = 0
  for (const sample of stylesOf(snapshot)) {
    const other = after.get(sample.path)
    if (!other) continue
    for (const property of ['backgroundColor', 'color', 'fill'] as const) {
      const weight = weightOf(sample, property)
      if (weight === 0 || !isSought(sample.style[property])) continue
      const becomes = other.style[property]
      total += weight
      votes.set(becomes, (votes.get(becomes) ?? 0) + weight)
    }
  }
  const [most] = [...votes].sort((a, b) => b[1] - a[1])
  if (!most || most[1] < total * MIN_AGREED) return undefined
  const [becomes] = most
  return isColor(becomes) && !isSame(becomes, hex) ? becomes : undefined
}

const placesOf = oncePer(
  ({ samples }: DarkStyles): ReadonlyMap<string, StyleSample> =>
    new Map(samples.map((sample) => [sample.path, sample])),
  new WeakMap<DarkStyles, ReadonlyMap<string, StyleSample>>(),
)

/** Returns how visible a property is, in words. 1,000 square pixels of a filled area count as one. */
function weightOf(
  { box, words, style }: StyleSample,
  property: 'backgroundColor' | 'color' | 'fill',
): number {
  if (property === 'color') return words
  if (property === 'fill' && !isColor(style.fill)) return 0
  return box ? (box.width * box.height) / 1000 : 1
}

function isColor(value: string): boolean {
  return value.startsWith('#') && alphaOf(value) === 1
}

function isSame(value: string, hex: Hex): boolean {
  return isColor(value) && distance(value, hex) < SAME
}
