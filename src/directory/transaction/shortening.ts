/** Recognises shortened words of statements. */

/** Returns the first letter, and the consonants after it. */
export function withoutVowels(word: string): string {
  return word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '')
}

/**
 * Returns whether `short` abbreviates `word`: it has the same first letter, and at least a third of the
 * word's letters in their order, as `whsle` of `wholesale`.
 */
export function abbreviates(short: string, word: string): boolean {
  if (short[0] !== word[0] || short.length > word.length || short.length * 3 < word.length) return false
  let at = 0
  for (const letter of short) {
    at = word.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
