import { alphaOf, compositeOver, parseColor } from '../../formats/color.ts'
import type { Finding } from '../../model/finding.ts'
import { foundValue } from '../../model/finding.ts'
import type { Hex } from '../../model/style.ts'
import { metaTags } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Spot } from '../../snapshot/spots.ts'
import { customPropertiesOf } from '../../snapshot/styles.ts'
import { agreed, evidence, pickBest, type Rule, type Sighting, survey } from '../extractor.ts'
import { buttons } from './buttons.ts'
import { groundAt } from './ground.ts'
import { placeOf } from './page.ts'
import { groundsOfFirstView } from './palette.ts'
import { isNeutral, pressedOf } from './pressed.ts'
import { headingsOf } from './typography.ts'

/** Where a page shows the colour that it points with, strongest first. */
const RULES: readonly Rule<Hex>[] = [
  { id: 'primary-button', weight: 0.8, read: primaryButton },
  { id: 'accent-property', weight: 0.5, read: accentProperties },
  { id: 'filled-buttons', weight: 0.5, read: filledButtons },
  { id: 'links', weight: 0.5, read: links },
  { id: 'theme-color', weight: 0.4, read: themeColors },
  { id: 'headings', weight: 0.3, read: headings },
  {
    id: 'grounds',
    weight: 0.3,
    read: (snapshot) =>
      shares(
        groundsOfFirstView(snapshot).map(({ hex, share }) => ({
          hex,
          weight: share,
          where: () => 'first view',
        })),
      ),
  },
]

/** The colour that buttons, links and declarations agree on; a neutral one only where the primary button is that. */
export function accent(snapshot: Snapshot): Finding<Hex> {
  const seen = survey(RULES, snapshot)
  const best = pickBest({ ...seen, candidates: agreed(seen.candidates, (hex) => hex) })
  if (!('trace' in best)) return best
  const { trace: _, ...finding } = best
  return finding
}

function* primaryButton(snapshot: Snapshot): Generator<Sighting<Hex>> {
  const { primary } = buttons(snapshot)
  const style = foundValue(primary)
  if (!style || alphaOf(style.backgroundColor) < 0.5) return
  const hex = style.backgroundColor.slice(0, 7)
  yield { value: hex, evidence: evidence('css', 'primary button', hex), strength: isNeutral(hex) ? 0.3 : 1 }
}

/** All filled buttons by colour, as often as each occurs. */
function filledButtons(snapshot: Snapshot): Sighting<Hex>[] {
  const fills = pressedOf(snapshot).filter(({ finish }) => finish === 'filled')
  return shares(
    fills.map(({ wearer }) => ({ hex: groundAt(snapshot)(wearer), weight: 1, where: () => placeOf(wearer) })),
  )
}

/** Blue and purple that browsers give links, and red for pressed ones: nobody chose them. */
const BROWSER_LINKS: ReadonlySet<Hex> = new Set([
  '#0000ee',
  '#551a8b',
  '#ee0000',
  '#0000ff',
  '#9e9eff',
  '#d0adf0',
])

function links(snapshot: Snapshot): Sighting<Hex>[] {
  const seen = pressedOf(snapshot).filter(
    ({ finish, region, spot }) => finish === 'plain' && region === 'main' && spot.sample.tag === 'a',
  )
  return shares(seen.map(({ spot }) => textUse(spot)))
}

function headings(snapshot: Snapshot): Sighting<Hex>[] {
  return shares(headingsOf(snapshot).map(textUse))
}

function textUse(spot: Spot): Use {
  const { style, words } = spot.sample
  return { hex: style.color, weight: words, where: () => placeOf(spot) }
}

const ACCENT_PROPERTY = /^--([\w-]+-)?(accent|primary|brand)(-(color|colour|main|base|default|500|600))?$/i

function* accentProperties(snapshot: Snapshot): Generator<Sighting<Hex>> {
  for (const [name, value] of customPropertiesOf(snapshot)) {
    const hex = ACCENT_PROPERTY.test(name) ? chromatic(value) : undefined
    if (hex)
      yield { value: hex, evidence: evidence('css', name, value), strength: /accent/i.test(name) ? 1 : 0.8 }
  }
}

function* themeColors(snapshot: Snapshot): Generator<Sighting<Hex>> {
  for (const { content } of metaTags(snapshot, 'theme-color')) {
    const hex = chromatic(content)
    if (hex) yield { value: hex, evidence: evidence('meta', 'theme-color', content) }
  }
}

function chromatic(text: string): Hex | undefined {
  const hex = parseColor(text)
  if (!hex || alphaOf(hex) < 0.5 || isNeutral(hex) || BROWSER_LINKS.has(hex)) return undefined
  return compositeOver(hex, '#ffffff')
}

interface Use {
  readonly hex: Hex
  readonly weight: number
  /** For evidence: told of the first use of a colour alone. */
  readonly where: () => string
}

/** One sighting a colour, as strong as the root of its share: what is used half as much still counts. */
function shares(uses: readonly Use[]): Sighting<Hex>[] {
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
