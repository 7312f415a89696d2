import { ASKED_PHRASES } from '../../lexicon/asked-phrases.ts'
import { ASKING_WORDS, CONCEPTS, COUNTING_WORDS } from '../../lexicon/concepts.ts'

const CONCEPT_OF: ReadonlyMap<string, string> = new Map(
  CONCEPTS.flatMap((words) => words.map((word) => [word, words[0] ?? word] as const)),
)

const PHRASE_MEANS: ReadonlyMap<string, string> = new Map(
  ASKED_PHRASES.flatMap(([means, phrases]) => phrases.map((phrase) => [phrase, means] as const)),
)
/** The longest first, so that none is read as a shorter one with a word behind it. */
const PHRASE = new RegExp(
  `(?<!\\S)(?:${[...PHRASE_MEANS.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\S)`,
  'g',
)

/** `yearFounded`, `year_founded` and `Year founded` are two words. */
const WORD_BREAK = /(?<=\p{Ll})(?=\p{Lu})|[^\p{L}\p{N}]+/u

/**
 * The words of a text as they are compared: lower case, without accents and endings, one for all that mean
 * it.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(WORD_BREAK)
    .join(' ')
    .toLowerCase()
    .replace(PHRASE, (phrase) => PHRASE_MEANS.get(phrase) ?? phrase)
    .split(' ')
    .map(meaningOf)
    .filter((word) => word !== '')
}

/** The words that say what is asked; all of them when none does. */
export function askedWords(text: string): ReadonlySet<string> {
  const words = wordsOf(text)
  for (const silent of [ASKING_WORDS, COUNTING_WORDS]) {
    const telling = words.filter((word) => !silent.has(word))
    if (telling.length > 0) return new Set(telling)
  }
  return new Set(words)
}

function meaningOf(word: string): string {
  const exact = CONCEPT_OF.get(word)
  if (exact !== undefined) return exact
  const stem = /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
  return CONCEPT_OF.get(stem) ?? stem
}
