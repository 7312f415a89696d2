/**
 * Tracks changes of the database, so that a cached value can be used until the data that it depends on
 * changes. All calls are cheap and synchronous.
 */
export interface Changes {
  /** Returns a number that grows with every change, by any process. The other methods take it as `since`. */
  count(): number
  /**
   * Returns whether this process has changed nothing since `count()` returned `since`. With a domain, changes
   * that only concern other domains are ignored. Without a domain, changes that only concern single domains
   * are ignored.
   */
  isSame(since: number, domain?: string): boolean
  /**
   * Returns whether no other process has changed anything since `count()` returned `since`. The database file
   * is checked once in each turn of the event loop, so a request sees every change that was made before it
   * was sent.
   */
  isSameElsewhere(since: number): boolean
}
