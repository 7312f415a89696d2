/**
 * Where a body came from: the store, the store although too old, or new work; `none` where nothing is kept.
 */
export type CacheState = 'hit' | 'stale' | 'miss' | 'none'

/** One answer of a service over an engine, as its metrics count it. */
export interface AnsweredRequest {
  /** The path of the route as it is registered, never as it was asked; `other` for one that is unknown. */
  readonly route: string
  /** `GET`, `HEAD` or `POST`; `other` for the rest. */
  readonly method: string
  readonly status: number
  readonly cache: CacheState
  /** From the arrival of the headers to the last byte, in milliseconds. */
  readonly elapsedMs: number
}
