import type { Call } from '../../model/usage.ts'
import { isObject, type RawParams, readQuery } from './params.ts'

/** One answered call of a key, as `/v1/logs` shows it. */
export interface LoggedCall extends Omit<Call, 'organisation'> {
  /** Null for a key that belongs to no organisation. */
  readonly organisation: string | null
  readonly userAgent: string | null
  /** The address of the request with its query. Empty when zero data retention was asked for. */
  readonly url: string
  readonly body: RawParams | undefined
}

/** The calls that this process has answered lately, of all keys. The database has no calls without a plan. */
export interface RecentCalls {
  add(call: LoggedCall): void
  /** The calls of an organisation, or of a key without one, the newest first. */
  of(caller: Pick<LoggedCall, 'organisation' | 'keyId'>): Generator<LoggedCall>
}

const MAX_CALLS = 10_000
const MAX_BYTES = 8 * 1024 * 1024
/** The bytes of a call without its texts, roughly. */
const CALL_BYTES = 400
const MAX_BODY_CHARS = 4_096

export function createRecentCalls(): RecentCalls {
  const calls: LoggedCall[] = []
  let bytes = 0
  /** The place of the oldest call. Earlier places are emptied from time to time. */
  let oldest = 0
  return {
    add(call) {
      calls.push(call)
      bytes += sizeOf(call)
      while (calls.length - oldest > MAX_CALLS || bytes > MAX_BYTES) {
        const dropped = calls[oldest++]
        if (dropped) bytes -= sizeOf(dropped)
      }
      if (oldest < MAX_CALLS) return
      calls.splice(0, oldest)
      oldest = 0
    },
    *of({ organisation, keyId }) {
      for (let at = calls.length - 1; at >= oldest; at--) {
        const call = calls[at]
        if (!call) continue
        if (organisation === null ? call.keyId === keyId : call.organisation === organisation) yield call
      }
    },
  }
}

const sizeOf = ({ url, body }: LoggedCall): number =>
  CALL_BYTES + url.length + (body === undefined ? 0 : MAX_BODY_CHARS)

/** Returns a body that is small enough to be kept; undefined for a larger one and for bytes. */
export function keptBody(body: unknown): RawParams | undefined {
  if (!isObject(body) || !isShort(body)) return undefined
  return JSON.stringify(body).length > MAX_BODY_CHARS ? undefined : body
}

/** Whether the JSON of a value may be short. The search ends early, because a body may have 24 MB. */
function isShort(body: unknown): boolean {
  let left = MAX_BODY_CHARS
  const waiting = [body]
  while (waiting.length > 0 && left >= 0) {
    const value = waiting.pop()
    left -= typeof value === 'string' ? value.length : 1
    if (typeof value !== 'object' || value === null) continue
    const inner: readonly unknown[] = Array.isArray(value) ? value : Object.entries(value).flat()
    left -= inner.length
    if (left >= 0) waiting.push(...inner)
  }
  return left >= 0
}

/** Names of parameters and headers whose values open something. Headers for a page may all do so. */
const SECRET = /authorization|cookie|token|secret|password|api[-_]?key|^key$|^headers$/i

/** Returns the query and the body of a call, without the values of secrets. */
export function inputOf({ url, body }: Pick<LoggedCall, 'url' | 'body'>): {
  readonly query: RawParams
  readonly body?: RawParams
} {
  const at = url.indexOf('?')
  const query = at < 0 ? {} : { ...readQuery(url.slice(at + 1)) }
  return { query: redacted(query) as RawParams, ...(body && { body: redacted(body) as RawParams }) }
}

function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, each]) => [key, SECRET.test(key) ? '[redacted]' : redacted(each)]),
  )
}
