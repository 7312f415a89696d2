/** Distinguishes slogans from texts for search engines, whose words the description repeats. */

import { lettersOf } from '../../formats/text/affinity.ts'
import { inScripts, UNSPACED_SCRIPTS } from '../../lexicon/scripts.ts'
import { view } from '../../snapshot/memo.ts'
import { metaTags } from '../../snapshot/meta.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { speaks } from './names.ts'

/** In letters. Shorter words, such as articles, are skipped. */
const MIN_WORD = 4
/** In letters. Words with the same beginning count as forms of one word. */
const STEM = 5
/** A text with fewer words is too short to be judged. */
const MIN_WORDS = 2

const DENSE = inScripts(UNSPACED_SCRIPTS)
/** The most characters of a description and a text that are compared. */
const MAX_CHARS = 1000

interface Described {
  readonly stems: ReadonlySet<string>
  /** The phrases of each text, as `phrasesOf` returns them. */
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
 * Returns the share of a text's words, 0 to 1, that are also in the description or keywords. It is high for
 * texts for search engines, such as `Branding agency in Leeds`. It is 0 for a sentence with a full stop, for
 * a text that addresses somebody, and for a text that is a whole phrase of the description.
 */
export function shareDescribed(snapshot: Snapshot, text: string): number {
  const { stems, phrases } = describedBy(snapshot)
  if (stems.size === 0 || isSentence(text) || speaks(text)) return 0
  const own = phrasesOf(text.slice(0, MAX_CHARS))
  if (phrases.some((one) => one.includes(own))) return 0
  const words = stemsOf(text.slice(0, MAX_CHARS))
  return words.length < MIN_WORDS ? 0 : words.filter((stem) => stems.has(stem)).length / words.length
}

/** Returns the letters of sentences and parts between bars, so that only whole phrases are found. */
function phrasesOf(text: string): string {
  const parts = text.split(/[.!?。！？؟:：|–—•·"“”„«»「」]+|\s-\s/u).map(lettersOf)
  return `|${parts.filter(Boolean).join('|')}|`
}

/** Whether a text has a full stop, unlike names and texts for search engines. */
export function isSentence(text: string): boolean {
  return /[\p{Ll}\p{Lo}][.!。！](?:\s|$)/u.test(text)
}

/** Returns the beginnings of longer words; in scripts without spaces, all pairs of adjacent letters. */
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
