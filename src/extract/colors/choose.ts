import { distance, oklchOf } from '../../formats/color.ts'
import type { Cluster } from './cluster.ts'

const MIN_COLORS = 2
const MAX_CHROMATIC = 4
/** A colour weaker than this beside the strongest is an ornament. Tuned on ten sites for palette precision. */
const MIN_RELATIVE = 0.3
const MIN_SCORE = 0.25
/** Text of this share (squared: 0.25) and up is the site's ink; grounds likewise. */
const MIN_NEUTRAL_SCORE = 0.12

/**
 * Colours, then the ink of the text and a tinted ground. Plain white and black say nothing of a brand: they are
 * listed when the mark wears them, or to make two. A grey leads only where the mark itself is grey, and no
 * colour is painted or none nearly as much.
 */
export function choose(clusters: readonly Cluster[]): Cluster[] {
  const own = clusters.filter((cluster) => !cluster.default)
  const chromatic = strongest(own.filter(({ neutral }) => !neutral))
  const others = own.filter((cluster) => !chromatic.includes(cluster) && cluster.score >= MIN_NEUTRAL_SCORE)
  const inks = others.filter(isInk).slice(0, 1)
  const grounds = others.filter((cluster) => !inks.includes(cluster) && isGround(cluster)).slice(0, 1)
  const neutral = [...inks, ...grounds].sort((a, b) => b.score - a.score)
  const worn = own.find((cluster) => isWorn(cluster, own))
  const greyMark = own.filter(({ neutral, byRule }) => neutral && byRule.has('mark-fill')).slice(0, 1)
  const onlyGrey = !chromatic.some(({ painted }) => painted)
  const leading = worn ? [worn] : onlyGrey ? greyMark : []
  const chosen = unique([...leading, ...chromatic, ...neutral])
  // Better black, white and at last a framework's colour that is really painted than a list of one.
  const painted = clusters.filter((cluster) => cluster.painted)
  const spare = [
    ...painted.filter((cluster) => !cluster.default && !isPlain(cluster.hex)),
    ...painted.filter((cluster) => !cluster.default && isPlain(cluster.hex)),
    ...painted.filter((cluster) => cluster.default && !/browser/.test(cluster.default)),
  ]
  return chosen.length >= MIN_COLORS ? chosen : unique([...chosen, ...spare]).slice(0, MIN_COLORS)
}

/** Where the site shows what it chose for itself, beside its mark. */
const CHOSEN_FOR = ['call-to-action', 'header-fill', 'theme-color']
/** A neutral is everywhere, as text if nothing else: it leads when it is this much stronger than any colour. */
const MIN_LEAD = 2
/** Half of what such a rule gives to a colour that is all it sees. */
const MIN_CHOSEN = 0.4

/** A black, white or grey that is all the mark wears, and the site with it. */
function isWorn({ neutral, byRule, score }: Cluster, own: readonly Cluster[]): boolean {
  const colors = own.filter((cluster) => !cluster.neutral)
  if (!neutral || !byRule.has('mark-fill') || colors.some((color) => color.byRule.has('mark-fill')))
    return false
  const isChosen = CHOSEN_FOR.some((rule) => (byRule.get(rule) ?? 0) >= MIN_CHOSEN)
  return isChosen && score >= (colors[0]?.score ?? 0) * MIN_LEAD
}

function strongest(clusters: readonly Cluster[]): Cluster[] {
  const floor = Math.max(MIN_SCORE, (clusters[0]?.score ?? 0) * MIN_RELATIVE)
  return clusters.filter(({ score }) => score >= floor).slice(0, MAX_CHROMATIC)
}

/** What headings are written in, or the mark, darker than middle grey. The colour of mere text is rarely chosen. */
function isInk({ hex, byRule }: Cluster): boolean {
  const worn = byRule.has('mark-fill') || byRule.has('header-fill')
  return (worn || byRule.has('heading-color')) && oklchOf(hex).l < 0.5 && (worn || !isPlain(hex))
}

/** What parts of the page stand on: light, not plain white; or white where the mark wears it. */
function isGround({ hex, byRule, neutral }: Cluster): boolean {
  const under = ['section-fill', 'header-fill', 'hero-fill'].some((rule) => byRule.has(rule))
  return neutral && under && oklchOf(hex).l > 0.85 && (!isPlain(hex) || byRule.has('mark-fill'))
}

function isPlain(hex: string): boolean {
  return hex === '#000000' || distance(hex, '#ffffff') < 0.015
}

function unique(clusters: readonly Cluster[]): Cluster[] {
  return [...new Set(clusters)]
}
