import { setMaxListeners } from 'node:events'
import type { FastifyRequest } from 'fastify'
import { unlessAborted } from '../../concurrency/abort.ts'
import { type Deadline, startDeadline } from '../../concurrency/deadline.ts'
import { createSingleFlight } from '../../concurrency/single-flight.ts'
import { BlazonError } from '../../model/errors.ts'
import type { StoredAge, StoredRequest } from '../../model/kept.ts'
import type { KeyHolder } from '../../model/keys.ts'
import type { CacheNote } from './cache.ts'
import { isSlowSite, WireError } from './errors.ts'
import { REFUSALS } from './refusals.ts'

/**
 * A party that waits for an answer, until `timeoutMs` is over or `signal` fires because the client has left.
 */
export interface Waiter {
  readonly timeoutMs: number
  /** The time for work that is started for this caller. Default: `usualMs`. */
  readonly workMs: number | undefined
  readonly signal: AbortSignal
  /** The greatest age of a stored answer in milliseconds. Default: the age in the options. */
  readonly maxAgeMs?: number | undefined
  /** True for zero data retention. Default: false. */
  readonly zdr?: boolean | undefined
  /** Gets the origin of the answer. Default: not recorded. */
  readonly cache?: CacheNote | undefined
  /** Name of the party, such as a key. Parties share the slots for work fairly. Default: none. */
  readonly party?: string | undefined
  /**
   * Called when work was started for this caller, but not when it joined work of other callers. The promise
   * resolves to whether the work ends with an answer, and never rejects.
   */
  readonly onWork?: ((hasAnswer: Promise<boolean>) => void) | undefined
}

/** A client who waits for an answer over HTTP. */
export interface Caller extends Waiter {
  /** True when the client prefers a part of the answer to a 408. */
  readonly prefersPartial?: boolean
  /** Words that the client chose, to find the call in the log. */
  readonly tags?: readonly string[]
  /** Records that a parameter has no effect on this answer; a header then names it. */
  readonly ignored?: (name: string) => void
  /**
   * The address at which the client reached this service, such as `http://127.0.0.1:8080`. It is read from
   * the connection, because a client can set any header.
   */
  readonly origin: string
  readonly key: KeyHolder | null
  /** The headers of the request. */
  readonly headers: FastifyRequest['headers']
}

/** The time for the work, and the settings for stored answers, in the form of an engine's methods. */
export interface Limits extends StoredRequest {
  readonly timeoutMs: number | undefined
  readonly signal: AbortSignal
  readonly parties: () => readonly string[]
}

/** Work with one outcome for all its callers. */
export type Work<T> = (limits: Limits) => Promise<T>

export interface SharedWork<T> {
  /**
   * Waits for running work with this key, or starts it. Rejects with the error of the work, with `timeout`,
   * with `cancelled` when the server closes, or with a WireError when the client has left. Work is stopped
   * when all its callers have left. When only their time is over, the work continues for a while for a
   * repeated request, unless other work waits for its slot. If the work ran out of time and this caller
   * allows more, the work is started again.
   */
  join<R extends T>(key: string, start: Work<R>, waiter: Waiter): Promise<R>
  /**
   * Stops all work, and waits until it has stopped. Waiting callers get the error that the server is closing.
   */
  abort(): Promise<void>
}

/**
 * Work continues for this long after its last caller has left, because a client that gave up often repeats
 * its call and should then find the work. The public client repeats a call after 0.375 to 0.5 s. The time has
 * to be shorter than the 2 s within which work is stopped after its last caller has hung up.
 */
const ABANDONED_GRACE_MS = 1_000

const CLOSING = new BlazonError('cancelled', 'The server is shutting down.')
const TOO_LONG = new BlazonError('timeout', 'The work ran longer than any caller may wait.')

