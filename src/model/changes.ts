/**
 * Tracks changes of the database, so that cached values can be used until something changes on which they
 * depend. All calls are cheap and synchronous.
 */
export interface Changes {
  /** A number that grows with every change, whichever process makes it. */
  count(): number
  /**
   * Whether this process changed nothing since that count. With a domain, only changes that concern the
   * domain matter; without one, changes that concern single domains do not matter.
   */
  isSame(since: number, domain?: string): boolean
  /**
   * Whether no other process changed anything since that count. The file is checked once in each turn of the
   * event loop, so that a change is seen by every request that is sent after it.
   */
  isSameElsewhere(since: number): boolean
}
