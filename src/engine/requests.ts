import type { SitemapQuery } from '../capture/crawl/index.ts'
import type { StoredRequest } from '../model/kept.ts'

/** How a text is read as a domain. */
export interface ResolveRules {
  /** Accepts any port and removes it. Default: false. */
  readonly allowPort?: boolean | undefined
  /** Reads it as a line of a list that somebody else wrote. Default: false. */
  readonly listed?: boolean | undefined
}

/** How the pages of a site are listed; everything has a default. */
export interface SitemapRequest extends SitemapQuery, StoredRequest {
  /** Lists them anew although a fresh list is stored. */
  readonly refresh?: boolean | undefined
  /** Milliseconds for all of it; default `lookupTimeoutMs` from the moment its turn has come. */
  readonly timeoutMs?: number | undefined
  /** Fires when the caller leaves: the promise rejects with code `cancelled`, and nothing is stored. */
  readonly signal?: AbortSignal | undefined
}
