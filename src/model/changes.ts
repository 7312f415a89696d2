/**
 * When the database was changed. What is remembered of it is good for as long as nothing that it depends on
 * was changed since. All calls are cheap and done when they return.
 */
export interface Changes {
  /** A number that has grown with every change that was made until now, by whatever process. */
  count(): number
  /**
   * Whether this process changed nothing since that count: nothing that concerns the domain, or, without a
   * domain, nothing but what concerns single domains.
   */
  isSame(since: number, domain?: string): boolean
  /**
   * Whether no other process changed anything since that count. The file is looked at once in each turn of
   * the event loop, so that a change is seen by every request that is sent after it.
   */
  isSameElsewhere(since: number): boolean
}
