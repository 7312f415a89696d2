/** Returns the first letter, and the consonants after it. */
export function withoutVowels(word: string): string {
  return word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '')
}

/** Returns whether `short` has the same first letter and a third of the letters in order (`whsle`). */
export function abbreviates(short: string, word: string): boolean {
  if (short[0] !== word[0] || short.length > word.length || short.length * 3 < word.length) return false
  let at = 0
  for (const letter of short) {
    at = word.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
