import { setMaxListeners } from 'node:events'
import { parsedUrl } from '../../formats/url.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import { SECOND } from '../../model/units.ts'
import type { LeaseOptions } from '../gate/lease.ts'
import type { Network } from '../network.ts'
import { createAgent } from './connector.ts'
import { fetchFailure } from './failure.ts'

/** What is sent to an address, as the operator of the address expects it. */
export interface Message {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Limits for sending one message. Nobody reads the body of the answer. */
const SENDING = {
  /** The time until the status of the answer is there. */
  timeoutMs: 10 * SECOND,
  maxAnswerBytes: 65_536,
} as const

/**
 * Sends a message by POST through the gate, and resolves to the status. No redirect is followed, the body is
 * cut off. Rejects with `forbidden_target`, `unreachable`, `timeout`, and the signal's reason.
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
    // The status decides. The rest of the answer is not waited for.
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
