/** Returns the keys of other spellings of a name, under which the directory may have it. */

import { coreWords, nameKey } from '../keys.ts'

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** The words of a longer name are not tried in every order. */
const MAX_ORDERED = 4

/** The word "and" in other languages. */
const AND: ReadonlySet<string> = new Set(['und', 'et', 'y', 'e', 'en', 'og', 'och', 'ja', 'i', 'и', 've'])

/** Returns the keys of a name as written, without umlauts, and with East Asian legal forms. */
export function keysOf(name: string): readonly string[] {
  const spelled = name
    .normalize('NFC')
    .replace(/[äöüåø]/giu, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter)
  return [...new Set([name, spelled, ...withForms(name)].map(nameKey))]
}

/** Legal forms that are joined to the name without a space, before or after it. */
const GLUED = ['株式会社', '股份有限公司', '有限公司', '集团', '集團', '주식회사']
const GLUED_FORM = new RegExp(`^(?:${GLUED.join('|')})|(?:${GLUED.join('|')})$`, 'u')

/** Removes a legal form that is joined to the name without a space. */
export function bareOfForms(name: string): string {
  return name.replace(GLUED_FORM, '').trim()
}

/** Returns the name without its legal form, and with each of the forms. */
function withForms(name: string): readonly string[] {
  if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name)) return []
  const bare = bareOfForms(name)
  return bare === '' ? [] : [bare, ...GLUED.flatMap((form) => [bare + form, form + bare])]
}

/** Returns the keys of other spellings: with or without "and", `+` for "plus", and in every word order. */
export function spellingsOf(name: string): readonly string[] {
  const words = coreWords(name)
  const isAnd = (word: string) => word === 'and'
  const others = [
    words.map((word, at) => (at > 0 && AND.has(word) ? 'and' : word)),
    ...(words.some(isAnd) ? [words.filter((word) => !isAnd(word))] : withAnd(words)),
    ...(words.at(-1) === 'plus' ? [[...words.slice(0, -1), 'and']] : []),
    ...ordersOf(words),
  ]
  return [...new Set(others.map((all) => all.join('')))].filter((key) => key !== words.join(''))
}

function withAnd(words: readonly string[]): readonly string[][] {
  return words.slice(1).map((_, at) => [...words.slice(0, at + 1), 'and', ...words.slice(at + 1)])
}

function ordersOf(words: readonly string[]): readonly string[][] {
  if (words.length < 2 || words.length > MAX_ORDERED) return []
  return words.flatMap((first, at) => {
    const rest = words.filter((_, other) => other !== at)
    return rest.length === 1 ? [[first, ...rest]] : ordersOf(rest).map((order) => [first, ...order])
  })
}

/**
 * Returns the key in which `ae`, `oe` and `ue` have become `a`, `o` and `u`, as the directory folds umlauts;
 * undefined when there are none.
 */
export function withUmlauts(name: string): string | undefined {
  const key = nameKey(name)
  const folded = key.replace(/([aou])e/g, '$1')
  return folded === key ? undefined : folded
}

export function hasUmlauts(name: string): boolean {
  return /[äöüåø]/iu.test(name.normalize('NFC'))
}
