import { isUtf8 } from 'node:buffer'
import { setMaxListeners } from 'node:events'
import type { Readable } from 'node:stream'
import { type Agent, type Dispatcher, request } from 'undici'
import { withoutFragment } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import { unlessAborted } from '../abort.ts'
import type { Gate } from '../gate/gate.ts'
import { createAgent } from './connector.ts'
import { createCookieJar } from './cookies.ts'
import { fetchFailure } from './failure.ts'
import { unpack } from './unpack.ts'

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

/** Fetches through the gate. Rejects only when the caller's signal fires: everything else is in `failure`. */
export interface Client {
  fetch(request: FetchRequest): Promise<Exchange>
  /** Ends every connection, also those that are still being made. */
  close(): Promise<void>
}

/** A client keeps its connections open for the next fetch until it is closed: one for each capture. */
export function createClient(gate: Gate, options: Options): Client {
  const closing = new AbortController()
  // One listener for each connection that is being made: as many as the page has hosts, and no leak.
  setMaxListeners(0, closing.signal)
  const agent = createAgent(gate, options, closing.signal)
  return {
    fetch: (asked) => fetchThrough(gate, agent, options, asked),
    close: () => {
      closing.abort(new BlazonError('cancelled', 'The client is closed.'))
      return agent.destroy()
    },
  }
}

const NOTHING = { status: 0, headers: {}, body: null, partial: false }

async function fetchThrough(
  gate: Gate,
  agent: Agent,
  options: Options,
  asked: FetchRequest,
): Promise<Exchange> {
  const { maxRedirects, wholeTimeoutMs } = options.fetch
  const timeout = AbortSignal.timeout(wholeTimeoutMs)
  const signal = AbortSignal.any([asked.signal, timeout])
  const redirects: { url: string; status: number }[] = []
  const cookies = createCookieJar()
  let url = withoutFragment(asked.url)
  const exchange = (rest: Omit<Exchange, 'url' | 'finalUrl' | 'redirects'>): Exchange => ({
    url: withoutFragment(asked.url),
    finalUrl: url,
    redirects,
    ...rest,
  })
  try {
    while (redirects.length <= maxRedirects) {
      const at = new URL(url)
      gate.check(at)
      const headers = headersFor(asked, options, cookies.headerFor(at.hostname))
      // undici itself heeds the signal only once there is a connection.
      const answer = await unlessAborted(request(url, { dispatcher: agent, signal, headers }), signal)
      const head = { url, status: answer.statusCode, headers: flatten(answer.headers) }
      const next = redirectOf(head)
      if (next === undefined)
        return exchange({ ...(await finish(answer, head, asked, options)), failure: null })
      await passOver(answer.body, signal)
      redirects.push({ url, status: head.status })
      cookies.keep(at.hostname, answer.headers['set-cookie'])
      url = next
    }
    const failure = new BlazonError(
      'unreachable',
      `${new URL(asked.url).hostname} redirects more than ${maxRedirects} times.`,
    )
    return exchange({ ...NOTHING, failure })
  } catch (thrown) {
    if (asked.signal.aborted) throw asked.signal.reason
    return exchange({ ...NOTHING, failure: fetchFailure(thrown, new URL(url).hostname, timeout.aborted) })
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

async function finish(answer: Dispatcher.ResponseData, head: Head, asked: FetchRequest, { fetch }: Options) {
  const limits = { maxBytes: asked.maxBytes(head), maxEncodings: fetch.maxContentEncodings }
  const body: Readable = answer.body
  const { bytes, partial } = await unpack(body, head.headers['content-encoding'] ?? '', limits)
  const { status, headers } = head
  return { status, headers, body: bytes, partial }
}

function headersFor(
  asked: FetchRequest,
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

function flatten(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const flat: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && name !== 'set-cookie')
      flat[name] = Array.isArray(value) ? value.join(', ') : value
  }
  return flat
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Where the answer sends us; undefined when it is the answer itself. Other schemes are refused on the next check. */
function redirectOf({ url, status, headers }: Head): string | undefined {
  const location = REDIRECTS.has(status) ? utf8(headers.location ?? '') : ''
  return location !== '' && URL.canParse(location, url)
    ? withoutFragment(new URL(location, url).href)
    : undefined
}

/** Header bytes come as latin1; addresses that are not ASCII are UTF-8 on most servers. */
function utf8(header: string): string {
  const bytes = Buffer.from(header, 'latin1')
  return isUtf8(bytes) ? bytes.toString('utf8') : header
}
