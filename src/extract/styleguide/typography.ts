import { familyName, isGenericFamily, parseFamilies } from '../../formats/font-family.ts'
import type { Finding } from '../../model/finding.ts'
import { HEADING_LEVELS, type HeadingLevel, type Styleguide, type TypeStyle } from '../../model/styleguide.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { ownSpots, type Spot, within } from '../../snapshot/spots.ts'
import { evidence } from '../extractor.ts'
import { placeOf } from './page.ts'

/** A kind of text, and where it is looked for. The first place that has words gives the style. */
interface TextRule {
  readonly id: string
  readonly holds: (spot: Spot, places: Places) => boolean
}

/** Tells what a text stands in. */
interface Places {
  /** The level of the heading that it is or stands in. */
  readonly levelAt: (spot: Spot) => string | undefined
  readonly inParagraph: (spot: Spot) => boolean
  readonly inList: (spot: Spot) => boolean
  /** In something to press or fill in, in code, or in a small heading: no running text. */
  readonly inOther: (spot: Spot) => boolean
}

export function typography(snapshot: Snapshot): Styleguide['typography'] {
  const levels = HEADING_LEVELS.map((level) => [level, headingStyle(snapshot, level)])
  return {
    headings: Object.fromEntries(levels) as Styleguide['typography']['headings'],
    p: bodyStyle(snapshot),
  }
}

/** Where running text stands, the surest place first. */
export const BODY_RULES: readonly TextRule[] = [
  {
    id: 'paragraphs of the content',
    holds: (spot, places) => places.inParagraph(spot) && isProse(spot, places) && isContent(spot),
  },
  {
    id: 'lists and tables of the content',
    holds: (spot, places) => places.inList(spot) && isProse(spot, places) && isContent(spot),
  },
  { id: 'other text of the content', holds: (spot, places) => isProse(spot, places) && isContent(spot) },
  { id: 'text anywhere', holds: isProse },
]

function isContent({ region }: Spot): boolean {
  return region === 'main'
}

/** Neither a heading nor something to press, nor code. */
function isProse(spot: Spot, { levelAt, inOther }: Places): boolean {
  return levelAt(spot) === undefined && !inOther(spot)
}

const inParagraph = within('p', 'blockquote')
const inList = within('li', 'dd', 'td')
const inOther = within(
  'h5',
  'h6',
  'a',
  'button',
  'label',
  'select',
  'option',
  'textarea',
  'input',
  'code',
  'pre',
  'svg',
)

const placesOf = view((snapshot: Snapshot): Places => {
  const levels: (string | undefined)[] = []
  for (const spot of ownSpots(snapshot))
    levels[spot.at] = ownLevel(spot) ?? (spot.above && levels[spot.above.at])
  return {
    levelAt: ({ at }) => levels[at],
    inParagraph: inParagraph(snapshot),
    inList: inList(snapshot),
    inOther: inOther(snapshot),
  }
})

const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

function ownLevel({ sample: { tag, role }, element }: Spot): string | undefined {
  const written = role === 'heading' ? element?.attribs['aria-level'] : undefined
  if (written && /^[1-6]$/.test(written)) return `h${written}`
  return HEADINGS.has(tag) ? tag : undefined
}

/** The site's own readable text. */
const textsOf = view((snapshot: Snapshot): readonly Spot[] =>
  ownSpots(snapshot).filter(({ sample }) => sample.words > 0 && /[\p{L}\p{N}]/u.test(sample.text)),
)

/** Every heading with readable text. */
export const headingsOf = view((snapshot: Snapshot): readonly Spot[] => {
  const { levelAt } = placesOf(snapshot)
  return textsOf(snapshot).filter((spot) => levelAt(spot) !== undefined)
})

/** Words below which a place is passed over for one with more. */
const ENOUGH_WORDS = 20

/** The page's running text, from the surest place that has enough of it, else from the one that has most. */
export const runningText = view(
  (snapshot: Snapshot): { readonly rule: string; readonly spots: readonly Spot[] } => {
    const [texts, places] = [textsOf(snapshot), placesOf(snapshot)]
    let most = { rule: BODY_RULES[0]?.id ?? '', spots: [] as Spot[], words: 0 }
    for (const rule of BODY_RULES) {
      const spots = texts.filter((spot) => rule.holds(spot, places))
      const words = wordsIn(spots)
      if (words > most.words) most = { rule: rule.id, spots, words }
      if (words >= ENOUGH_WORDS) break
    }
    return most
  },
)

function headingStyle(snapshot: Snapshot, level: HeadingLevel): Finding<TypeStyle> {
  const { levelAt } = placesOf(snapshot)
  const all = headingsOf(snapshot).filter((spot) => levelAt(spot) === level)
  const [content, anywhere] = [`${level} in the content`, `${level} anywhere`]
  const style = leadingStyle(all.filter(isContent), content) ?? leadingStyle(all, anywhere)
  return style ?? { value: null, tried: [content, anywhere] }
}

function bodyStyle(snapshot: Snapshot): Finding<TypeStyle> {
  const { rule, spots } = runningText(snapshot)
  return leadingStyle(spots, rule) ?? { value: null, tried: BODY_RULES.map(({ id }) => id) }
}

/** The style that most words are set in. Its confidence is its share of them, at most 0.9: it is measured, not declared. */
function leadingStyle(spots: readonly Spot[], rule: string): Finding<TypeStyle> | undefined {
  const styles = new Map<string, { readonly first: Spot; words: number }>()
  const familiesOf = familiesReader()
  for (const spot of spots) {
    const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = spot.sample.style
    const key = `${fontSize} ${fontWeight} ${lineHeight} ${letterSpacing} ${familiesOf(fontFamily)}`
    const known = styles.get(key)
    if (known) known.words += spot.sample.words
    else styles.set(key, { first: spot, words: spot.sample.words })
  }
  const [best] = [...styles.values()].sort((a, b) => b.words - a.words)
  if (!best) return undefined
  const words = wordsIn(spots)
  const { fontSize, fontFamily } = best.first.sample.style
  return {
    value: typeStyle(best.first),
    confidence: Math.round((best.words / words) * 90) / 100,
    rule,
    evidence: [
      evidence('css', placeOf(best.first), `${best.words} of ${words} words: ${fontSize}px ${fontFamily}`),
    ],
  }
}

/** The families of a list as text: lists that show the same are written in many ways. Each is read once. */
function familiesReader(): (list: string) => string {
  const known = new Map<string, string>()
  return (list) => {
    const families = known.get(list) ?? JSON.stringify(familyOf(list))
    known.set(list, families)
    return families
  }
}

function wordsIn(spots: readonly Spot[]): number {
  return spots.reduce((sum, { sample }) => sum + sample.words, 0)
}

function typeStyle({ sample: { style } }: Spot): TypeStyle {
  const { fontSize, fontWeight, lineHeight, letterSpacing } = style
  return { ...familyOf(style.fontFamily), fontSize, fontWeight, lineHeight, letterSpacing }
}

/** The first family of a list that has a name, and the rest; of a list of generic families, its first. */
export function familyOf(list: string): Pick<TypeStyle, 'fontFamily' | 'fontFallbacks'> {
  const families = parseFamilies(list)
  const written = families.find((family) => !isGenericFamily(family)) ?? families[0] ?? 'serif'
  const fontFamily = familyName(written)
  const rest = families.slice(families.indexOf(written) + 1).map(familyName)
  return { fontFamily, fontFallbacks: [...new Set(rest)].filter((family) => family !== fontFamily) }
}
