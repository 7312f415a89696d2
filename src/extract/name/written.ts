/** Finds how a text writes the label of a domain as words. */

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

/** Characters that make the letters before or after them a part of a longer word or an address. */
const BEFORE = /[\p{L}\p{N}.@/-]$/u
const BEHIND = /^[\p{L}\p{N}@/-]/u
const BEHIND_SUFFIX = /^[\p{L}\p{N}/.-]/u
const END = String.raw`(?![\p{L}\p{N}@/-])`

/** A place where a text writes a label as a name. */
export interface Written {
  readonly form: string
  readonly index: number
}

/** Returns where a text writes a label with spaces and diacritics, without its suffix (`Acme.pl`). */
export function writtenIn(text: string, label: string, suffix: string): Written[] {
  const pattern = lettersAsWritten(label)
  const found: Written[] = []
  for (let match = pattern?.exec(text); pattern && match; match = pattern.exec(text)) {
    const { 0: form, index } = match
    const [first = ''] = form
    if (isWhole(text, index, form, suffix)) found.push({ form, index })
    else pattern.lastIndex = index + first.length
  }
  return found
}

/**
 * Whether the letters at a place of a text are not part of a longer word or of an address. This is tested
 * here and not in the pattern of the label, because V8 would then take a millisecond longer to compile the
 * pattern for each site.
 */
function isWhole(text: string, index: number, form: string, suffix: string): boolean {
  const end = index + form.length
  const behind = text.slice(end, end + suffix.length + 3)
  if (BEFORE.test(text.slice(Math.max(0, index - 2), index)) || BEHIND.test(behind)) return false
  if (!/^\.\p{L}/u.test(behind)) return true
  const rest = behind.slice(1 + suffix.length)
  return behind.slice(1, 1 + suffix.length).toLowerCase() === suffix && !BEHIND_SUFFIX.test(rest)
}

function lettersAsWritten(label: string): RegExp | undefined {
  const letters = [...label.replace(/[^\p{L}\p{N}]/gu, '')]
  if (letters.length < 3) return undefined
  let source = ''
  let end = ''
  for (let at = 0; at < letters.length; at++) {
    const [letter = '', next = ''] = letters.slice(at, at + 2)
    const pair = PAIRS[letter + next]
    if (pair) at++
    // In `Malmö events`, `ö e` may stand for `oe`, but `ö` alone may too. Only the expression can try both.
    if ([...(pair ?? '')].some((one) => oneOf(letter).includes(one))) end = END
    source +=
      (source && BETWEEN) + (pair ? `(?:${oneOf(letter)}${BETWEEN}${oneOf(next)}|[${pair}])` : oneOf(letter))
  }
  return new RegExp(source + end, 'giu')
}

function oneOf(letter: string): string {
  const others = variantsOf().get(letter)
  return others ? `[${letter}${others}]` : letter
}
