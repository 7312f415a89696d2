import { setMaxListeners } from 'node:events'
import { parsedUrl } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import { SECOND } from '../../model/units.ts'
import type { LeaseOptions } from '../gate/lease.ts'
import type { Network } from '../network.ts'
import { createAgent } from './connector.ts'
import { fetchFailure } from './failure.ts'

/** A message in the form that its receiver expects. */
export interface Message {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The limits for sending a message. The body of the answer is not used. */
const SENDING = {
  /** The status of the answer must arrive within this time. */
  timeoutMs: 10 * SECOND,
  maxAnswerBytes: 65_536,
} as const

/**
 * Sends a message by POST through the gate, and resolves to the status of the answer. Redirects are not
 * followed, and the body of the answer is discarded. Rejects with `forbidden_target` for an address that the
 * gate refuses, with `unreachable` or `timeout`, and with the reason of the signal.
 */
export async function send(
  { gate, proxy }: Pick<Network, 'gate' | 'proxy'>,
  options: Options,
  { url, headers, body }: Message,
  { signal, upstream }: Pick<LeaseOptions, 'upstream'> & { readonly signal: AbortSignal },
): Promise<number> {
  const at = parsedUrl(url)
  if (!at) throw new BlazonError('invalid_input', 'The address of a webhook is not a URL.')
  gate.check(at)
  const timeout = AbortSignal.timeout(SENDING.timeoutMs)
  const over = new AbortController()
  const ending = AbortSignal.any([signal, timeout, over.signal])
  setMaxListeners(0, ending)
  const lease = proxy.open({ upstream, maxBytes: SENDING.maxAnswerBytes + 65_536 })
  const agent = createAgent(lease, gate, options, ending)
  try {
    const answer = await agent.request({
      ...{ origin: at.origin, path: `${at.pathname}${at.search}`, method: 'POST', body, signal: ending },
      headers: { 'user-agent': options.userAgent, ...headers },
      headersTimeout: SENDING.timeoutMs,
    })
    // Only the status matters, so an error in the rest of the answer is ignored.
    answer.body.on('error', () => undefined)
    answer.body.destroy()
    return answer.statusCode
  } catch (thrown) {
    if (signal.aborted) throw signal.reason
    throw fetchFailure(thrown, at.hostname, timeout.aborted)
  } finally {
    over.abort(new BlazonError('cancelled', 'The message was sent.'))
    await agent.destroy()
    lease.close()
  }
}
