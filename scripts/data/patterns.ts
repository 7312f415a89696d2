/** Finds patterns of tables that a text could make slow. */

import { isSafePattern } from 'redos-detector'

/** A pattern of a table stands between slashes. */
const PATTERN = /^\/(.+)\/$/s

/** A table, and where it is kept. */
interface Table {
  readonly from: string
  readonly value: unknown
}

/**
 * Sentences about the patterns that do not compile, or that may try a text again and again as it grows. They
 * stand at the beginning of other patterns, which is how they are tried.
 */
export function faultsOfPatterns(tables: readonly Table[]): string[] {
  const found = new Map(tables.flatMap(({ from, value }) => patternsIn(value).map((one) => [one, from])))
  return [...found].flatMap(([pattern, from]) => {
    const fault = faultOf(pattern)
    return fault === undefined ? [] : [`${from}: /${pattern}/ ${fault}`]
  })
}

/**
 * A part that repeats up to so many times is tried with two repetitions more than it needs: it has a bound,
 * and all ways through a gap of sixty characters take gigabytes.
 */
function withShortGaps(pattern: string): string {
  return pattern.replace(/\{(\d+),(\d+)\}/g, (gap, least: string, most: string) =>
    Number(most) > Number(least) + 2 ? `{${least},${Number(least) + 2}}` : gap,
  )
}

/** A repetition that has no bound, outside of a class of characters and not escaped. */
function repeatsWithoutBound(pattern: string): boolean {
  const bare = pattern.replace(/\\./gs, 'x').replace(/\[[^\]]*\]/g, 'x')
  return /[*+]|\{\d+,\}/.test(bare)
}

/** Most patterns repeat nothing without a bound. Those are not tried, as each costs up to some seconds. */
function faultOf(pattern: string): string | undefined {
  try {
    if (!repeatsWithoutBound(new RegExp(pattern, 'u').source)) return undefined
    const tried = `^(?:${withShortGaps(pattern)})`
    const { safe } = isSafePattern(tried, { unicode: true, maxScore: 2_000, maxSteps: 500_000 })
    return safe ? undefined : 'may backtrack without a bound: repeat a part at most some times, as {0,4} does'
  } catch (thrown) {
    return `does not compile: ${String(thrown)}`
  }
}

function patternsIn(value: unknown): string[] {
  if (typeof value === 'string') return PATTERN.exec(value)?.slice(1) ?? []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(patternsIn) : []
}
