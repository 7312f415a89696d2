import { z } from 'zod'
import { parsedUrl } from '../../../../formats/url.ts'
import { BlazonError } from '../../../../model/errors.ts'
import { PAGE_BATCHES, type UrlCondition } from '../../../../model/page-batches.ts'
import { type JOB_KINDS, WEBHOOKS } from '../../../../model/webhooks.ts'
import { flag, integer, type Params, type ParamValues, paramsReader, type RawParams } from '../../params.ts'
import { type Route, route } from '../../route.ts'
import { formatsOf } from './formats.ts'
import { type BatchRoutes, submitted } from './jobs.ts'
import {
  checkOptions,
  commonOf,
  isAsked,
  OF_LOG,
  obeyedBy,
  PAGE_URL,
  SCRAPE_OPTIONS,
  type ScrapeOptions,
  visitOf,
} from './options.ts'

/** The largest number of pages of a job. */
const MAX_PAGES = PAGE_BATCHES.maxPages

const HOOK_URL = z.string().max(WEBHOOKS.maxUrlChars)
const HOOK = z.union([
  HOOK_URL,
  z.looseObject({
    ...{ url: HOOK_URL, headers: z.record(z.string(), z.string()).optional() },
    ...{ metadata: z.record(z.string(), z.unknown()).optional(), events: z.array(z.string()).optional() },
  }),
])

/** Parameters of both kinds of jobs. */
const OF_JOBS = {
  webhook: HOOK.optional().describe('Where events are sent, of which each has its own message.'),
  maxConcurrency: integer(1, Number.MAX_SAFE_INTEGER).optional(),
}

/** The seconds before each further attempt to send an event. */
const DELAYS = [60, 300, 900]

/** Returns the webhook of a job for `/v1/batch/submit`. The names of events may begin with the kind of job. */
function hookOf(webhook: z.output<typeof HOOK> | undefined, kind: (typeof JOB_KINDS)[number]) {
  if (webhook === undefined) return undefined
  const { url, headers, metadata, events } = typeof webhook === 'string' ? { url: webhook } : webhook
  const names = events?.map((name) => name.replace(`${kind}.`, ''))
  return { url, retry: { delays_seconds: DELAYS }, job: { kind, headers, metadata, events: names } }
}

const ANSWER = z.object({
  ...{ success: z.literal(true), id: z.string(), url: z.string() },
  webhookSecret: z.string().optional().describe('The secret of the signatures, with a webhook.'),
})
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
      ...{ ...OF_JOBS, appendToId: z.string().max(100).optional() },
    },
    async run({ urls, ignoreInvalidURLs, maxConcurrency, appendToId, webhook, ...given }, caller, context) {
      refuse(given)
      const wrong = urls.find((url) => !parsedUrl(url))
      if (!ignoreInvalidURLs && wrong !== undefined)
        throw new BlazonError('invalid_input', `${wrong.slice(0, 200)} is not a URL.`)
      const { warnings, ...pages } = pagesOf(given, markdown)
      const listed = urls.map((url) => ({ url }))
      const input = { mode: 'scrape', data: { ...pages, urls: listed } }
      const more = { appendTo: appendToId, webhook: hookOf(webhook, 'batch_scrape') }
      const job = await submitted(BATCH_PATH, input, batches, caller, context, more)
      const all = maxConcurrency === undefined ? warnings : [...warnings, CONCURRENCY]
      return JSON.stringify({ success: true, ...job, ...told(all) })
    },
  })
}

const CONCURRENCY = 'maxConcurrency has no effect: the server decides how many pages it reads at once.'

const paths = () =>
  z
    .array(z.string().max(500))
    .max(50)
    .transform((all) => all.filter((one) => one !== ''))
    .default([])

const CRAWL = {
  url: PAGE_URL.describe('Where the crawl begins.'),
  ...{ includePaths: paths(), excludePaths: paths(), regexOnFullURL: flag().default(false) },
  crawlEntireDomain: flag().default(false).describe('false: only pages below the path of the first one.'),
  maxDiscoveryDepth: integer(0, 1_000).optional(),
  limit: integer(1, Number.MAX_SAFE_INTEGER).default(10_000),
  sitemap: z.enum(['skip', 'include', 'only']).optional(),
  allowSubdomains: flag().default(false),
  scrapeOptions: z.looseObject({}).default({}),
  ...{ zeroDataRetention: flag().optional(), ...OF_LOG, ...OF_JOBS },
  ...{ prompt: z.string().optional(), robotsUserAgent: z.string().optional() },
  ...{ allowExternalLinks: flag().optional(), ignoreRobotsTxt: flag().optional() },
  ...{ ignoreQueryParameters: flag().optional(), deduplicateSimilarURLs: flag().optional() },
  delay: z.number().min(0).optional(),
} satisfies Params

type Crawl = ParamValues<typeof CRAWL>

