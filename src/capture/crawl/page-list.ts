import type { UrlPattern } from '../../formats/crawl/url-pattern.ts'
import type { Belonging } from './page-url.ts'

/** Returns for each URL whether it is wanted. */
export type MatchUrls = (urls: readonly string[]) => Promise<readonly boolean[]>

/** Which pages of a site are wanted. */
export interface Wanted {
  /** Maximum number of pages. */
  readonly maxLinks: number
  /** Maximum size of all URLs together, in bytes, written as a JSON list. */
  readonly maxBytes: number
  /** Only pages whose URLs match are wanted. The pattern is applied in this process. */
  readonly pattern?: UrlPattern | undefined
  /** Does the same as `pattern`, in another process and for many URLs at once. */
  readonly match?: MatchUrls | undefined
  /** `SitemapQuery` describes this setting and the two below. */
  readonly sitemapUrl?: string | undefined
  readonly includeSubdomains?: boolean | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Collects page URLs, each once, in the order in which they are added. */
export interface PageList {
  /**
   * Adds a location as it is written; returns false when no more are wanted. With `match`, the URL is in the
   * list only after `settle`.
   */
  put(location: string): boolean
  /** Calls `match` for the waiting URLs when there are enough for a call, or for `all` of them. */
  settle(all?: 'all'): Promise<void>
  /** Adds the URLs of another list, which is empty afterwards. They are not matched again. */
  take(other: PageList): void
  /** Returns the URLs of the list, which is empty afterwards. */
  release(): Set<string>
  readonly urls: ReadonlySet<string>
  /** Size of all URLs together, as `Wanted.maxBytes` counts them. */
  readonly bytes: () => number
  /** Number of pages of the site that were put, wanted or not, each once. */
  readonly named: () => number
  readonly isFull: () => boolean
  /** True when there are more URLs than `maxBytes` allow. */
  readonly isCut: () => boolean
}

/** Number of URLs that are matched at once, in 2 to 10 ms. The call to the other process takes 0.3 ms. */
const MATCHED_AT_ONCE = 2_000

/** Characters around a URL in a JSON list: two quotes and a comma. */
const JSON_SIGNS = 3

export function createPageList(
  { pageOf }: Belonging,
  { maxLinks, maxBytes, pattern, match }: Wanted,
): PageList {
  let urls: Set<string> = new Set()
  const waiting = new Set<string>()
  // A RegExp with the flag `g` or `y` remembers its last position, and would miss every other URL.
  const test =
    pattern instanceof RegExp ? new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')) : pattern
  let bytes = 0
  let named = 0
  let isCut = false
  const isFull = () => isCut || urls.size >= maxLinks
  // The size of the set shows whether a URL is new. A further call of `has` would double the work for 100,000
  // URLs.
  const add = (url: string): boolean => {
    const before = urls.size
    if (isFull() || urls.add(url).size === before) return false
    bytes += url.length + JSON_SIGNS
    isCut = bytes > maxBytes
    if (isCut) urls.delete(url)
    return true
  }
  return {
    get urls() {
      return urls
    },
    bytes: () => bytes,
    named: () => named,
    isFull,
    isCut: () => isCut,
    put(location) {
      if (isFull()) return false
      const url = pageOf(location)
      if (url === undefined) return true
      if (match) {
        if (urls.has(url) || waiting.has(url)) return true
        waiting.add(url)
        named++
      } else if (!(test?.test(url) ?? true) || add(url)) named++
      return !isFull()
    },
    take(other) {
      const size = other.bytes()
      const added = other.release()
      // The first list of a site is often its only one, so it is used without copying it.
      const fits = added.size <= maxLinks && size <= maxBytes
      if (urls.size > 0 || isCut || !fits) return added.forEach((url) => void add(url))
      urls = added
      bytes = size
    },
    release() {
      const released = urls
      urls = new Set()
      bytes = 0
      return released
    },
    async settle(all) {
      if (!match || waiting.size === 0 || (waiting.size < MATCHED_AT_ONCE && !all)) return
      const asked = [...waiting]
      waiting.clear()
      const wanted = await match(asked)
      for (const [at, url] of asked.entries()) if (wanted[at]) add(url)
    },
  }
}
