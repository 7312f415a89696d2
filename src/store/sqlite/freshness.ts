import type { Options } from '../../model/options.ts'

/** The SQL condition for a fresh row of `results`. Its parameters are a `FreshSince`. */
export const IS_FRESH = "finished_at > CASE state WHEN 'ok' THEN :okSince ELSE :restSince END"

/** A result that finished after these times, in milliseconds since 1970, is young enough to be used. */
export interface FreshSince {
  readonly okSince: number
  readonly restSince: number
}

type MaxAges = Pick<Options['store'], 'recordMaxAgeMs' | 'failureMaxAgeMs'>

export function freshSinceAt(nowMs: number, { recordMaxAgeMs, failureMaxAgeMs }: MaxAges): FreshSince {
  return { okSince: nowMs - recordMaxAgeMs, restSince: nowMs - failureMaxAgeMs }
}
