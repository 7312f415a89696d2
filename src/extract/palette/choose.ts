import { distance, oklchOf } from '../../formats/css/color.ts'
import type { Cluster } from './cluster.ts'
import { INDEPENDENT } from './rules.ts'

const MIN_COLORS = 2
const MAX_CHROMATIC = 4
/**
 * Lowest scores of a colour: a share of the strongest score, and an absolute score. A weaker colour is an
 * ornament. Both were tuned on ten sites for the precision of the palette.
 */
const MIN_RELATIVE = 0.3
const MIN_SCORE = 0.25
/** A score is the square root of a share: a colour of 25 % of all words has 0.5. */
const MIN_NEUTRAL_SCORE = 0.12

/**
 * Chooses the palette: the chromatic colours, then the colour of the text and a tinted background. Plain
 * white and black do not identify a brand. They are chosen only if the logo has them, or if there would
 * otherwise be fewer than two colours. A grey comes first only if the logo is grey and no chromatic colour is
 * painted or nearly as strong.
 */
export function choose(clusters: readonly Cluster[]): Cluster[] {
  const own = clusters.filter((cluster) => !cluster.default)
  const chromatic = strongest(withLivedDefault(own, clusters))
  const others = own.filter((cluster) => !chromatic.includes(cluster) && cluster.score >= MIN_NEUTRAL_SCORE)
  const foregrounds = others.filter(isForeground).slice(0, 1)
  const backgrounds = others
    .filter((cluster) => !foregrounds.includes(cluster) && isBackground(cluster))
    .slice(0, 1)
  const neutral = [...foregrounds, ...backgrounds].sort((a, b) => b.score - a.score)
  const logoNeutral = own.find((cluster) => isNeutralOfLogo(cluster, own))
  const greyOfLogo = own.filter(({ neutral, byRule }) => neutral && byRule.has('mark-fill')).slice(0, 1)
  const onlyGrey = !chromatic.some(({ painted }) => painted)
  const leading = withGround(logoNeutral ? [logoNeutral] : onlyGrey ? greyOfLogo : [], own)
  const chosen = unique([...leading, ...chromatic, ...neutral])
  // A palette with too few colours gets further painted colours: black and white only after all others. If a
  // palette has no colours even then, it gets the defaults of the framework.
  const painted = clusters.filter((cluster) => cluster.painted)
  const fallbacks = [
    ...painted.filter((cluster) => !cluster.default && !isPlain(cluster.hex)),
    ...painted.filter((cluster) => !cluster.default && isPlain(cluster.hex)),
  ]
  const filled = chosen.length >= MIN_COLORS ? chosen : unique([...chosen, ...fallbacks]).slice(0, MIN_COLORS)
  if (filled.length > 0) return filled
  return painted.filter((cluster) => cluster.default && !cluster.default.isBrowser).slice(0, MIN_COLORS)
}

/** Rules for colours that a site has chosen on purpose, beside its logo. */
const CHOSEN_FOR = ['call-to-action', 'header-fill', 'theme-color']
/** A neutral colour, which is everywhere, comes first only if it is so many times stronger. */
const MIN_LEAD = 2
/**
 * The lowest score by one of these rules, or by one of `LIVED_IN`, at which a colour counts as chosen. A
 * colour that covers the whole place of a rule has about twice this score.
 */
const MIN_CHOSEN = 0.4

/** Whether the whole logo has this black, white or grey, and the site also uses it elsewhere. */
function isNeutralOfLogo({ neutral, byRule, score }: Cluster, own: readonly Cluster[]): boolean {
  const colors = own.filter((cluster) => !cluster.neutral)
  if (!neutral || !byRule.has('mark-fill') || colors.some((color) => color.byRule.has('mark-fill')))
    return false
  const isChosen = CHOSEN_FOR.some((rule) => (byRule.get(rule) ?? 0) >= MIN_CHOSEN)
  return isChosen && score >= (colors[0]?.score ?? 0) * MIN_LEAD
}

/** Places where a framework's default counts as the site's own choice. */
const LIVED_IN = ['header-fill', 'call-to-action']

/**
 * Returns the site's own chromatic colours. If none is painted, a framework's default that fills the header
 * or most buttons is added, because the site has not replaced it. It comes after colours that the site
 * declares or has in its icon.
 */
