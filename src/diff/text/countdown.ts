/** Finds countdowns that are written in parts, each in a line of its own: `12 days`, `3 hours`, `5 minutes`. */

import { SHORT_TIMES, TIME_UNITS } from '../../lexicon/noise-words.ts'
import { pattern, wholeText } from '../../lexicon/pattern.ts'

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
    if (!last) continue
    if (isCountdown(parts)) for (let n = at; n < last.to; n++) found.add(n)
    at = last.to - 1
  }
  return found
}

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
