/** The parts of which patterns of noise are made. */

import { words } from '../../lexicon/pattern.ts'

/** A part of a line, and the sign that replaces it. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly sign: string
}

const THOUSANDS = words(
  String.raw`k m mio\.? tsd\.? mil mln mld\.? tys\.? tis\.? tūkst\.? tuh\.? ezer rb jt bin тыс\.? тис\.? млн χιλ\.?`,
).join('|')
/** Digits of Europe, and those of Arabic, Persian and Hindi. */
const DIGIT = '\\d٠-٩۰-۹०-९'
const GROUPED = String.raw`\d{1,3}(?:[ .,'’\u00a0\u202f]\d{3}){1,5}(?!\d)`
const JOINED = String.raw`[${DIGIT}](?:[${DIGIT}.,٬٫'’\u00a0\u202f]{0,14}[${DIGIT}])?`
/** Matches where three digits are part of a number that began earlier. */
const WITHIN = String.raw`(?<=(?<!\d)\d{1,3}[ '’\u00a0\u202f])\d{3}(?!\d)`
const DIGITS = String.raw`(?<![${DIGIT}.,]|\d[-/])(?!${WITHIN})(?:${GROUPED}|${JOINED})`
export const NUMBER = String.raw`${DIGITS}(?:\s?(?:(?:${THOUSANDS})(?!\p{L})|[万萬千만천]))?\+?`
export const [START, END] = [String.raw`(?<![\p{L}\p{N}])`, String.raw`(?![\p{L}\p{M}])`]
const ZONES = words('UTC GMT Uhr CET CEST EST EDT PST PDT Z').join('|')
const TIME = String.raw`\d{1,2}(?:[:.h]|時|点|\sh\s)\d{2}(?::\d{2}(?:\.\d{1,6})?)?`
export const CLOCK = String.raw`${TIME}(?:\s?[ap]\.?m\.?)?(?:\s?(?:${ZONES})(?!\p{L}))?`
/** Matches a time of day after a date, and a word between the two. */
export const TAIL = String.raw`(?:,?\s{0,2}(?:\p{L}{1,4}(?:\s\p{L}{1,4})?\s)?${CLOCK})?`
