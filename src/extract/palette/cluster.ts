/** Groups matches of nearly the same colour and adds up their scores. */

import { isNeutral } from '../../formats/css/color.ts'
import type { Candidate } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import { type Defaults, declaredDefaultOf, defaultOf, type UsedTools } from './defaults.ts'
import { apart, type Lab, labOf, SAME } from './oklab.ts'
import { DECLARED, INDEPENDENT, PAINTED } from './rules.ts'

/** Matches whose colours look the same to people. */
export interface Cluster {
  /** Colour of the strongest match. */
  readonly hex: Hex
  readonly members: readonly Candidate<Hex>[]
  /** Best score of each rule. */
  readonly byRule: ReadonlyMap<string, number>
  /** The rules of the matches. The rule of the strongest match comes first. */
  readonly rules: readonly string[]
  /** Sum of the best scores of the rules. A colour that several rules find has a higher score. */
  readonly score: number
  readonly neutral: boolean
  readonly painted: boolean
  /** The tool with this default, unless a source that is no tool shows that the site chose it. */
  readonly default: Defaults | undefined
}

/** Factor for a colour in a custom property that is painted nowhere, usually a leftover of a theme. */
const UNUSED_PROPERTY = 0.35

interface Group {
  readonly core: Lab
  readonly members: Candidate<Hex>[]
}

/** Groups the matches by colour. The strongest match of a group is its centre. */
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
    default: defaultBehind(core, rules, isUsed),
  }
}

/** Returns the tool that has a colour as its default, judged by the rules that found the colour. */
function defaultBehind(core: Lab, rules: readonly string[], isUsed: UsedTools): Defaults | undefined {
  if (rules.every((rule) => DECLARED.has(rule))) return declaredDefaultOf(core)
  if (rules.some((rule) => INDEPENDENT.has(rule))) return undefined
  return defaultOf(
    core,
    rules.some((rule) => PAINTED.has(rule)),
    isUsed,
  )
}
