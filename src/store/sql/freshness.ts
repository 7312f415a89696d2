import { isGiven, type ReadRules } from '../../model/kept.ts'
import type { Options } from '../../model/options.ts'
import type { ResultState } from '../../model/record.ts'

/** The SQL condition for a fresh row of `results`. Its parameters are a `FreshSince`. */
export const IS_FRESH = `finished_at > CASE state WHEN 'ok' THEN CAST(:okSince AS DOUBLE PRECISION)
  ELSE CAST(:restSince AS DOUBLE PRECISION) END`

/** Times (milliseconds since 1970) from which a result is young enough; `-Infinity` for any. */
export interface FreshSince {
  readonly okSince: number
  readonly restSince: number
}

/** Decides by rules whether a row is returned, from the state and the end of its lookup. */
export type IsRowGiven = (
  row: { readonly state: ResultState; readonly finished_at: number },
  rules: ReadRules | undefined,
) => boolean

/** Both ways to decide about freshness: for SQL conditions, and for a single row. */
export interface Freshness {
  readonly freshSince: () => FreshSince
  readonly isRowGiven: IsRowGiven
}

/** A result that is not `ok` is returned only while it is fresh. Rules can only shorten this time. */
export function rowsGivenBy(nowMs: () => number, { recordMaxAgeMs, failureMaxAgeMs }: MaxAges): IsRowGiven {
  return ({ state, finished_at }, { maxAgeMs, maxStaleMs, onAge } = {}) => {
    const rules =
      state === 'ok'
        ? { maxAgeMs: maxAgeMs ?? recordMaxAgeMs, maxStaleMs, onAge }
        : { maxAgeMs: Math.min(failureMaxAgeMs, maxAgeMs ?? failureMaxAgeMs), maxStaleMs: 0, onAge }
    return isGiven(finished_at, nowMs(), rules)
  }
}

type MaxAges = Pick<Options['store'], 'recordMaxAgeMs' | 'failureMaxAgeMs'>

export function freshSinceAt(nowMs: number, { recordMaxAgeMs, failureMaxAgeMs }: MaxAges): FreshSince {
  return { okSince: nowMs - recordMaxAgeMs, restSince: nowMs - failureMaxAgeMs }
}
