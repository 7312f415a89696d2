/** The HTTP client of a capture: fetches URLs through the gate, follows redirects and unpacks bodies. */

import { setMaxListeners } from 'node:events'
import type { Readable } from 'node:stream'
import type { Agent, Dispatcher } from 'undici'
import { unlessAborted } from '../../concurrency/abort.ts'
import { resolvedUrl, withoutFragment } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import { FETCH } from '../bounds.ts'
import type { Gate } from '../gate/gate.ts'
import type { Lease } from '../gate/lease.ts'
import { createAgent } from './connector.ts'
import { createChainCookies } from './cookies.ts'
import { fetchFailure } from './failure.ts'
import { headerText } from './header-text.ts'
import { type OwnHeaders, withOwnHeaders } from './own-headers.ts'
import { unpack, unpacked } from './unpack.ts'

/** Status and headers of an answer, before its body is read. */
export interface Head {
  readonly url: string
  readonly status: number
  /** Names in lower case. Cookies are left out. */
  readonly headers: Readonly<Record<string, string>>
}

interface FetchRequest {
  readonly url: string
  /** Value of the Accept header. */
  readonly accept: string
  /** Number of bytes, after unpacking, at which reading stops. It may depend on status and headers. */
  readonly maxBytes: (head: Head) => number
  /** Number of bytes that are returned of a body that was not read to its end. Default: all. */
  readonly partialBytes?: number | undefined
  /** Headers that are sent to the origin of the URL, but not to other origins after a redirect. */
  readonly own?: OwnHeaders | undefined
  /** Is called before each redirect is followed. An error that it throws is the failure of the exchange. */
  readonly onRedirect?: () => void
  /** Milliseconds that the first byte, and the whole fetch, may take beyond the options. Default: 0. */
  readonly moreMs?: number | undefined
  /** True: no redirect leads from https to http. Default: it may, as in browsers. */
  readonly staysSecure?: boolean | undefined
  /** When it fires, the fetch ends and the promise rejects with its reason. */
  readonly signal: AbortSignal
}

/** One exchange with a site, after all redirects were followed. */
export interface Exchange extends Head {
  readonly url: string
  readonly finalUrl: string
  /** 0 when there was no answer. */
  readonly status: number
  /** Null when there was no answer. */
  readonly body: Uint8Array | null
  readonly partial: boolean
  readonly redirects: readonly { readonly url: string; readonly status: number }[]
  /** Why there is no answer; null when there is an answer, whatever its status. */
  readonly failure: BlazonError | null
}

/** An answer whose body has not been read yet. */
export interface Opened extends Omit<Exchange, 'body' | 'partial'> {
  /** The unpacked body, or null without an answer. The caller must read or destroy it in time. */
  readonly body: Readable | null
}

/** Fetches through the gate. Rejects only when the caller's signal fires; other failures are in `failure`. */
export interface Client {
  fetch(request: FetchRequest): Promise<Exchange>
  /** Ends all connections, also those that are still being made. */
  close(): Promise<void>
}

/** A client that can also return a body as a stream, for bodies that are too long to hold in memory. */
export interface StreamingClient extends Client {
  open(request: Omit<FetchRequest, 'maxBytes'>): Promise<Opened>
}

/**
 * Creates the client of one capture, with connections of the lease that stay open until it is closed. The
 * gate checks each redirect before it is followed, so a forbidden URL costs no connection.
 */
export function createClient(lease: Lease, gate: Gate, options: Options): StreamingClient {
  const closing = new AbortController()
  // Each connection that is being made adds a listener: as many as the page has hosts.
  setMaxListeners(0, closing.signal)
  const agent = createAgent(lease, gate, options, closing.signal)
  return {
    fetch: (asked) => {
      const read: Read<Whole> = (answer, head) => readWhole(answer, head, asked)
      return fetchThrough(gate, agent, options, asked, read, { body: null, partial: false })
    },
    open: (asked) => {
      const read: Read<Pick<Opened, 'body'>> = (answer) => readOn(answer)
      return fetchThrough(gate, agent, options, asked, read, { body: null })
    },
    close: () => {
      closing.abort(new BlazonError('cancelled', 'The client is closed.'))
      return agent.destroy()
    },
  }
}

type Read<Body> = (answer: Dispatcher.ResponseData, head: Head) => Promise<Body>
type Whole = Pick<Exchange, 'body' | 'partial'>

