import { FIELDS } from '../../data/statements/fields.ts'
import { PREAMBLES } from '../../data/statements/preambles.ts'
import { pattern } from '../../lexicon/pattern.ts'
import { foldedWords } from '../keys.ts'
import { knownWords } from './descriptors.ts'
import { cut, type Line, plain } from './line.ts'

/** Phrases that banks print before the name, by their first word, the longest first. */
const BY_FIRST = new Map<string, readonly string[][]>()
for (const phrase of PREAMBLES.flatMap(({ phrases }) => phrases)) {
  const words = phrase.split(' ')
  const [first = ''] = words
  const others = BY_FIRST.get(first) ?? []
  BY_FIRST.set(
    first,
    [...others, words].sort((a, b) => b.length - a.length),
  )
}

/** At least two of these words in a row are a preamble. */
const PREAMBLE_WORDS: ReadonlySet<string> = new Set(PREAMBLES.flatMap(({ words = [] }) => words))
const BETWEEN_PREAMBLE_WORDS: ReadonlySet<string> = new Set(PREAMBLES.flatMap(({ between = [] }) => between))

/** Matches the characters between the words of a phrase. */
const BETWEEN = /[\s.:,/_()-]*/y
const WORD = /[\p{L}\p{N}]+/uy
/** Matches the end of a phrase. The number of a card may follow directly: `DK-NOTA5311`. */
const AT_END = /(?![\p{L}\p{N}])|(?=\d{3,}(?!\p{L}))/uy
/** Matches numbers of cards, dates, times and references after a preamble. */
const NUMBERS = pattern('')`^(?:[\s:.,/#*()-]*(?:(?:${FIELDS.beforeNumber})\b[.:]?\s*)?
  (?:[X*•]*\d[\dX*•]*(?:[./:-][\dX*•]+)*|[X*•]{2,}\d*|\d{1,2}\s?(?:${FIELDS.month})[A-Z]*(?:\d{2}(?:\d{2})?)?)(?=[\s,:/-]|$))+`
/** Matches a word for "at" after the numbers (`COMPRA 1234 EN EXAMPLE`), or a mark of the card's kind. */
const AT = /^\s*(?:AT|CD|EN|CHEZ|BEI|BIJ|PRESSO|HOS|EM|NA|W|U)\s/

/**
 * Removes, repeatedly, what the bank printed before the merchant's name, and numbers after it, unless it is
 * part of a known merchant's name (`MC DONALDS`), or no letter would remain.
 */
export function withoutPreamble(line: Line): Line {
  for (let left = line; ; ) {
    const end = preambleEnd(left.text)
    const numbers = NUMBERS.exec(plain(left.text.slice(end)))?.[0] ?? ''
    const at = numbers === '' ? undefined : AT.exec(plain(left.text.slice(end + numbers.length)))
    const length = end + numbers.length + (at?.[0].length ?? 0)
    const rest = left.text.slice(length)
    const isCut = end > 0 && /\p{L}{2}|\p{L}\d/u.test(rest)
    if (!isCut) return left
    left = cut(left, 'preamble', rest, left.text.slice(0, length))
  }
}

function preambleEnd(text: string): number {
  const upper = plain(text)
  WORD.lastIndex = 0
  const first = WORD.exec(upper)?.[0]
  for (const words of (first && BY_FIRST.get(first)) || []) {
    const end = endOf(words, upper)
    if (end === undefined) continue
    if (isNoName(text, end)) return end
  }
  const run = runEnd(upper)
  return run > 0 && isNoName(text, run) ? run : 0
}

/** Returns whether no known merchant has a name that extends beyond `end`. */
function isNoName(text: string, end: number): boolean {
  return knownWords(foldedWords(text).slice(0, 6)) <= foldedWords(text.slice(0, end)).length
}

/** Returns where a run of at least two words of banks ends; 0 when there is none. */
function runEnd(upper: string): number {
  let end = 0
  let count = 0
  for (const { 0: word, index } of upper.matchAll(/[\p{L}\p{N}]+/gu)) {
    const isOwn = PREAMBLE_WORDS.has(word)
    if (!isOwn && !(count > 0 && BETWEEN_PREAMBLE_WORDS.has(word))) break
    if (isOwn) count += 1
    end = index + word.length
  }
  return count > 1 ? end : 0
}

/** Returns where the phrase ends, when the text begins with it. */
function endOf(words: readonly string[], upper: string): number | undefined {
  let at = 0
  for (const [index, word] of words.entries()) {
    if (index > 0) {
      BETWEEN.lastIndex = at
      at += BETWEEN.exec(upper)?.[0].length ?? 0
    }
    if (!upper.startsWith(word, at)) return undefined
    at += word.length
  }
  AT_END.lastIndex = at
  return AT_END.test(upper) ? at : undefined
}
