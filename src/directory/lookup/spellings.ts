/** Other ways to write a name: the keys under which the directory may have it. */

import { coreWords, nameKey } from '../keys.ts'

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

/** More words than this are not put in every order. */
const MAX_ORDERED = 4

/** The keys of the name as it stands; with umlauts also as they are written without them. */
export function keysOf(name: string): readonly string[] {
  const spelled = name
    .normalize('NFC')
    .replace(/[äöüåø]/giu, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter)
  return spelled === name ? [nameKey(name)] : [nameKey(name), nameKey(spelled)]
}

/** The keys of other spellings: with and without "and", with `+` for "plus", and in every order of the words. */
export function spellingsOf(name: string): readonly string[] {
  const words = coreWords(name)
  const isAnd = (word: string) => word === 'and'
  const others = [
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

/** The key with `ae`, `oe` and `ue` as umlauts; undefined when it has none. */
export function withUmlauts(name: string): string | undefined {
  const key = nameKey(name)
  const folded = key.replace(/([aou])e/g, '$1')
  return folded === key ? undefined : folded
}

/** True for a name that is written with umlauts. */
export function hasUmlauts(name: string): boolean {
  return /[äöüåø]/iu.test(name.normalize('NFC'))
}
