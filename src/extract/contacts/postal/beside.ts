/** Recognises what stands beside addresses and is no part of them: labels and opening hours. */

import { ADDRESSES } from '../../../data/languages/addresses.ts'
import { OPENING_HOURS } from '../../../data/languages/opening-hours.ts'
import { inAllLanguages } from '../../../lexicon/in-all-languages.ts'
import { inSmallLetters, pattern } from '../../../lexicon/pattern.ts'

const DAYS: ReadonlySet<string> = new Set(inAllLanguages(OPENING_HOURS, 'days'))

const TIMES = /^[.:,\s]{0,3}\d{1,2}(?:[:.h]\d{2})?\s?(?:[-–—]|h\b|am\b|pm\b|uhr|to\b|bis\b|do\b|às\b|a\b|à\b)/

/** How far behind a day its times begin, at most. */
const MAX_TIMES_CHARS = 10

const JOINED = /^\.?\s?[-–—/&+]/

const HOURS_PHRASES = inAllLanguages(OPENING_HOURS, 'labels')
const HOURS_LABELS = pattern('u')`^(?:${HOURS_PHRASES})`

const LABELS: ReadonlySet<string> = new Set(inAllLanguages(ADDRESSES, 'labels'))

/** Whether a text is a label of an address, or says when somebody is open: `Adres`, `Pon-Pt 8-16`. */
export function isBesideAddress(text: string): boolean {
  const [word = ''] = FIRST_WORD.exec(text) ?? []
  const first = word.toLowerCase()
  // Most pieces begin with no such word, and this is asked of each piece several times.
  if (!BEGINNINGS.has(first)) return false
  const small = inSmallLetters(text).replace(/(?<![\s:.])[\s:.]+$/, '')
  if (HOURS_LABELS.test(small) || LABELS.has(small)) return true
  if (!DAYS.has(first)) return false
  const [, second = '', third = ''] = small.split(/[\s.,:–—/&+-]+/, 3)
  const rest = small.slice(first.length, first.length + MAX_TIMES_CHARS)
  // A mere space does not join two days: `La Mer`.
  return DAYS.has(third) || (DAYS.has(second) && JOINED.test(rest)) || TIMES.test(rest)
}

const FIRST_WORD = /^[^\s.,:–—/&+-]+/

const BEGINNINGS: ReadonlySet<string> = new Set([
  ...DAYS,
  ...[...HOURS_PHRASES, ...LABELS].map((phrase) => FIRST_WORD.exec(phrase)?.[0] ?? phrase),
])
