/**
 * The data of a recording: every exchange of one capture with the network, from which the capture can be
 * replayed. The fields have the same names as in the file `exchanges.json`.
 */

import { BlazonError, type ErrorCode } from '../../model/errors.ts'
import type { Producer } from '../../model/options.ts'
import { hashOf } from '../../snapshot/snapshot.ts'
import { causeOf } from '../gate/refusal.ts'

/** Why there was no answer, as it was reported during the capture. */
export interface RecordedFailure {
  readonly code: ErrorCode
  readonly message: string
  readonly retryable: boolean
  /** The system's name of the failure, such as `ECONNREFUSED`; null when it gave none. */
  readonly cause: string | null
}

/** When an exchange of the browser ended. */
export interface Ending {
  /** Position in the order in which the exchanges of the recording ended, from 0. */
  readonly place: number
  /** Virtual time of the page at that moment, in milliseconds since the page was opened. */
  readonly afterMs: number
}

/**
 * The part of a capture that made the request. Both the page and the sitemaps request robots.txt, each for
 * itself, and may have got different answers.
 */
export type Purpose = 'page' | 'sitemaps'

export interface RecordedExchange {
  /**
   * Who made the request. The HTTP client follows redirects within one exchange; in the browser each hop is
   * an exchange of its own.
   */
  readonly by: 'http' | 'browser'
  readonly method: string
  /** Absolute URL without fragment. */
  readonly url: string
  /** Names are in lower case. Neither these headers nor `headers` contain cookies or credentials. */
  readonly requestHeaders: Readonly<Record<string, string>>
  /** SHA-256 of the request body; null when there was none. The body itself is not stored. */
  readonly sent: string | null
  /** URL that answered. */
  readonly finalUrl: string
  readonly redirects: readonly { readonly url: string; readonly status: number }[]
  /** 0 when there was no answer. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** SHA-256 of the body after unpacking; null when there is none. */
  readonly body: string | null
  /** True when only the beginning of the body was read. */
  readonly partial: boolean
  readonly failure: RecordedFailure | null
  /** The purpose of the request. It is absent for the page itself. */
  readonly errand?: Exclude<Purpose, 'page'>
  /** Present for exchanges of the browser that had ended when the page was read. */
  readonly ended?: Ending
}

/** Every exchange of one capture with the network, in the order of the requests. */
export interface Recording {
  /** Domain of the site that was captured. */
  readonly domain: string
  /** ISO 8601, UTC. */
  readonly capturedAt: string
  /** The producer of the request. The replay uses the same one. */
  readonly producer: Producer
  /** Notes of the snapshot about the attempts to get the page, without the notes about the page itself. */
  readonly notes: readonly string[]
  readonly exchanges: readonly RecordedExchange[]
  readonly bodies: ReadonlyMap<string, Uint8Array>
}

/** An exchange that carries its body instead of the hash of it. */
export type ExchangeWithBody = Omit<RecordedExchange, 'body'> & { readonly body: Uint8Array | null }

/** Collects the exchanges while a recording is made. */
export interface ExchangeLog {
  /** Reserves the position of an exchange that has begun, which the returned function fills. */
  begin(): (exchange: ExchangeWithBody) => void
  end(): number
  recording(of: Omit<Recording, 'exchanges' | 'bodies'>): Recording
}

export function createExchangeLog(): ExchangeLog {
  const places: (RecordedExchange | undefined)[] = []
  const bodies = new Map<string, Uint8Array>()
  let ended = 0
  return {
    end: () => ended++,
    begin() {
      const at = places.push(undefined) - 1
      return (exchange) => {
        const { body } = exchange
        const hash = body === null ? null : hashOf(body)
        if (body && hash) bodies.set(hash, body)
        places[at] = inOrder({ ...exchange, body: hash })
      }
    },
    recording: (of) => ({
      ...of,
      exchanges: places.flatMap((exchange) => exchange ?? []),
      bodies,
    }),
  }
}

/** Writes the keys in one order, so that the same recording gives the same file. */
function inOrder(exchange: RecordedExchange): RecordedExchange {
  return {
    by: exchange.by,
    method: exchange.method,
    url: exchange.url,
    requestHeaders: exchange.requestHeaders,
    sent: exchange.sent,
    finalUrl: exchange.finalUrl,
    redirects: exchange.redirects,
    status: exchange.status,
    headers: exchange.headers,
    body: exchange.body,
    partial: exchange.partial,
    failure: exchange.failure,
    ...(exchange.errand && { errand: exchange.errand }),
    ...(exchange.ended && { ended: { place: exchange.ended.place, afterMs: exchange.ended.afterMs } }),
  }
}

/** Headers that identify a person or give access. */
const PRIVATE_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'set-cookie2',
])

/** Headers with names in lower case, without the private ones. */
export function withoutSecrets(headers: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return Object.fromEntries(named.filter(([name]) => !PRIVATE_HEADERS.has(name) && !name.startsWith(':')))
}

export function failureOf(error: BlazonError): RecordedFailure {
  const { code, message, retryable } = error
  return { code, message, retryable, cause: causeOf(error) ?? null }
}

export function errorOf({ code, message, retryable, cause }: RecordedFailure): BlazonError {
  if (cause === null) return new BlazonError(code, message, { retryable })
  return new BlazonError(code, message, {
    retryable,
    cause: Object.assign(new Error(message), { code: cause }),
  })
}

/**
 * True when the gate reported the failure, because it passes on the system's name. A browser uses its own
 * names, such as `net::ERR_FAILED`.
 */
export function isOfTheSystem({ cause }: RecordedFailure): boolean {
  return cause !== null && /^[A-Z][A-Z\d_]+$/.test(cause)
}

export function notRecorded(url: string): BlazonError {
  return new BlazonError('unreachable', `${url.slice(0, 200)} is not in the recording.`, { retryable: false })
}
