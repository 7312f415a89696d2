import * as z from 'zod/mini'
import { ENTRY_KINDS } from '../company.ts'
import { DIALECTS } from '../dialects.ts'
import type { ParseRequest, PdfOnPage } from '../documents.ts'
import type { StoredRequest } from '../kept.ts'
import { LOGGER } from '../logger.ts'
import {
  LOGO_FALLBACKS,
  LOGO_FORMATS,
  LOGO_PADDING,
  LOGO_SCALE,
  LOGO_SIZE,
  LOGO_THEMES,
  LOGO_TYPES,
  type LogoStyle,
} from '../logo.ts'
import type { LookupRequest } from '../lookup.ts'
import { OPTIONS } from '../options.ts'
import type { ExtractRules, PagePart } from '../page-part.ts'
import { PRODUCTS_RANGE } from '../product.ts'
import {
  type HtmlRequest,
  type ImagesOptions,
  type ImagesRequest,
  MAX_TIME_PER_IMAGE_MS,
  type MarkdownOptions,
  type MarkdownRequest,
  MIN_CHUNK_CHARS,
  type PageLookup,
} from '../scrape.ts'
import type { TransactionRequest } from '../transactions.ts'
import { MAX_ACTIONS, MAX_SCROLLS, MAX_WAIT_MS, type PageVisit } from '../visit.ts'
import {
  type Allowed,
  aFunction,
  described,
  name,
  object,
  optional,
  type Schema,
  signal,
  text,
  whole,
} from './schema.ts'
import { age, count, flag, milliseconds, oneOf } from './setting.ts'

/** Details of a transaction in addition to its line. The code that uses a detail checks its form again. */
export const IDENTIFY_REQUEST: Allowed<Omit<TransactionRequest, 'text'>> = {
  ...optional({ city: text, country: text, mcc: text, phone: text }),
  highConfidenceOnly: flag(false),
}

export const aBody = described(z.union([z.string(), z.instanceof(Uint8Array)]), 'a text or bytes')

const STORED: Allowed<StoredRequest> = {
  // These ages set no timer, so any age is allowed.
  maxAgeMs: age(0, { orInfinity: true }),
  maxStaleMs: age(0, { orInfinity: true }),
  zdr: flag(false),
  ...optional({ onStored: aFunction, parties: aFunction }),
}

export const CALLER_REQUEST: Allowed<PageLookup> = {
  producer: OPTIONS.producer,
  signal: z.optional(signal),
  timeoutMs: milliseconds(1),
  refresh: flag(false),
  ...STORED,
}

export const LOOKUP_REQUEST: Allowed<LookupRequest> = {
  ...CALLER_REQUEST,
  morePages: flag(true),
  language: z.optional(text),
  keepSnapshot: flag(true),
}

const HEX = described(z.string().check(z.regex(/^#[\da-f]{6}$/i)), 'a colour such as "#1a2b3c"')

export const LOGO_STYLE: Allowed<LogoStyle> = {
  size: count(LOGO_SIZE.byDefault, LOGO_SIZE),
  scale: count(LOGO_SCALE.byDefault, LOGO_SCALE),
  format: oneOf(LOGO_FORMATS, 'png'),
  theme: oneOf(LOGO_THEMES, 'light'),
  type: oneOf(LOGO_TYPES, 'icon'),
  fallback: oneOf(LOGO_FALLBACKS, 'monogram'),
  square: flag(true),
  padding: count(LOGO_PADDING.byDefault, LOGO_PADDING),
  background: z.optional(HEX),
  greyscale: flag(false),
}

export const IMAGES_OPTIONS: Allowed<ImagesOptions> = { backgrounds: flag(false), allElements: flag(true) }

export const MAX_HIGHLIGHT_CHARS = 100_000
export const MAX_QUERY_CHARS = 1_000

const HIGHLIGHTS = z.strictObject({
  query: described(z.string().check(z.minLength(1), z.maxLength(MAX_QUERY_CHARS)), 'a text'),
  ...optional({ maxChars: whole('characters', { min: 1, max: MAX_HIGHLIGHT_CHARS }) }),
})

export const MARKDOWN_OPTIONS: Allowed<MarkdownOptions> = {
  mainContentOnly: flag(false),
  links: flag(true),
  images: flag(true),
  shortenBase64Images: flag(true),
  frontMatter: flag(false),
  chunks: count(MIN_CHUNK_CHARS),
  highlights: z.optional(described(HIGHLIGHTS, '{ query, maxChars }')),
}

const PAGE_NUMBER = whole('', { min: 1 })

const PDF_PAGES = optional({ start: PAGE_NUMBER, end: PAGE_NUMBER })

export const PARSE_REQUEST: Allowed<ParseRequest> = {
  mainContentOnly: MARKDOWN_OPTIONS.mainContentOnly,
  ...{ links: MARKDOWN_OPTIONS.links, images: MARKDOWN_OPTIONS.images },
  shortenBase64Images: MARKDOWN_OPTIONS.shortenBase64Images,
  ...optional({
    extension: text,
    url: text,
    pdf: described(z.strictObject(PDF_PAGES), '{ start, end }, numbers of pages from 1'),
  }),
  ...{ chunks: MARKDOWN_OPTIONS.chunks, highlights: MARKDOWN_OPTIONS.highlights },
  signal: CALLER_REQUEST.signal,
  timeoutMs: CALLER_REQUEST.timeoutMs,
}

/** The setting of calls about a page that may be a PDF. */
export const PDF_ON_PAGE: Allowed<{ readonly pdf?: PdfOnPage | undefined }> = {
  pdf: z.optional(
    described(
      z.strictObject({ ...PDF_PAGES, ...optional({ shouldParse: z.boolean() }) }),
      '{ shouldParse, start, end }',
    ),
  ),
}

const TEXTS = described(z.array(z.string()), 'a list of CSS selectors')

const PAGE_PART: Allowed<PagePart> = {
  ...optional({ includeSelectors: TEXTS, excludeSelectors: TEXTS }),
  mainContentOnly: flag(false),
}

const ACTION = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('wait'), timeMs: whole('milliseconds', { min: 0, max: MAX_WAIT_MS }) }),
  z.strictObject({ do: z.literal('waitFor'), selector: z.string().check(z.maxLength(1_000)) }),
  z.strictObject({ do: z.literal('perform'), action: z.string().check(z.maxLength(1_000)) }),
  z.strictObject({
    do: z.literal('scroll'),
    direction: z.optional(z.enum(['up', 'down', 'left', 'right'])),
    amount: z.optional(
      z.union([z.number().check(z.positive(), z.maximum(1_000_000)), z.enum(['viewport', 'max'])]),
    ),
    maxScrolls: z.optional(whole('', { max: MAX_SCROLLS })),
    container: z.optional(z.string().check(z.maxLength(1_000))),
  }),
])

