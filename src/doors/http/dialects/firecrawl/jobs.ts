/** Crawls and batches of pages, which continue without a caller. They are batches of `/v1`. */

import { z } from 'zod'
import { documentOf } from '../../../../formats/firecrawl-document.ts'
import { BlazonError } from '../../../../model/errors.ts'
import { largeJson } from '../../large-json.ts'
import { integer, isObject, type RawParams } from '../../params.ts'
import { type Context, type Route, route } from '../../route.ts'
import type { Caller } from '../../shared-work.ts'
import { bodyOf } from '../asking.ts'

/** The routes of `/v1` for batches. */
export interface BatchRoutes {
  readonly submit: Route
  readonly one: Route
  readonly results: Route
  readonly cancel: Route
}

/** Firecrawl's word for each state of a batch. */
const STATUSES: Readonly<Record<string, string>> = {
  queued: 'scraping',
  running: 'scraping',
  cancelling: 'cancelled',
  completed: 'completed',
  cancelled: 'cancelled',
  failed: 'failed',
}

/** The number of results in one answer. */
const PER_PAGE = 50
/** The number of errors that are read at once, and in one answer. */
const ERRORS = { perPage: 100, most: 1_000 }

const ID = { id: z.string().max(100).describe('The id of the job.') }
const SUCCESS = z.looseObject({ success: z.literal(true) })

/**
 * Submits a batch, or adds its pages to an earlier one. A second call with the same idempotency key gets the
 * batch of the first call.
 */
export async function submitted(
  path: string,
  input: object,
  { submit }: Pick<BatchRoutes, 'submit'>,
  caller: Caller,
  context: Context,
  more: { readonly appendTo?: string | undefined; readonly webhook?: object | undefined },
): Promise<RawParams> {
  const { headers } = caller
  const key = headers['x-idempotency-key'] ?? headers['idempotency-key']
  const asked = { ...caller, headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) } }
  const batch = await bodyOf(submit, { input, ...more }, asked, context).catch(inNamesOfJobs)
  const invalid = listOf(batch.invalid_urls).map(({ url }) => url)
  return {
    ...{ id: batch.id, url: `${baseOf(caller, context)}${path}/${batch.id}`, invalidURLs: invalid },
    ...(batch.webhook_secret !== undefined && { webhookSecret: batch.webhook_secret }),
  }
}

/** Parameters of `/v1/batch/submit`, and the parameters of Firecrawl that they are made of. */
const NAMES: readonly (readonly [ours: string, theirs: string])[] = [
  ['webhook.job.', 'webhook.'],
  ['includeSelectors', 'includeTags'],
  ['excludeSelectors', 'excludeTags'],
  ['maxAgeMs', 'maxAge'],
]

/** Throws an error again. One about a parameter names the parameter of Firecrawl. */
function inNamesOfJobs(thrown: unknown): never {
  const [, rest] = (thrown instanceof BlazonError && /^The parameter (.+)$/s.exec(thrown.message)) || []
  const [ours = '', theirs] = NAMES.find(([name]) => rest?.startsWith(name)) ?? []
  if (rest === undefined || theirs === undefined) throw thrown
  const message = `The parameter ${theirs}${rest.slice(ours.length)}`
  throw new BlazonError('invalid_input', message, { cause: thrown })
}

const baseOf = ({ origin }: Caller, { engine }: Context): string => engine.options.serve.publicUrl ?? origin

/**
 * Returns the routes for one job: its state with the results, its cancellation, and its errors. They are
 * free.
 */
export function jobRoutes(path: string, batches: BatchRoutes): readonly Route[] {
  const { one, results, cancel } = batches
  const status = route({
    ...{ method: 'GET', path: `${path}/{id}`, endpoint: results.endpoint, answer: SUCCESS },
    summary: 'the state of a job, and its results when it has ended, free of charge',
    params: {
      ...{ ...ID, skip: z.string().optional() },
      limit: integer(1, Number.MAX_SAFE_INTEGER)
        .transform((pages) => Math.min(pages, PER_PAGE))
        .default(PER_PAGE),
    },
    async run({ id, skip, limit }, caller, context) {
      const batch = await bodyOf(one, { id }, caller, context)
      const found = batch.results
        ? await bodyOf(results, { id, cursor: skip, limit }, caller, context)
        : { data: [], next_cursor: null }
      const next = found.next_cursor
      const at = `${baseOf(caller, context)}${path}/${id}?limit=${limit}&skip=`
      return largeJson({
        ...{ success: true, ...stateOf(batch) },
        ...(next !== null && { next: `${at}${encodeURIComponent(String(next))}` }),
        data: listOf(found.data).filter(isRead).map(documentOf),
      })
    },
  })
  const end = route({
    ...{ method: 'DELETE', path: `${path}/{id}`, endpoint: cancel.endpoint, answer: SUCCESS },
    summary: 'begins no further page of a job, free of charge',
    params: ID,
    async run({ id }, caller, context) {
      await bodyOf(cancel, { id }, caller, context)
      return JSON.stringify({ success: true, status: 'cancelled' })
    },
  })
  const errors = route({
    ...{ method: 'GET', path: `${path}/{id}/errors`, endpoint: results.endpoint, answer: SUCCESS },
    summary: 'the pages of a job that could not be read, free of charge',
    params: ID,
    async run({ id }, caller, context) {
      const batch = await bodyOf(one, { id }, caller, context)
      const failed = { id, status: 'error', limit: ERRORS.perPage }
      const ask = (cursor: unknown) => bodyOf(results, { ...failed, cursor }, caller, context)
      return JSON.stringify({ success: true, ...(batch.results ? await errorsIn(ask) : NO_ERRORS) })
    },
  })
  return [status, end, errors]
}

function stateOf({ status, progress, credits, results }: RawParams): object {
  const { succeeded, failed, pending } = progress as Readonly<Record<string, number>>
  const { net, reserved } = credits as { readonly net?: number; readonly reserved: number }
  const expires = isObject(results) ? results.expires_at : undefined
  return {
    status: STATUSES[String(status)],
    ...{ completed: succeeded, total: (succeeded ?? 0) + (failed ?? 0) + (pending ?? 0) },
    ...{ creditsUsed: net ?? reserved, ...(expires !== undefined && { expiresAt: expires }) },
  }
}

const listOf = (value: unknown): readonly RawParams[] => (Array.isArray(value) ? value.filter(isObject) : [])
const isRead = ({ status }: RawParams): boolean => status === 'ok'

const NO_ERRORS = { errors: [], robotsBlocked: [] }

/** Returns the errors of pages that could not be read, up to a number. */
async function errorsIn(ask: (cursor: unknown) => Promise<RawParams>): Promise<object> {
  const errors: object[] = []
  let cursor: unknown
  do {
    const { data, next_cursor: next } = await ask(cursor)
    for (const { url, error_code, message } of listOf(data))
      errors.push({ id: url, url, code: error_code, error: message })
    cursor = next ?? undefined
  } while (cursor !== undefined && errors.length < ERRORS.most)
  const warning = cursor === undefined ? undefined : `Only the first ${errors.length} errors are listed.`
  return { ...NO_ERRORS, errors, warning }
}
