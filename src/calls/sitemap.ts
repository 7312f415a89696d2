import * as z from 'zod/mini'
import type { SitemapQuery } from '../capture/crawl/index.ts'
import { BlazonError } from '../model/errors.ts'
import type { StoredRequest } from '../model/kept.ts'
import { noun } from '../model/noun.ts'
import { CALLER_REQUEST } from '../model/options/requests.ts'
import { aFunction, described } from '../model/options/schema.ts'
import { count } from '../model/options/setting.ts'
import { DEFAULT_LINKS, MAX_LINKS, type SitePages } from '../model/pages.ts'
import type { Handle, Site } from '../model/site.ts'
import type { Call } from './call.ts'
import { OUT_FLAG } from './doors.ts'

/** How the pages of a site are listed. Every key has a default. */
export interface SitemapRequest extends SitemapQuery, StoredRequest {
  /** True: makes a new list, although a fresh list is stored. Default: false. */
  readonly refresh?: boolean | undefined
  /** Milliseconds for the whole call. Default: `lookupTimeoutMs`, counted from the start of the work. */
  readonly timeoutMs?: number | undefined
  /** Cancels the call: the promise rejects with code `cancelled`, and nothing is stored. */
  readonly signal?: AbortSignal | undefined
}

export interface SitemapMethod {
  /**
   * Lists the pages of a site from its sitemaps, or else from the links of its landing page, as far as
   * robots.txt allows. A stored list is returned while it is fresh (`store.scrapeMaxAgeMs`). Rejects with the
   * reason when there is no list.
   */
  sitemap(handle: Handle | Site, request?: SitemapRequest): Promise<SitePages>
}

const { producer: _, ...CALLER } = CALLER_REQUEST

const PATTERN = described(
  z.union([z.string(), z.looseObject({ test: aFunction })]),
  'an expression as text, or a RegExp',
)

export const sitemap: Call<SitemapRequest, SitePages, SitemapMethod> = {
  ways: ['domain'],
  request: {
    ...CALLER,
    // Only the minimum is checked here, because the listing of the pages refuses a number above `MAX_LINKS`.
    maxLinks: count(1),
    urlRegex: z.optional(PATTERN),
  },
  isRenewable: true,
  http: {
    path: '/v1/web/scrape/sitemap',
    summary: 'the pages that a site lists in its sitemaps',
    subject: 'domain',
    // The range of `maxLinks` and the syntax of `urlRegex` are those of newer clients. The default of 500 is
    // that of older clients.
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
  command: {
    subject: 'site',
    description: 'the pages of a site: from its sitemaps, else from the links of its landing page',
    examples: [
      ['blazon sitemap example.com', 'one address a line'],
      ["blazon sitemap example.com --url-regex '/blog/'", 'a part of them'],
    ],
    flags: [
      ['--json', 'print the whole result as JSON'],
      ['--max-links <n>', 'pages at most', [1, MAX_LINKS], DEFAULT_LINKS],
      ['--url-regex <expression>', 'only pages whose address matches, in the syntax of RE2'],
      ['--refresh', 'list them anew although a fresh list is stored'],
      OUT_FLAG,
    ],
    async request({ maxLinks, urlRegex }: Pick<SitemapRequest, 'maxLinks'> & { readonly urlRegex?: string }) {
      const { parseUrlPattern } = await import('../formats/crawl/url-pattern.ts')
      // The engine would report the same error, but only after it has created a database.
      const pattern = parseUrlPattern(urlRegex ?? '')
      if ('reason' in pattern) throw new BlazonError('invalid_input', `urlRegex: ${pattern.reason}`)
      return { maxLinks, urlRegex }
    },
    data: ({ urls }) => urls.map((url) => `${url}\n`).join(''),
    account: ({ domain, urls, source, meta: { sitemapsFetched: count } }) => [
      `${domain}: ${urls.length} ${noun(urls.length, 'page')} from ${
        source === 'sitemap'
          ? `${count} ${noun(count, 'sitemap')}`
          : 'the links of its landing page: it has no sitemap'
      }`,
    ],
  },
  run: async ({ site, request, deadline }, ports) =>
    (await import('../paths/site-pages.ts')).pagesOf(ports, site, request, deadline),
}
