import { QUESTIONS } from '../../data/languages/questions.ts'
import { askedWords, isConcept, wordsOf } from '../../lexicon/asked-words.ts'
import { ASKING_WORDS } from '../../lexicon/concepts.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { pattern } from '../../lexicon/pattern.ts'
import type { FactKind } from '../../model/facts.ts'
import type { DataPoint } from '../../model/query.ts'

/** Matches the year in a label such as `Membership fee 2026`, whose value is valid for that year. */
const YEAR = /^(?:19|20)\d\d$/

/**
 * The score of a fact of each kind when its label matches the question exactly, 0 to 1. The scores were set
 * by hand and tried on the 40 questions of `test/extract/answers`. A change of one score by 0.1 did not
 * change a result there.
 */
const WEIGHTS: Readonly<Record<FactKind, number>> = {
  record: 0.95,
  'structured-data': 0.95,
  definition: 0.9,
  table: 0.9,
  product: 0.85,
  label: 0.85,
  question: 0.8,
  phrase: 0.75,
  section: 0.75,
  link: 0.7,
  sentence: 0.7,
}

/** A requested data point with the words that its label on a page may have. */
export interface Asked {
  readonly point: DataPoint
  /** The words that a label must have. */
  readonly words: ReadonlySet<string>
  /** Further words that a label may have. */
  readonly besides: ReadonlySet<string>
}

/**
 * Matches names without a meaning, such as `value1` and `q7`. The words of the description replace such a
 * name.
 */
const VAGUE_NAME = pattern('i')`^(?:${inAllLanguages(QUESTIONS, 'vague')})?s?[\s_-]*\d*$`

/** Takes the words from the point's name, or from its description where the name has no meaning. */
export function askedOf(point: DataPoint): Asked {
  const isVague = VAGUE_NAME.test(point.name.trim()) && Boolean(point.description)
  const words = askedWords(isVague ? (point.description ?? '') : point.name)
  const besides = new Set([...words, ...wordsOf(point.description ?? '')])
  return { point, words, besides }
}

/** Words in descriptions that do not name the subject, such as `annual` and `each`. */
const AROUND = inAllLanguages(QUESTIONS, 'around')

/**
 * Returns the data point with other words: the known labels in its description take the place of the words of
 * its name. It is asked again in this way when its name finds nothing. Undefined if the description has other
 * words with a meaning of their own, or no known label besides those of the name.
 */
export function describedOf({ point, words, besides }: Asked): Asked | undefined {
  const told = askedWords(point.description ?? '')
  const known = [...told].filter(isConcept)
  const others = [...told].filter((word) => !isConcept(word) && !AROUND.includes(word))
  const isOther = known.length === 0 || others.length > 0 || known.every((word) => words.has(word))
  return isOther ? undefined : { point, words: new Set(known), besides }
}

/**
 * How well a label matches a point, 0 to 1: 0 unless the label has every word of the point's name, and less
 * for each additional word.
 */
export function labelScore(kind: FactKind, said: ReadonlySet<string>, { words, besides }: Asked): number {
  if (!hasEvery(said, words)) return 0
  const telling = [...said].filter((word) => words.has(word) || !(ASKING_WORDS.has(word) || YEAR.test(word)))
  const asked = telling.filter((word) => besides.has(word)).length
  // A product's name has more words than a question for its price, so its additional words cost less.
  const sure = kind === 'product' ? 0.7 : 0.4
  return WEIGHTS[kind] * (sure + (1 - sure) * (asked / Math.max(telling.length, 1)))
}

export function hasEvery(said: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  if (words.size === 0) return false
  for (const word of words) if (!said.has(word)) return false
  return true
}

export function hasAny(said: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  for (const word of words) if (said.has(word)) return true
  return false
}

export const weightOf = (kind: FactKind): number => WEIGHTS[kind]
