import { oklchOf } from '../../formats/color.ts'
import type { Candidate } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import { defaultOf, type UsedTools } from './defaults.ts'
import { apart, type Lab, labOf } from './oklab.ts'
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

/** Sightings that lie around a core. */
interface Group {
  readonly core: Lab
  readonly members: Candidate<Hex>[]
}

/** Groups sightings, the strongest first as the core of each group. */
export function clustersOf(candidates: readonly Candidate<Hex>[], isUsed: UsedTools): Cluster[] {
  const groups: Group[] = []
  const groupOf = (hex: Hex): Group => {
    const at = labOf(hex)
    const near = groups.find(({ core }) => apart(core, at) < SAME)
    const group = near ?? { core: at, members: [] }
    if (!near) groups.push(group)
    return group
  }
  const byHex = new Map<Hex, Group>()
  for (const candidate of [...candidates].sort((a, b) => b.score - a.score)) {
    const group = byHex.get(candidate.value) ?? groupOf(candidate.value)
    byHex.set(candidate.value, group)
    group.members.push(candidate)
  }
  return groups.map((group) => clusterOf(group, isUsed)).sort((a, b) => b.score - a.score)
}

function clusterOf({ core, members }: Group, isUsed: UsedTools): Cluster {
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
    default: rules.some((rule) => INDEPENDENT.has(rule)) ? undefined : defaultOf(core, painted, isUsed),
  }
}

/** Near black takes more chroma to be told from it. */
function isNeutral(hex: Hex): boolean {
  const { l, c } = oklchOf(hex)
  return c < (l < 0.22 ? NEUTRAL_CHROMA + 0.02 : NEUTRAL_CHROMA)
}
