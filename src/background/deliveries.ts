/** Sends events to webhooks. */

import { createHmac } from 'node:crypto'
import { asBlazonError } from '../model/errors.ts'
import type { AttemptEnd, TakenDelivery } from '../model/webhooks.ts'
import { TASKS } from './bounds.ts'
import { createLanes, frequentIn, type LeasePorts, type Worker } from './lanes.ts'

/** The methods of the store about deliveries that are due. */
export interface DeliveryQueue extends LeasePorts {
  takeDelivery(
    holder: string,
    busyHosts: readonly string[],
    busyOwners: readonly string[],
  ): Promise<TakenDelivery | undefined>
  endDelivery(taken: TakenDelivery, end: AttemptEnd): Promise<boolean>
  freeDeliveries(): Promise<number>
}

export interface DeliveryPorts {
  readonly queue: DeliveryQueue
  /** Sends a message by POST, and resolves to the status of the answer. */
  readonly send: (
    message: { readonly url: string; readonly headers: Record<string, string>; readonly body: string },
    signal: AbortSignal,
  ) => Promise<number>
  readonly now: () => Date
  readonly newId: () => string
}

/** The number of attempts that run at once in a process. */
const LANES = 16
/** The number of attempts at one host that run at once, so that a slow host leaves lanes to the others. */
const PER_HOST = 4

/** Makes a worker that sends events to webhooks when they are due. */
export function createDeliveryWorker({ queue, send, now, newId }: DeliveryPorts): Worker {
  return createLanes<TakenDelivery>({
    ...{ name: 'webhooks', leases: queue, free: queue.freeDeliveries, lanes: LANES, newId },
    pollMs: () => TASKS.pollIntervalMs,
    take(holder, running) {
      const busyHosts = frequentIn(running.map(hostOf), PER_HOST)
      // An owner gets a further lane only while more lanes are free than it has. So the first one gets half
      // of them at most, and an owner that has none finds one, although no receiver of the others answers.
      const busyOwners = frequentIn(
        running.map(({ owner }) => owner),
        LANES - running.length,
      )
      return queue.takeDelivery(holder, busyHosts, busyOwners)
    },
    async work(taken, signal) {
      const end = await attempted(taken, send, now, signal)
      return () => queue.endDelivery(taken, end)
    },
  })
}

const hostOf = ({ url }: TakenDelivery) => new URL(url).host

/**
 * When the work has to end, a running attempt may go on for this long. The time is shorter than the one for
 * which an engine waits before it closes its database.
 */
const GRACE_MS = 700

/** Makes one attempt. An event counts as delivered when the receiver answers with any 2xx. */
async function attempted(
  { url, body, secret, eventId, headers: own }: TakenDelivery,
  send: DeliveryPorts['send'],
  now: () => Date,
  signal: AbortSignal,
): Promise<AttemptEnd> {
  if (body === undefined) return { httpStatus: null, error: DELETED, isFinal: true }
  const headers = {
    ...Object.fromEntries(Object.entries(own ?? {}).map(([name, value]) => [name.toLowerCase(), value])),
    ...(own && { 'x-firecrawl-signature': `sha256=${hmacOf(secret, body)}` }),
    'content-type': 'application/json',
    'x-context-id': eventId,
    'x-context-signature': signatureOf(secret, body, Math.floor(now().getTime() / 1000)),
  }
  const over = new AbortController()
  const end = () => setTimeout(() => over.abort(), GRACE_MS).unref()
  signal.addEventListener('abort', end, { once: true })
  try {
    const status = await send({ url, headers, body }, over.signal)
    if (status >= 200 && status < 300) return { httpStatus: status, error: null }
    const message = `The receiver answered with status ${status}.`
    return { httpStatus: status, error: { code: 'http_status', message } }
  } catch (thrown) {
    const { code, message } = asBlazonError(thrown)
    if (over.signal.aborted) return { httpStatus: null, error: { code: 'interrupted', message: STOPPED } }
    const isFinal = code === 'forbidden_target' || code === 'invalid_input'
    return { httpStatus: null, error: { code, message }, isFinal }
  } finally {
    signal.removeEventListener('abort', end)
  }
}

const DELETED = {
  code: 'not_found',
  message: 'The event was not sent, because its batch or its page was deleted.',
}
const STOPPED = 'The service was stopped during the attempt.'

/**
 * Returns the signature of a body: HMAC-SHA256 of the time in seconds, a dot and the body, in hexadecimal
 * digits.
 */
export function signatureOf(secret: string, body: string, seconds: number): string {
  return `t=${seconds},v1=${hmacOf(secret, `${seconds}.${body}`)}`
}

const hmacOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')
