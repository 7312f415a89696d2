import { ASKING_WORDS, CONCEPT_WORDS, COUNTING_WORDS } from './concepts.ts'
import { foldedWords, withMeanings } from './labels/index.ts'

const CONCEPT_OF: ReadonlyMap<string, string> = new Map(
  CONCEPT_WORDS.map(([word, concept]) => [foldedWords(word).join(''), concept] as const),
)

/**
 * Returns the words of a text in the form in which they are compared: in lower case, without accents and
 * endings, and with one common word for all synonyms.
 */
export function wordsOf(text: string): string[] {
  return withMeanings(foldedWords(text)).map(meaningOf)
}

/**
 * Returns the words of a question without words such as `what` and `many`. If no word would be left, all
 * words are returned.
 */
export function askedWords(text: string): ReadonlySet<string> {
  const words = wordsOf(text)
  for (const silent of [ASKING_WORDS, COUNTING_WORDS]) {
    const telling = words.filter((word) => !silent.has(word))
    if (telling.length > 0) return new Set(telling)
  }
  return new Set(words)
}

/** Whether a word represents a group of synonyms of all languages. */
export const isConcept = (word: string) => CONCEPT_OF.get(word) === word

function meaningOf(word: string): string {
  const exact = CONCEPT_OF.get(word)
  if (exact !== undefined) return exact
  const stem = /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
  return CONCEPT_OF.get(stem) ?? stem
}
