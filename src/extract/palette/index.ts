/** Judges a page's colours, for both the brand's colours and the style guide. */

import { oklchOf } from '../../formats/css/color.ts'
import { colorName } from '../../formats/css/color-names.ts'
import type { Evidence } from '../../model/finding.ts'
import { oncePer } from '../../model/keyed.ts'
import type { Hex } from '../../model/style.ts'
import type { BrandColor, Color, ColorRole } from '../../model/values.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { type Survey, survey } from '../extractor.ts'
import { choose } from './choose.ts'
import { type Cluster, clustersOf } from './cluster.ts'
import { usedToolsOf } from './defaults.ts'
import { apart, labOf, SAME } from './oklab.ts'
import { RULES } from './rules.ts'

/** The colours of a page with their scores, and the brand's colours among them, most important first. */
export interface Palette {
  readonly tried: Survey<Hex>['tried']
  readonly clusters: readonly Cluster[]
  readonly chosen: readonly Cluster[]
}

/**
 * The palette is computed once for each snapshot. It is not a view, because views do not see the pictures of
 * a snapshot.
 */
export const paletteOf: (snapshot: Snapshot) => Palette = oncePer((snapshot) => {
  const { tried, candidates } = survey(RULES, snapshot)
  const clusters = clustersOf(candidates, usedToolsOf(snapshot))
  return { tried, clusters, chosen: choose(clusters) }
}, new WeakMap<Snapshot, Palette>())

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

/**
 * If the palette lacks a colour because it is the default of a tool, returns the tool. Undefined for any
 * other colour.
 */
export function ruledOutAs({ clusters, chosen }: Palette, hex: Hex): string | undefined {
  const at = labOf(hex)
  const cluster = clusters.find((each) => apart(labOf(each.hex), at) < SAME)
  return cluster && !chosen.includes(cluster) ? cluster.default?.of : undefined
}

/** Rules whose scores show that a colour is used as a background, as text, or for controls. */
const BACKGROUNDS = ['section-fill', 'hero-fill', 'header-fill']
const TEXTS = ['text-color', 'heading-color']
const CONTROLS = ['call-to-action', 'link-color']

/**
 * Assigns a role to each chosen colour. The first is primary; one neutral is the text and one the background;
 * of the others, most used by controls is accent, then the strongest is secondary.
 */
function partsOf(chosen: readonly Cluster[]): ReadonlyMap<Cluster, ColorRole> {
  const [primary, ...others] = chosen
  const parts = new Map<Cluster, ColorRole>()
  if (!primary) return parts
  parts.set(primary, 'primary')
  const give = (role: ColorRole, cluster: Cluster | undefined) => {
    if (cluster) parts.set(cluster, role)
  }
  const neutrals = others.filter(({ neutral }) => neutral)
  give('text', mostAs(TEXTS, neutrals))
  const rest = neutrals.filter((cluster) => !parts.has(cluster))
  const text = [...parts].find(([, role]) => role === 'text')?.[0]
  give(
    'background',
    mostAs(
      BACKGROUNDS,
      rest.filter((cluster) => isReadable(cluster, text)),
    ),
  )
  const colors = others.filter(({ neutral }) => !neutral)
  const accent = colors.length > 1 ? mostAs(CONTROLS, colors) : undefined
  give('accent', accent)
  give(
    'secondary',
    colors.find((cluster) => cluster !== accent),
  )
  return parts
}

/** Returns the colour with the highest scores by these rules; undefined when all have none. */
function mostAs(rules: readonly string[], clusters: readonly Cluster[]): Cluster | undefined {
  const seen = ({ byRule }: Cluster) => rules.reduce((sum, rule) => sum + (byRule.get(rule) ?? 0), 0)
  const [most] = [...clusters].sort((a, b) => seen(b) - seen(a))
  return most && seen(most) > 0 ? most : undefined
}

/** Whether text is readable on this background: their lightness differs by at least half of the range. */
function isReadable({ hex }: Cluster, text: Cluster | undefined): boolean {
  return !text || Math.abs(oklchOf(hex).l - oklchOf(text.hex).l) >= 0.5
}
