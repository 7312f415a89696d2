/**
 * Lists the pages of a site: the requests that callers can make, and the object that answers them from
 * sitemaps or, without any, from the landing page.
 */

import type { Deadline } from '../../concurrency/deadline.ts'
import { createSingleFlight } from '../../concurrency/single-flight.ts'
import type { Slots } from '../../concurrency/slots.ts'
import type { UrlPattern } from '../../formats/crawl/url-pattern.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import type { SitePages } from '../../model/pages.ts'
import { DEFAULT_LINKS, MAX_LINKS } from '../../model/pages.ts'
import type { Site } from '../../model/site.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { StreamingClient } from '../http/client.ts'
import type { OpenClient } from '../network.ts'
import type { PageReader } from '../page/reader.ts'
import { claimOf } from '../queue.ts'
import type { MatchUrls, Wanted } from './page-list.ts'
import type { AskRobots } from './robots.ts'

export interface SitemapQuery {
  /** Maximum number of pages, 1 to `MAX_LINKS`; default `DEFAULT_LINKS`. */
  readonly maxLinks?: number | undefined
  /**
   * Only pages whose URLs match are listed. The expression is a RegExp (or a similar object) of the calling
   * program, or a text in RE2 syntax. The text may come from an untrusted client, so it is applied in a child
   * process, with limits for its size and time.
   */
  readonly urlRegex?: UrlPattern | string | undefined
  /**
   * The URL of a sitemap. It is read with the sitemaps that it names, instead of the sitemaps of the site.
   * Rejects with `unreachable` when it cannot be read. Default: the sitemaps of the site.
   */
  readonly sitemapUrl?: string | undefined
  /**
   * False: only the domain and its `www` count, for pages and for sitemaps. Default: true, so that other
   * hosts of the site count, too.
   */
  readonly includeSubdomains?: boolean | undefined
  /**
   * Headers for the sitemaps of the domain, by name. They are not sent to other hosts. With headers, the list
   * is not stored, and without a sitemap the links of the page are not listed. Default: none.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** Lists the pages of sites. */
export interface Sitemaps {
  /** Equal requests share one walk. Rejects as a capture does, and for a `maxLinks` out of range. */
  of(site: Site, query: SitemapQuery, deadline: Deadline): Promise<SitePages>
  /**
   * Requests everything that `of` would request by default, through the client that `through` returns, so
   * that it can be recorded. A site that does not answer is not a failure here. Rejects only when `signal`
   * fires.
   */
  visit(site: Site, through: (client: StreamingClient) => StreamingClient, signal: AbortSignal): Promise<void>
  close(reason: Error): Promise<void>
}

export interface SitemapsParts {
  readonly options: Options
  readonly clock: () => Date
  readonly slots: Slots
  readonly reader: PageReader
  readonly askRobots: AskRobots
  /** Opens a client for all sitemaps of a site together. */
  readonly open: (site: Site) => Promise<OpenClient>
  /** Captures the site's landing page, within the time that is left. */
  readonly capture: (site: Site, deadline: Deadline) => Promise<Snapshot>
}

export function createSitemaps(parts: SitemapsParts): Sitemaps {
  const { options, slots, reader, askRobots, capture } = parts
  const flights = createSingleFlight<SitePages>()
  const walk = async (
    site: Site,
    wanted: Wanted,
    signal: AbortSignal,
    how: { through?: (client: StreamingClient) => StreamingClient; askRobots: AskRobots } = { askRobots },
  ) => {
    const { walkSitemaps } = await import('./sitemaps.ts')
    const { client, close } = await parts.open(site)
    try {
      const by = how.through?.(client) ?? client
      return await walkSitemaps({ ...wanted, site, client: by, askRobots: how.askRobots, signal })
    } finally {
      await close()
    }
  }
  return {
    async of(site, query, caller) {
      const { maxLinks = DEFAULT_LINKS, urlRegex, sitemapUrl, includeSubdomains = true, headers } = query
      assertLinks(maxLinks)
      const work = async (deadline: Deadline) => {
        const { signal } = deadline
        const walkInTurn = (wanted: Wanted) => {
          deadline.begin()
          return walk(site, wanted, signal)
        }
        const wanted = {
          maxLinks,
          maxBytes: options.maxAnswerBytes,
          ...(await selectionOf(urlRegex, reader, signal)),
          ...{ sitemapUrl, includeSubdomains, headers },
        }
        const { sitePages } = await import('./site-pages.ts')
        return sitePages({
          site,
          wanted,
          reader,
          signal,
          walk: () => slots.run(() => walkInTurn(wanted), signal, claimOf(deadline, site)),
          landingPage: () => capture(site, deadline),
        })
      }
      const place = JSON.stringify({ sitemapUrl, includeSubdomains, headers })
      const key = `${site.domain} ${maxLinks} ${place} ${nameOfPattern(urlRegex)}`
      return flights.share(key, work, caller)
    },
    async visit(site, through, signal) {
      const wanted = { maxLinks: DEFAULT_LINKS, maxBytes: options.maxAnswerBytes }
      // A cached robots.txt would not be recorded, so this walk has its own cache.
      const { createRobots } = await import('./robots.ts')
      const how = { through, askRobots: createRobots(options, parts.clock) }
      try {
        await slots.run(() => walk(site, wanted, signal, how), signal)
      } catch (thrown) {
        if (signal.aborted) throw thrown
      }
    },
    close: (reason) => flights.close(reason),
  }
}

/** Rejects with `invalid_input` when the expression is invalid or too large. */
async function selectionOf(
  wanted: SitemapQuery['urlRegex'],
  reader: PageReader,
  signal: AbortSignal,
): Promise<Pick<Wanted, 'pattern' | 'match'>> {
  if (typeof wanted !== 'string') return { pattern: wanted }
  const match: MatchUrls = (urls) => reader.match({ expression: wanted, urls }, signal)
  await match([])
  return { match }
}

/** A key that is equal for equal patterns only. */
export function nameOfPattern(pattern: SitemapQuery['urlRegex']): string {
  return typeof pattern === 'string' ? `re2 ${pattern}` : String(pattern ?? '')
}

function assertLinks(maxLinks: number): void {
  if (Number.isInteger(maxLinks) && maxLinks >= 1 && maxLinks <= MAX_LINKS) return
  throw new BlazonError('invalid_input', `maxLinks must be a whole number from 1 to ${MAX_LINKS}.`)
}
