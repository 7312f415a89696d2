import { setMaxListeners } from 'node:events'
import type { Readable } from 'node:stream'
import { type Agent, type Dispatcher, request } from 'undici'
import { withoutFragment } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import { unlessAborted } from '../abort.ts'
import type { Gate } from '../gate/gate.ts'
import type { Lease } from '../gate/lease.ts'
import { createAgent } from './connector.ts'
import { createCookieJar } from './cookies.ts'
import { fetchFailure } from './failure.ts'
import { headerText } from './header-text.ts'
import { unpack, unpacked } from './unpack.ts'

/** Status and headers of an answer, before its body is read. */
export interface Head {
  readonly url: string
  readonly status: number
  /** Lower-case names; cookies are left out. */
  readonly headers: Readonly<Record<string, string>>
}

interface FetchRequest {
  readonly url: string
  /** Value of the Accept header. */
  readonly accept: string
  /** Bytes after decompression at which reading stops, decided when the head is there. */
  readonly maxBytes: (head: Head) => number
  /** Ends the fetch when the caller leaves: the promise rejects with the signal's reason. */
  readonly signal: AbortSignal
}

/** One exchange with a site, redirects followed. */
export interface Exchange extends Head {
  readonly url: string
  readonly finalUrl: string
  /** 0 when there was no answer. */
  readonly status: number
  /** null when there was no answer. */
  readonly body: Uint8Array | null
  readonly partial: boolean
  readonly redirects: readonly { readonly url: string; readonly status: number }[]
  /** Why there is no answer; null when there is one, whatever its status. */
  readonly failure: BlazonError | null
}

/** An answer whose body is still to come. */
export interface Opened extends Omit<Exchange, 'body' | 'partial'> {
  /** Unpacked; null when there was no answer. It is to be read to its end or destroyed, within the time of a fetch. */
  readonly body: Readable | null
}

/** Fetches through the gate. Rejects only when the caller's signal fires: everything else is in `failure`. */
export interface Client {
  fetch(request: FetchRequest): Promise<Exchange>
  /** Ends every connection, also those that are still being made. */
  close(): Promise<void>
}

/** Gives bodies out while they come, too: for those that are too long to be held. */
export interface StreamingClient extends Client {
  open(request: Omit<FetchRequest, 'maxBytes'>): Promise<Opened>
}

/**
 * A client keeps its connections open for the next fetch until it is closed: one for each capture. They are made with the lease; the
 * gate is asked before each hop of a redirect, so that what it refuses by its URL costs no connection.
 */
export function createClient(lease: Lease, gate: Gate, options: Options): StreamingClient {
  const closing = new AbortController()
  // One listener for each connection that is being made: as many as the page has hosts, and no leak.
  setMaxListeners(0, closing.signal)
  const agent = createAgent(lease, gate, options, closing.signal)
  return {
    fetch: (asked) => {
      const read: Read<Whole> = (answer, head) => readWhole(answer, asked.maxBytes(head), options)
      return fetchThrough(gate, agent, options, asked, read, { body: null, partial: false })
    },
    open: (asked) => {
      const read: Read<Pick<Opened, 'body'>> = (answer) => readOn(answer, options)
      return fetchThrough(gate, agent, options, asked, read, { body: null })
    },
    close: () => {
      closing.abort(new BlazonError('cancelled', 'The client is closed.'))
      return agent.destroy()
    },
  }
}

/** What is made of the last answer. */
type Read<Body> = (answer: Dispatcher.ResponseData, head: Head) => Promise<Body>
type Whole = Pick<Exchange, 'body' | 'partial'>

async function fetchThrough<Body>(
  gate: Gate,
  agent: Agent,
  options: Options,
  asked: Pick<FetchRequest, 'url' | 'accept' | 'signal'>,
  read: Read<Body>,
  nothing: Body,
): Promise<Omit<Exchange, keyof Whole> & Body> {
  const { maxRedirects, wholeTimeoutMs } = options.fetch
  const timeout = AbortSignal.timeout(wholeTimeoutMs)
  const signal = AbortSignal.any([asked.signal, timeout])
  const redirects: { url: string; status: number }[] = []
  const cookies = createCookieJar()
  let url = withoutFragment(asked.url)
  const exchange = (rest: Pick<Exchange, 'status' | 'headers' | 'failure'> & Body) => ({
    ...rest,
    url: withoutFragment(asked.url),
    finalUrl: url,
    redirects,
  })
  const failed = (failure: BlazonError) => exchange({ status: 0, headers: {}, failure, ...nothing })
  try {
    while (redirects.length <= maxRedirects) {
      const at = new URL(url)
      gate.check(at)
      const headers = headersFor(asked, options, cookies.headerFor(at.hostname))
      // undici itself heeds the signal only once there is a connection.
      const answer = await unlessAborted(request(url, { dispatcher: agent, signal, headers }), signal)
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
      redirects.push({ url, status: head.status })
      cookies.keep(at.hostname, answer.headers['set-cookie'])
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

/** A redirect's own body is read away, so that its connection serves again; one that is long or takes its time is cut. */
async function passOver(body: Dispatcher.ResponseData['body'], signal: AbortSignal): Promise<void> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(REDIRECT_BODY.maxMs)])
  await body.dump({ limit: REDIRECT_BODY.maxBytes, signal: limit }).catch((thrown: unknown) => {
    if (signal.aborted) throw thrown
  })
}

/** A reconnect costs about as much as waiting this long. */
const REDIRECT_BODY = { maxBytes: 16_384, maxMs: 250 }

async function readWhole(
  answer: Dispatcher.ResponseData,
  maxBytes: number,
  { fetch }: Options,
): Promise<Whole> {
  const limits = { maxBytes, maxEncodings: fetch.maxContentEncodings }
  const { bytes, partial } = await unpack(answer.body, encodingOf(answer), limits)
  return { body: bytes, partial }
}

async function readOn(answer: Dispatcher.ResponseData, { fetch }: Options): Promise<{ body: Readable }> {
  return { body: await unpacked(answer.body, encodingOf(answer), fetch.maxContentEncodings) }
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

/** Repeated headers are joined; an address that is sent twice stays one. */
function flatten(answer: Dispatcher.ResponseData): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && name !== 'set-cookie')
      flat[name] = (name === 'location' ? locationsOf(answer) : [value].flat()).join(', ')
  }
  return flat
}

/** The different addresses that Location headers give: browsers go nowhere when there are several. */
function locationsOf({ headers }: Dispatcher.ResponseData): string[] {
  return [...new Set([headers.location ?? []].flat())]
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Where the answer sends us; undefined when it is the answer itself. Other schemes are refused on the next check. */
function redirectOf({ url, status, headers }: Head): string | undefined {
  const location = headerText(headers.location ?? '')
  return REDIRECTS.has(status) && location !== '' && URL.canParse(location, url)
    ? withoutFragment(new URL(location, url).href)
    : undefined
}