/** Parameters of a crawl that have no effect, each with the values that need none, and the reason. */
const WITHOUT_EFFECT: readonly (readonly [name: keyof Crawl, needless: unknown[], why: string])[] = [
  ['prompt', [], 'no model reads it'],
  ['allowExternalLinks', [false], 'a crawl stays at its site'],
  ['delay', [0], 'the server decides how fast it visits a site'],
  ['maxConcurrency', [], 'the server decides how many pages it reads at once'],
  ['ignoreRobotsTxt', [false], 'robots.txt is obeyed'],
  ['robotsUserAgent', [], 'the server visits sites by its own name'],
  ['ignoreQueryParameters', [false], 'addresses with other parameters are other pages'],
  ['deduplicateSimilarURLs', [false], 'each page is read once'],
  ['sitemap', ['skip', 'only'], 'the pages are found by links'],
]

const readOptions = paramsReader(SCRAPE_OPTIONS)

/** Makes the route that submits the pages of a site. */
export function crawlRoute(batches: BatchRoutes, markdown: Route): Route {
  return route({
    ...{ method: 'POST', path: CRAWL_PATH, endpoint: batches.submit.endpoint, common: commonOf },
    ...{ summary: 'submits the pages of a site, as Firecrawl does', answer: ANSWER, params: CRAWL },
    async run(given, caller, context) {
      const options = readOptions(given.scrapeOptions)
      for (const each of [given, options]) refuse(each)
      const { warnings, ...pages } = pagesOf(options, markdown)
      const long = conditionsOf(given).find(({ regex }) => regex.length > MAX_CHARS)
      if (long) throw tooLong(long)
      const input = { mode: 'crawl', data: { ...pages, source: sourceOf(given) } }
      const more = { webhook: hookOf(given.webhook, 'crawl') }
      const job = await submitted(CRAWL_PATH, input, batches, caller, context, more).catch(inNamesOf(given))
      const without = WITHOUT_EFFECT.filter(([name, needless]) => isAsked(given[name], needless))
      const all = [
        ...warnings,
        ...without.map(([name, , why]) => `${name} has no effect: ${why}.`),
        ...(given.limit > MAX_PAGES ? [`limit is ${MAX_PAGES} pages at most.`] : []),
      ]
      return JSON.stringify({ success: true, ...job, ...told(all) })
    },
  })
}

const { maxRegexChars: MAX_CHARS } = PAGE_BATCHES

const tooLong = ({ name, regex }: Named) =>
  new BlazonError(
    'invalid_input',
    `${name} becomes an expression of ${regex.length} characters; it may have ${MAX_CHARS} at most.`,
  )

/** Returns what throws an error again. One about an expression names the parameter of Firecrawl. */
function inNamesOf(crawl: Crawl): (thrown: unknown) => never {
  return (thrown) => {
    const [, at, why] =
      (thrown instanceof BlazonError && /^conditions\.(\d+): (.+)$/s.exec(thrown.message)) || []
    const condition = conditionsOf(crawl)[Number(at)]
    if (!condition) throw thrown
    throw new BlazonError('invalid_input', `${condition.name}: ${why}`, { cause: thrown })
  }
}

/**
 * Returns the source of a crawl's pages: the sitemap when only it may be used, and otherwise the links of
 * pages.
 */
function sourceOf(crawl: Crawl): object {
  const { url, sitemap, limit, maxDiscoveryDepth: maxDepth, allowSubdomains } = crawl
  const host = parsedUrl(url)?.host ?? url
  const conditions = conditionsOf(crawl).map(({ name: _, ...condition }) => condition)
  const controls = { maxUrls: Math.min(limit, MAX_PAGES), conditions }
  if (sitemap !== 'only')
    return { type: 'start_url', url, controls: { ...controls, maxDepth, followSubdomains: allowSubdomains } }
  const all = [...conditions, ...(allowSubdomains ? [] : [onHost(host)])]
  return { type: 'sitemap', domain: host, controls: { ...controls, conditions: all } }
}

type Named = UrlCondition & { readonly name: 'url' | 'includePaths' | 'excludePaths' }

/**
 * Returns the conditions for the addresses of a crawl, each with the parameter that it comes from. By default
 * the addresses are below the first page. They match an included path, and none of the excluded ones.
 */
function conditionsOf(crawl: Crawl): readonly Named[] {
  const { url, includePaths, excludePaths, crawlEntireDomain } = crawl
  const path = (parsedUrl(url)?.pathname ?? '/').replace(/\/$/, '')
  const place = crawl.regexOnFullURL ? 'url' : 'path'
  const oneOf = (parts: readonly string[]) => parts.map((part) => `(?:${part})`).join('|')
  const below: Named = { name: 'url', regex: `^${literal(path)}(?:/|$)`, in: 'path' }
  const included: Named = { name: 'includePaths', regex: oneOf(includePaths), in: place }
  const excluded: Named = { name: 'excludePaths', regex: oneOf(excludePaths), in: place, excludes: true }
  return [
    ...(crawlEntireDomain || path === '' ? [] : [below]),
    ...(includePaths.length > 0 ? [included] : []),
    ...(excludePaths.length > 0 ? [excluded] : []),
  ]
}

const onHost = (host: string): UrlCondition => ({
  regex: `^https?://(?:www\\.)?${literal(host.replace(/^www\./, ''))}(?:[:/?#]|$)`,
})

/** Returns an expression that matches only this text. */
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
