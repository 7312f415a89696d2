/** The age of a stored answer in milliseconds. */
export interface StoredAge {
  readonly ageMs: number
  /** How long the answer stays fresh; below 0 when it is stale, `Infinity` when it never becomes stale. */
  readonly ttlMs: number
}

/** How a request uses stored answers, and for whom it is made. */
export interface StoredRequest {
  /** Milliseconds up to which a stored answer is returned. Default: the age in the options. */
  readonly maxAgeMs?: number | undefined
  /**
   * Milliseconds for which a stored answer is still returned after it has become too old. Returning it starts
   * one renewal in the background (`background`) for all callers. Default: 0, no stale answer is returned.
   */
  readonly maxStaleMs?: number | undefined
  /**
   * True for zero data retention: the call reads nothing from the database and stores none of its results.
   * Default: false.
   */
  readonly zdr?: boolean | undefined
  /** Called with the age of the answer when it is a stored one. Default: not called. */
  readonly onStored?: ((age: StoredAge) => void) | undefined
  /**
   * Returns the names of the parties for whom the lookup is made. Lookups beyond `concurrency` wait, and the
   * parties take turns. The function is called whenever a slot is free. Default: no party.
   */
  readonly parties?: (() => readonly string[]) | undefined
}

/** Rules for reading stored answers. */
export interface ReadRules {
  /** The age up to which an answer is fresh. Default: the age in the options. */
  readonly maxAgeMs?: number | undefined
  /** Milliseconds by which an answer may be older than `maxAgeMs`. Default: 0. */
  readonly maxStaleMs?: number | undefined
  /** Called with the age of a stored answer, even when the answer is too old to be returned. */
  readonly onAge?: ((age: StoredAge) => void) | undefined
}

/** Returns whether the rules allow an answer that was stored at `at`. Calls `onAge` of the rules. */
export function isGiven(
  at: number,
  now: number,
  { maxAgeMs, maxStaleMs = 0, onAge }: ReadRules & { readonly maxAgeMs: number },
): boolean {
  const ageMs = Math.max(0, now - at)
  const age = { ageMs, ttlMs: maxAgeMs - ageMs }
  onAge?.(age)
  return age.ttlMs > -maxStaleMs
}
