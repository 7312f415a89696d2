/** Finds how a text writes the label of a domain as words. */

import { branches } from '../../lexicon/pattern.ts'
import { STROKED } from '../../lexicon/plain-letters.ts'
import { once } from '../../model/keyed.ts'

/** Letters that domains replace by two others. */
const PAIRS: Readonly<Record<string, string>> = { ae: 'äæ', oe: 'öøœ', ue: 'ü', ss: 'ß', aa: 'å', th: 'þ' }

/** For each plain letter, its forms with diacritics (U+00C0 to U+024F, U+1E00 to U+1EFF). */
const variantsOf = once((): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const [letter, plain] of Object.entries(STROKED)) found.set(plain, (found.get(plain) ?? '') + letter)
  const add = (from: number, to: number) => {
    for (let code = from; code <= to; code++) {
      const letter = String.fromCharCode(code)
      const [plain = '', mark] = letter.normalize('NFD')
      if (mark !== undefined && letter === letter.toLowerCase())
        found.set(plain, (found.get(plain) ?? '') + letter)
    }
  }
  add(0x00c0, 0x024f)
  add(0x1e00, 0x1eff)
  return found
})

/** Matches a separator between two letters, because a text may separate words that the label joins. */
const BETWEEN = "[ ’'.&-]?"

/**
 * Makes a pattern for a label written as a name, with spaces and diacritics. The site's own suffix may
 * follow, as in `Acme.pl`, but is not part of the match. Undefined for a label of two letters or less.
 */
export function wordsFor(label: string, suffix: string): RegExp | undefined {
  const letters = [...label.replace(/[^\p{L}\p{N}]/gu, '')]
  if (letters.length < 3) return undefined
  let source = ''
  for (let at = 0; at < letters.length; at++) {
    const [letter = '', next = ''] = letters.slice(at, at + 2)
    const pair = PAIRS[letter + next]
    if (pair) at++
    source +=
      (source && BETWEEN) + (pair ? `(?:${oneOf(letter)}${BETWEEN}${oneOf(next)}|[${pair}])` : oneOf(letter))
  }
  const own = branches([suffix])
  return new RegExp(
    `(?<![\\p{L}\\p{N}.@/-])${source}(?![\\p{L}\\p{N}@/-]|\\.(?!${own}(?![\\p{L}\\p{N}/.-]))\\p{L})`,
    'giu',
  )
}

function oneOf(letter: string): string {
  const others = variantsOf().get(letter)
  return others ? `[${letter}${others}]` : letter
}
