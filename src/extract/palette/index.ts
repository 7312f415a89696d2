/** Judges a page's colours, for both the brand's colours and the style guide. */

import { colorName } from '../../formats/css/color-names.ts'
import type { Evidence } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import type { BrandColor, Color } from '../../model/values.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Survey, survey } from '../extractor.ts'
import { choose } from './choose.ts'
import { type Cluster, clustersOf } from './cluster.ts'
import { usedToolsOf } from './defaults.ts'
import { apart, labOf, SAME } from './oklab.ts'
import { partsOf } from './parts.ts'
import { RULES } from './rules.ts'

/** The colours of a page with their scores, and the brand's colours among them, most important first. */
export interface Palette {
  readonly tried: Survey<Hex>['tried']
  readonly clusters: readonly Cluster[]
  readonly chosen: readonly Cluster[]
}

/** This function is not a memoised view, because views do not see the pictures of a snapshot. */
export function paletteOf(snapshot: Snapshot): Palette {
  const { tried, candidates } = survey(RULES, snapshot)
  const clusters = clustersOf(candidates, usedToolsOf(snapshot))
  return { tried, clusters, chosen: choose(clusters) }
}

/** Returns the chosen colours with their names and roles. */
export function brandColors({ chosen }: Palette): BrandColor[] {
  const parts = partsOf(chosen)
  return chosen.map((cluster) => {
    const role = parts.get(cluster)
    return { ...named(cluster.hex), ...(role && { role }) }
  })
}

export function named(hex: Hex): Color {
  return { hex, name: colorName(hex) }
}

/** The probability that at least one of the rules is right, if they are independent. */
export function confidenceOf({ byRule }: Cluster): number {
  const doubt = [...byRule.values()].reduce((product, score) => product * (1 - score), 1)
  return Math.round((1 - doubt) * 1000) / 1000
}

/** The strongest evidence of each rule. */
export function evidenceOf({ members }: Cluster): Evidence[] {
  const firsts = new Map<string, Evidence>()
  for (const { rule, evidence } of members)
    if (!firsts.has(rule) && evidence[0]) firsts.set(rule, evidence[0])
  return [...firsts.values()]
}

/** Returns the tool for whose default a colour is not in the palette, if so. */
export function ruledOutAs({ clusters, chosen }: Palette, hex: Hex): string | undefined {
  const at = labOf(hex)
  const cluster = clusters.find((each) => apart(labOf(each.hex), at) < SAME)
  return cluster && !chosen.includes(cluster) ? cluster.default?.of : undefined
}
