/** Reads the request for a batch of pages. */

import { z } from 'zod'
import type { HttpDoor } from '../../calls/doors.ts'
import { CALLS } from '../../calls/index.ts'
import { BlazonError } from '../../model/errors.ts'
import {
  type BatchCrawl,
  type BatchFormat,
  PAGE_BATCHES,
  type PageBatchRequest,
} from '../../model/page-batches.ts'
import { DAY } from '../../model/units.ts'
import { type BatchWebhook, JOB_EVENTS, JOB_KINDS, WEBHOOKS } from '../../model/webhooks.ts'
import { FORCE_LANGUAGE } from './languages.ts'
import { flag, integer, list, object, paramsReader, type RawParams } from './params.ts'
import type { Caller } from './shared-work.ts'

const { maxPages, maxRegexChars } = PAGE_BATCHES

const OPTIONS = z
  .looseObject({})
  .optional()
  .describe('The parameters of /v1/web/scrape/markdown or /v1/web/scrape/html, for every page.')
const FORMAT = z.enum(['markdown', 'html'])

const SCRAPE = z.object({
  mode: z.literal('scrape'),
  data: z.object({
    format: FORMAT,
    urls: z
      .array(
        z.object({
          url: z.string(),
          itemId: z.string().optional().describe('Your name for the page.'),
          meta: z.record(z.string(), z.unknown()).optional().describe('It comes back with the result.'),
        }),
      )
      .min(1)
      .max(maxPages),
    options: OPTIONS,
  }),
})

const CONTROLS = {
  maxUrls: integer(1, maxPages).optional(),
  regex: z
    .string()
    .max(maxRegexChars)
    .optional()
    .describe('Only URLs in which this expression (RE2) is found.'),
  conditions: z
    .array(
      z.object({
        regex: z.string().max(maxRegexChars),
        in: z.enum(['url', 'path']).optional(),
        excludes: flag().optional(),
      }),
    )
    .max(PAGE_BATCHES.maxConditions)
    .optional()
    .describe('More expressions: each is found in the URL or its path, or with excludes in none of them.'),
}
const CRAWL = z.object({
  mode: z.literal('crawl'),
  data: z.object({
    format: FORMAT,
    source: z.discriminatedUnion('type', [
      z.object({
        type: z.literal('start_url'),
        url: z.string(),
        controls: z
          .object({
            ...CONTROLS,
            maxDepth: integer(0, 1_000).optional(),
            followSubdomains: flag().optional(),
          })
          .optional(),
      }),
      z.object({ type: z.literal('sitemap'), domain: z.string(), controls: z.object(CONTROLS).optional() }),
    ]),
    options: OPTIONS,
  }),
})

const INPUT = z.discriminatedUnion('mode', [SCRAPE, CRAWL])
type Input = z.output<typeof INPUT>

/** The parameters of a webhook. */
const WEBHOOK = z.object({
  url: z.string().max(WEBHOOKS.maxUrlChars),
  retry: z
    .object({
      delays_seconds: z.array(z.int().min(0)).max(WEBHOOKS.maxDelays).optional(),
    })
    .optional()
    .describe('Seconds before each further attempt. Without it there is one attempt; {} is the default.'),
  job: z
    .object({
      ...{ kind: z.enum(JOB_KINDS), events: z.array(z.enum(JOB_EVENTS)).default([...JOB_EVENTS]) },
      headers: z.record(z.string(), z.string()).default({}),
      metadata: z.record(z.string(), z.unknown()).default({}),
    })
    .optional()
    .describe('Events in the form of Firecrawl, with these headers and metadata, in place of ours.'),
})

const webhookOf = ({ url, retry, job }: z.output<typeof WEBHOOK>): BatchWebhook => ({
  ...{ url, job },
  ...(retry && { retry: { delaysSeconds: retry.delays_seconds } }),
})

