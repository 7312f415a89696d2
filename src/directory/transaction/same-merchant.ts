/** Whether a line of a statement means a merchant whose name is known. */

import { COMMON_WORDS, TRAILING_WORDS } from '../../lexicon/transactions/statement-words.ts'
import { BlazonError } from '../../model/errors.ts'
import { coreWords } from '../keys.ts'
import { cleaned } from './cleaning.ts'
import { merchantFrom, merchantsOf } from './descriptors.ts'
import { checkedRequest } from './request.ts'

/** How much of the name must be in the line, in letters, when words of the line are left over. */
const MOST_OF_NAME = 0.75
/** The same when none is left over. */
const LEAST_OF_NAME = 0.25

/**
 * Tells whether a line of a card or bank statement is of the merchant with this name: the same words, or
 * words that were cut off, run together or abbreviated as statements do it. `text` is the line, 1 to 2,000
 * characters; `name` is a company's or shop's name, with or without its legal form. No directory is asked.
 * Throws `invalid_input` for an empty line and for what is no text.
 */
export function isMerchant(text: string, name: string): boolean {
  const line = cleaned(checkedRequest({ text }))
  if (typeof name !== 'string')
    throw new BlazonError('invalid_input', `The name of the merchant is ${String(name)}; it must be a text.`)
  const names = namesOf(name)
  const places = line.words.slice(0, line.core)
  const words = places.length > 0 ? places : line.words
  if (words.length === 0) return false
  const domains = names.map((wanted) => domainsOf(wanted.words)).find((found) => found.size > 0)
  const own = [...spans(words)].map(domainsOf).find((found) => found.size > 0)
  if (own && domains) return [...own].some((domain) => domains.has(domain))
  const hosts = line.hosts.map(({ host }) => host.split('.')[0] ?? '')
  return names.some((wanted) => hosts.includes(wanted.words.join('')) || isCovered(wanted, words))
}

/** Words of a name. */
interface Wanted {
  readonly words: readonly string[]
  /** Words at its end were left away. */
  readonly isShort: boolean
}

/**
 * Without legal forms, and, when two words or a long one are left, without words such as `Store` at the end.
 */
function namesOf(name: string): readonly Wanted[] {
  const words = coreWords(name)
  if (words.length === 0) return []
  const short = [...words]
  while (short.length > 1 && TRAILING_WORDS.has(short.at(-1) ?? '')) short.pop()
  const isTelling = short.length > 1 || ((short[0] ?? '').length > 4 && !COMMON_WORDS.has(short[0] ?? ''))
  const whole = { words, isShort: false }
  return isTelling && short.length < words.length ? [whole, { words: short, isShort: true }] : [whole]
}

/** The longest beginnings first. */
function* spans(words: readonly string[]): Generator<readonly string[]> {
  for (let count = Math.min(6, words.length); count > 0; count--) yield words.slice(0, count)
}

function domainsOf(words: readonly string[]): ReadonlySet<string> {
  const key = words.join('')
  const begun = merchantFrom(key)?.merchant.domain
  return new Set([...merchantsOf(key).map(({ domain }) => domain), ...(begun ? [begun] : [])])
}

/**
 * Whether the words of the name stand in the line, in their order. Where words of both are left over, two
 * merchants are meant that share a word.
 */
function isCovered(name: Wanted, words: readonly string[]): boolean {
  const { words: wanted } = name
  const key = wanted.join('')
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const joined = words.slice(from, to).join('')
      const isSame = joined === key || joined === `${key}s` || `${joined}s` === key
      const isCut = to === words.length && isCutOff(joined, key)
      if (isSame || isCut || (to - from === wanted.length && isTypo(joined, key)))
        return isEnough(key, from) && !isOther(name, [...words.slice(0, from), ...words.slice(to)])
    }
  }
  return !name.isShort && areAlike(wanted, words)
}

/** The name and the line word by word. */
function areAlike(wanted: readonly string[], words: readonly string[]): boolean {
  const [first = ''] = wanted
  let at = 0
  let letters = 0
  const left = new Set(words.keys())
  for (const word of wanted) {
    const found = words.findIndex((other, index) => index >= at && isSameWord(word, other))
    if (found === -1) continue
    at = found + 1
    left.delete(found)
    letters += word.length
  }
  if (!words.some((other) => isSameWord(first, other))) return false
  const share = letters / wanted.join('').length
  return left.size === 0 ? share >= LEAST_OF_NAME : share >= MOST_OF_NAME
}

/**
 * More words beside one word are another name, when it is a common one or shortened: `CIRCLE K` is not
 * `Circle`.
 */
function isOther({ words, isShort }: Wanted, left: readonly string[]): boolean {
  const [word = '', ...others] = words
  const isWeak = isShort || COMMON_WORDS.has(word)
  return others.length === 0 && isWeak && left.some((other) => !TRAILING_WORDS.has(other))
}

/** A name of two letters in the middle of a line is a coincidence. */
const isEnough = (key: string, from: number) => key.length > 2 || from === 0

/** A field of 22 to 25 characters cuts names off. */
const isCutOff = (begun: string, key: string) =>
  begun.length >= 6 && begun.length >= key.length / 2 && key.startsWith(begun)

function isSameWord(word: string, other: string): boolean {
  if (word === other || isTypo(word, other)) return true
  if (other.length >= 4 && word.startsWith(other)) return true
  return isAbbreviated(other, word)
}

/** One letter more, less or other, in words of six letters and more. */
function isTypo(a: string, b: string): boolean {
  if (a.length < 6 || b.length < 6 || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  return [
    a.slice(from + 1) === b.slice(from + 1),
    a.slice(from) === b.slice(from + 1),
    a.slice(from + 1) === b.slice(from),
  ].some(Boolean)
}

/**
 * `whlfds` of `wholefoods`: the same first letter, its consonants in their order, and a third of its letters.
 */
function isAbbreviated(short: string, word: string): boolean {
  if (short.length < 3 || short.length >= word.length || short[0] !== word[0]) return false
  if (/[aeiou]/.test(short.slice(1)) || short.length * 3 < word.length) return false
  let at = 0
  for (const letter of short) {
    at = word.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}
