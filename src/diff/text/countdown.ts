/** Finds lengths of time that went with the clock: countdowns, and days until or since something. */

import { amountsIn } from '../../formats/text/amount.ts'
import { PER } from '../../lexicon/count-words.ts'
import { DAYS, SHORT_TIMES, TIME_UNITS, WITHIN } from '../../lexicon/noise-words.ts'
import { pattern, wholeText } from '../../lexicon/pattern.ts'
import { isBehindLimit } from './counts.ts'
import { END, START } from './marks.ts'

const DAY_MS = 86_400_000
/** Within fewer days, what is within so many days may be news: a delivery takes 4 days and not 5 anymore. */
const LEAST_DAYS = 3

/** Returns the whole days between two times, and 0 for less than `LEAST_DAYS`. */
export function daysBetween(earlier: number, at: number): number {
  const days = Math.round((at - earlier) / DAY_MS)
  return days >= LEAST_DAYS ? days : 0
}

/** Matches a number of days. Behind a month or a dash it is a part of a date or of a span. */
const NUMBER_OF_DAYS = pattern(
  'giu',
)`(?<![a-z\p{N}.,:/–—~〜-]|[月월年년]\s?)\d{1,4}(?=\s?(?:${DAYS})(?:${END}|(?<=[日天일])|(?<=วัน)))`
const TERM_BEFORE = pattern('iu')`${START}(?:${WITHIN})\s$`
/** Matches the unit and what makes it a term: `5 days a week`. */
const TERM_BEHIND = pattern('iu')`^\s?(?:${DAYS})\s?(?:\/|(?:${PER})\s)`

/** Usual lengths of terms, in days. From one of them to another one, a term was changed. */
const USUAL = new Set([7, 10, 14, 15, 20, 21, 28, 30, 45, 60, 90, 100, 120, 180, 365])

/** Words that decide what a number means stand so near. */
const NEAR_CHARS = 80

/** The lines of an earlier text. */
export interface Past {
  /** The keys of the lines by their texts. */
  readonly keys: ReadonlyMap<string, string>
  /** The days and keys of lines that have only lengths of time, by their texts without numbers. */
  readonly countdowns: ReadonlyMap<string, { readonly left: number; readonly key: string }>
}

export function pastOf(lines: readonly { readonly text: string; readonly key: string }[]): Past {
  const countdowns = lines.flatMap(({ text, key }) => {
    const part = countdownOf(text)
    return part ? [[part.units, { left: part.left, key }] as const] : []
  })
  return { keys: new Map(lines.map(({ text, key }) => [text, key])), countdowns: new Map(countdowns) }
}

/**
 * Returns the key of an earlier line that differs only in its numbers of days, by the days that have passed
 * since: `41 days until New Year` was `51 days until New Year` ten days ago. Neither a line with money nor a
 * row of a table is compared in this way, and a limit, such as `within 14 days`, never goes with the clock.
 */
export function daysAgo(text: string, days: number, { keys, countdowns }: Past): string | undefined {
  if (days === 0 || text.search(NUMBER_OF_DAYS) === -1) return undefined
  const now = countdownOf(text)
  const then = now && countdowns.get(now.units)
  if (then && Math.abs(then.left - now.left - days) <= 1) return then.key
  if (text.includes(' | ') || amountsIn(text).length > 0) return undefined
  const shifted = (by: number) =>
    text.replace(NUMBER_OF_DAYS, (found: string, at: number) => {
      const number = Number(found)
      const before = text.slice(Math.max(0, at - NEAR_CHARS), at)
      const after = text.slice(at + found.length, at + NEAR_CHARS)
      const isTerm = isBehindLimit(before) || TERM_BEFORE.test(before) || TERM_BEHIND.test(after)
      return isTerm || (USUAL.has(number) && USUAL.has(number + by)) ? found : String(number + by)
    })
  return keys.get(shifted(days)) ?? keys.get(shifted(-days))
}

const MAX_CHARS = 80
/** Matches a line that has only lengths of time, the first in days: `54 days 9 hours`. */
const LENGTHS = pattern('iu')`^(\d{1,4})\s?(?:${DAYS})(?:[\s,:·]{1,3}\d{1,2}\s?(?:${SHORT_TIMES})\.?){1,3}$`

/** Returns the days of a countdown in one line, and its text without numbers. */
function countdownOf(text: string): { readonly left: number; readonly units: string } | undefined {
  const [, left] = text.length > MAX_CHARS ? [] : (LENGTHS.exec(text) ?? [])
  return left === undefined ? undefined : { left: Number(left), units: text.replace(/\d+/g, '') }
}

interface Part {
  /** The numbers of the first line of the part and of the line behind it. */
  readonly from: number
  readonly to: number
  readonly unit: string
}

/** A countdown has so many parts. Two may be a choice, such as a ticket for a day or for an hour. */
const LEAST_PARTS = 3

/**
 * Returns the numbers of the lines that belong to countdowns with a part in each line. The unit of a part may
 * stand in the same line as the number or in the next one. The units differ, and from the second on all are
 * short, so that a choice of lengths, such as `7 days`, `14 days`, `30 days`, is no countdown.
 */
export function countdownIn(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (let at = 0; at < lines.length; at++) {
    const parts: Part[] = []
    for (let part = partAt(lines, at); part; part = partAt(lines, part.to)) parts.push(part)
    const last = parts.at(-1)
    if (!last) continue
    if (isCountdown(parts, lines)) for (let n = at; n < last.to; n++) found.add(n)
    at = last.to - 1
  }
  return found
}

const UNIT = wholeText(TIME_UNITS)
const SHORT = wholeText(SHORT_TIMES)
const PART = pattern('iu')`^(?:- )?\d{1,4}\s?(${TIME_UNITS})$`
const BARE = /^\d{1,4}$/
/** Entries of a list may be lengths to choose from, unless they are so many or are written with a zero. */
const LEAST_ENTRIES = 4
const PADDED = /^- 0\d/

function partAt(lines: readonly string[], at: number): Part | undefined {
  const [line = '', next = ''] = [lines[at], lines[at + 1]]
  const [, unit] = PART.exec(line) ?? []
  if (unit !== undefined) return { from: at, to: at + 1, unit }
  return BARE.test(line) && UNIT.test(next) ? { from: at, to: at + 2, unit: next } : undefined
}

function isCountdown(parts: readonly Part[], lines: readonly string[]): boolean {
  const entries = parts.map(({ from }) => lines[from] ?? '').filter((line) => line.startsWith('- '))
  if (entries.length > 0 && parts.length < LEAST_ENTRIES && !entries.some((line) => PADDED.test(line)))
    return false
  const units = new Set(parts.map(({ unit }) => unit.toLowerCase()))
  return (
    parts.length >= LEAST_PARTS &&
    units.size === parts.length &&
    parts.slice(1).every(({ unit }) => SHORT.test(unit))
  )
}
