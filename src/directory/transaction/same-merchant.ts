/** Decides whether a line of a statement refers to a merchant whose name is known. */

import { COMMON_WORDS } from '../../lexicon/transactions/statement-words.ts'
import { BlazonError } from '../../model/errors.ts'
import { foldedWords } from '../keys.ts'
import { merchantFrom, merchantsOf } from './descriptors.ts'
import { withoutTailLabels, withParty } from './fields.ts'
import { isKind, isPlace, placesIn } from './leftover.ts'
import { withoutPreamble } from './preambles.ts'
import { withoutProcessor } from './processors.ts'
import { inDigits, type Reading, reading, SMALL, type Wanted, wantedOf } from './reading.ts'
import { checkedRequest } from './request.ts'
import { abbreviates } from './shortening.ts'

const MOST_JOINED = 4
/** The limit of words that are read, because the name of the merchant is near the beginning of a line. */
const MOST_WORDS = 60
/** Matches the number of one shop of a merchant: `STR#123`, `S#4`, `# 17`. */
const SHOP = /\b[A-Z]{0,3}#\s?\w*/gi
/** A word after one of these belongs to the name, even when it is a city: `BANK OF MONTREAL`. */
const OF: ReadonlySet<string> = new Set(['of', 'de', 'di', 'du', 'da'])

/**
 * Returns whether a line of a card or bank statement is from the merchant with this name. The first word of
 * the name decides: it must occur in the line in full, cut off, joined with the next word, with one typing
 * error, or abbreviated with its letters in order (`WHLFDS`, `DD`). Either text may lack places, kinds of
 * shops and legal forms. An unexplained word in the line that is more specific than the matched words
 * indicates another merchant. `text` is the line, 1 to 2,000 characters; `name` is a company's or shop's
 * name. No directory is used. Throws `invalid_input` for an empty line and for an argument that is not a
 * text.
 */
export function isMerchant(text: string, name: string): boolean {
  const line = checkedRequest({ text }).text
  if (typeof name !== 'string')
    throw new BlazonError('invalid_input', `The name of the merchant is ${String(name)}; it must be a text.`)
  const wanted = wantedOf(name)
  if (!wanted) return false
  const words = wordsOf(line, wanted)
  const own = knownAs(words)
  const theirs = knownAs(wanted.all)
  if ([...own.domains].some((domain) => theirs.domains.has(domain))) return true
  const best = bestReading(words, wanted)
  if (!best) return false
  // When two known merchants match, the line belongs to the one with more matching letters.
  if (own.domains.size > 0 && theirs.domains.size > 0 && own.letters >= best.letters) return false
  return !isOther(best, words, wanted)
}

/** Returns the words of a line without numbers and without the prefixes of banks and payment services. */
function wordsOf(text: string, { brand }: Wanted): readonly string[] {
  const bare = withoutPreamble(withParty({ text: text.replace(SHOP, ' '), steps: [] }))
  const paid = withoutTailLabels(withoutPreamble(withoutProcessor(bare, { isGuessed: false }).line))
  const all = foldedWords(text)
  // A name that is also a word of banks, such as BP, is kept in the lines of its merchant.
  const isNamed = all[0] === brand[0] && foldedWords(bare.text)[0] !== brand[0]
  const name = brand.join('')
  const digits = inDigits(brand)
  return (isNamed ? all : foldedWords(paid.text))
    .slice(0, MOST_WORDS)
    .filter(
      (word) =>
        word === name || word === digits || word === 'of' || !(SMALL.has(word) || /\d.*\d.*\d/.test(word)),
    )
}

/** Returns the merchants whose descriptor begins the line, and the number of its letters. */
function knownAs(words: readonly string[]): {
  readonly domains: ReadonlySet<string>
  readonly letters: number
} {
  for (let count = Math.min(6, words.length); count > 0; count--) {
    const key = words.slice(0, count).join('')
    const begun = merchantFrom(key)
    const domains = new Set(merchantsOf(key).map(({ domain }) => domain))
    if (begun) domains.add(begun.merchant.domain)
    if (domains.size > 0) return { domains, letters: begun?.length ?? key.length }
  }
  return { domains: new Set(), letters: 0 }
}

interface Found extends Reading {
  readonly from: number
  readonly to: number
}

/** Returns the words of the line that match the largest part of the name. */
function bestReading(words: readonly string[], wanted: Wanted): Found | undefined {
  let best: Found | undefined
  for (const from of words.keys()) {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_JOINED); to++) {
      const run = words.slice(from, to)
      // After the first word, `STR` and `CA` mean a shop and a place, whatever they abbreviate.
      const [word = ''] = run
      const isNoName =
        from > 0 && to === from + 1 && word !== wanted.brand[0] && (isPlace(word) || isKind(word))
      const read = isNoName ? undefined : reading(run, wanted)
      if (read && (!best || isBetter(read, best))) best = { ...read, from, to }
    }
  }
  return best
}

function isBetter(a: Reading, b: Reading): boolean {
  return (a.letters - b.letters || a.count - b.count || Number(a.isPlain) - Number(b.isPlain)) > 0
}

/** Returns whether the unexplained words of the line are the name of another merchant. */
function isOther({ letters, count, isPlain, from, to }: Found, words: readonly string[], wanted: Wanted) {
  const { all, brand } = wanted
  const places = placesIn(words)
  const left = words.filter((word, at) => {
    if (at >= from && at < to) return false
    const isPlaceHere = places.has(at) && !OF.has(words[at - 1] ?? '')
    return !isPlaceHere && !OF.has(word) && !all.slice(1).some((other) => abbreviates(word, other))
  })
  // Words of two and three letters are mostly codes of places, so they are left out.
  const telling = left.filter((word) => word.length !== 2 && word.length !== 3 && !isKind(word))
  const isCommon = COMMON_WORDS.has(brand[0] ?? '')
  if (count < brand.length) {
    const rest = isCommon ? left.filter((word) => word.length > 3) : telling
    return rest.length > 0 || !(isPlain || letters > 3)
  }
  if (isPlain) return isCommon && brand.length === 1 && telling.length > 0
  return telling.some((word) => word.length >= letters)
}
