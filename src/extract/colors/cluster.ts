import { distance, oklchOf } from '../../formats/color.ts'
import type { Candidate } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import { defaultOf } from './defaults.ts'
import { INDEPENDENT, PAINTED } from './rules.ts'

/** Sightings that a person would call one colour. */
export interface Cluster {
  /** The strongest sighting's. */
  readonly hex: Hex
  readonly members: readonly Candidate<Hex>[]
  /** Best score of each rule. */
  readonly byRule: ReadonlyMap<string, number>
  /** Strongest first. */
  readonly rules: readonly string[]
  /** Sum over rules: agreement counts. */
  readonly score: number
  readonly neutral: boolean
  readonly painted: boolean
  /** Tool whose default it is, when nothing independent says that the site chose it. */
  readonly default: string | undefined
}

/** In OKLab. About twice what is just seen side by side; hover shades (0.05 and more) stay apart. */
const SAME = 0.04
/** Chroma in OKLCH below which a person says grey, black, white or cream. */
const NEUTRAL_CHROMA = 0.035

/** A property with a brand's name that shows nowhere is a leftover of a theme more often than not. */
const UNUSED_PROPERTY = 0.35

/** Groups sightings, the strongest first as the core of each group; `tools` are those whose defaults may be among them. */
export function clustersOf(candidates: readonly Candidate<Hex>[], tools: ReadonlySet<string>): Cluster[] {
  const groups: Candidate<Hex>[][] = []
  for (const candidate of [...candidates].sort((a, b) => b.score - a.score)) {
    const group = groups.find(([core]) => core && distance(core.value, candidate.value) < SAME)
    if (group) group.push(candidate)
    else groups.push([candidate])
  }
  return groups.map((members) => clusterOf(members, tools)).sort((a, b) => b.score - a.score)
}

function clusterOf(members: Candidate<Hex>[], tools: ReadonlySet<string>): Cluster {
  const byRule = new Map<string, number>()
  for (const { rule, score } of members) byRule.set(rule, Math.max(byRule.get(rule) ?? 0, score))
  const onlyNamed = byRule.size === 1 && byRule.get('brand-property')
  if (onlyNamed) byRule.set('brand-property', onlyNamed * UNUSED_PROPERTY)
  const hex = members[0]?.value ?? '#000000'
  const rules = [...byRule.keys()]
  const painted = rules.some((rule) => PAINTED.has(rule))
  return {
    hex,
    members,
    byRule,
    rules,
    score: [...byRule.values()].reduce((sum, score) => sum + score, 0),
    neutral: isNeutral(hex),
    painted,
    default: rules.some((rule) => INDEPENDENT.has(rule)) ? undefined : defaultOf(hex, painted, tools),
  }
}

/** Near black takes more chroma to be told from it. */
function isNeutral(hex: Hex): boolean {
  const { l, c } = oklchOf(hex)
  return c < (l < 0.22 ? NEUTRAL_CHROMA + 0.02 : NEUTRAL_CHROMA)
}
