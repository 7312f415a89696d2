import { CONCEPTS } from '../data/languages/concepts.ts'
import { QUESTIONS } from '../data/languages/questions.ts'
import { inAllLanguages } from './in-all-languages.ts'

/** Words that mean the same in questions about companies and on their pages, each with the one for all. */
export const CONCEPT_WORDS: readonly (readonly [word: string, concept: string])[] = Object.values(
  CONCEPTS,
).flatMap((concepts) =>
  Object.entries(concepts).flatMap(([concept, words]) =>
    [concept, ...words].map((word) => [word, concept] as const),
  ),
)

/** Words that say nothing of what is asked, even where no other word does. */
export const COUNTING_WORDS: ReadonlySet<string> = new Set(inAllLanguages(QUESTIONS, 'counting'))

/**
 * Words of the name of a data point that say how it is asked, or of what kind it is, and not what is asked,
 * unless there is no other.
 */
export const ASKING_WORDS: ReadonlySet<string> = new Set(inAllLanguages(QUESTIONS, 'asking'))
