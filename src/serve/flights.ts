import { setMaxListeners } from 'node:events'
import { BlazonError } from '../model/errors.ts'
import { isSlowSite, REFUSALS, WireError } from './errors.ts'

/** Someone who waits for an answer, until `timeoutMs` is over or `signal` says that they left. */
export interface Waiter {
  readonly timeoutMs: number
  /** How long the work may take that is begun for them. Undefined: as long as is usual. */
  readonly workMs: number | undefined
  readonly signal: AbortSignal
}

/** What work is held to. */
export interface Limits {
  readonly timeoutMs: number | undefined
  readonly signal: AbortSignal
}

/** Work of which everyone who asks for it gets the outcome. */
export type Work<T> = (limits: Limits) => Promise<T>

/** Who waits for an answer over HTTP. */
export interface Caller extends Waiter {
  /** Address at which this service was reached, as `http://127.0.0.1:8080`. Of the connection: what a request says of it is the client's word. */
  readonly origin: string
}

interface Flight<T> {
  readonly landing: Promise<T>
  readonly workMs: number | undefined
  readonly controller: AbortController
  /** Waiters that have neither left nor run out of time. */
  waiting: number
  /** Runs while nobody waits. */
  grace: NodeJS.Timeout | undefined
}

export interface Flights<T> {
  /**
   * Waits for the running work of that key, or starts it. Rejects with the work's error, `timeout`, or a WireError
   * when the waiter left or the server closes. Work that nobody waits for any more is stopped; work whose time was over before that
   * of a waiter who brings more is begun anew for them.
   */
  join(key: string, start: Work<T>, waiter: Waiter): Promise<T>
  /** Stops all work. Everyone who waits is told that the server closes. */
  abort(): void
}

/**
 * A client that gave up repeats its call about half a second later (public client: 0.375 to 0.5 s before the first
 * repeat). Work that nobody waits for lives this long, so that the repeat finds it, and stops well within 2 s.
 */
const ABANDONED_GRACE_MS = 1_000

const ABANDONED = new BlazonError('cancelled', 'Nobody waits for this any more.')
const CLOSING = new BlazonError('cancelled', 'The server is shutting down.')
const TOO_LONG = new BlazonError('timeout', 'The work ran longer than any caller may wait.')

/** Work that is shared by everyone who asks for the same thing at the same time. `maxMs`: the longest one may run. */
export function createFlights<T>(
  { maxMs, usualMs }: { readonly maxMs: number; readonly usualMs: number },
  onFailure: (error: unknown) => void,
): Flights<T> {
  const running = new Map<string, Flight<T>>()

  function begin(key: string, start: Work<T>, workMs: number | undefined): Flight<T> {
    const controller = new AbortController()
    setMaxListeners(0, controller.signal)
    const landing = start({ timeoutMs: workMs, signal: controller.signal })
    const flight: Flight<T> = { landing, workMs, controller, waiting: 0, grace: undefined }
    const limit = setTimeout(() => stop(key, flight, TOO_LONG), maxMs)
    running.set(key, flight)
    landing
      .catch((error) => {
        if (!controller.signal.aborted) onFailure(error)
      })
      .finally(() => {
        clearTimeout(limit)
        clearTimeout(flight.grace)
        forget(key, flight)
      })
    return flight
  }

  function forget(key: string, flight: Flight<T>): void {
    if (running.get(key) === flight) running.delete(key)
  }

  /** Forgotten first, so that whoever asks next starts afresh. */
  function stop(key: string, flight: Flight<T>, reason: BlazonError): void {
    forget(key, flight)
    flight.controller.abort(reason)
  }

  function leave(key: string, flight: Flight<T>): void {
    flight.waiting -= 1
    if (flight.waiting > 0) return
    flight.grace = setTimeout(() => stop(key, flight, ABANDONED), ABANDONED_GRACE_MS)
  }

  return {
    async join(key, start, waiter) {
      const until = performance.now() + waiter.timeoutMs
      for (;;) {
        if (waiter.signal.aborted) throw new WireError(REFUSALS.clientLeft)
        const flight = running.get(key) ?? begin(key, start, waiter.workMs)
        clearTimeout(flight.grace)
        flight.waiting += 1
        const timeLeftMs = until - performance.now()
        try {
          return await wait(flight, { ...waiter, timeoutMs: timeLeftMs }, () => leave(key, flight))
        } catch (thrown) {
          const hasMore = (waiter.workMs ?? usualMs) > (flight.workMs ?? usualMs) && performance.now() < until
          if (!hasMore || flight.controller.signal.aborted || !isSlowSite(thrown)) throw thrown
        }
      }
    },
    abort() {
      for (const [key, flight] of running) stop(key, flight, CLOSING)
    },
  }
}

/** The first of: the work ends, the work is stopped, the waiter's time is over, the waiter leaves. */
function wait<T>(
  flight: Flight<T>,
  { timeoutMs, signal }: Pick<Waiter, 'timeoutMs' | 'signal'>,
  onLeave: () => void,
): Promise<T> {
  const { signal: stopped } = flight.controller
  return new Promise<T>((resolve, reject) => {
    const onStopped = () => {
      forget()
      reject(stopped.reason)
    }
    const onGone = () => {
      // With the time that it had left: whoever leaves is counted off once.
      forget()
      onLeave()
      reject(new WireError(REFUSALS.clientLeft))
    }
    const timer = setTimeout(() => {
      forget()
      onLeave()
      reject(new BlazonError('timeout', `No answer within ${Math.round(timeoutMs)} ms`))
    }, timeoutMs)
    const forget = () => {
      clearTimeout(timer)
      stopped.removeEventListener('abort', onStopped)
      signal.removeEventListener('abort', onGone)
    }
    stopped.addEventListener('abort', onStopped)
    signal.addEventListener('abort', onGone)
    flight.landing.finally(forget).then(resolve, reject)
  })
}
