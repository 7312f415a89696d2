import { CONCEPTS } from '../data/languages/concepts.ts'
import { QUESTIONS } from '../data/languages/questions.ts'
import { inAllLanguages } from './in-all-languages.ts'

/** Words of questions and pages, each with the one word that replaces all its synonyms. */
export const CONCEPT_WORDS: readonly (readonly [word: string, concept: string])[] = Object.values(
  CONCEPTS,
).flatMap((concepts) =>
  Object.entries(concepts).flatMap(([concept, words]) =>
    [concept, ...words].map((word) => [word, concept] as const),
  ),
)

/** Words that never describe the subject of a question, such as `many`. */
export const COUNTING_WORDS: ReadonlySet<string> = new Set(inAllLanguages(QUESTIONS, 'counting'))

/** Words for the form of a question or value, which are a subject only without other words. */
export const ASKING_WORDS: ReadonlySet<string> = new Set(inAllLanguages(QUESTIONS, 'asking'))
