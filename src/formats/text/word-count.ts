import { inScripts, UNSPACED_SCRIPTS } from '../../lexicon/scripts.ts'

const UNSPACED = inScripts(UNSPACED_SCRIPTS, 'gu')
/** Matches a text in scripts that have spaces between words, so that `UNSPACED` need not be searched for. */
const PLAIN = /^[^\u0250-\u1fff\u2070-\uffff]*$/

/**
 * Counts words: runs between white space that have a letter or digit. In scripts without spaces, two
 * characters count as one word.
 */
export function countWords(text: string): number {
  if (PLAIN.test(text)) return wordsIn(text)
  const unspaced = text.match(UNSPACED)?.length ?? 0
  return wordsIn(text.replace(UNSPACED, ' ')) + Math.ceil(unspaced / 2)
}

function wordsIn(text: string): number {
  let words = 0
  for (const run of text.split(/\s+/)) if (/[\p{L}\p{N}]/u.test(run)) words++
  return words
}
