import type { SitemapQuery } from '../capture/crawl/index.ts'
import type { StoredRequest } from '../model/kept.ts'

/** How a text is read as a domain. */
export interface ResolveRules {
  /** Accepts a port and removes it. Default: false. */
  readonly allowPort?: boolean | undefined
  /** Reads the text as leniently as a line of a list that somebody else wrote. Default: false. */
  readonly listed?: boolean | undefined
}

/** How the pages of a site are listed; every part has a default. */
export interface SitemapRequest extends SitemapQuery, StoredRequest {
  /** Lists the pages anew although a fresh list is stored. */
  readonly refresh?: boolean | undefined
  /**
   * Milliseconds for the whole call. Default: `lookupTimeoutMs`, counted from the moment when the work
   * begins.
   */
  readonly timeoutMs?: number | undefined
  /** Fires when the caller leaves: the promise rejects with code `cancelled`, and nothing is stored. */
  readonly signal?: AbortSignal | undefined
}
