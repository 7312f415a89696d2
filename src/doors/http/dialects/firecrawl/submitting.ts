import { z } from 'zod'
import { parsedUrl } from '../../../../formats/url.ts'
import { BlazonError } from '../../../../model/errors.ts'
import { flag, integer, type Params, type ParamValues, paramsReader, type RawParams } from '../../params.ts'
import { type Route, route } from '../../route.ts'
import { formatsOf } from './formats.ts'
import { type BatchRoutes, submitted } from './jobs.ts'
import {
  checkOptions,
  commonOf,
  obeyedBy,
  PAGE_URL,
  SCRAPE_OPTIONS,
  type ScrapeOptions,
  visitOf,
} from './options.ts'

/** The largest number of pages of a job. */
const MAX_PAGES = 25_000

const any = () => z.unknown().optional()

/** Parameters that both kinds of jobs refuse, each with the reason. */
const REFUSED = {
  webhook: 'events are sent in the form of /v1/batch/submit alone',
  appendToId: 'a job gets no further pages',
  excludePaths: 'addresses are chosen by expressions that they match, and not by others',
} as const

const ANSWER = z.object({ success: z.literal(true), id: z.string(), url: z.string() })
const BATCH_PATH = '/v2/batch/scrape'
const CRAWL_PATH = '/v2/crawl'

/** Returns how each page of a job is read: the format, the parameters of its route, and warnings. */
function pagesOf(options: ScrapeOptions, pages: Pick<Route, 'params'>) {
  checkOptions(options)
  const formats = formatsOf(options, false)
  const other = [...formats.keys()].find((name) => name !== 'markdown' && name !== 'html')
  if (other !== undefined)
    throw new BlazonError(
      'invalid_input',
      `A job reads markdown and html; /v2/scrape has the format ${other}.`,
    )
  const { visit, part, warnings } = visitOf(options)
  const given = {
    ...{ ...obeyedBy(pages, visit).params, ...part, useMainContentOnly: options.onlyMainContent },
    ...(options.maxAge !== undefined && { maxAgeMs: options.maxAge }),
  }
  const isMarkdown = formats.has('markdown') || formats.size === 0
  const markdown = {
    ...{ includeImages: true, shortenBase64Images: options.removeBase64Images },
    ...(formats.has('html') && { includeHTML: true }),
  }
  const params = { ...given, ...(isMarkdown && markdown) }
  return {
    format: isMarkdown ? 'markdown' : 'html',
    options: Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)),
    warnings: [
      ...warnings,
      ...(options.timeout === undefined
        ? []
        : ['timeout has no effect: the server decides how long it waits.']),
    ],
  }
}

function refuse(given: RawParams): void {
  for (const [name, why] of Object.entries(REFUSED))
    if (given[name] !== undefined && ![given[name]].flat().every((one) => one === ''))
      throw new BlazonError('invalid_input', `${name} is not available: ${why}.`)
  if (given.zeroDataRetention === true || given.storeInCache === false)
    throw new BlazonError('invalid_input', 'The results of a job are stored until they are fetched.')
}

const told = (warnings: readonly string[]) => (warnings.length > 0 ? { warning: warnings.join(' ') } : {})

/** Makes the route that submits a list of pages. */
export function batchRoute(batches: BatchRoutes, markdown: Route): Route {
  return route({
    ...{ method: 'POST', path: BATCH_PATH, endpoint: batches.submit.endpoint, common: commonOf },
    ...{ summary: 'submits many pages, as Firecrawl does', answer: ANSWER },
    bodyLimitBytes: batches.submit.bodyLimitBytes,
    params: {
      urls: z.array(z.string()).min(1).max(MAX_PAGES),
      ...{ ...SCRAPE_OPTIONS, ignoreInvalidURLs: flag().default(true) },
      ...{ webhook: any(), appendToId: any(), maxConcurrency: any() },
    },
    async run({ urls, ignoreInvalidURLs, maxConcurrency, ...given }, caller, context) {
      refuse(given)
      const wrong = urls.find((url) => !parsedUrl(url))
      if (!ignoreInvalidURLs && wrong !== undefined)
        throw new BlazonError('invalid_input', `${wrong.slice(0, 200)} is not a URL.`)
      const { warnings, ...pages } = pagesOf(given, markdown)
      const listed = urls.map((url) => ({ url }))
      const input = { mode: 'scrape', data: { ...pages, urls: listed } }
      const job = await submitted(BATCH_PATH, input, batches, caller, context)
      const all = maxConcurrency === undefined ? warnings : [...warnings, CONCURRENCY]
      return JSON.stringify({ success: true, ...job, ...told(all) })
    },
  })
}

const CONCURRENCY = 'maxConcurrency has no effect: the server decides how many pages it reads at once.'

