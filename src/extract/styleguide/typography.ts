import { familyName, isGenericFamily, parseFamilies } from '../../formats/css/font-family.ts'
import { words } from '../../lexicon/pattern.ts'
import type { Finding } from '../../model/finding.ts'
import { oncePer } from '../../model/keyed.ts'
import { noun } from '../../model/noun.ts'
import {
  type FontChoice,
  HEADING_LEVELS,
  type HeadingLevel,
  type Styleguide,
  type TypeStyle,
} from '../../model/styleguide.ts'
import { isChosenIn, isTypeChosenIn, isUnstyled } from '../../snapshot/chosen.ts'
import { type ElementContext, ownContexts, within } from '../../snapshot/element-context.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { evidence } from '../extractor.ts'
import { placeOf } from './page.ts'

/** A kind of text and where it is searched. */
interface TextRule {
  readonly id: string
  readonly holds: (context: ElementContext, places: Places) => boolean
}

/** Functions that return whether an element is in a heading, a paragraph, a list or another element. */
interface Places {
  readonly levelAt: (context: ElementContext) => string | undefined
  readonly inParagraph: (context: ElementContext) => boolean
  readonly inList: (context: ElementContext) => boolean
  /** Whether an element is in a control, in code or in a small heading, and so is not running text. */
  readonly inOther: (context: ElementContext) => boolean
}

export function typography(snapshot: Snapshot): Styleguide['typography'] {
  const levels = HEADING_LEVELS.map((level) => [level, headingStyle(snapshot, level)])
  return {
    headings: Object.fromEntries(levels) as Styleguide['typography']['headings'],
    p: bodyStyle(snapshot),
  }
}

/** Where running text is, the most certain place first. */
export const BODY_RULES: readonly TextRule[] = [
  {
    id: 'paragraphs of the content',
    holds: (context, places) => places.inParagraph(context) && isProse(context, places) && isContent(context),
  },
  {
    id: 'lists and tables of the content',
    holds: (context, places) => places.inList(context) && isProse(context, places) && isContent(context),
  },
  {
    id: 'other text of the content',
    holds: (context, places) => isProse(context, places) && isContent(context),
  },
  { id: 'text anywhere', holds: isProse },
]

function isContent({ region }: ElementContext): boolean {
  return region === 'main'
}

/** Whether a text is outside of headings, controls and code. */
function isProse(context: ElementContext, { levelAt, inOther }: Places): boolean {
  return levelAt(context) === undefined && !inOther(context)
}

const inParagraph = within('p', 'blockquote')
const inList = within('li', 'dd', 'td')
const inOther = within(...words('h5 h6 a button label select option textarea input code pre svg'))

const placesOf = view((snapshot: Snapshot): Places => {
  const levels: (string | undefined)[] = []
  for (const context of ownContexts(snapshot))
    levels[context.at] = ownLevel(context) ?? (context.above && levels[context.above.at])
  return {
    levelAt: ({ at }) => levels[at],
    inParagraph: inParagraph(snapshot),
    inList: inList(snapshot),
    inOther: inOther(snapshot),
  }
})

const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

function ownLevel({ sample: { tag, role }, element }: ElementContext): string | undefined {
  const written = role === 'heading' ? element?.attribs['aria-level'] : undefined
  if (written && /^[1-6]$/.test(written)) return `h${written}`
  return HEADINGS.has(tag) ? tag : undefined
}

/** The site's own readable text; empty on a page with only the browser's style. */
const textsOf = view((snapshot: Snapshot): readonly ElementContext[] => {
  if (isUnstyled(snapshot)) return []
  return ownContexts(snapshot).filter(({ sample }) => sample.words > 0 && /[\p{L}\p{N}]/u.test(sample.text))
})

/** Every heading with readable text. */
export const headingsOf = view((snapshot: Snapshot): readonly ElementContext[] => {
  const { levelAt } = placesOf(snapshot)
  return textsOf(snapshot).filter((context) => levelAt(context) !== undefined)
})

/** A place with fewer words is used only if no other place has more words. */
const ENOUGH_WORDS = 20