export const BATCH_PARAMS = {
  input: INPUT.describe('A list of pages, or a site to crawl.').meta({
    examples: [
      { mode: 'scrape', data: { format: 'markdown', urls: [{ url: 'https://example.com/', itemId: 'a' }] } },
    ],
  }),
  appendTo: z
    .string()
    .max(100)
    .optional()
    .describe('The id of a batch of pages that has not ended, to which these URLs are added.'),
  webhook: WEBHOOK.optional().describe('Where the end of the batch is announced.'),
  webhookUrl: z
    .string()
    .max(WEBHOOKS.maxUrlChars)
    .optional()
    .describe('The same for earlier clients: one attempt is made.'),
}

interface BatchParams {
  readonly input: Input
  readonly appendTo?: string | undefined
  readonly webhook?: z.output<typeof WEBHOOK> | undefined
  readonly webhookUrl?: string | undefined
}

/** Converts the parameters to the request of the library. */
export function batchRequestOf(
  { input, appendTo, webhook, webhookUrl }: BatchParams,
  caller: Pick<Caller, 'timeoutMs' | 'maxAgeMs' | 'ignored'>,
): PageBatchRequest {
  if (webhook && webhookUrl !== undefined)
    throw new BlazonError('invalid_input', 'The parameters webhook and webhookUrl exclude each other')
  const { format, options = {} } = input.data
  const hook = webhook ? webhookOf(webhook) : webhookUrl === undefined ? undefined : { url: webhookUrl }
  return {
    ...(input.mode === 'scrape' ? { pages: input.data.urls } : { crawl: crawlOf(input.data.source) }),
    ...{ format, ...optionsOf(format, options, caller) },
    ...{ webhook: hook, appendTo },
  }
}

type Source = Extract<Input, { readonly mode: 'crawl' }>['data']['source']

function crawlOf(source: Source): BatchCrawl {
  if (source.type === 'sitemap') {
    const { maxUrls, regex, ...rest } = source.controls ?? {}
    return { source: { type: 'sitemap', domain: source.domain }, maxPages: maxUrls, urlRegex: regex, ...rest }
  }
  const { maxUrls, regex, ...rest } = source.controls ?? {}
  return { source: { type: 'start_url', url: source.url }, maxPages: maxUrls, urlRegex: regex, ...rest }
}

/**
 * Returns the route that reads one page in a format. Its parameters may be set for the pages of a batch, too.
 */
const doorOf = (format: BatchFormat) => [CALLS[format].http ?? []].flat()[0] as HttpDoor<unknown> | undefined
const KINDS = { z, flag, integer, list, object, language: () => FORCE_LANGUAGE }
const MAX_AGE = integer(0, 3_660 * DAY).optional()
const INCLUDE_HTML = flag().optional()

function optionsOf(
  format: BatchFormat,
  options: RawParams,
  { timeoutMs, maxAgeMs: usualAgeMs, ignored }: Pick<Caller, 'timeoutMs' | 'maxAgeMs' | 'ignored'>,
): Pick<PageBatchRequest, 'options' | 'includeHtml'> {
  const door = doorOf(format)
  const ofDoor = door?.params?.(KINDS) ?? {}
  const own = format === 'markdown' && !('includeHTML' in ofDoor) ? { includeHTML: INCLUDE_HTML } : {}
  const params = { ...own, ...ofDoor, maxAgeMs: MAX_AGE }
  for (const name of Object.keys(options)) if (!(name in params)) ignored?.(`input.data.options.${name}`)
  const { maxAgeMs = usualAgeMs, includeHTML, ...values }: RawParams = paramsReader(params)(options)
  const given = 'includeHTML' in ofDoor ? { ...values, includeHTML } : values
  const request = Object.entries({ ...door?.request?.(given as never, { timeoutMs }), maxAgeMs })
  return {
    options: Object.fromEntries(request.filter(([, value]) => value !== undefined)),
    includeHtml: 'includeHTML' in own && includeHTML === true,
  }
}
