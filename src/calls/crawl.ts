import * as z from 'zod/mini'
import {
  CRAWL_RANGES,
  type CrawledMarkdown,
  type CrawlRequest,
  type CrawlResult,
  crawlParts,
} from '../model/crawl.ts'
import { aFunction, text } from '../model/options/schema.ts'
import { count, flag, milliseconds } from '../model/options/setting.ts'
import type { PageHandle } from '../model/site.ts'
import { SECOND } from '../model/units.ts'
import type { Call } from './call.ts'
import type { Kinds, Waiting, Zod } from './doors.ts'
import { markdown } from './markdown.ts'
import { apart } from './page-request.ts'
import { metadataShape } from './page-shape.ts'

export interface CrawlMethod {
  /**
   * Reads the pages of a site as Markdown, from a page along the links of its host, each page once. Pages
   * that cannot be read are in the result, with the reason. robots.txt decides which pages are requested
   * beside the first one.
   */
  crawl(handle: PageHandle, request?: CrawlRequest): Promise<CrawlResult>
}

const { maxPages, maxDepth, stopAfterMs } = CRAWL_RANGES

/**
 * Milliseconds of a crawl over HTTP, unless the request says so. Clients wait for a minute, so that the 80
 * seconds of the hosted service would end without an answer.
 */
const USUAL_STOP_MS = 50 * SECOND
/** Milliseconds that a caller waits beyond `stopAfterMs`, for a first page that is slow. */
const MARGIN_MS = 30 * SECOND
/** Milliseconds before the end of the caller's time at which the pages that are ready are returned. */
const ANSWERING_MS = 1 * SECOND

export interface BoundsParams {
  readonly maxPages: number
  readonly maxDepth?: number
  readonly followSubdomains: boolean
  readonly stopAfterMs: number
}

/** The parameters for the bounds of a crawl. */
export const boundsParams = ({ flag, integer }: Kinds, most: number, usual: number) => ({
  maxPages: integer(1, most).default(usual).describe('How many pages are requested at most.'),
  maxDepth: integer(maxDepth.min, maxDepth.max)
    .optional()
    .describe('Links between the first page and a page at most; 0 is the first page alone.'),
  followSubdomains: flag().default(false).describe('Whether other hosts of the domain are read, too.'),
  stopAfterMs: integer(10 * SECOND, 110 * SECOND)
    .default(USUAL_STOP_MS)
    .describe('After so many milliseconds, no further page is read.'),
})

/** The bounds that the parameters ask for. A part of the answer is ready before the caller's time is over. */
export function boundsOf(given: BoundsParams, { timeoutMs, prefersPartial }: Waiting) {
  const { maxPages, maxDepth, followSubdomains, stopAfterMs } = given
  const latest = prefersPartial ? Math.max(1, timeoutMs - ANSWERING_MS) : stopAfterMs
  return { maxPages, maxDepth, followSubdomains, stopAfterMs: Math.min(stopAfterMs, latest) }
}

/** How long a caller waits who sets no time. */
export const waitOf = ({ stopAfterMs }: Pick<BoundsParams, 'stopAfterMs'>): number => stopAfterMs + MARGIN_MS

/** The parameters of a page as Markdown are those of each page of a crawl. */
const [ONE_PAGE] = [markdown.http ?? []].flat()

export const crawl: Call<CrawlRequest, CrawlResult, CrawlMethod> = {
  ways: ['url'],
  request: {
    ...markdown.request,
    maxPages: count(maxPages.byDefault, maxPages),
    maxDepth: z.optional(count(0, maxDepth)),
    urlRegex: z.optional(text),
    followSubdomains: flag(false),
    stopAfterMs: milliseconds(stopAfterMs.byDefault),
    onPage: z.optional(aFunction),
  },
  usualMs: ({ stopAfterMs: ms = stopAfterMs.byDefault }, lookupTimeoutMs) => ms + lookupTimeoutMs,
  http: {
    method: 'POST',
    path: '/v1/web/crawl',
    summary: 'the pages of a site as Markdown',
    subject: 'url',
    subjectIs: 'The page at which the crawl begins, absolute, http or https.',
    params: (kinds) => ({
      ...ONE_PAGE?.params?.(kinds),
      ...boundsParams(kinds, maxPages.max, maxPages.byDefault),
      urlRegex: kinds.z
        .string()
        .optional()
        .describe('Only pages in whose URLs this expression (RE2) is found are read beside the first.'),
    }),
    request: ({ urlRegex, ...given }: BoundsParams & { readonly urlRegex?: string }, waiting) => ({
      ...ONE_PAGE?.request?.(given as never, waiting),
      ...boundsOf(given, waiting),
      urlRegex,
    }),
    usualMs: waitOf,
    answersPartly: true,
    answer: crawlShape,
    body: ({ pages, counts, partial }) => ({
      results: pages.map(resultOf),
      metadata: counts,
      ...(partial && { partial }),
    }),
  },
  async run(asked, ports) {
    const { bounds, ofPages } = crawlParts(asked.request)
    const [lookup, options] = await apart(ofPages)
    const { crawlOf } = await import('../paths/crawled.ts')
    return crawlOf(asked, ports, { lookup, options, bounds })
  },
}

function resultOf({ url, finalUrl, depth, status, success, markdown, page, why }: CrawledMarkdown) {
  const { html, chunks, highlights } = page ?? {}
  return {
    markdown,
    ...(html !== undefined && { html }),
    ...{ ...(chunks && { chunks }), ...(highlights && { highlights }) },
    metadata: {
      ...page?.metadata,
      ...{ title: page?.metadata.title ?? '', sourceUrl: url, finalUrl, url },
      ...{ crawlDepth: depth, statusCode: status, success },
      ...(why !== undefined && { error: why }),
    },
  }
}

function crawlShape(z: Zod) {
  const metadata = metadataShape(z).extend({
    url: z.string().describe('The URL that was requested.'),
    title: z.string().describe('Empty when the page has none.'),
    crawlDepth: z.int().describe('Links between the first page and this page.'),
    statusCode: z.int().describe('HTTP status; 0 when there was no answer.'),
    success: z.boolean(),
    error: z.string().optional().describe('Why the page could not be read.'),
  })
  const page = z.object({
    markdown: z.string().describe('Empty when the page could not be read.'),
    metadata: metadata.meta({ id: 'CrawledPageMetadata' }),
    html: z.string().optional().describe('Present when it is asked for.'),
    chunks: z
      .array(z.object({ headings: z.array(z.string()), markdown: z.string() }))
      .optional()
      .describe('Present when chunks are asked for.'),
    highlights: z.array(z.string()).optional().describe('Present when passages are asked for.'),
  })
  return z
    .object({
      results: z.array(page).describe('The pages, level by level.'),
      metadata: countsShape(z),
      partial: z.literal(true).optional().describe('Present when the time was over before the last page.'),
    })
    .meta({ id: 'CrawlAnswer' })
}

/** The counts of a crawl, in answers. */
export const countsShape = (z: Zod) =>
  z.object({
    numUrls: z.int().describe('Pages that were requested.'),
    numSucceeded: z.int(),
    numFailed: z.int(),
    numSkipped: z.int().describe('Pages that were found and not read.'),
    maxCrawlDepth: z.int(),
  })
