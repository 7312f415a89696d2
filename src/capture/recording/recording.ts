import { BlazonError, type ErrorCode } from '../../model/errors.ts'
import type { Producer } from '../../model/options.ts'
import { hashOf } from '../../snapshot/snapshot.ts'
import { causeOf } from '../gate/refusal.ts'

/** Why there is no answer, as it was told when it happened. */
export interface RecordedFailure {
  readonly code: ErrorCode
  readonly message: string
  readonly retryable: boolean
  /** What the system called it, such as `ECONNREFUSED`; null when it had no name for it. */
  readonly cause: string | null
}

/** When an exchange of the browser's had ended. */
export interface Ending {
  /** Place in the order in which the exchanges of a recording ended, from 0. */
  readonly place: number
  /** How much of its own time the page had had by then, in milliseconds. */
  readonly afterMs: number
}

/** What a visit was for: each asks for robots.txt and sitemaps by itself, and may have been told otherwise. */
export type Errand = 'page' | 'sitemaps'

/** One exchange with the network. */
export interface RecordedExchange {
  /** The HTTP client follows redirects within one exchange; each hop of the browser is an exchange of its own. */
  readonly by: 'http' | 'browser'
  readonly method: string
  /** Absolute, without fragment. */
  readonly url: string
  /** Lower-case names. No cookies and no credentials, neither here nor in `headers`. */
  readonly requestHeaders: Readonly<Record<string, string>>
  /** SHA-256 of the body that was sent; null for none. The body itself is not kept. */
  readonly sent: string | null
  /** URL that answered. */
  readonly finalUrl: string
  readonly redirects: readonly { readonly url: string; readonly status: number }[]
  /** 0 when there was no answer. */
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** SHA-256 of the body as unpacked; null when there is none. */
  readonly body: string | null
  /** True when only the beginning of the body was read. */
  readonly partial: boolean
  readonly failure: RecordedFailure | null
  /** Absent for the page, which recordings are of in the first place. */
  readonly errand?: Exclude<Errand, 'page'>
  /** Of the browser's, as far as it had ended when the page was read. */
  readonly ended?: Ending
}

/** Everything that passed between one capture and the network, in the order it was asked for. */
export interface Recording {
  /** Of the site that was captured. */
  readonly domain: string
  /** ISO 8601, UTC. */
  readonly capturedAt: string
  /** As it was asked for: the replay goes the same way. */
  readonly producer: Producer
  /** What the snapshot's notes say of the way to the page, beyond what the page itself gave. */
  readonly notes: readonly string[]
  readonly exchanges: readonly RecordedExchange[]
  readonly bodies: ReadonlyMap<string, Uint8Array>
}

/** An exchange with its body at hand. */
export type Taken = Omit<RecordedExchange, 'body'> & { readonly body: Uint8Array | null }

/** A recording while it is made. */
export interface Tape {
  /** Keeps the place of an exchange that has begun; it is put there when it is known, or the place stays empty. */
  begin(): (exchange: Taken) => void
  /** The next place in the order of ends. */
  end(): number
  recording(of: Omit<Recording, 'exchanges' | 'bodies'>): Recording
}

export function createTape(): Tape {
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

/** Keys in one order, whoever wrote them down: the same recording gives the same file. */
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

/** Headers that tell who somebody is. */
const PRIVATE_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
  'set-cookie2',
])

/** Lower-case names, without what is nobody else's business. */
export function withoutSecrets(headers: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return Object.fromEntries(named.filter(([name]) => !PRIVATE_HEADERS.has(name) && !name.startsWith(':')))
}

export function failureOf(error: BlazonError): RecordedFailure {
  const { code, message, retryable } = error
  return { code, message, retryable, cause: causeOf(error) ?? null }
}

/** The failure as it was, with the system's name for it. */
export function errorOf({ code, message, retryable, cause }: RecordedFailure): BlazonError {
  if (cause === null) return new BlazonError(code, message, { retryable })
  return new BlazonError(code, message, {
    retryable,
    cause: Object.assign(new Error(message), { code: cause }),
  })
}

/** True when it was the gate that gave up, which tells what the system called it; a browser has words of its own: `net::ERR_FAILED`. */
export function isOfTheSystem({ cause }: RecordedFailure): boolean {
  return cause !== null && /^[A-Z][A-Z\d_]+$/.test(cause)
}

/** What a URL that nobody recorded is answered with. */
export function notRecorded(url: string): BlazonError {
  return new BlazonError('unreachable', `${url.slice(0, 200)} is not in the recording.`, { retryable: false })
}
