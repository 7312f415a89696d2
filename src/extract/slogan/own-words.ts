/**
 * Distinguishes a claim, which has words of its own, from words for search engines, which descriptions
 * repeat.
 */

import { lettersOf } from '../../formats/text/affinity.ts'
import { inScripts, UNSPACED_SCRIPTS } from '../../lexicon/scripts.ts'
import { view } from '../../snapshot/memo.ts'
import { metaTags } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { speaks } from './names.ts'

/** In letters. Shorter words, such as articles and prepositions, only connect others. */
const MIN_WORD = 4
/** In letters. In languages with endings, words with the same beginning are forms of one word. */
const STEM = 5
/** A text with fewer words is too short to decide about. */
const MIN_WORDS = 2

const DENSE = inScripts(UNSPACED_SCRIPTS)
/** Longest description and longest text that are compared; a longer text is not a slogan. */
const MAX_CHARS = 1000

interface Described {
  readonly stems: ReadonlySet<string>
  /** The phrases of each text, as `phrasesOf` joins them. */
  readonly phrases: readonly string[]
}

const describedBy = view((snapshot: Snapshot): Described => {
  const texts = metaTags(snapshot, 'description', 'og:description', 'keywords').map(({ content }) =>
    content.slice(0, MAX_CHARS),
  )
  return {
    stems: new Set(texts.flatMap(stemsOf)),
    phrases: texts.map(phrasesOf),
  }
})

/**
 * The share of the words of a text, 0 to 1, that the description or the keywords have as well: it is high for
 * words that are written for search engines, such as `Branding agency in Leeds`. It is 0 for a sentence with
 * its full stop, for a text that addresses somebody, and for a text that stands there as a phrase of its own.
 */
export function shareDescribed(snapshot: Snapshot, text: string): number {
  const { stems, phrases } = describedBy(snapshot)
  if (stems.size === 0 || isSentence(text) || speaks(text)) return 0
  const own = phrasesOf(text.slice(0, MAX_CHARS))
  if (phrases.some((one) => one.includes(own))) return 0
  const words = stemsOf(text.slice(0, MAX_CHARS))
  return words.length < MIN_WORDS ? 0 : words.filter((stem) => stems.has(stem)).length / words.length
}

/**
 * The letters of each sentence and of each part between dashes or quotes, with a bar around each, so that a
 * search finds whole phrases of another text and no parts of phrases.
 */
function phrasesOf(text: string): string {
  const parts = text.split(/[.!?。！？؟:：|–—•·"“”„«»「」]+|\s-\s/u).map(lettersOf)
  return `|${parts.filter(Boolean).join('|')}|`
}

/** Whether a text has a full stop, which names and words for search engines do not have. */
export function isSentence(text: string): boolean {
  return /[\p{Ll}\p{Lo}][.!。！](?:\s|$)/u.test(text)
}

/** Beginnings of the longer words; in scripts without spaces each two letters that follow one another. */
function stemsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) => {
      if (DENSE.test(word)) return pairsOf([...word])
      return word.length < MIN_WORD ? [] : [word.slice(0, STEM)]
    })
}

function pairsOf(letters: readonly string[]): string[] {
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}
