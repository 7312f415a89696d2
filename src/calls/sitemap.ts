import * as z from 'zod/mini'
import { nameOfPattern, type SitemapQuery } from '../capture/crawl/index.ts'
import type { Deadline } from '../concurrency/deadline.ts'
import type { StoredRequest } from '../model/kept.ts'
import { CALLER_REQUEST } from '../model/options/requests.ts'
import { aFunction, described } from '../model/options/schema.ts'
import { count } from '../model/options/setting.ts'
import { DEFAULT_LINKS, MAX_LINKS, type PagesTarget, type SitePages } from '../model/pages.ts'
import type { Handle, Site } from '../model/site.ts'
import type { Ports } from '../paths/ports.ts'
import { storedReading } from '../paths/stored.ts'
import type { Call } from './call.ts'

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

export interface SitemapMethod {
  /**
   * The pages of a site, as its sitemaps list them, else as its landing page links them, as far as robots.txt
   * allows. A stored list is returned while it is fresh (`store.scrapeMaxAgeMs`). Rejects with the reason
   * when there is no list.
   */
  sitemap(handle: Handle | Site, request?: SitemapRequest): Promise<SitePages>
}

const { producer: _, ...CALLER } = CALLER_REQUEST

const PATTERN = described(
  z.union([z.string(), z.looseObject({ test: aFunction })]),
  'an expression as text, or a RegExp',
)

export const sitemap: Call<SitemapRequest, SitePages> = {
  ways: ['domain'],
  request: {
    ...CALLER,
    // `MAX_LINKS` bounds `maxLinks` further.
    maxLinks: count(1),
    urlRegex: z.optional(PATTERN),
  },
  isRenewable: true,
  http: {
    path: '/v1/web/scrape/sitemap',
    summary: 'the pages that a site lists in its sitemaps',
    subject: 'domain',
    // The bounds of `maxLinks` and the syntax of `urlRegex` are those of later clients; the default of
    // `maxLinks` is that of older ones, 500.
    params: ({ z, integer }) => ({
      maxLinks: integer(1, MAX_LINKS).default(500).describe('How many URLs at most.'),
      urlRegex: z.string().optional().describe('Only URLs in which this expression (RE2) is found.'),
    }),
    request: (given: Pick<SitemapRequest, 'maxLinks' | 'urlRegex'>) => given,
    answer: (z) =>
      z
        .object({
          success: z.literal(true),
          domain: z.string(),
          urls: z.array(z.string()),
          meta: z.object({
            sitemapsDiscovered: z.int(),
            sitemapsFetched: z.int(),
            sitemapsSkipped: z.int(),
            errors: z.int(),
          }),
        })
        .meta({ id: 'SitemapAnswer' }),
    body: ({ domain, urls, meta }) => ({ success: true, domain, urls, meta }),
  },
  run: ({ site, request, deadline }, ports) => pagesOf(ports, site, request, deadline),
}

/** The pages of a site: the stored list while it is fresh, else a new one. Rejects as `list` does. */
export async function pagesOf(
  { list, pages, options }: Ports,
  site: Site,
  { refresh, maxAgeMs, maxStaleMs, onStored, ...query }: SitemapRequest,
  deadline: Deadline,
): Promise<SitePages> {
  const { maxLinks = DEFAULT_LINKS, urlRegex } = query
  const target: PagesTarget = {
    domain: site.domain,
    maxLinks,
    urlRegex: nameOfPattern(urlRegex),
    producer: options.producer,
    robots: options.crawl.robots,
  }
  const { rules, used } = storedReading({ maxAgeMs, maxStaleMs, onStored })
  const kept = refresh ? undefined : await pages.freshPagesOf(target, rules)
  if (kept) return used(kept)
  const found = await list(site, query, deadline)
  // An object that inherits `toString` from Object has the same text as every other, so that its list cannot
  // be stored under that name.
  const isNamed = urlRegex?.toString !== Object.prototype.toString
  if (found.settled && isNamed) await pages.putPages(target, found)
  return found
}
