import type { Producer } from './options.ts'

/** How a site is looked up; everything has a default. */
export interface LookupRequest {
  readonly producer?: Producer | undefined
  /** Fires when the caller leaves: the promise rejects with code `cancelled`, and nothing is stored. */
  readonly signal?: AbortSignal | undefined
  /**
   * Milliseconds for the whole lookup; default `lookupTimeoutMs` from the moment its turn has come, of which `concurrency` have one at a
   * time. Past it the result is `failed` with code `timeout`, or with `unavailable` when its turn did not come.
   */
  readonly timeoutMs?: number | undefined
  /** Captures anew although a fresh result is stored. */
  readonly refresh?: boolean | undefined
  /** Whether other pages are asked for, when the landing page lacks what they have: contact, imprint, about. Default true. */
  readonly morePages?: boolean | undefined
  /**
   * The brand as the site itself says it in this language: an English name or a BCP 47 tag, `german` or `de`. Where the site does not, the
   * original stays and a note says so; `fields.language` tells which it is. Such a result is stored beside the other, without its page. Default: whatever the site sends.
   */
  readonly language?: string | undefined
  /** Keeps the snapshot in the store, for `explain` and replay; default true. */
  readonly keepSnapshot?: boolean | undefined
}
