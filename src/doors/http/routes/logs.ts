import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { createSlots } from '../../../concurrency/slots.ts'
import { parsedUrl } from '../../../formats/url.ts'
import { DAY } from '../../../model/units.ts'
import { LOG_ANSWER, LOGS_ANSWER } from '../answers/usage.ts'
import { okBody } from '../body.ts'
import { WireError } from '../errors.ts'
import { flag, integer } from '../params.ts'
import { inputOf, type LoggedCall } from '../recent-calls.ts'
import { type Context, route } from '../route.ts'
import type { Caller } from '../shared-work.ts'
import { inTurn } from './in-turn.ts'

/** A call and its position in the history of its organisation. */
type Past = LoggedCall & { readonly seq?: number | undefined }

const SKIPPED_PAGES = 1_000
/** The number of calls that are read at once. One request searches at most `MAX_SEARCHED` calls. */
const READ_AT_ONCE = 500
const MAX_SEARCHED = 20_000

/**
 * Only one search runs at a time, because calls of this endpoint are free and each search may read thousands
 * of rows in the process that serves requests.
 */
const SEARCHES = createSlots(1)

const NO_CALL = {
  status: 404,
  errorCode: 'NOT_FOUND',
  message: 'No call of your organisation or key has this id',
}

const TIME = z.iso.datetime({ offset: true })

/**
 * Lists the calls of the key's organisation, with any of its keys. For a key without an organisation, these
 * are its own calls that this process has answered lately. The endpoint is free. `before` and `next` page
 * through all calls, and `page` pages through those that match.
 */
export const logs = route({
  method: 'GET',
  path: '/v1/logs',
  aliases: ['/v1/org/logs'],
  summary: 'the calls of your organisation or key, the newest first, free of charge',
  answer: LOGS_ANSWER,
  params: {
    limit: integer(1, 1_000).default(100).describe('How many calls at most.'),
    before: integer(1, Number.MAX_SAFE_INTEGER).optional().describe('The `next` of the page before.'),
    page: integer(1, SKIPPED_PAGES).default(1).describe('The page of calls that match, from 1.'),
    from: TIME.optional().describe(
      'Only calls from this time on, as ISO 8601. Default: one day ago, with `to`.',
    ),
    to: TIME.optional().describe('Only calls up to this time, as ISO 8601.'),
    path: z.string().optional().describe('Only calls of this path, such as /v1/brand/retrieve.'),
    status_code: integer(100, 599).optional().describe('Only calls with this status.'),
    error_code: z.string().optional().describe('Only calls that were refused with this code.'),
    errors_only: flag().default(false).describe('Only calls that were refused.'),
    key_id: z.string().optional().describe('Only calls of this key.'),
    search: z.string().max(200).optional().describe('Only calls whose path, id or error has this text.'),
  },
  run: (asked, caller, context) => inTurn(SEARCHES, caller, () => listed(asked, caller, context)),
})

/** Returns one call. Its query and body are only known if this process answered it lately. */
export const log = route({
  method: 'GET',
  path: '/v1/logs/{request_id}',
  aliases: ['/v1/org/logs/{request_id}'],
  summary: 'one of the calls of your organisation or key, free of charge',
  answer: LOG_ANSWER,
  errors: [NO_CALL],
  params: { request_id: z.string().max(200).describe('The id of the call, as its answer had it.') },
  run: ({ request_id: id }, caller, context) => inTurn(SEARCHES, caller, () => found(id, caller, context)),
})

async function found(id: string, { key }: Caller, context: Context): Promise<string> {
  const of = { organisation: key?.account?.id ?? null, keyId: key?.id ?? '' }
  let searched = 0
  for await (const call of callsOf(of, undefined, context)) {
    if (call.requestId === id)
      return okBody({ data: { ...asDatum(call), user_agent: call.userAgent, input: inputOf(call) } })
    if (++searched === MAX_SEARCHED) break
  }
  throw new WireError(NO_CALL)
}

