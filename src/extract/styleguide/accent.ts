import { alphaOf, compositeOver, isNeutral, parseColor } from '../../formats/css/color.ts'
import type { Finding } from '../../model/finding.ts'
import { foundValue } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import { isChosenIn } from '../../snapshot/chosen.ts'
import type { ElementContext } from '../../snapshot/element-context.ts'
import { metaTags } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { customPropertiesOf } from '../../snapshot/styles.ts'
import { agreed, evidence, type Match, pickBest, type Rule, survey } from '../extractor.ts'
import { paletteOf, ruledOutAs } from '../palette/index.ts'
import { backgroundAt } from './background.ts'
import { buttons } from './buttons.ts'
import { controlsOf } from './controls.ts'
import { placeOf } from './page.ts'
import { backgroundsOfFirstView } from './palette.ts'
import { headingsOf } from './typography.ts'

/** Sources of the accent colour, strongest first. */
const RULES: readonly Rule<Hex>[] = [
  { id: 'primary-button', weight: 0.8, read: primaryButton },
  { id: 'accent-property', weight: 0.5, read: accentProperties },
  { id: 'filled-buttons', weight: 0.5, read: filledButtons },
  { id: 'links', weight: 0.5, read: links },
  { id: 'theme-color', weight: 0.4, read: themeColors },
  { id: 'headings', weight: 0.3, read: headings },
  {
    id: 'backgrounds',
    weight: 0.3,
    read: (snapshot) =>
      shares(
        backgroundsOfFirstView(snapshot).map(({ hex, share }) => ({
          hex,
          weight: share,
          where: () => 'first view',
        })),
      ),
  },
]

/**
 * The colour that buttons, links and declarations have in common, without tools' defaults that the brand's
 * palette leaves out. A neutral colour counts only on the primary button.
 */
export function accent(snapshot: Snapshot): Finding<Hex> {
  const seen = survey(RULES, snapshot)
  const palette = paletteOf(snapshot)
  const own = seen.candidates.filter(({ value }) => ruledOutAs(palette, value) === undefined)
  const best = pickBest({ ...seen, candidates: agreed(own, (hex) => hex) })
  if (!('trace' in best)) return best
  const { trace: _, ...finding } = best
  return finding
}

function* primaryButton(snapshot: Snapshot): Generator<Match<Hex>> {
  const { primary } = buttons(snapshot)
  const style = foundValue(primary)
  if (!style || alphaOf(style.backgroundColor) < 0.5) return
  const hex = style.backgroundColor.slice(0, 7)
  yield { value: hex, evidence: evidence('css', 'primary button', hex), strength: isNeutral(hex) ? 0.3 : 1 }
}

/** Matches the colours of filled buttons, weighted by frequency. */
function filledButtons(snapshot: Snapshot): Match<Hex>[] {
  const fills = controlsOf(snapshot).filter(({ finish }) => finish === 'filled')
  return shares(
    fills.map(({ surface }) => ({
      hex: backgroundAt(snapshot)(surface),
      weight: 1,
      where: () => placeOf(surface),
    })),
  )
}

function links(snapshot: Snapshot): Match<Hex>[] {
  const seen = controlsOf(snapshot).filter(
    ({ finish, region, context }) => finish === 'plain' && region === 'main' && context.sample.tag === 'a',
  )
  return shares(
    textUses(
      snapshot,
      seen.map(({ context }) => context),
    ),
  )
}

function headings(snapshot: Snapshot): Match<Hex>[] {
  return shares(textUses(snapshot, headingsOf(snapshot)))
}

/** Returns the colours that the page has chosen for its texts. */
function textUses(snapshot: Snapshot, contexts: readonly ElementContext[]): Use[] {
  const isChosen = isChosenIn(snapshot)
  return contexts
    .filter(({ sample }) => isChosen(sample, 'color'))
    .map((context) => {
      const { style, words } = context.sample
      return { hex: style.color, weight: words, where: () => placeOf(context) }
    })
}

const ACCENT_PROPERTY = /^--([\w-]+-)?(accent|primary|brand)(-(color|colour|main|base|default|500|600))?$/i

function* accentProperties(snapshot: Snapshot): Generator<Match<Hex>> {
  for (const [name, value] of customPropertiesOf(snapshot)) {
    const hex = ACCENT_PROPERTY.test(name) ? chromatic(value) : undefined
    if (hex)
      yield { value: hex, evidence: evidence('css', name, value), strength: /accent/i.test(name) ? 1 : 0.8 }
  }
}

function* themeColors(snapshot: Snapshot): Generator<Match<Hex>> {
  for (const { content } of metaTags(snapshot, 'theme-color')) {
    const hex = chromatic(content)
    if (hex) yield { value: hex, evidence: evidence('meta', 'theme-color', content) }
  }
}

function chromatic(text: string): Hex | undefined {
  const hex = parseColor(text)
  if (!hex || alphaOf(hex) < 0.5 || isNeutral(hex)) return undefined
  return compositeOver(hex, '#ffffff')
}

interface Use {
  readonly hex: Hex
  readonly weight: number
  /** Describes the place in evidence; called only for the first use of a colour. */
  readonly where: () => string
}

/** Makes a match for each colour, by the square root of its share, so that small ones count. */
function shares(uses: readonly Use[]): Match<Hex>[] {
  const sums = new Map<Hex, Use & { weight: number }>()
  for (const use of uses) {
    const sum = sums.get(use.hex)
    if (sum) sum.weight += use.weight
    else sums.set(use.hex, { ...use })
  }
  const total = uses.reduce((sum, { weight }) => sum + weight, 0)
  return [...sums.values()].flatMap(({ hex, weight, where }) => {
    const value = chromatic(hex)
    if (!value || weight === 0) return []
    const share = weight / total
    return [
      {
        value,
        evidence: evidence('css', where(), `${hex}, ${Math.round(share * 100)} % of its kind`),
        strength: Math.sqrt(share),
      },
    ]
  })
}
