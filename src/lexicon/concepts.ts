import { CONCEPTS } from '../data/languages/concepts.ts'
import { QUESTIONS } from '../data/languages/questions.ts'
import { inAllLanguages } from './in-all-languages.ts'

/**
 * Words that mean the same in questions about companies and on their pages, each with a common word for the
 * group.
 */
export const CONCEPT_WORDS: readonly (readonly [word: string, concept: string])[] = Object.values(
  CONCEPTS,
).flatMap((concepts) =>
  Object.entries(concepts).flatMap(([concept, words]) =>
    [concept, ...words].map((word) => [word, concept] as const),
  ),
)

/** Words that never say anything about the subject of a question. */
export const COUNTING_WORDS: ReadonlySet<string> = new Set(inAllLanguages(QUESTIONS, 'counting'))

/**
 * Words in the name of a data point that describe the form of the question or the kind of value. They count
 * as its subject only when there is no other word.
 */
export const ASKING_WORDS: ReadonlySet<string> = new Set(inAllLanguages(QUESTIONS, 'asking'))
