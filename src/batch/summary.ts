import type { Earlier, Progress } from './progress.ts'

/** How a run ended. */
export interface BatchSummary extends Progress {
  /** True when the signal fired before the end of the list. The same call continues the run. */
  readonly interrupted: boolean
  /** Counts of the skipped domains that have no record. */
  readonly earlier: Readonly<Earlier>
  /**
   * The failed domains that were not looked up again, because several processes died during their lookups.
   */
  readonly setAside: readonly string[]
  /**
   * Lines that were given up, because too many processes died while they worked on them. This happens only in
   * a database that several processes share.
   */
  readonly givenUp: readonly { readonly first: number; readonly last: number }[]
}