function withLivedDefault(own: readonly Cluster[], clusters: readonly Cluster[]): Cluster[] {
  const chromatic = own.filter(({ neutral }) => !neutral)
  if (chromatic.some(({ painted }) => painted)) return chromatic
  const lived = clusters.find(
    (cluster) =>
      cluster.default &&
      !cluster.default.isBrowser &&
      !cluster.neutral &&
      LIVED_IN.some((rule) => (cluster.byRule.get(rule) ?? 0) >= MIN_CHOSEN),
  )
  if (!lived) return chromatic
  const isDeclared = ({ rules }: Cluster) => rules.some((rule) => INDEPENDENT.has(rule))
  const [declared, others] = [chromatic.filter(isDeclared), chromatic.filter((one) => !isDeclared(one))]
  return [...declared, lived, ...others]
}

/** Lightness in OKLCH from which a grey is nearly white, and up to which nearly black. */
const LIGHT = 0.9
const DARK = 0.35
/**
 * Lowest score of a dark background relative to the score of the white logo on it. All values from 0.1 to 1
 * give the same result on 63 sites.
 */
const MIN_GROUND = 0.4

/** Adds the dark background before a white logo, because it is a colour of the brand too. */
function withGround(leading: readonly Cluster[], own: readonly Cluster[]): Cluster[] {
  const [first] = leading
  if (!first || oklchOf(first.hex).l < LIGHT) return [...leading]
  const ground = own.find(
    ({ hex, neutral, score }) => neutral && oklchOf(hex).l <= DARK && score >= first.score * MIN_GROUND,
  )
  return ground ? [ground, ...leading] : [...leading]
}

/** Returns the strongest colours, and the colours of most buttons, because these are colours of the brand. */
function strongest(clusters: readonly Cluster[]): Cluster[] {
  const floor = floorOf(clusters)
  const isOfButtons = ({ byRule }: Cluster) => (byRule.get('call-to-action') ?? 0) >= MIN_CHOSEN
  return clusters.filter((cluster) => cluster.score >= floor || isOfButtons(cluster)).slice(0, MAX_CHROMATIC)
}

function floorOf(chromatic: readonly Cluster[]): number {
  return Math.max(MIN_SCORE, (chromatic[0]?.score ?? 0) * MIN_RELATIVE)
}

/** Returns the first test of `choose` that a colour fails. Points are the sum of its rules' scores. */
export function whyNotChosen(cluster: Cluster, clusters: readonly Cluster[]): string {
  const { hex, score, neutral } = cluster
  if (cluster.default) return `is a default of ${cluster.default.of}`
  if (!neutral) {
    const floor = floorOf(clusters.filter((one) => !one.neutral && !one.default))
    if (score >= floor) return `comes after the ${MAX_CHROMATIC} strongest colours`
    return `has ${points(score)} points of the ${points(floor)} that a colour needs here`
  }
  if (score < MIN_NEUTRAL_SCORE)
    return `has ${points(score)} points of the ${points(MIN_NEUTRAL_SCORE)} that a neutral colour needs`
  if (isForeground(cluster)) return 'is a neutral dark colour, of which the palette takes only the strongest'
  if (isBackground(cluster)) return 'is a neutral background, of which the palette takes only the strongest'
  if (isPlain(hex))
    return 'is plain black or white, which identifies a brand only where its logo is drawn in it'
  return 'is a neutral colour that is neither in the logo, the header or a heading nor a light background'
}

function points(score: number): string {
  return score.toFixed(2)
}

/**
 * Whether this may be the foreground colour: a colour of headings or the logo that is darker than middle
 * grey. The colour of plain text is rarely a deliberate choice.
 */
function isForeground({ hex, byRule }: Cluster): boolean {
  const isInLogo = byRule.has('mark-fill') || byRule.has('header-fill')
  return (isInLogo || byRule.has('heading-color')) && oklchOf(hex).l < 0.5 && (isInLogo || !isPlain(hex))
}

/** Whether this may be the background: a light fill that is not plain white, or white if the logo has it. */
function isBackground({ hex, byRule, neutral }: Cluster): boolean {
  const under = ['section-fill', 'header-fill', 'hero-fill'].some((rule) => byRule.has(rule))
  return neutral && under && oklchOf(hex).l > 0.85 && (!isPlain(hex) || byRule.has('mark-fill'))
}

function isPlain(hex: string): boolean {
  return hex === '#000000' || distance(hex, '#ffffff') < 0.015
}

function unique(clusters: readonly Cluster[]): Cluster[] {
  return [...new Set(clusters)]
}
