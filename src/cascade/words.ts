/** Letters of scripts that put no space between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
/** No letter beyond Latin and general punctuation: the quick way. */
const PLAIN = /^[^\u0250-\u1fff\u2070-\uffff]*$/

/** Words in a text: runs without spaces that have a letter or digit; of scripts without spaces, two characters count as one. */
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