export const PAGE_VISIT: Allowed<PageVisit> = {
  // `checkVisit` explains what is wrong with a header.
  headers: z.optional(described(z.record(z.string(), z.string()), 'texts by name')),
  waitForMs: milliseconds(0, { min: 0, max: MAX_WAIT_MS }),
  settleAnimations: flag(false),
  includeFrames: flag(false),
  actions: z.optional(
    described(
      z.array(ACTION).check(z.maxLength(MAX_ACTIONS)),
      `a list of at most ${MAX_ACTIONS} actions such as { do: "wait", timeMs: 500 } or { do: "scroll" }`,
    ),
  ),
  country: z.optional(text),
}

const RULES: Schema<ExtractRules | undefined> = z.optional(
  described(
    z.custom<ExtractRules>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
    'rules by name, such as { title: "h1" }',
  ),
)

export const HTML_REQUEST: Allowed<HtmlRequest> = {
  ...{ ...CALLER_REQUEST, ...PAGE_VISIT, ...PAGE_PART, ...PDF_ON_PAGE },
  rendered: oneOf(['auto', true, false], 'auto'),
  extractRules: RULES,
}

export const MARKDOWN_REQUEST: Allowed<MarkdownRequest> = {
  ...{ ...CALLER_REQUEST, ...PAGE_VISIT, ...PAGE_PART, ...PDF_ON_PAGE, ...MARKDOWN_OPTIONS },
  includeHtml: flag(false),
}

export const IMAGES_REQUEST: Allowed<ImagesRequest> = {
  ...{ ...CALLER_REQUEST, ...IMAGES_OPTIONS },
  ...{ headers: PAGE_VISIT.headers, waitForMs: PAGE_VISIT.waitForMs, actions: PAGE_VISIT.actions },
  dedupe: flag(false),
  enrichment: z.optional(
    z.strictObject({
      ...{ resolution: flag(false), hostedUrl: flag(false), classification: flag(false) },
      maxTimePerMs: milliseconds(30_000, { max: MAX_TIME_PER_IMAGE_MS }),
    }),
  ),
}

const LINES = z.custom<object>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    (Symbol.iterator in value || Symbol.asyncIterator in value),
)

export const BATCH_REQUEST = {
  producer: CALLER_REQUEST.producer,
  signal: CALLER_REQUEST.signal,
  language: z.optional(text),
  morePages: flag(true),
  keepSnapshot: flag(true),
  list: name,
  lines: described(LINES, 'lines of text, one after the other'),
  total: count(1, { min: 0 }),
  different: count(1, { min: 0 }),
  products: count(PRODUCTS_RANGE.default, PRODUCTS_RANGE),
  // Each question is checked by `model/data-points.ts`.
  questions: z.optional(described(z.array(z.unknown()), 'a list of data points')),
  redo: oneOf(['none', 'failed', 'all'], 'none'),
  works: flag(true),
  onProgress: z.optional(aFunction),
  onNotice: z.optional(aFunction),
}

export const LIST_WORK = {
  signal: CALLER_REQUEST.signal,
  untilEmpty: flag(false),
  onProgress: z.optional(aFunction),
  onNotice: z.optional(aFunction),
}

export const LIST_READ = {
  ...optional({ name: text, column: text, encoding: text, onColumn: aFunction, onNotice: aFunction }),
  kind: oneOf(ENTRY_KINDS, 'domain'),
  keep: flag(false),
}

const ROUTE = z.looseObject({ path: z.string(), run: aFunction, params: object() })

export const SERVER_SETTINGS = optional({
  logger: LOGGER,
  recordUsage: aFunction,
  now: aFunction,
  newId: aFunction,
  routes: described(z.array(ROUTE), 'a list of routes'),
  background: z.optional(z.boolean()),
  board: z.optional(z.boolean()),
  dialects: described(z.array(z.enum(DIALECTS)), `a list of names among ${DIALECTS.join(', ')}`),
})

export const LISTEN_ADDRESS = optional({
  host: name,
  // Any number is accepted, because opening the port reports a number that is out of range, as it reports a
  // port that is in use.
  port: described(
    z.custom<number>((value) => typeof value === 'number'),
    'a whole number from 0 to 65,535',
  ),
})

/** A request to a server without a network connection. */
export const INJECTED_REQUEST = {
  url: described(z.string().check(z.startsWith('/')), 'a text that begins with /'),
  method: oneOf(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'], 'GET'),
  headers: z.optional(described(z.record(z.string(), z.string()), 'texts by name')),
  body: z.optional(aBody),
}