/** The limits of all work: milliseconds, except for `maxLate`, which is a number. */
export interface WorkBounds {
  /** The longest that any work may run. */
  readonly maxMs: number
  /** The time for work whose callers set none. */
  readonly usualMs: number
  /** How long work continues after the time of its last caller is over. */
  readonly lateMs: number
  /** How many pieces of work may continue in this way at once. */
  readonly maxLate: number
  /** Resolves when other work waits for a slot, or when the signal fires. */
  readonly whenCrowded?: (signal: AbortSignal) => Promise<void>
  /** How long an answer may be sent after it has become too old. Default: 0. */
  readonly maxStaleMs?: number
}

/** The outcome of work that was not stopped, and the time that the work was given. */
interface Ended<T> {
  readonly workMs: number | undefined
  readonly outcome: { readonly value: T } | { readonly failure: unknown }
  /** The age of a stored answer. */
  readonly age?: StoredAge | undefined
}

export function createSharedWork<T>(
  { maxMs, usualMs, maxStaleMs, ...late }: WorkBounds,
  onFailure: (error: unknown, zdr: boolean | undefined) => void,
): SharedWork<T> {
  const flights = createSingleFlight<Ended<T>>({ graceMs: ABANDONED_GRACE_MS, ...late })

  const timed =
    (start: Work<T>, { workMs, maxAgeMs, zdr }: Waiter) =>
    async (deadline: Deadline) => {
      const over = new AbortController()
      const timer = setTimeout(() => over.abort(TOO_LONG), maxMs)
      const signal = AbortSignal.any([deadline.signal, over.signal])
      setMaxListeners(0, signal)
      let age: StoredAge | undefined
      const onStored = (told: StoredAge) => {
        age = told
      }
      try {
        const { parties } = deadline
        // Only a caller that names no age accepts a stale answer.
        const ages = maxAgeMs === undefined ? { maxStaleMs } : { maxAgeMs }
        const limits = { timeoutMs: workMs, signal, parties, ...ages, onStored, ...(zdr && { zdr }) }
        const value = await unlessAborted(start(limits), signal)
        return { workMs, outcome: { value }, age }
      } catch (failure) {
        if (signal.aborted) throw failure
        onFailure(failure, zdr)
        return { workMs, outcome: { failure } }
      } finally {
        clearTimeout(timer)
      }
    }
  return {
    async join<R extends T>(key: string, start: Work<R>, waiter: Waiter): Promise<R> {
      const { timeoutMs, workMs, signal, party, onWork } = waiter
      const parties = () => (party === undefined ? [] : [party])
      const deadline = startDeadline({ who: 'The lookup', timeoutMs, usualMs, signal, parties })
      const work = (shared: Deadline) => {
        const ended = timed(start, waiter)(shared)
        onWork?.(
          ended.then(
            ({ outcome }) => 'value' in outcome,
            () => false,
          ),
        )
        return ended
      }
      deadline.begin()
      try {
        for (;;) {
          const ended = await flights.share(flightOf(key, waiter), work, deadline)
          // All work of one key has outcomes of one type, so the cast is safe.
          if ('value' in ended.outcome) {
            noteOf(waiter, ended.age)
            return ended.outcome.value as R
          }
          const { failure } = ended.outcome
          const hasMore = (workMs ?? usualMs) > (ended.workMs ?? usualMs) && deadline.timeLeftMs() > 0
          if (!hasMore || !isSlowSite(failure)) throw failure
        }
      } catch (thrown) {
        throw signal.aborted ? new WireError(REFUSALS.clientLeft) : thrown
      } finally {
        deadline.end()
      }
    },
    abort: () => flights.close(CLOSING),
  }
}

/** Callers share work only when they accept stored answers of the same age. */
function flightOf(key: string, { maxAgeMs, zdr }: Waiter): string {
  return maxAgeMs === undefined && !zdr ? key : `${key} of at most ${maxAgeMs} ms${zdr ? ', not stored' : ''}`
}

/** Records where an answer came from. If a stored answer was too old, `forwarded` is already set. */
function noteOf({ cache }: Waiter, age: StoredAge | undefined): void {
  if (!cache) return
  if (age) cache.age = age
  else cache.forwarded ??= 'miss'
}
