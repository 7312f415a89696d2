import type { Finding } from '../../model/finding.ts'
import type { BrandColor } from '../../model/values.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { brandColors, confidenceOf, evidenceOf, paletteOf } from '../palette/index.ts'

/** The brand's colours, as `extractColors` finds them, without what they are in the dark colour scheme. */
export function brandPalette(snapshot: Snapshot): Finding<readonly BrandColor[]> {
  const palette = paletteOf(snapshot)
  const { tried, chosen } = palette
  const [first] = chosen
  if (!first) return { value: null, tried: tried.map(({ rule }) => rule) }
  return {
    value: brandColors(palette),
    confidence: confidenceOf(first),
    rule: first.members[0]?.rule ?? '',
    evidence: chosen.flatMap(evidenceOf),
  }
}