async function listed(asked: Filter & Paging, { key, tags = [] }: Caller, context: Context): Promise<string> {
  const { limit, page, before } = asked
  const wanted = matcher(asked, tags, context.now())
  const of = { organisation: key?.account?.id ?? null, keyId: key?.id ?? '' }
  const found: Past[] = []
  let searched = 0
  // Where the search goes on: after the calls of this page, or where it was ended.
  let last: Past | undefined
  for await (const call of callsOf(of, before, context)) {
    if (wanted(call)) found.push(call)
    if (found.length > page * limit) last = found[page * limit - 1]
    else if (++searched === MAX_SEARCHED) last = call
    if (last) break
  }
  const calls = found.slice((page - 1) * limit, page * limit)
  return okBody({
    logs: calls.map(asLogged),
    next: last?.seq ?? null,
    ...{ data: calls.map(asDatum), has_more: last !== undefined, page, limit },
  })
}

/**
 * Yields calls, the newest first. Calls of an organisation are in the database. Calls that this process has
 * answered lately have more details.
 */
async function* callsOf(
  of: Pick<LoggedCall, 'organisation' | 'keyId'>,
  before: number | undefined,
  { engine, limits, recent }: Context,
): AsyncGenerator<Past> {
  const { organisation } = of
  if (organisation === null) {
    yield* recent.of(of)
    return
  }
  await limits.flush()
  const lately = new Map<string, LoggedCall>()
  for (const call of recent.of(of)) lately.set(call.requestId, call)
  for (let place = before; ; ) {
    const calls = await engine.usage.calls(organisation, { limit: READ_AT_ONCE, before: place })
    for (const call of calls)
      yield { userAgent: null, url: '', body: undefined, ...lately.get(call.requestId), ...call }
    place = calls.at(-1)?.seq
    if (calls.length < READ_AT_ONCE || place === undefined) return
    // Other requests are handled between two portions.
    await setImmediate()
  }
}

interface Paging {
  readonly limit: number
  readonly page: number
  readonly before?: number | undefined
}

interface Filter {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly path?: string | undefined
  readonly status_code?: number | undefined
  readonly error_code?: string | undefined
  readonly errors_only: boolean
  readonly key_id?: string | undefined
  readonly search?: string | undefined
}

function matcher(filter: Filter, tags: readonly string[], nowMs: number): (call: LoggedCall) => boolean {
  const { path, status_code, error_code, errors_only, key_id, search } = filter
  const to = filter.to === undefined ? Number.POSITIVE_INFINITY : Date.parse(filter.to)
  const dayAgo = filter.to === undefined ? 0 : Math.min(to, nowMs) - DAY
  const from = filter.from === undefined ? dayAgo : Date.parse(filter.from)
  const text = search?.toLowerCase()
  const asked = path === undefined ? undefined : (parsedUrl(path, 'http://x')?.pathname ?? path)
  return (call) =>
    call.at >= from &&
    call.at <= to &&
    (asked === undefined || pathOfCall(call) === asked) &&
    (status_code === undefined || call.status === status_code) &&
    (error_code === undefined || call.errorCode === error_code) &&
    (!errors_only || call.status >= 400) &&
    (key_id === undefined || call.keyId === key_id) &&
    tags.every((tag) => call.tags?.includes(tag)) &&
    (text === undefined ||
      `${pathOfCall(call)} ${call.requestId} ${call.errorCode}`.toLowerCase().includes(text))
}

const pathOfCall = ({ endpoint }: LoggedCall) => `/v1/${endpoint}`

const asLogged = ({ requestId, keyId, method, endpoint, status, at, elapsedMs, credits }: LoggedCall) => ({
  ...{ request_id: requestId, key_id: keyId, method, endpoint, status, credits },
  ...{ at: new Date(at).toISOString(), elapsed_ms: elapsedMs },
})

const asDatum = (call: LoggedCall) => ({
  request_id: call.requestId,
  timestamp: new Date(call.at).toISOString(),
  method: call.method,
  path: pathOfCall(call),
  status_code: call.status,
  error_code: call.errorCode ?? null,
  latency_ms: call.elapsedMs,
  credits_used: call.credits,
  key_id: call.keyId,
  tags: call.tags ?? [],
  zdr: call.zdr ?? false,
})
