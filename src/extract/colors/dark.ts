import { alphaOf, distance } from '../../formats/color.ts'
import type { Hex, StyleSample } from '../../model/style.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { darkStylesOf, stylesOf } from '../../snapshot/styles.ts'

/** In OKLab: nearer is the same colour. */
const SAME = 0.04
/** Of the places that show a colour, those that must agree on what it becomes. */
const MIN_AGREED = 0.5

/**
 * What a colour becomes for those who prefer dark: the colour that most of its places have then, by their area and words. Undefined when
 * it stays, when places disagree, and when the page has one scheme.
 */
export function darkOf(snapshot: Snapshot, hex: Hex): Hex | undefined {
  const dark = darkStylesOf(snapshot)
  if (!dark) return undefined
  const after = new Map(dark.samples.map((sample) => [sample.path, sample]))
  const votes = new Map<Hex, number>()
  let total = 0
  for (const sample of stylesOf(snapshot)) {
    const other = after.get(sample.path)
    if (!other) continue
    for (const property of ['backgroundColor', 'color', 'fill'] as const) {
      const weight = weightOf(sample, property)
      if (weight === 0 || !isSame(sample.style[property], hex)) continue
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

/** How much of a sample shows a property, in words: 1,000 square pixels of a fill count as one. */
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
