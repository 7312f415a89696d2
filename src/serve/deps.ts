import type { UrlPattern } from '../formats/url-pattern.ts'
import type { Options } from '../model/options.ts'
import type { SitePages } from '../model/pages.ts'
import type { Result } from '../model/record.ts'
import type { Scrapes } from '../model/scrape.ts'
import type { ScreenshotRequest, ScreenshotResult } from '../model/screenshot.ts'
import type { Site } from '../model/site.ts'
import type { StyleguideResult } from '../model/styleguide.ts'

/** A store may answer at once (SQLite) or later (a database over the network). */
type Awaitable<T> = T | Promise<T>

/** The holder of a bearer key, never the key itself. */
export interface ApiKey {
  readonly id: string
  readonly state: 'active' | 'suspended' | 'revoked'
}

/** The part of the store that serving needs; the names and meanings are the store's. */
export interface ServeStore {
  /** The active or suspended holder of a secret, found by the secret's hash; undefined for everything else. */
  keyOf(secret: string): Awaitable<ApiKey | undefined>
  listKeys(): Awaitable<readonly ApiKey[]>
  /** The kept body of a domain while its result is fresh. `route` names the answer's shape. */
  answerOf(domain: string, route: string): Awaitable<string | undefined>
  /** Keeps a body beside the result that it was made of, and drops it with that. */
  putAnswer(route: string, body: string, result: Result): Awaitable<void>
  /** The unguessable name of a picture by its hash. */
  pictureTokenOf(hash: string): Awaitable<string | undefined>
  /** A picture by that name, PNG. */
  pictureAt(token: string): Awaitable<Buffer | undefined>
  recordUsage?(call: UsageRecord): Awaitable<void>
}

/** One answered call, for usage reports. */
export interface UsageRecord {
  readonly requestId: string
  readonly keyId: string
  readonly method: string
  /** Path without the query. */
  readonly path: string
  readonly status: number
  /** When the answer was sent (ms, UTC), and how long it took. */
  readonly at: number
  readonly elapsedMs: number
}

/** What the server is handed. It opens nothing itself but the port. */
export interface ServeDeps {
  readonly store: ServeStore
  /** Throws `invalid_input` for a text that names no site. */
  readonly resolve: (text: string) => Site
  /**
   * The stored result where it is fresh, else a capture whose result is stored before it is returned. Must stop
   * soon after `signal` aborts. `maxSpeed`: no browser and no page but the first, whatever that costs in the answer. `timeoutMs`: how long it may take; default: the usual.
   * `language`: a name of the contract's (§4.1); its result is stored beside that of what the site says to everybody.
   */
  readonly lookup: (
    site: Site,
    how: {
      readonly signal: AbortSignal
      readonly maxSpeed: boolean
      readonly timeoutMs: number | undefined
      readonly language?: string | undefined
    },
  ) => Promise<{ readonly result: Result }>
  /**
   * How a page is styled: the landing page of a domain, from what is stored where that is fresh, or the page at a URL. Throws
   * `invalid_input` for what is neither. Must stop soon after `signal` aborts. `quality`: as a browser shows it.
   */
  readonly styleguide: (
    page: { readonly domain: string } | { readonly url: string },
    how: { readonly signal: AbortSignal; readonly quality: boolean; readonly timeoutMs: number | undefined },
  ) => Promise<StyleguideResult>
  /** A picture of a page of the site's, kept in the store, where one may be that is fresh. Must stop soon after `signal` aborts. */
  readonly screenshot: (site: Site, how: ScreenshotRequest) => Promise<ScreenshotResult>
  /** One page by its URL, read as it is. They throw `invalid_input` for what is no URL, and must stop soon after `signal` aborts. */
  readonly pages: Scrapes
  /** The pages that a site lists. Must stop soon after `signal` aborts. `timeoutMs`: how long it may take. */
  readonly sitemap: (
    site: Site,
    how: {
      readonly signal: AbortSignal
      readonly maxLinks: number
      readonly urlRegex: UrlPattern | undefined
      readonly timeoutMs: number | undefined
    },
  ) => Promise<SitePages>
  /** Milliseconds, UTC. */
  readonly now: () => number
  /** A new request id: letters, digits and dashes. */
  readonly newId: () => string
  readonly options: Pick<Options, 'serve' | 'lookupTimeoutMs'>
  /** Lines for people: one per answer, and unexpected failures whole. */
  readonly log: (line: string) => void
}
