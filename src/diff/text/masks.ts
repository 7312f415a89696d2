/** Replaces noise in a line: parts that change at each visit although the content of the page is the same. */

import { amountsIn } from '../../formats/text/amount.ts'
import { REGULAR } from '../../lexicon/count-words.ts'
import {
  AGO_AFTER,
  AGO_BEFORE,
  AS_OF,
  AT,
  AT_CLOCK,
  CANCELLED,
  CHECKSUMS,
  GENERATED,
  GREETINGS,
  IN_TIME,
  JUST_NOW,
  LAST_PERIODS,
  LEFT_AFTER,
  LEFT_BEFORE,
  NEXT,
  NOW,
  ONES,
  REPEATED,
  REQUEST_LABELS,
  SESSION_ENDS,
  SHORT_TIMES,
  TIME_UNITS,
} from '../../lexicon/noise-words.ts'
import { branches, matchesOf, pattern, words } from '../../lexicon/pattern.ts'
import { COUNTS, isLimit } from './counts.ts'
import { datesIn } from './dates.ts'
import { CLOCK, END, NUMBER, type Span, START } from './marks.ts'

/** A text, and the time of its visit in milliseconds since 1970. */
export interface SeenText {
  readonly text: string
  readonly at: number
}

/** Matches further parts of a length of time: `1 hour 5 minutes`. */
const MORE = String.raw`(?:\.?\s(?:\p{L}{1,3}\s)?\d{1,2}\s?(?:${branches(TIME_UNITS)}|Min)(?!\p{L}))?`
const MANY = String.raw`(?:${NUMBER}\s{0,2}|${START}(?:${ONES.join('|')})\s)`

/** Matches a time with a dot, without a word by which it is none but a time. */
const DOTTED = String.raw`\d{1,2}\.\d{2}(?!\s?(?:Uhr|[ap]\.?m))`

/** Query parameters that name a session or avoid caches. */
const CACHE_KEYS = words(
  'v ver t ts _ cb cache cachebuster rnd rand sid session sessionid phpsessid token nonce gclid fbclid',
)

