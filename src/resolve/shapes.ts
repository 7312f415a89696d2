import * as z from 'zod/mini'
import { ENTRY_KINDS } from '../model/company.ts'
import { ENDPOINTS } from '../model/options/keys.ts'
import { EXPORT_SETTINGS, REPORT_SETTINGS } from '../model/options/programs.ts'
import {
  BATCH_REQUEST,
  LOGO_STYLE,
  LOOKUP_REQUEST,
  PARSE_REQUEST as PARSE,
} from '../model/options/requests.ts'
import {
  aFunction,
  choice,
  DATE,
  described,
  flag,
  name,
  object,
  optional,
  type Schema,
  signal,
  text,
  whole,
  wordsOf,
} from '../model/options/schema.ts'
import { BATCH_FORMATS, BATCH_STATES, PAGE_BATCHES, RESULT_STATES } from '../model/page-batches.ts'
import { MONTH_FORM } from '../model/usage.ts'
import { DELIVERY_STATES, JOB_EVENTS, JOB_KINDS } from '../model/webhooks.ts'

/** The arguments of a method by name, in order. */
export type Arguments = Readonly<Record<string, Schema>>

/** An optional object whose members are all optional. */
const maybe = (members: Arguments) => z.optional(z.strictObject(optional(members)))

const { maxAgeMs, maxStaleMs } = LOOKUP_REQUEST
export const anObject = described(object(), 'an object')
export const maybeText = z.optional(text)
export const texts = described(z.array(text), 'a list of texts')
export const aNumber = whole('', { min: 0 })
export const maybeObject = z.optional(z.looseObject({}))
export const maybeNumber = z.optional(aNumber)
export const oneOrMore = whole('', {})
export const aRate = described(z.number().check(z.positive()), 'a number greater than 0')
export const maybeDate = z.nullish(DATE)
export const aMonth = described(z.string().check(z.regex(MONTH_FORM)), 'a month such as "2026-11"')
export const maybeMonth = z.optional(aMonth)
export const maybeEndpoints = described(z.nullable(ENDPOINTS), `${wordsOf(ENDPOINTS)}, or null`)
export const PARSE_REQUEST = z.optional(z.strictObject(PARSE))
export const bytes = described(z.instanceof(Uint8Array), 'bytes')
export const aResult = described(
  z.looseObject({ domain: name, state: z.enum(['ok', 'refused', 'failed']) }),
  'a result of the engine',
)
const maybeSnapshot = z.optional(described(z.looseObject({ resources: z.array(z.unknown()) }), 'a snapshot'))

/** A list whose entries are not checked: a service may have very many answers. */
export const calls = described(z.custom(Array.isArray), 'a list of answered calls')
export const keptCredits = described(
  z.array(z.looseObject({ organisation: text, period: text, credits: aNumber, leaseMs: oneOrMore })),
  'a list of objects with organisation, period, credits and leaseMs',
)
export const lines = described(z.array(z.looseObject({ line: oneOrMore, input: text })), 'a list of lines')
export const anExtra = described(
  z.looseObject({ kind: z.enum(['products', 'answers']), found: object() }),
  'an object with kind, asked and found',
)

