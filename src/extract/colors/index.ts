import type { Candidate } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import type { BrandColor } from '../../model/values.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { absent, byScore, type Extractor, type Survey } from '../extractor.ts'
import { whyNotChosen } from '../palette/choose.ts'
import type { Cluster } from '../palette/cluster.ts'
import { brandColors, confidenceOf, evidenceOf, named, paletteOf } from '../palette/index.ts'
import { darkOf } from './dark.ts'

/**
 * The colours of the site, most important first: by how much of its logo, declarations and painted areas has
 * them. Neutral ones come last, and defaults of browsers and frameworks are left out.
 */
export const colors: Extractor<readonly BrandColor[]> = (snapshot) => {
  const palette = paletteOf(snapshot)
  const { tried, clusters, chosen } = palette
  const trace: Survey<Hex> = {
    tried,
    candidates: byScore(clusters.map((cluster) => candidateOf(cluster, clusters, chosen))),
  }
  const [first] = chosen
  if (!first) return absent(trace)
  return {
    value: brandColors(palette).map((color) => withDark(snapshot, color)),
    confidence: confidenceOf(first),
    rule: first.members[0]?.rule ?? '',
    evidence: chosen.flatMap(evidenceOf),
    trace,
  }
}

function withDark(snapshot: Snapshot, color: BrandColor): BrandColor {
  const dark = darkOf(snapshot, color.hex)
  return { ...color, ...(dark && { dark: named(dark) }) }
}

function candidateOf(
  cluster: Cluster,
  clusters: readonly Cluster[],
  chosen: readonly Cluster[],
): Candidate<Hex> {
  return {
    rule: cluster.rules.join('+'),
    value: cluster.hex,
    score: confidenceOf(cluster),
    evidence: evidenceOf(cluster),
    ...(chosen.includes(cluster) ? {} : { rejected: whyNotChosen(cluster, clusters) }),
  }
}
