import type { StoredRequest } from './kept.ts'
import type { Producer } from './options.ts'

/** How a site is looked up. Every part has a default. */
export interface LookupRequest extends StoredRequest {
  /** How the styles are computed, and whether scripts run. Default: `producer` of the options. */
  readonly producer?: Producer | undefined
  /** Cancels the lookup: the promise rejects with code `cancelled`, and nothing is stored. */
  readonly signal?: AbortSignal | undefined
  /**
   * Milliseconds for the whole lookup, at most 2,147,483,647, counted from the moment when the lookup begins.
   * At most `concurrency` lookups run at once, and others wait. When the time is over, the result is `failed`
   * with code `timeout`, or with code `unavailable` when the lookup never began. Default: `lookupTimeoutMs`
   * of the options.
   */
  readonly timeoutMs?: number | undefined
  /** True: captures the site again, although a fresh result is stored. Default: false. */
  readonly refresh?: boolean | undefined
  /**
   * Whether further pages (contact, imprint, about) are requested for values that the landing page lacks.
   * Default: true.
   */
  readonly morePages?: boolean | undefined
  /**
   * Language in which the site describes the brand, as an English name or a BCP 47 tag: `german` or `de`.
   * When the site has no page in that language, its default page is described and a note says so;
   * `fields.language` is the language of the page. A result with a language is stored beside the result
   * without one, and its page is not stored. Default: the language that the site sends.
   */
  readonly language?: string | undefined
  /** Whether the snapshot is stored, for `explain` and styleguides. Default: true. */
  readonly keepSnapshot?: boolean | undefined
}
