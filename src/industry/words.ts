import { SPELLINGS } from '../data/industries/spellings.ts'
import { STOP_WORDS } from '../data/industries/stop-words.ts'
import { isAscii } from '../lexicon/plain-letters.ts'

/* Converts texts to search terms: stems of words, and pairs of neighbouring words. */

const STOPS: ReadonlySet<string> = new Set(STOP_WORDS)
const SPELT: ReadonlyMap<string, string> = new Map(SPELLINGS)

/** The separator of a pair, which no word contains. */
const JOINT = '+'

/** Returns the words of a text in lower case and without marks. */
export function wordsOf(text: string): string[] {
  const plain = isAscii(text) ? text : text.normalize('NFKD').replace(/\p{M}+/gu, '')
  return plain
    .toLowerCase()
    .replace(/\be-(?=\p{L})/gu, 'e')
    .replace(/['’]s?\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/**
 * Returns the stem of each word that is no stop word, and each pair of neighbours, as often as they occur.
 */
export function termsOf(text: string): string[] {
  return text.split(/[.,;:!?()/|•·\n]+/).flatMap(termsOfPhrase)
}

function termsOfPhrase(phrase: string): string[] {
  const stems = wordsOf(phrase)
    .filter((word) => !STOPS.has(word) && !/^\d+$/.test(word))
    .map(stem)
  const pairs = stems.slice(1).map((word, at) => `${stems[at]}${JOINT}${word}`)
  // A single letter counts only beside another word, as in `o-ring`; alone it may be an article.
  return [...stems.filter((word) => !/^[a-z]$/.test(word)), ...pairs]
}

export function isPair(term: string): boolean {
  return term.includes(JOINT)
}

/** Returns the terms as the text first spells them; terms that are not in the text are unchanged. */
export function spelledIn(text: string, terms: readonly string[]): string[] {
  const spelt = new Map<string, string>()
  for (const word of wordsOf(text)) if (!spelt.has(stem(word))) spelt.set(stem(word), word)
  return terms.map((term) => {
    const parts = term.split(JOINT)
    return parts.map((part) => spelt.get(part) ?? part).join(' ')
  })
}

/** Removes the most common English endings from a word, so that `roofing` and `roofs` are one term. */
function stem(word: string): string {
  const spelt = SPELT.get(word) ?? word
  const single = singular(spelt)
  const base = /(?:ing|ed)$/.test(single) ? single.replace(/(?<=\p{L}{4})(?:ing|ed)$/u, '') : single
  return base.endsWith('e') ? base.replace(/(?<=\p{L}{3})e$/u, '') : base
}

function singular(word: string): string {
  if (!word.endsWith('s')) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}
