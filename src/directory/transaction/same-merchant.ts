/** Whether a line of a statement means a merchant whose name is known. */

import { TRAILING_WORDS } from '../../lexicon/transactions/statement-words.ts'
import { coreWords, foldedWords } from '../keys.ts'
import { cleaned } from './cleaning.ts'
import { merchantFrom, merchantsOf } from './descriptors.ts'
import { checkedRequest } from './request.ts'

/** How much of the name must be in the line, in letters. */
const MOST_OF_NAME = 0.6

/**
 * Tells whether a line of a card or bank statement is of the merchant with this name: the same words, or words that
 * were cut off, run together or abbreviated as statements do it. `text` is the line, 1 to 2,000 characters; `name`
 * is a company's or shop's name, with or without its legal form. No directory is asked. Throws `invalid_input` for
 * an empty line.
 */
export function isMerchant(text: string, name: string): boolean {
  const line = cleaned(checkedRequest({ text }))
  const wanted = wordsOf(name)
  if (wanted.length === 0) return false
  const places = line.words.slice(0, line.core)
  const words = places.length > 0 ? places : line.words
  if (words.length === 0) return false
  const domains = domainsOf(wanted)
  if (domains.size > 0) {
    const [own] = [...spans(words)].map(domainsOf).filter((found) => found.size > 0)
    if (own) return [...own].some((domain) => domains.has(domain))
  }
  const hosts = line.hosts.map(({ host }) => host.split('.')[0] ?? '')
  const isHost = hosts.some((label) => label === wanted.join(''))
  return isHost || isCovered(wanted, words) || isCovered(wanted, foldedWords(text))
}

/** Without legal forms, and without words such as `Store` at the end. */
function wordsOf(name: string): readonly string[] {
  const words = [...coreWords(name)]
  while (words.length > 1 && TRAILING_WORDS.has(words.at(-1) ?? '')) words.pop()
  return words
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

/** Whether the words of the name stand in the line, in their order, most of them whole. */
function isCovered(wanted: readonly string[], words: readonly string[]): boolean {
  const key = wanted.join('')
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      const joined = words.slice(from, to).join('')
      if (joined === key || joined === `${key}s` || `${joined}s` === key) return isEnough(key, from)
      if (isCutOff(joined, key) || isTypo(joined, key)) return isEnough(joined, from)
    }
  }
  let at = 0
  let letters = 0
  for (const word of wanted) {
    const found = words.findIndex((other, index) => index >= at && isSameWord(word, other))
    if (found === -1) continue
    at = found + 1
    letters += word.length
  }
  const [first = ''] = wanted
  return letters / key.length >= MOST_OF_NAME && words.some((other) => isSameWord(first, other))
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

/** `whlfds` of `wholefoods`: the same first letter, its consonants in their order, and a third of its letters. */
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