const aFile = described(
  z.looseObject({ name: text, bytes: aFunction }),
  'a file, with its name and a function bytes',
)
export const IMPORT_REQUEST = z.strictObject({
  ...optional({ kind: text, source: text, licence: text, version: text, encoding: text }),
  files: described(z.array(aFile), 'a list of files'),
  ...optional({ joined: aFile, map: described(z.instanceof(Map), 'a Map'), signal }),
  ...optional({ onProgress: aFunction, onNotice: aFunction }),
})
export const UPDATE_REQUEST = maybe({
  sources: texts,
  dryRun: flag,
  refresh: flag,
  folder: name,
  signal,
  onStep: aFunction,
})
export const WORK_REQUEST = z.strictObject({
  signal,
  untilEmpty: z.optional(flag),
  onError: z.optional(aFunction),
})
export const OF_OWNER = maybe({ owner: text })
const PAGE = { owner: text, limit: whole('', { min: 1, max: 100 }), cursor: text }
export const PAGE_REQUEST = maybe(PAGE)
export const DELIVERY_FILTER = maybe({
  ...{ ...PAGE, type: choice(['batch', 'monitor']), batchId: text, monitorId: text, runId: text },
  ...{ status: choice(DELIVERY_STATES), createdAfter: DATE },
})
export const DELIVERY_RETRY = maybe({ owner: text, force: flag, idempotencyKey: text })
export const BATCH_FILTER = maybe({
  ...{ ...PAGE, status: choice(BATCH_STATES), q: text, searchType: choice(['prefix', 'exact']), tags: texts },
})
export const BATCH_RESULT_FILTER = maybe({ ...PAGE, status: choice(RESULT_STATES) })
const WEBHOOK = z.strictObject({
  url: text,
  retry: maybe({ delaysSeconds: described(z.array(aNumber), 'a list of seconds') }),
  job: z.optional(
    z.strictObject({
      ...{ kind: choice(JOB_KINDS), events: z.array(choice(JOB_EVENTS)) },
      ...{ headers: z.record(z.string(), z.string()), metadata: z.record(z.string(), z.unknown()) },
    }),
  ),
})
const CRAWL_SOURCE = described(
  z.union([
    z.strictObject({ type: z.literal('start_url'), url: text }),
    z.strictObject({ type: z.literal('sitemap'), domain: text }),
  ]),
  'an object with type start_url and url, or with type sitemap and domain',
)
const CONDITION = z.strictObject({
  regex: text,
  ...optional({ in: choice(['url', 'path']), excludes: flag }),
})
const CONDITIONS = described(
  z.array(CONDITION).check(z.maxLength(PAGE_BATCHES.maxConditions)),
  `a list of at most ${PAGE_BATCHES.maxConditions} objects with regex, in and excludes`,
)
const CRAWL = z.strictObject({
  source: CRAWL_SOURCE,
  ...optional({ maxPages: whole('', { min: 1, max: PAGE_BATCHES.maxPages }), maxDepth: aNumber }),
  ...optional({ urlRegex: text, conditions: CONDITIONS, followSubdomains: flag }),
})
/** The entries are checked later one by one, because a wrong entry is listed and does not reject the list. */
const ENTRIES = described(z.array(z.looseObject({ url: text })), 'a list of objects with url')
export const PAGE_BATCH = z.strictObject(
  optional({
    ...{ pages: ENTRIES, crawl: CRAWL, format: choice(BATCH_FORMATS), options: anObject, includeHtml: flag },
    ...{ tags: texts, webhook: WEBHOOK, appendTo: text, idempotencyKey: text },
    ...{ owner: text, price: aNumber },
    ...{ quota: z.strictObject({ period: text, credits: aNumber }), signal },
  }),
)
export const LIST_UPLOAD = z.strictObject({
  ...{ name: text, text },
  ...optional({ kind: choice(ENTRY_KINDS), column: text }),
})
export const SUGGEST_REQUEST = maybe({
  limit: whole('', { min: 1, max: 20 }),
  after: text,
  by: described(z.array(z.enum(['name', 'domain'])), 'a list of name and domain'),
  wholeWords: flag,
  typos: whole('', { min: 0, max: 2 }),
})
export const CREDIT_REQUEST = z.strictObject({
  ...{ organisation: text, period: text, holder: text },
  ...{ quota: aNumber, least: aNumber, want: aNumber, leaseMs: oneOrMore },
})
export const CALLER = z.strictObject({ call: text, isFirst: flag })
export const STYLE = maybe(LOGO_STYLE)
const { lines: LIST_LINES, ...batchSettings } = BATCH_REQUEST

export { LIST_LINES }
export const BATCH_SETTINGS = maybe(batchSettings)
export const EXPORT = maybe(EXPORT_SETTINGS)
export const REPORT = z.strictObject(REPORT_SETTINGS)
export const REDO = choice(['none', 'failed', 'all'])
const LOOKUP_STATES = ['running', 'paused', 'ended'] as const
export const LOOKUP_MARK = described(
  z.union([z.enum(LOOKUP_STATES), z.strictObject({ attempts: oneOrMore, dueAt: aNumber })]),
  `one of ${LOOKUP_STATES.map((state) => JSON.stringify(state)).join(', ')}, or an object with attempts and dueAt`,
)
export const LINES_FILTER = maybe({ list: name, invalid: flag })
export const RESULT_DETAILS = maybe({ snapshot: maybeSnapshot, attempts: oneOrMore, counted: anObject })
export const CALL_FILTER = maybe({ before: aNumber, limit: oneOrMore })
export const READ_RULES = maybe({ maxAgeMs, maxStaleMs, onAge: aFunction })
export const SAYING = maybe({ who: text, why: text })
export const OVERRIDE = z.strictObject(
  optional({ name: text, descriptor: text, ticker: text, exchange: text, isin: text }),
)
