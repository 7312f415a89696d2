/** Finds numbers in a text, and decides by the words around them which are telephone numbers. */

import { PHONES } from '../../data/languages/phones.ts'
import { UNSPACED_PHONES } from '../../data/languages/unspaced-phones.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { branches, inSmallLetters, pattern } from '../../lexicon/pattern.ts'
import { CALLED_BEHIND, isCalledOther, isCalledOtherAhead } from './registry-words.ts'

type Words = (typeof PHONES)[string]

const labels = (member: (words: Words) => readonly string[] | undefined) =>
  branches(inAllLanguages(PHONES, member))

const CLOSE_WORDS = labels(({ close }) => close)

/** Labels in scripts without spaces between words. */
const UNSPACED = {
  fax: branches(inAllLanguages(UNSPACED_PHONES, 'fax')),
  mobile: branches(inAllLanguages(UNSPACED_PHONES, 'mobile')),
  main: branches(inAllLanguages(UNSPACED_PHONES, 'main')),
  phone: branches(inAllLanguages(UNSPACED_PHONES, 'phone')),
} as const

/** Makes words match in capitals and small letters, within a pattern that otherwise tells them apart. */
const anyCase = (words: string) => words.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)

const AFTER_LABEL = pattern('u')`
  (?<=(?<![\p{L}\d.])(?:(?:${anyCase(CLOSE_WORDS)})\.?|(?:${anyCase('t|f')})\.)|
  ${Object.values(UNSPACED).join('|')})
`.source

const WITH_LETTERS = String.raw`(?<![\w-])1?[-.\s]?8\d\d[-.](?=[\dA-Z-]*[A-Z]{3})[\dA-Z-]{7,9}(?![\w-])`
const BEGINNING = String.raw`(?=[\d(+])(?:(?<![\p{L}\d#$€£@/_=.,-])|${AFTER_LABEL})`
const DIGITS = String.raw`(?:\(?\+\s?\(?\d{1,15}\)?|\(\d{1,6}\)|\d{1,15})(?:(?:[\s.()/–‑-]{1,3}|(?<=\)))\d{1,12}){0,7}`
const ENDING = String.raw`(?![\d@_]|(?!x\s?\d)\p{Ll}|\p{Lu}(?!\p{Ll})|[.,]\d)`

/** Matches digits with separators. Each run matches in one way only, in linear time. */
export const NUMBER = new RegExp(`${WITH_LETTERS}|${BEGINNING}${DIGITS}${ENDING}`, 'gu')

/** The kind of a number. `main` is the main office, `other` a number of a register, an office or a bank. */
export type Label = 'main' | 'phone' | 'mobile' | 'fax' | 'other' | 'none'

const PHONE_WORDS = labels(({ phone = [], desks = [] }) => [...phone, ...desks])
const MOBILE_WORDS = labels(({ mobile }) => mobile)
const FAX_NAMES = labels(({ fax }) => fax)
const FAX_WORDS = `${FAX_NAMES}|f`
const MAIN_WORDS = labels(({ main }) => main)
const BEHIND_LABEL = labels(({ behind }) => behind)

const endsWith = (words: string, unspaced: string) =>
  pattern('u')`
    (?:(?:^|[^\p{L}])(?:${words})|${unspaced})[.'׳]?(?:\s?(?:${BEHIND_LABEL}))?[\s.:：#|)(–-]*(?:\+?\d\s?)?$
  `

/**
 * For each kind of label, in small letters: a pattern for the end of the text before a number, and one for
 * anywhere in that text.
 */
const LABELS: readonly (readonly [Label, RegExp, RegExp])[] = [
  [
    'fax',
    endsWith(FAX_WORDS, UNSPACED.fax),
    pattern('u')`(?:^|[^\p{L}])(?:${FAX_NAMES})(?!\p{L})|${UNSPACED.fax}`,
  ],
  [
    'mobile',
    endsWith(MOBILE_WORDS, UNSPACED.mobile),
    pattern('u')`(?:^|[^\p{L}])(?:${labels(({ mobileAnywhere }) => mobileAnywhere)})(?!\p{L})`,
  ],
  ['main', endsWith(MAIN_WORDS, UNSPACED.main), /(?!)/],
  [
    'phone',
    endsWith(PHONE_WORDS, UNSPACED.phone),
    pattern('u')`(?:^|[^\p{L}])(?:${labels(({ anywhere }) => anywhere)})(?!\p{L})`,
  ],
]

