import type { Call } from '../../model/usage.ts'
import { isObject, type RawParams, readQuery } from './params.ts'

/** One answered call of a key, as `/v1/logs` shows it. */
export interface LoggedCall extends Omit<Call, 'organisation'> {
  /** Null for a key that belongs to no organisation. */
  readonly organisation: string | null
  readonly userAgent: string | null
  /** The address of the request with its query. Empty with zero data retention. */
  readonly url: string
  readonly body: RawParams | undefined
}

/**
 * The latest calls that this process has answered, of all keys. The database only has the calls of keys with
 * a plan.
 */
export interface RecentCalls {
  add(call: LoggedCall): void
  /** Returns the calls of an organisation, or of a key without one, the newest first. */
  of(caller: Pick<LoggedCall, 'organisation' | 'keyId'>): Generator<LoggedCall>
}

const MAX_CALLS = 10_000
const MAX_BYTES = 8 * 1024 * 1024
/** The approximate size of a call in memory, without its texts. */
const CALL_BYTES = 400
const MAX_BODY_CHARS = 4_096

export function createRecentCalls(): RecentCalls {
  const calls: LoggedCall[] = []
  let bytes = 0
  /** The index of the oldest call. Earlier entries are removed from time to time. */
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

const sizeOf = ({ url, body, userAgent, tags = [] }: LoggedCall): number =>
  CALL_BYTES +
  url.length +
  (userAgent?.length ?? 0) +
  tags.join().length +
  (body === undefined ? 0 : MAX_BODY_CHARS)

const small = new WeakSet<RawParams>()

/**
 * Returns the value of a body, and remembers whether its text was short. Writing the value again to measure
 * it would overflow the stack if the value is nested deeply.
 */
export function measured(body: unknown, text: string): unknown {
  if (isObject(body) && text.length <= MAX_BODY_CHARS) small.add(body)
  return body
}

/** Returns a body that is small enough for the log. Undefined for a larger body and for bytes. */
export function keptBody(body: unknown): RawParams | undefined {
  return isObject(body) && small.has(body) ? body : undefined
}

/** Matches names of parameters and headers whose values may be secrets. Any header for a page may be one. */
const SECRET = /authorization|cookie|token|secret|password|api[-_]?key|^key$|^headers\b/i

/** Returns the query and the body of a call without the values of secrets. */
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
