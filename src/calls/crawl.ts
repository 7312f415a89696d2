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
   * Reads the pages of a site as Markdown. It starts at a page and follows links on its host. Each page is
   * read once. Pages that cannot be read are in the result with the reason. Except for the first page, only
   * pages that robots.txt allows are requested.
   */
  crawl(handle: PageHandle, request?: CrawlRequest): Promise<CrawlResult>
}

const { maxPages, maxDepth, stopAfterMs } = CRAWL_RANGES

/**
 * The default time of a crawl over HTTP. Clients wait for a minute, so after the 80 seconds of the hosted
 * service they would already have left.
 */
const USUAL_STOP_MS = 50 * SECOND
/** The time that a caller waits after `stopAfterMs`, because the first page may be slow. */
const MARGIN_MS = 30 * SECOND
/** The pages that are ready are returned this long before the time of the caller is over. */
const ANSWERING_MS = 1 * SECOND

export interface BoundsParams {
  readonly maxPages: number
  readonly maxDepth?: number
  readonly followSubdomains: boolean
  readonly stopAfterMs: number
}

/** The parameters that limit a crawl. */
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

/**
 * Returns the limits in the parameters. A caller who accepts a part of the answer gets it before the end of
 * the time.
 */
export function boundsOf(given: BoundsParams, { timeoutMs, prefersPartial }: Waiting) {
  const { maxPages, maxDepth, followSubdomains, stopAfterMs } = given
  const latest = prefersPartial ? Math.max(1, timeoutMs - ANSWERING_MS) : stopAfterMs
  return { maxPages, maxDepth, followSubdomains, stopAfterMs: Math.min(stopAfterMs, latest) }
}

/** Returns how long a caller waits by default. */
export const waitOf = ({ stopAfterMs }: Pick<BoundsParams, 'stopAfterMs'>): number => stopAfterMs + MARGIN_MS

/** Each page of a crawl has the parameters of the route for one page as Markdown. */
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
    subjectIs: 'Absolute URL of the first page, http or https.',
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

/** The counts of a crawl in an answer. */
export const countsShape = (z: Zod) =>
  z.object({
    numUrls: z.int().describe('Pages that were requested.'),
    numSucceeded: z.int(),
    numFailed: z.int(),
    numSkipped: z.int().describe('Pages that were found and not read.'),
    maxCrawlDepth: z.int(),
  })
