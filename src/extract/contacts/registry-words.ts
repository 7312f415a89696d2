/** Labels of numbers of registers, tax offices and banks, many of which are as long as a telephone number. */

import { REGISTERS } from '../../data/languages/registers.ts'
import { UNSPACED_REGISTERS } from '../../data/languages/unspaced-registers.ts'
import { inAllLanguages } from '../../lexicon/in-all-languages.ts'
import { branches, inSmallLetters, pattern } from '../../lexicon/pattern.ts'

const ABBREVIATIONS = inAllLanguages(REGISTERS, 'abbreviations')
const WORDS = branches(inAllLanguages(REGISTERS, (own) => own.words))
const UNSPACED = branches(inAllLanguages(UNSPACED_REGISTERS, (own) => own))

const dotted = ABBREVIATIONS.map((word) => [...word].join('\\.?')).join('|')
const MARKS = '[\\s.:：;#№°º=|()[\\]/\\\\–‑-]'
const NUMBER_WORD = branches(inAllLanguages(REGISTERS, 'number'))

/** Matches separators within a name. A bar or a dash begins another name. */
const WITHIN = "[\\s.:：#№°º=()/'-]"

/** Matches a label at the end of a text in small letters, with or without a word for `number`. */
const DIRECT = new RegExp(
  `(?:(?<![\\p{L}\\d])(?:${WORDS}|${dotted})|${UNSPACED})(?:${MARKS}{1,3}(?:${NUMBER_WORD})(?!\\p{L}))?${MARKS}*$`,
  'u',
)

/** Matches a label followed by up to eight words: `RCS Lyon B`, `IBAN BE68`, `RCS de Lyon sous le numéro`. */
const AHEAD = pattern('du')`
  (?:(?<![\p{L}\d])(?:${WORDS}|${dotted})|${UNSPACED})(?![\p{L}\d])(?<between>
  (?:${WITHIN}{1,4}[\p{L}’]{1,24}\d{0,2}){1,8})${MARKS}*$
`

const UNDER = branches(inAllLanguages(REGISTERS, 'under'))

/**
 * Matches the end of a sentence that introduces the number of an entry in a register: `sous le numéro`, `al
 * n.`. `with our number` does not match, because it introduces a telephone number.
 */
const UNDER_NUMBER = `(?:${UNDER})\\s(?:(?!our|my)\\p{L}{1,3}\\s)?(?:${NUMBER_WORD}|numerem|n)`

const BETWEEN = branches(inAllLanguages(REGISTERS, 'between'))

/** Matches words between label and number: courts, towns, letters, country codes, and `number`. */
const NAMES = new RegExp(
  `^(?:${WITHIN}+(?:\\p{Lu}[\\p{L}’]*|\\p{Lu}{2}\\d{2}|(?:${NUMBER_WORD})|${BETWEEN}))*` +
    `(?:${WITHIN}+${UNDER_NUMBER})?$`,
  'u',
)

const ENTERED = inAllLanguages(REGISTERS, 'entered')

/** Matches the number under which somebody is registered: `agréée par le préfet sous le numéro`. */
const ENTERED_UNDER = pattern('u')`
  (?<!\p{L})(?:${ENTERED})(?!\p{L})[^.!?:;\n]{0,60}?\s${UNDER_NUMBER}${MARKS}*$
`

/** Matches the end of a sentence with the beginning of the next. */
const ENDED = /\p{L}{4}\.\s+\p{Lu}/u

/** This many characters before a number are read. */
const CHARS = 90

/** Matches a line above that is too long to be the label of a number. */
const LONG_LINE = /[^\n]{32}\n\s*$/

/** Whether the words directly before a number, or the line above, are a label of a register or bank. */
export function isCalledOther(before: string): boolean {
  const near = before.slice(-CHARS)
  return !LONG_LINE.test(near) && DIRECT.test(inSmallLetters(near))
}

/** Like `isCalledOther`, with names or a sentence between label and number, on one line. */
export function isCalledOtherAhead(before: string): boolean {
  if (/\n\s*$/.test(before)) return false
  const near = before.slice(-CHARS)
  const small = inSmallLetters(near)
  if (ENTERED_UNDER.test(small)) return true
  const place = AHEAD.exec(small)?.indices?.groups?.between
  const between = place && near.slice(...place)
  return between !== undefined && NAMES.test(between) && !ENDED.test(between)
}

/** Matches labels after a number: `412 345 678 RCS Lyon`, `CHE 123.456.789 MWST`. */
export const CALLED_BEHIND = /^[\s(,–-]{0,4}(?:R\.?C\.?S|MWST|im \p{L}{5,16}register)(?!\p{L})/u