/** A number with the text around it. */
export interface Written {
  readonly number: string
  /** The text since the previous number; also the line above when the number begins its line. */
  readonly before: string
  /** The text since the previous number on the same line. */
  readonly gap: string
  /** The text after the number, which may hold a label in brackets. */
  readonly after: string
}

/**
 * Returns the label nearest to a number. `previous` is the label of the preceding number, which also holds
 * for this one when no words are between them.
 */
export function labelOf({ number, before, gap, after }: Written, previous: Label): Label {
  const close = inSmallLetters(before.slice(-40))
  // A number labelled `Tel/Fax` counts as a telephone number.
  if (PHONE_AND_FAX.test(close)) return 'phone'
  // A number with a plus sign or a bracketed area code can only be a telephone number.
  const mayBeOther = !/^[(+]/.test(number)
  if (mayBeOther && isCalledOther(before)) return 'other'
  for (const [label, ending] of LABELS) if (ending.test(close)) return label
  if (mayBeOther && (isCalledOtherAhead(before) || CALLED_BEHIND.test(after))) return 'other'
  const bracket = after.match(
    /^\s*[([–-]?\s*(?:(fax)|(cell|mobile)|(phone|tel|toll[- ]?free|voice|office|main))\b/i,
  )
  if (bracket && /^\s*[([–-]|^\s*(?:fax|cell|phone)\b\s*\)?\s*(?:$|[|,;])/i.test(after))
    return bracket[1] ? 'fax' : bracket[2] ? 'mobile' : 'phone'
  for (const [label, , inside] of LABELS) if (inside.test(close)) return label
  if (previous !== 'none' && previous !== 'other' && BETWEEN_NUMBERS.test(gap)) return previous
  return 'none'
}

/** Text between two numbers of one kind: `or`, a comma, a bar. */
const BETWEEN_NUMBERS = pattern('iu')`^[\s,;/&|–-]*(?:${labels((words) => words.or)})?[\s,;/&|]*$`

/** Matches a label for both telephone and fax: `Tel/Fax`, `Tel. e fax`, `电话/传真`. */
const PHONE_AND_FAX = pattern('u')`
  (?:(?<!\p{L})(?:${PHONE_WORDS})|${UNSPACED.phone})(?:[.'׳]?\s*[/&+]\s*|[.'׳]?\s+(?:${labels(({ and }) => and)})\s+)
  (?:(?:${FAX_WORDS})(?!\p{L})|${UNSPACED.fax})`

const OTHER_NUMBERS = pattern('iu')`(?:${labels(({ other }) => other)})\.?\s*(?:number|no|nr)?[.:#\s]*$`

/** Whether a number is a date, years, of too few or too many digits, or with another label. */
export function isAnotherNumber(number: string, before: string, after: string, label: Label): boolean {
  const digits = number.replace(/[^\dA-Z]/g, '')
  if (digits.length < 7 || digits.length > 15) return true
  if (label === 'other') return true
  if (label === 'none' && OTHER_NUMBERS.test(before.slice(-30))) return true
  if (/^\(?(?:19|20)\d\d\)?\s?[-–/]\s?(?:19|20)?\d\d\)?$/.test(number.trim())) return true
  if (
    /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d\b(?![./-]\d)/.test(number) ||
    /^(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}\b/.test(number)
  )
    return true
  if (HOURS.test(number.trim())) return true
  if (/^\s*(?:km|m²|sq|€|usd|eur|%|kg|mb|gb|px)\b/i.test(after)) return true
  if (/(?:(?<!\d)\d[\s.,]+){4}/.test(number)) return true
  return label === 'none' && !/^\+|^00[1-9]\d{9}|[\s().–‑-]/.test(number.trim())
}

/** Matches opening hours, which look like numbers: `9.00 - 17.30`, `0900-1730`. */
const HOURS =
  /^(?:[01]?\d|2[0-4])\.[0-5]\d\s?[-–]\s?(?:[01]?\d|2[0-4])\.[0-5]\d$|^[012]\d(?:00|15|30|45)\s?[-–]\s?[012]\d(?:00|15|30|45)$/
