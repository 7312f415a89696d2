import { familyName, isGenericFamily, parseFamilies } from '../../formats/font-family.ts'
import type { Finding } from '../../model/finding.ts'
import type { StyleSample } from '../../model/style.ts'
import { HEADING_LEVELS, type HeadingLevel, type Styleguide, type TypeStyle } from '../../model/styleguide.ts'
import { view } from '../../snapshot/memo.ts'
import { elementAt } from '../../snapshot/paths.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'
import { nearestOf, ownSamples, placeOf, regionAt, within } from './page.ts'

/** A kind of text, and where it is looked for. The first place that has words gives the style. */
interface TextRule {
  readonly id: string
  readonly holds: (snapshot: Snapshot, sample: StyleSample) => boolean
}

export function typography(snapshot: Snapshot): Styleguide['typography'] {
  const levels = HEADING_LEVELS.map((level) => [level, headingStyle(snapshot, level)])
  return {
    headings: Object.fromEntries(levels) as Styleguide['typography']['headings'],
    p: bodyStyle(snapshot),
  }
}

function headingRules(level: HeadingLevel): readonly TextRule[] {
  const isAt = (snapshot: Snapshot, { path }: StyleSample) => levelAt(snapshot)(path) === level
  return [
    { id: `${level} in the content`, holds: (...at) => isAt(...at) && isContent(...at) },
    { id: `${level} anywhere`, holds: isAt },
  ]
}

/** Every heading. */
export const HEADINGS: TextRule = {
  id: 'headings',
  holds: (snapshot, { path }) => levelAt(snapshot)(path) !== undefined,
}

/** Where running text stands, the surest place first. */
export const BODY_RULES: readonly TextRule[] = [
  {
    id: 'paragraphs of the content',
    holds: (...at) => isParagraph(...at) && isContent(...at) && isProse(...at),
  },
  {
    id: 'lists and tables of the content',
    holds: (...at) => isItem(...at) && isContent(...at) && isProse(...at),
  },
  { id: 'other text of the content', holds: (...at) => isContent(...at) && isProse(...at) },
  { id: 'text anywhere', holds: isProse },
]

function isContent(snapshot: Snapshot, { path }: StyleSample): boolean {
  return regionAt(snapshot)(path) === 'main'
}

const inParagraph = within(/^(p|blockquote)$/)
const inList = within(/^(li|dd|td)$/)
const isParagraph = (snapshot: Snapshot, { path }: StyleSample) => inParagraph(snapshot)(path)
const isItem = (snapshot: Snapshot, { path }: StyleSample) => inList(snapshot)(path)
const inOtherText = within(/^(h[56]|a|button|label|select|option|textarea|input|code|pre|svg)$/)

/** Neither a heading nor something to press, nor code. */
function isProse(snapshot: Snapshot, sample: StyleSample): boolean {
  if (levelAt(snapshot)(sample.path) !== undefined) return false
  return !inOtherText(snapshot)(sample.path)
}

/** The level of the heading that an element is or stands in. */
const levelAt = view((snapshot: Snapshot): ((path: string) => string | undefined) => {
  const levels = new Map<string, string>()
  for (const { path, tag, role } of ownSamples(snapshot)) {
    const written = elementAt(snapshot, path)?.attribs['aria-level']
    if (role === 'heading' && written && /^[1-6]$/.test(written)) levels.set(path, `h${written}`)
    else if (/^h[1-6]$/.test(tag)) levels.set(path, tag)
  }
  return nearestOf((path) => levels.get(path))
})

/** Words below which a place is passed over for one with more. */
const ENOUGH_WORDS = 20

/** The page's running text, from the surest place that has enough of it, else from the one that has most. */
export const runningText = view(
  (snapshot: Snapshot): { readonly rule: string; readonly samples: readonly StyleSample[] } => {
    let most = { rule: BODY_RULES[0]?.id ?? '', samples: [] as StyleSample[], words: 0 }
    for (const rule of BODY_RULES) {
      const samples = textsOf(snapshot, rule)
      const words = wordsIn(samples)
      if (words > most.words) most = { rule: rule.id, samples, words }
      if (words >= ENOUGH_WORDS) break
    }
    return most
  },
)

function headingStyle(snapshot: Snapshot, level: HeadingLevel): Finding<TypeStyle> {
  const rules = headingRules(level)
  for (const rule of rules) {
    const style = leadingStyle(textsOf(snapshot, rule), rule.id)
    if (style) return style
  }
  return { value: null, tried: rules.map(({ id }) => id) }
}

function bodyStyle(snapshot: Snapshot): Finding<TypeStyle> {
  const { rule, samples } = runningText(snapshot)
  return leadingStyle(samples, rule) ?? { value: null, tried: BODY_RULES.map(({ id }) => id) }
}

/** The style that most words are set in. Its confidence is its share of them, at most 0.9: it is measured, not declared. */
function leadingStyle(samples: readonly StyleSample[], rule: string): Finding<TypeStyle> | undefined {
  const styles = new Map<string, { first: StyleSample; words: number }>()
  for (const sample of samples) {
    const key = JSON.stringify(typeStyle(sample))
    const known = styles.get(key)
    styles.set(key, { first: known?.first ?? sample, words: (known?.words ?? 0) + sample.words })
  }
  const [best] = [...styles.values()].sort((a, b) => b.words - a.words)
  if (!best) return undefined
  const words = wordsIn(samples)
  const { fontSize, fontFamily } = best.first.style
  return {
    value: typeStyle(best.first),
    confidence: Math.round((best.words / words) * 90) / 100,
    rule,
    evidence: [
      evidence('css', placeOf(best.first), `${best.words} of ${words} words: ${fontSize}px ${fontFamily}`),
    ],
  }
}

function wordsIn(samples: readonly StyleSample[]): number {
  return samples.reduce((sum, { words }) => sum + words, 0)
}

/** Elements with readable text of a kind. */
export function textsOf(snapshot: Snapshot, { holds }: TextRule): StyleSample[] {
  return ownSamples(snapshot).filter(
    (sample) => sample.words > 0 && /[\p{L}\p{N}]/u.test(sample.text) && holds(snapshot, sample),
  )
}

function typeStyle({ style }: StyleSample): TypeStyle {
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