/** The patterns of noise, each with the sign that replaces it. */
const MASKS: readonly (readonly [sign: string, pattern: RegExp])[] = [
  [
    '⟨ago⟩',
    pattern('giu')`${START}(?:${AGO_BEFORE})\s${MANY}(?:${TIME_UNITS})${END}(?:\s(?:${AGO_AFTER})${END})?`,
  ],
  ['⟨ago⟩', pattern('giu')`${START}(?:منذ|před|pred|acum|преди)\s(?:${TIME_UNITS})${END}`],
  [
    '⟨ago⟩',
    pattern('giu')`(?:${START}(?:för|for)\s)?(?:${MANY}|${START})(?:${TIME_UNITS})\s{0,2}
      (?:${AGO_AFTER})(?:に?(?:公開|更新|投稿|配信|掲載)|${END})`,
  ],
  [
    '⟨ago⟩',
    pattern(
      'giu',
    )`(?<!${START}(?:van|lesz|még|első|utolsó)\s)${MANY}(?:perce|órája|napja|hete|hónapja|éve)${END}
      (?!\s(?:van|lesz|volt|áll|marad|maradt|ingyenes)${END})`,
  ],
  ['⟨ago⟩', pattern('giu')`${START}\d{1,3}\s?(?:s|m|min|h|d|w|mo|y)\sago${END}`],
  ['⟨ago⟩', pattern('giu')`${START}(?:${JUST_NOW})${END}`],
  ['⟨ago⟩', pattern('giu')`^(?:- )?(?:${LAST_PERIODS})$`],
  ['⟨left⟩', pattern('giu')`${START}(?:${LEFT_BEFORE})\s?:?\s{0,2}${MANY}(?:${TIME_UNITS})${END}${MORE}`],
  ['⟨left⟩', /あと\s?\d{1,3}\s?(?:日|時間|分|週間|か月|ヶ月)/gu],
  ['⟨left⟩', pattern('giu')`${MANY}(?:${TIME_UNITS})\s(?:${LEFT_AFTER})${END}`],
  ['⟨left⟩', pattern('giu')`${START}(?:${SESSION_ENDS})\s?:?\s\d{1,3}:\d{2}(?![:\d])`],
  ['⟨left⟩', /(?<=\p{Script=Hangul}[^\n]{0,20})(?<![\p{L}\d-])D-\d{1,3}(?!\d)/gu],
  [
    '⟨left⟩',
    pattern('giu')`${START}(?:${NEXT})\s(?:${REPEATED})\s(?:${IN_TIME})\s${MANY}(?:${SHORT_TIMES})${END}`,
  ],
  ['⟨greeting⟩', pattern('giu')`${START}(?:${GREETINGS})${END}`],
  ['⟨clock⟩', /(?<![\d:])\d{1,3}:\d{2}:\d{2}(?![\d:])/gu],
  [
    '⟨clock⟩',
    /(?<!\p{L}|\d)(?:\d{1,3}\s?d\s?)?\d{1,2}\s?h\s?\d{1,2}\s?m(?:in)?(?:\s?\d{1,2}\s?s)?(?!\p{L})/giu,
  ],
  [
    '⟨time⟩',
    pattern('giu')`${START}(?<!${START}(?:${REGULAR})\s)(?:${AS_OF})\s{0,2}[:：]?\s{0,2}
      (?:(?:${JUST_NOW})[,\s]{1,2})?(?:(?:${AT_CLOCK})\s|(?:(?:${AT})\s)?(?!${DOTTED}))${CLOCK}(?!\.?\d|[/-])`,
  ],
  ['⟨time⟩', pattern('giu')`${START}(?:${NOW})\s?:?\s?${CLOCK}(?!\.?\d|[/-])`],
  [
    '⟨time⟩',
    pattern(
      'giu',
    )`${START}(?:${GENERATED})\s?:?\s?${NUMBER}\s?(?:ms|s|sec|Sek|сек|с|мс|${TIME_UNITS})\.?${END}
      (?:\s(?:by|on|from|von|par|por|da|av|af|door|przez)\s[\w.-]{1,40})?`,
  ],
  ...COUNTS.map((of) => ['⟨count⟩', of] as const),
  ['⟨sum⟩', /(?<![\d.,])\d{1,2}\s?[+×*]\s?\d{1,2}\s?(?:\?|=\s?(?:\?|$))/gu],
  ['⟨id⟩', /(?<![\w-])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\w-])/giu],
  ['⟨id⟩', /(?<![\w-])(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{16,128}(?![\w-])/gu],
  [
    '⟨id⟩',
    /(?<![\w/+.-])(?=[^\sA-Z]{0,40}[A-Z])(?=[^\sa-z]{0,40}[a-z])(?=[^\s\d]{0,40}\d)[\w+/-]{20,512}={0,2}(?![\w/+-])/gu,
  ],
  [
    '⟨id⟩',
    pattern('giu')`${START}(?:${REQUEST_LABELS})\s{0,2}[:：#]\s{0,2}(?=[^\s\d]{0,40}\d)[\w+/=.-]{4,256}`,
  ],
  ['⟨id⟩', pattern('giu')`(?<=[?&](?:${CACHE_KEYS}|utm_\w{1,20})=)[^&\s#]{1,500}`],
  ['⟨id⟩', /;jsessionid=[^\s?&#]{1,200}/giu],
  ['⟨year⟩', /(?:©|\(c\)|copyright)\s{0,2}(?:\d{4}\s{0,2}[-–]\s{0,2})?\d{4}/giu],
]

/** Percentages are never noise, and neither is money. */
const PERCENT = /\d[\d.,]{0,10}\s?[%٪]/gu
const CHECKSUM = pattern('iu')`${START}(?:${CHECKSUMS})${END}`

/**
 * Returns a line with signs in place of its noise. Money and percentages are never noise, and neither are the
 * limits of a tariff. A date is noise if it follows the clock: if it is within a day of the visit and no
 * deadline, or if words beside it say that it is the time of the page. `label` is the line before.
 */
export function masked(line: string, at: number, label = ''): string {
  if (!/[\p{N}©]|⟨/u.test(line) && !JUST.test(line)) return line
  const spans = [...datesIn(line, at, label), ...noiseIn(line)]
  if (spans.length === 0) return line
  const kept = [...amountsIn(line).map(({ at: from, end: to }) => ({ from, to })), ...spansOf(PERCENT, line)]
  const free = spans.filter(({ from, to }) => kept.every((one) => one.to <= from || one.from >= to))
  free.sort((a, b) => a.from - b.from || b.to - a.to)
  let [text, end] = ['', 0]
  for (const { from, to, sign } of free) {
    if (from < end) continue
    text += line.slice(end, from) + sign
    end = to
  }
  return text + line.slice(end)
}

const JUST = pattern(
  'iu',
)`${START}(?:${LAST_PERIODS}|${JUST_NOW})${END}|(?:${AGO_AFTER})|${START}(?:${AGO_BEFORE})\s|${GREETINGS}`

const spansOf = (of: RegExp, line: string) =>
  matchesOf(line, of).map(({ 0: text, index }) => ({ from: index, to: index + text.length }))

function noiseIn(line: string): Span[] {
  const [isSum, isCancelled] = [CHECKSUM.test(line), IS_CANCELLED.test(line)]
  return MASKS.flatMap(([sign, of]) =>
    isSum && sign === '⟨id⟩'
      ? []
      : spansOf(of, line)
          .map((span) => ({ ...span, sign }))
          .filter((span) => !isSaid(line, span, isCancelled)),
  )
}

const IS_CANCELLED = pattern('iu')`${CANCELLED}`
const BEFOREHAND = /(?:前|전|önce|trước)$|^(?:قبل|לפני)/u
/** Vietnamese words between an age and its place or author. Any other word is the event. */
const BEHIND_AGO = words('bởi tại ở trong đây từ và trên')
/**
 * Matches a time before something else than the visit, in languages that say `ago` in the same way: the word
 * of the time, and the line from some characters before it on.
 */
const BEFORE_EVENT = pattern(
  'u',
)`(?:[dt][ae]n|en az)\s⟨önce⟩|से\s⟨पहले⟩|⟨قبل⟩\s(?:من)(?!\p{L})|(?:עד|לפחות)\s⟨לפני⟩|
  ⟨trước⟩\s(?!(?:${BEHIND_AGO})(?!\p{L}))\p{L}`
const AMBIGUOUS = /önce$|पहले$|^قبل|^לפני|trước$/u

/** Words that decide what a number means stand so near. */
const NEAR_CHARS = 80

/** Whether what looks like noise is what the page wants to say: a limit, or a time before an event. */
function isSaid(line: string, { from, to, sign }: Span, isCancelled: boolean): boolean {
  const [before, text, after] = [
    line.slice(Math.max(0, from - NEAR_CHARS), from),
    line.slice(from, to),
    line.slice(to, to + NEAR_CHARS),
  ]
  if (sign === '⟨count⟩') return isLimit(before, text, after)
  if (sign !== '⟨ago⟩') return false
  const [word] = AMBIGUOUS.exec(text) ?? []
  if (word !== undefined && BEFORE_EVENT.test(`${before}⟨${word}⟩${after}`)) return true
  return isCancelled && BEFOREHAND.test(text)
}