const CRAWL = {
  url: PAGE_URL.describe('Where the crawl begins.'),
  includePaths: z.array(z.string().max(500)).max(50).nullish(),
  ...{ regexOnFullURL: flag().default(false), crawlEntireDomain: flag().default(false) },
  maxDiscoveryDepth: integer(0, 1_000).nullish(),
  limit: integer(1, Number.MAX_SAFE_INTEGER).nullish(),
  sitemap: z.enum(['skip', 'include', 'only']).optional(),
  allowSubdomains: flag().default(false),
  scrapeOptions: z.looseObject({}).nullish(),
  zeroDataRetention: flag().optional(),
  ...{ origin: z.string().optional(), integration: z.string().optional() },
  ...{ webhook: any(), excludePaths: any(), prompt: any(), allowExternalLinks: any(), delay: any() },
  ...{ maxConcurrency: any(), ignoreRobotsTxt: any(), robotsUserAgent: any() },
  ...{ ignoreQueryParameters: any(), deduplicateSimilarURLs: any() },
} satisfies Params

type Crawl = ParamValues<typeof CRAWL>

/** Parameters of a crawl that have no effect, each with the reason. */
const WITHOUT_EFFECT: readonly (readonly [name: keyof Crawl, why: string])[] = [
  ['prompt', 'no model reads it'],
  ['allowExternalLinks', 'a crawl stays at its site'],
  ['delay', 'the server decides how fast it visits a site'],
  ['maxConcurrency', 'the server decides how many pages it reads at once'],
  ['ignoreRobotsTxt', 'robots.txt is obeyed'],
  ['robotsUserAgent', 'the server visits sites by its own name'],
  ['ignoreQueryParameters', 'addresses with other parameters are other pages'],
  ['deduplicateSimilarURLs', 'each page is read once'],
]

const readOptions = paramsReader(SCRAPE_OPTIONS)

/** Makes the route that submits the pages of a site. */
export function crawlRoute(batches: BatchRoutes, markdown: Route): Route {
  return route({
    ...{ method: 'POST', path: CRAWL_PATH, endpoint: batches.submit.endpoint, common: commonOf },
    ...{ summary: 'submits the pages of a site, as Firecrawl does', answer: ANSWER, params: CRAWL },
    async run(given, caller, context) {
      refuse({ ...given.scrapeOptions, ...given })
      const { warnings, ...pages } = pagesOf(readOptions(given.scrapeOptions ?? {}), markdown)
      const input = { mode: 'crawl', data: { ...pages, source: sourceOf(given) } }
      const job = await submitted(CRAWL_PATH, input, batches, caller, context)
      const without = WITHOUT_EFFECT.filter(([name]) => given[name] !== undefined && given[name] !== false)
      const all = [...warnings, ...without.map(([name, why]) => `${name} has no effect: ${why}.`)]
      return JSON.stringify({ success: true, ...job, ...told(all) })
    },
  })
}

/**
 * Returns the source of a crawl's pages: the sitemap when only it may be used, and otherwise the links of
 * pages.
 */
function sourceOf({ url, sitemap, limit, maxDiscoveryDepth, allowSubdomains, ...given }: Crawl): object {
  const regex = expressionOf(url, given)
  const controls = {
    ...{ maxUrls: Math.min(limit ?? 10_000, MAX_PAGES), ...(regex !== undefined && { regex }) },
  }
  if (sitemap === 'only') return { type: 'sitemap', domain: parsedUrl(url)?.host ?? url, controls }
  const depth = maxDiscoveryDepth ?? undefined
  const links = { ...(depth !== undefined && { maxDepth: depth }), followSubdomains: allowSubdomains }
  return { type: 'start_url', url, controls: { ...controls, ...links } }
}

/** Matches the beginning of an address, up to its path. */
const HOST = '^https?://[^/?#]+'

/**
 * Returns the expression that the addresses of a crawl have to match. By default these are the pages below
 * the first one.
 */
function expressionOf(
  url: string,
  {
    includePaths,
    regexOnFullURL,
    crawlEntireDomain,
  }: Pick<Crawl, 'includePaths' | 'regexOnFullURL' | 'crawlEntireDomain'>,
): string | undefined {
  if (includePaths?.length) {
    const parts = includePaths.map((part) => (regexOnFullURL ? part : onPath(part)))
    return parts.map((part) => `(?:${part})`).join('|')
  }
  const path = parsedUrl(url)?.pathname ?? '/'
  if (crawlEntireDomain || path === '/') return undefined
  return `${HOST}${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\/$/, '')}(?:[/?#]|$)`
}

/** Turns an expression for a path into one for a whole address. */
const onPath = (part: string): string =>
  part.startsWith('^') ? `${HOST}${part.slice(1)}` : `${HOST}[^?#]*(?:${part})`
