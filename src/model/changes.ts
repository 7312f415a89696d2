/**
 * Tracks changes of the database, so that a cached value can be used until the data that it depends on
 * changes. All calls are cheap and synchronous.
 */
export interface Changes {
  /** A number that grows with every change, by any process. */
  count(): number
  /**
   * Returns whether this process has changed nothing since that count. With a domain, only changes that
   * concern the domain matter; without one, changes of single domains do not matter.
   */
  isSame(since: number, domain?: string): boolean
  /**
   * Returns whether no other process has changed anything since that count. The file is checked once in each
   * turn of the event loop, so a request sees every change that was made before it was sent.
   */
  isSameElsewhere(since: number): boolean
}
