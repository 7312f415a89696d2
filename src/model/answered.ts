/**
 * Where a body came from: a fresh stored answer (`hit`), a stale stored answer, or new work (`miss`); `none`
 * when answers of this kind are not stored.
 */
export type CacheState = 'hit' | 'stale' | 'miss' | 'none'

/** One answer of an HTTP service, as its metrics count it. */
export interface AnsweredRequest {
  /** The registered path of the route, without values of the request; `other` for an unknown route. */
  readonly route: string
  /** `GET`, `HEAD` or `POST`; `other` for the rest. */
  readonly method: string
  readonly status: number
  readonly cache: CacheState
  /** From the arrival of the headers to the last byte, in milliseconds. */
  readonly elapsedMs: number
}
