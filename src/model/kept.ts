/** How old a stored answer is, in milliseconds. */
export interface StoredAge {
  readonly ageMs: number
  /** How long it is still fresh; below 0 when it is stale, and `Infinity` when it never is. */
  readonly ttlMs: number
}

/** What a request says about stored answers, and on whose behalf it is made. */
export interface StoredRequest {
  /** Milliseconds up to which a stored answer is given without a new one. Default: that of the options. */
  readonly maxAgeMs?: number | undefined
  /**
   * Milliseconds for which a stored answer is still given after it has become too old. One that is given so
   * is renewed in the background (`background`), once for all who ask. Default: 0, none is.
   */
  readonly maxStaleMs?: number | undefined
  /** Told how old the answer is, when it is a stored one. Default: nobody is. */
  readonly onStored?: ((age: StoredAge) => void) | undefined
  /**
   * Tells the names of those for whom it is looked up. Lookups beyond `concurrency` wait, and the names take
   * turns. It is asked whenever a place is free. Default: nobody in particular.
   */
  readonly parties?: (() => readonly string[]) | undefined
}

/** How something is read from the store. */
export interface ReadRules {
  /** The age up to which it is fresh. Default: that of the options. */
  readonly maxAgeMs?: number | undefined
  /** How much older it may be. Default: 0. */
  readonly maxStaleMs?: number | undefined
  /** Told how old it is, whenever it is there; when it is too old, it is not given. */
  readonly onAge?: ((age: StoredAge) => void) | undefined
}

/** Whether something of that time is given by these rules, whose `onAge` is told. */
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
