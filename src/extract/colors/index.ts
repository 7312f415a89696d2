import { colorName } from '../../formats/css/color-names.ts'
import type { Candidate, Evidence } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import type { BrandColor, Color } from '../../model/values.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { absent, byScore, type Extractor, type Survey, survey } from '../extractor.ts'
import { choose, whyNotChosen } from './choose.ts'
import { type Cluster, clustersOf } from './cluster.ts'
import { darkOf } from './dark.ts'
import { usedToolsOf } from './defaults.ts'
import { partsOf } from './parts.ts'
import { RULES } from './rules.ts'

/**
 * The colours of the site, most important first: those on which its logo, its declarations and its painted
 * areas agree. Neutral colours come after chromatic ones unless the site has no other. Defaults of browsers
 * and frameworks are left out.
 */
export const colors: Extractor<readonly BrandColor[]> = (snapshot) => {
  const seen = survey(RULES, snapshot)
  const clusters = clustersOf(seen.candidates, usedToolsOf(snapshot))
  const chosen = choose(clusters)
  const trace: Survey<Hex> = {
    tried: seen.tried,
    candidates: byScore(clusters.map((cluster) => candidateOf(cluster, clusters, chosen))),
  }
  const [first] = chosen
  if (!first) return absent(trace)
  return {
    value: paletteOf(snapshot, chosen),
    confidence: confidenceOf(first),
    rule: first.members[0]?.rule ?? '',
    evidence: chosen.flatMap(evidenceOf),
    trace,
  }
}

function paletteOf(snapshot: Snapshot, chosen: readonly Cluster[]): BrandColor[] {
  const parts = partsOf(chosen)
  return chosen.map((cluster) => {
    const role = parts.get(cluster)
    const dark = darkOf(snapshot, cluster.hex)
    return { ...named(cluster.hex), ...(role && { role }), ...(dark && { dark: named(dark) }) }
  })
}

function named(hex: Hex): Color {
  return { hex, name: colorName(hex) }
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

/** Probability that at least one of the rules is right, if they are independent. */
function confidenceOf({ byRule }: Cluster): number {
  const doubt = [...byRule.values()].reduce((product, score) => product * (1 - score), 1)
  return Math.round((1 - doubt) * 1000) / 1000
}

/** The strongest evidence of each rule. */
function evidenceOf({ members }: Cluster): Evidence[] {
  const firsts = new Map<string, Evidence>()
  for (const { rule, evidence } of members)
    if (!firsts.has(rule) && evidence[0]) firsts.set(rule, evidence[0])
  return [...firsts.values()]
}