/** The running text: the most certain place with enough words, else the one with most words. */
export const runningText = view(
  (snapshot: Snapshot): { readonly rule: string; readonly contexts: readonly ElementContext[] } => {
    const [texts, places] = [textsOf(snapshot), placesOf(snapshot)]
    let most = { rule: BODY_RULES[0]?.id ?? '', contexts: [] as ElementContext[], words: 0 }
    for (const rule of BODY_RULES) {
      const contexts = texts.filter((context) => rule.holds(context, places))
      const words = wordsIn(contexts)
      if (words > most.words) most = { rule: rule.id, contexts, words }
      if (words >= ENOUGH_WORDS) break
    }
    return most
  },
)

function headingStyle(snapshot: Snapshot, level: HeadingLevel): Finding<TypeStyle> {
  const { levelAt } = placesOf(snapshot)
  const all = headingsOf(snapshot).filter((context) => levelAt(context) === level)
  const [content, anywhere] = [`${level} in the content`, `${level} anywhere`]
  const style =
    leadingStyle(snapshot, all.filter(isContent), content) ?? leadingStyle(snapshot, all, anywhere)
  return style ?? { value: null, tried: [content, anywhere] }
}

function bodyStyle(snapshot: Snapshot): Finding<TypeStyle> {
  const { rule, contexts } = runningText(snapshot)
  return leadingStyle(snapshot, contexts, rule) ?? { value: null, tried: BODY_RULES.map(({ id }) => id) }
}

/**
 * Returns the style of most words among texts that the page has styled. Its confidence is their share, at
 * most 0.9, because it is measured and not declared.
 */
function leadingStyle(
  snapshot: Snapshot,
  all: readonly ElementContext[],
  rule: string,
): Finding<TypeStyle> | undefined {
  const isTypeChosen = isTypeChosenIn(snapshot)
  const contexts = all.filter(({ sample }) => isTypeChosen(sample))
  const styles = new Map<string, { readonly first: ElementContext; words: number }>()
  for (const context of contexts) {
    const { fontSize, fontWeight, lineHeight, letterSpacing } = context.sample.style
    // The parsed list is the key, because equal lists may be written differently.
    const families = JSON.stringify(fontOf(snapshot, context))
    const key = `${fontSize} ${fontWeight} ${lineHeight} ${letterSpacing} ${families}`
    const known = styles.get(key)
    if (known) known.words += context.sample.words
    else styles.set(key, { first: context, words: context.sample.words })
  }
  const [best] = [...styles.values()].sort((a, b) => b.words - a.words)
  if (!best) return undefined
  const words = wordsIn(contexts)
  const value = typeStyle(snapshot, best.first)
  return {
    value,
    confidence: Math.round((best.words / words) * 90) / 100,
    rule,
    evidence: [
      evidence(
        'css',
        placeOf(best.first),
        `${best.words} of ${words} ${noun(words, 'word')}: ${value.fontSize}px ${best.first.sample.style.fontFamily}`,
      ),
    ],
  }
}

function wordsIn(contexts: readonly ElementContext[]): number {
  return contexts.reduce((sum, { sample }) => sum + sample.words, 0)
}

function typeStyle(snapshot: Snapshot, context: ElementContext): TypeStyle {
  const { fontSize, fontWeight, lineHeight, letterSpacing } = context.sample.style
  return { ...fontOf(snapshot, context), fontSize, fontWeight, lineHeight, letterSpacing }
}

/** Returns the font that the page sets for an element's text. */
export function fontOf(snapshot: Snapshot, { sample }: ElementContext): FontChoice {
  const isChosen = isChosenIn(snapshot)(sample, 'fontFamily')
  return isChosen ? fontReader(snapshot)(sample.style.fontFamily) : NOT_SET
}

const NOT_SET: FontChoice = { fontFamily: null, fontFallbacks: [] }

/** Reads the families of each list once. */
const fontReader = view((_: Snapshot) => oncePer(firstNamed))

function firstNamed(list: string): FontChoice {
  const families = parseFamilies(list)
  const written = families.find((family) => !isGenericFamily(family)) ?? families[0]
  if (written === undefined) return NOT_SET
  const fontFamily = familyName(written)
  const rest = families.slice(families.indexOf(written) + 1).map(familyName)
  return { fontFamily, fontFallbacks: [...new Set(rest)].filter((family) => family !== fontFamily) }
}
