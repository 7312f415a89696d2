import * as z from 'zod/mini'
import type { SitemapQuery } from '../capture/crawl/index.ts'
import { BlazonError } from '../model/errors.ts'
import type { StoredRequest } from '../model/kept.ts'
import { noun } from '../model/noun.ts'
import { CALLER_REQUEST } from '../model/options/requests.ts'
import { aFunction, described, optional, text } from '../model/options/schema.ts'
import { count, flag } from '../model/options/setting.ts'
import { DEFAULT_LINKS, MAX_LINKS, type SitePages } from '../model/pages.ts'
import type { Handle, Site } from '../model/site.ts'
import { HEADERS_OF_CALLER } from './bytes.ts'
import type { Call } from './call.ts'
import { type HttpDoor, type Kinds, OUT_FLAG } from './doors.ts'

/** The settings of a list of pages. All have defaults. */
export interface SitemapRequest extends SitemapQuery, StoredRequest {
  /**
   * Words for the subject of the pages. Only pages with one of these words in their path are listed, the best
   * first. Default: all pages, in the order of the site.
   */
  readonly search?: string | undefined
  /**
   * True: the result also has `pages`, with the title, description, keywords and language of each page that
   * is stored because it was read lately. No page is visited for them. Default: false.
   */
  readonly metadata?: boolean | undefined
  /** True: the list is made again, even if a fresh list is stored. Default: false. */
  readonly refresh?: boolean | undefined
  /** Milliseconds for the whole call. Default: `lookupTimeoutMs`, counted from the start of the work. */
  readonly timeoutMs?: number | undefined
  /** Cancels the call: the promise rejects with code `cancelled`, and nothing is stored. */
  readonly signal?: AbortSignal | undefined
}

export interface SitemapMethod {
  /**
   * Lists the pages of a site from its sitemaps, or else from the links of its landing page. Only pages that
   * robots.txt allows are read. A stored list is returned while it is fresh (`store.scrapeMaxAgeMs`). Rejects
   * with the reason when there is no list.
   */
  sitemap(handle: Handle | Site, request?: SitemapRequest): Promise<SitePages>
}

const { producer: _, ...CALLER } = CALLER_REQUEST

const PATTERN = described(
  z.union([z.string(), z.looseObject({ test: aFunction })]),
  'an expression as text, or a RegExp',
)

const MAX_PHRASE_CHARS = 200
const PHRASE = described(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_PHRASE_CHARS)),
  `a text of 1 to ${MAX_PHRASE_CHARS} characters`,
)

async function checkSitemap({ sitemapUrl, headers }: SitemapRequest): Promise<void> {
  if (sitemapUrl === undefined && headers === undefined) return
  const { parsedUrl } = await import('../formats/url.ts')
  if (sitemapUrl !== undefined && !/^https?:$/.test(parsedUrl(sitemapUrl)?.protocol ?? ''))
    throw new BlazonError('invalid_input', 'sitemapUrl: a sitemap is named by its whole http(s) address.')
  const { checkVisit } = await import('../model/visit-checks.ts')
  checkVisit({ headers })
}

interface SitemapFlags {
  readonly maxLinks: number
  readonly urlRegex?: string
  readonly search?: string
  readonly sitemap?: string
  readonly subdomains: boolean
  readonly metadata?: boolean
}

// The range of `maxLinks` and the syntax of `urlRegex` are those of newer clients. The default of 500 is that
// of older clients.
const listParams = ({ z, integer, flag: yes, object }: Kinds) => ({
  maxLinks: integer(1, MAX_LINKS).default(500).describe('How many URLs at most.'),
  urlRegex: z.string().optional().describe('Only URLs in which this expression (RE2) is found.'),
  search: z
    .string()
    .max(MAX_PHRASE_CHARS)
    .optional()
    .describe('Only pages with a word of this phrase in their path, best first.'),
  sitemapUrl: z.string().optional().describe('The sitemap to read in place of those of the site.'),
  includeSubdomains: yes()
    .optional()
    .describe('false: only pages of the domain and its www. Default: of all hosts of the site.'),
  headers: object(z.record(z.string(), z.string()))
    .optional()
    .describe('Headers by name for the sitemaps of the domain. Such a list is not stored.'),
})

type Door = HttpDoor<SitePages>

const LIST: Door = {
  path: '/v1/web/scrape/sitemap',
  summary: 'the pages that a site lists in its sitemaps',
  subject: 'domain',
  params: listParams,
  request: (given: SitemapRequest) => given,
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
}

const WITH_METADATA: Door = {
  path: '/v1/web/urls',
  summary: 'the pages of a site with what is known of them, as the third version of the later client asks',
  subject: 'domain',
  params: listParams,
  request: (given: SitemapRequest) => ({ ...given, metadata: true }),
  answer: (z) =>
    z
      .object({
        success: z.literal(true),
        domain: z.string(),
        urls: z
          .array(
            z.object({
              url: z.string(),
              ...{ title: z.string().optional(), description: z.string().optional() },
              ...{ keywords: z.array(z.string()).optional(), language: z.string().optional() },
            }),
          )
          .describe('Only a page that is stored because it was read lately has more than url.'),
      })
      .meta({ id: 'UrlsAnswer' }),
  body: ({ domain, pages }) => ({ success: true, domain, urls: pages }),
}

export const sitemap: Call<SitemapRequest, SitePages, SitemapMethod> = {
  ways: ['domain'],
  request: {
    ...CALLER,
    // Only the minimum is checked here. A number above `MAX_LINKS` is refused when the pages are listed.
    maxLinks: count(1),
    urlRegex: z.optional(PATTERN),
    ...{ includeSubdomains: flag(true), metadata: flag(false) },
    ...optional({ search: PHRASE, sitemapUrl: text, headers: HEADERS_OF_CALLER }),
  },
  isRenewable: true,
  http: [LIST, WITH_METADATA],
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
      ['--search <phrase>', 'only pages with a word of it in their path, best first'],
      ['--sitemap <url>', 'this sitemap in place of those of the site'],
      ['--no-subdomains', 'only pages of the domain itself and its www'],
      ['--metadata', 'also the title of each stored page, after a tab; --json has more of it'],
      ['--refresh', 'list them anew although a fresh list is stored'],
      OUT_FLAG,
    ],
    async request({ maxLinks, urlRegex, search, sitemap: sitemapUrl, subdomains, metadata }: SitemapFlags) {
      const { parseUrlPattern } = await import('../formats/crawl/url-pattern.ts')
      // The engine would report the same error, but only after it has created a database.
      const pattern = parseUrlPattern(urlRegex ?? '')
      if ('reason' in pattern) throw new BlazonError('invalid_input', `urlRegex: ${pattern.reason}`)
      const hosts = subdomains ? {} : { includeSubdomains: false }
      return { maxLinks, urlRegex, search, sitemapUrl, metadata, ...hosts }
    },
    data: ({ urls, pages }, { safe }) =>
      pages
        ? pages.map(({ url, title = '' }) => `${url}\t${safe(title)}\n`).join('')
        : urls.map((url) => `${url}\n`).join(''),
    account: ({ domain, urls, source, meta: { sitemapsFetched: count } }) => [
      `${domain}: ${urls.length} ${noun(urls.length, 'page')} from ${
        source === 'sitemap'
          ? `${count} ${noun(count, 'sitemap')}`
          : 'the links of its landing page: it has no sitemap'
      }`,
    ],
  },
  async run({ site, request, deadline }, ports) {
    await checkSitemap(request)
    const { pagesOf } = await import('../paths/site-pages.ts')
    return pagesOf(ports, site, request, deadline)
  },
}
