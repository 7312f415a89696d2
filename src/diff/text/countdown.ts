/** Finds lengths of time that went with the clock: countdowns, and numbers of days until or since something. */

import { amountsIn } from '../../formats/text/amount.ts'
import { DAYS, SHORT_TIMES, TIME_UNITS } from '../../lexicon/noise-words.ts'
import { pattern, wholeText } from '../../lexicon/pattern.ts'
import { END } from './marks.ts'

const UNIT = wholeText(TIME_UNITS)
const SHORT = wholeText(SHORT_TIMES)
const PART = pattern('iu')`^\d{1,4}\s?(${TIME_UNITS})$`
const BARE = /^\d{1,4}$/

interface Part {
  /** The numbers of the first line of the part and of the line behind it. */
  readonly from: number
  readonly to: number
  readonly unit: string
}

const DAY_MS = 86_400_000
/** Within fewer days, what is within so many days may be news: a delivery takes 4 days and not 5 anymore. */
const LEAST_DAYS = 3
const NUMBER_OF_DAYS = pattern(
  'giu',
)`(?<![a-z\p{N}.,:/-])\d{1,4}(?=\s?(?:${DAYS})(?:${END}|(?<=[日天일วันי])))`

/** Returns the whole days between two times, and 0 for less than `LEAST_DAYS`. */
export function daysBetween(earlier: number, at: number): number {
  const days = Math.round((at - earlier) / DAY_MS)
  return days >= LEAST_DAYS ? days : 0
}

/**
 * Returns the key of an earlier line that differs only in its numbers of days, by the days that have passed
 * since: `41 days until New Year` was `51 days until New Year` ten days ago. A line with money is not
 * compared in this way.
 */
export function daysAgo(
  text: string,
  days: number,
  earlier: ReadonlyMap<string, string>,
): string | undefined {
  if (days === 0 || text.search(NUMBER_OF_DAYS) === -1 || amountsIn(text).length > 0) return undefined
  const shifted = (by: number) => text.replace(NUMBER_OF_DAYS, (found) => String(Number(found) + by))
  return earlier.get(shifted(days)) ?? earlier.get(shifted(-days))
}

/** A countdown has so many parts. Two may be a choice, such as a ticket for a day or for an hour. */
const LEAST_PARTS = 3

/**
 * Returns the numbers of the lines that belong to countdowns. The unit of a part may stand in the same line as
 * the number or in the next one. The units differ, and from the second on all are short, so that a choice of
 * lengths, such as `7 days`, `14 days`, `30 days`, is no countdown.
 */
export function countdownIn(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (let at = 0; at < lines.length; at++) {
    const parts: Part[] = []
    for (let part = partAt(lines, at); part; part = partAt(lines, part.to)) parts.push(part)
    const last = parts.at(-1)
    if (!last) {
      if (isCountdown(partsOf(lines[at] ?? ''))) found.add(at)
      continue
    }
    if (isCountdown(parts)) for (let n = at; n < last.to; n++) found.add(n)
    at = last.to - 1
  }
  return found
}

/** Returns the parts of a line that has nothing else. */
function partsOf(line: string): readonly Part[] {
  if (line.length > MAX_CHARS || !PARTS.test(line)) return []
  return [...line.matchAll(ONE)].map(([, unit = '']) => ({ from: 0, to: 1, unit }))
}

const MAX_CHARS = 80
const [ONE, PARTS] = [
  pattern('giu')`\d{1,4}\s?(${TIME_UNITS})${END}`,
  pattern('iu')`^(?:\d{1,4}\s?(?:${TIME_UNITS})\.?(?:$|[\s,:·]{1,3}))+$`,
]

function partAt(lines: readonly string[], at: number): Part | undefined {
  const [line = '', next = ''] = [lines[at], lines[at + 1]]
  const [, unit] = PART.exec(line) ?? []
  if (unit !== undefined) return { from: at, to: at + 1, unit }
  return BARE.test(line) && UNIT.test(next) ? { from: at, to: at + 2, unit: next } : undefined
}

function isCountdown(parts: readonly Part[]): boolean {
  const units = new Set(parts.map(({ unit }) => unit.toLowerCase()))
  return (
    parts.length >= LEAST_PARTS &&
    units.size === parts.length &&
    parts.slice(1).every(({ unit }) => SHORT.test(unit))
  )
}
