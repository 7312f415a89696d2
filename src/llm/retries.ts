import { APIConnectionError, APIError } from 'openai'
import { pause } from '../concurrency/waiting.ts'
import { SECOND } from '../model/units.ts'

/** The first pause for an endpoint that does not ask for a pause. Each later pause is twice as long. */
const FIRST_PAUSE_MS = 0.5 * SECOND

interface Bounds {
  readonly maxRetries: number
  /** Returns the remaining milliseconds. */
  readonly leftMs: () => number
  readonly signal: AbortSignal
}

/**
 * Sends a request, and repeats it after a failure that may be temporary. It stops after `maxRetries`, or when
 * the pause that the endpoint asks for is longer than the remaining time.
 */
export async function withRetries<T>(
  send: () => Promise<T>,
  { maxRetries, leftMs, signal }: Bounds,
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await send()
    } catch (thrown) {
      const wait = mayPass(thrown) ? (pauseAskedBy(thrown) ?? FIRST_PAUSE_MS * 2 ** tries) : undefined
      if (wait === undefined || tries >= maxRetries || wait >= leftMs()) throw thrown
      await pause(wait, signal)
      if (signal.aborted) throw thrown
    }
  }
}

function mayPass(thrown: unknown): boolean {
  if (thrown instanceof APIConnectionError) return true
  const status = thrown instanceof APIError ? Number(thrown.status) : 0
  return [408, 409, 429].includes(status) || status >= 500
}

/**
 * Returns the pause in milliseconds from the header Retry-After (RFC 9110, section 10.2.3), or from the more
 * exact `retry-after-ms`.
 */
function pauseAskedBy(thrown: unknown): number | undefined {
  const headers = thrown instanceof APIError ? (thrown.headers as Headers | undefined) : undefined
  const ms = Number.parseFloat(headers?.get('retry-after-ms') ?? '')
  const seconds = Number.parseFloat(headers?.get('retry-after') ?? '')
  const asked = Number.isFinite(ms) ? ms : seconds * SECOND
  return Number.isFinite(asked) && asked >= 0 ? asked : undefined
}