async function fetchThrough<Body>(
  gate: Gate,
  agent: Agent,
  options: Options,
  asked: Omit<FetchRequest, 'maxBytes'>,
  read: Read<Body>,
  nothing: Body,
): Promise<Omit<Exchange, keyof Whole> & Body> {
  const { wholeTimeoutMs } = options.fetch
  const { maxRedirects, firstByteTimeoutMs } = FETCH
  const { moreMs = 0 } = asked
  const timeout = AbortSignal.timeout(wholeTimeoutMs + moreMs)
  const signal = AbortSignal.any([asked.signal, timeout])
  const redirects: { url: string; status: number }[] = []
  const cookies = createChainCookies()
  let url = withoutFragment(asked.url)
  const exchange = (rest: Pick<Exchange, 'status' | 'headers' | 'failure'> & Body) => ({
    ...rest,
    url: withoutFragment(asked.url),
    finalUrl: url,
    redirects,
  })
  const failed = (failure: BlazonError) => exchange({ status: 0, headers: {}, failure, ...nothing })
  try {
    for (;;) {
      const at = new URL(url)
      gate.check(at)
      const headers = withOwnHeaders(headersFor(asked, options, cookies.headerFor(url)), url, asked.own)
      // undici obeys the signal only after the connection has been made.
      const sent = agent.request({
        ...{ origin: at.origin, path: `${at.pathname}${at.search}`, method: 'GET', headers, signal },
        headersTimeout: firstByteTimeoutMs + moreMs,
      })
      const answer = await unlessAborted(sent, signal)
      const head = { url, status: answer.statusCode, headers: flatten(answer) }
      if (REDIRECTS.has(head.status) && locationsOf(answer).length > 1) {
        await passOver(answer.body, signal)
        throw new BlazonError('unreachable', `${at.hostname} redirects to several addresses at once.`, {
          retryable: false,
        })
      }
      const next = redirectOf(head)
      if (next === undefined)
        return exchange({
          status: head.status,
          headers: head.headers,
          failure: null,
          ...(await read(answer, head)),
        })
      await passOver(answer.body, signal)
      if (asked.staysSecure && at.protocol === 'https:' && !next.startsWith('https:'))
        throw new BlazonError(
          'unreachable',
          `${at.hostname} redirects to an address without https, which is not followed.`,
          { retryable: false },
        )
      redirects.push({ url, status: head.status })
      if (redirects.length > maxRedirects) break
      asked.onRedirect?.()
      cookies.keep(url, answer.headers['set-cookie'])
      url = next
    }
    const failure = new BlazonError(
      'unreachable',
      `${new URL(asked.url).hostname} redirects more than ${maxRedirects} times.`,
    )
    return failed(failure)
  } catch (thrown) {
    if (asked.signal.aborted) throw asked.signal.reason
    return failed(fetchFailure(thrown, new URL(url).hostname, timeout.aborted))
  }
}

/** Discards the body of a redirect, so that its connection can be used again. Cuts off a long or slow one. */
async function passOver(body: Dispatcher.ResponseData['body'], signal: AbortSignal): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(REDIRECT_BODY.maxMs)])
  await body.dump({ limit: REDIRECT_BODY.maxBytes, signal: limit }).catch((thrown: unknown) => {
    if (signal.aborted) throw thrown
  })
}

/** Limits for discarding the body of a redirect. Beyond them, a new connection costs less. */
const REDIRECT_BODY = { maxBytes: 16_384, maxMs: 250 }

async function readWhole(
  answer: Dispatcher.ResponseData,
  head: Head,
  { maxBytes, partialBytes }: FetchRequest,
): Promise<Whole> {
  const limits = { maxBytes: maxBytes(head), partialBytes, maxEncodings: FETCH.maxContentEncodings }
  const { bytes, partial } = await unpack(answer.body, encodingOf(answer), limits)
  return { body: bytes, partial }
}

async function readOn(answer: Dispatcher.ResponseData): Promise<{ body: Readable }> {
  return { body: await unpacked(answer.body, encodingOf(answer), FETCH.maxContentEncodings) }
}

function encodingOf({ headers }: Dispatcher.ResponseData): string {
  return [headers['content-encoding'] ?? []].flat().join(', ')
}

function headersFor(
  asked: Pick<FetchRequest, 'accept'>,
  { userAgent, acceptLanguage }: Options,
  cookie: string | undefined,
): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept: asked.accept,
    'accept-language': acceptLanguage,
    'accept-encoding': 'gzip, deflate, br',
    ...(cookie ? { cookie } : {}),
  }
}

/** Repeated headers are joined. A Location header that is sent twice with the same value counts once. */
function flatten(answer: Dispatcher.ResponseData): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && name !== 'set-cookie')
      flat[name] = (name === 'location' ? locationsOf(answer) : [value].flat()).join(', ')
  }
  return flat
}

/** The different values of the Location header. Browsers do not follow a redirect that has several. */
function locationsOf({ headers }: Dispatcher.ResponseData): string[] {
  return [...new Set([headers.location ?? []].flat())]
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** The URL of a redirect, if it is one. The gate refuses schemes other than http and https. */
function redirectOf({ url, status, headers }: Head): string | undefined {
  const location = headerText(headers.location ?? '')
  const next = REDIRECTS.has(status) && location !== '' ? resolvedUrl(location, url) : undefined
  return next ? withoutFragment(next.href) : undefined
}
