import { setMaxListeners } from 'node:events'
import type { FastifyRequest } from 'fastify'
import { unlessAborted } from '../concurrency/abort.ts'
import { type Deadline, startDeadline } from '../concurrency/deadline.ts'
import { createSingleFlight } from '../concurrency/single-flight.ts'
import { BlazonError } from '../model/errors.ts'
import type { StoredAge, StoredRequest } from '../model/kept.ts'
import type { KeyHolder } from '../model/keys.ts'
import type { CacheNote } from './cache.ts'
import { isSlowSite, WireError } from './errors.ts'
import { REFUSALS } from './refusals.ts'

/** Someone who waits for an answer, until `timeoutMs` is over or `signal` says that they left. */
export interface Waiter {
  readonly timeoutMs: number
  /** How long the work may take that is begun for them. Undefined: as long as is usual. */
  readonly workMs: number | undefined
  readonly signal: AbortSignal
  /** Is written where the answer came from. Default: nobody wants to know. */
  readonly cache?: CacheNote | undefined
  /** Whose name counts when places are shared. Default: nobody's. */
  readonly party?: string | undefined
  /**
   * Told when work was begun for them, with whether it will have ended with an answer; that never rejects.
   * Not told of work that others had begun. Default: nobody is.
   */
  readonly onWork?: ((hasAnswer: Promise<boolean>) => void) | undefined
}

/** Who waits for an answer over HTTP. */
export interface Caller extends Waiter {
  /**
   * Address at which this service was reached, as `http://127.0.0.1:8080`. It is that of the connection,
   * because the headers of a request may say anything.
   */
  readonly origin: string
  readonly key: KeyHolder | null
  /** The headers of the request. */
  readonly headers: FastifyRequest['headers']
}

/** The time that work has, and which stored answers are given, as the methods of an engine take it. */
export interface Limits extends StoredRequest {
  readonly timeoutMs: number | undefined
  readonly signal: AbortSignal
  readonly parties: () => readonly string[]
}

/** Work of which everyone who asks for it gets the outcome. */
export type Work<T> = (limits: Limits) => Promise<T>

export interface SharedWork<T> {
  /**
   * Waits for the work of that key that is under way, or starts it. Rejects with the error of the work, with
   * `timeout`, or with a WireError when the waiter left or the server closes. Work that everybody has left is
   * stopped. When the time of a waiter was over, it goes on for a while, for whoever asks again, unless
   * others wait for its place. Work whose time was over before that of a waiter who allows more is begun anew
   * for them.
   */
  join<R extends T>(key: string, start: Work<R>, waiter: Waiter): Promise<R>
  /** Stops all work, and waits until it is stopped. Everyone who waits is told that the server closes. */
  abort(): Promise<void>
}

/**
 * A client that gave up repeats its call about half a second later (public client: 0.375 to 0.5 s before the
 * first repeat). Work that everybody has left lives this long, so that the repeat finds it, and stops well
 * within 2 s.
 */
const ABANDONED_GRACE_MS = 1_000

const CLOSING = new BlazonError('cancelled', 'The server is shutting down.')
const TOO_LONG = new BlazonError('timeout', 'The work ran longer than any caller may wait.')

/** The bounds of all work, in milliseconds but for the number of late work. */
export interface WorkBounds {
  /** The longest that any work may run. */
  readonly maxMs: number
  /** The time of work for those who say nothing. */
  readonly usualMs: number
  /** How long work goes on after the time of the last who waited was over. */
  readonly lateMs: number
  /** How much work may go on in that way at once. */
  readonly maxLate: number
  /** Resolves when others wait for a place, or when the signal fires. */
  readonly whenCrowded?: (signal: AbortSignal) => Promise<void>
  /** How long an answer is sent after it has become too old. Default: not at all. */
  readonly maxStaleMs?: number
}

/** How work ended that was not stopped, and how much time it had. */
interface Ended<T> {
  readonly workMs: number | undefined
  readonly outcome: { readonly value: T } | { readonly failure: unknown }
  /** Of an answer that was stored. */
  readonly age?: StoredAge | undefined
}

/** Work that is shared by everyone who asks for the same thing at the same time. */
export function createSharedWork<T>(
  { maxMs, usualMs, maxStaleMs, ...late }: WorkBounds,
  onFailure: (error: unknown) => void,
): SharedWork<T> {
  const flights = createSingleFlight<Ended<T>>({ graceMs: ABANDONED_GRACE_MS, ...late })

  const timed = (start: Work<T>, workMs: number | undefined) => async (deadline: Deadline) => {
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(TOO_LONG), maxMs)
    const signal = AbortSignal.any([deadline.signal, over.signal])
    setMaxListeners(0, signal)
    let age: StoredAge | undefined
    const onStored = (told: StoredAge) => {
      age = told
    }
    try {
      const limits = { timeoutMs: workMs, signal, parties: deadline.parties, maxStaleMs, onStored }
      const value = await unlessAborted(start(limits), signal)
      return { workMs, outcome: { value }, age }
    } catch (failure) {
      if (signal.aborted) throw failure
      onFailure(failure)
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
        const ended = timed(start, workMs)(shared)
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
          const ended = await flights.share(key, work, deadline)
          // All work of one key is of one kind.
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

/** Writes down where an answer came from; that it was too old is known before. */
function noteOf({ cache }: Waiter, age: StoredAge | undefined): void {
  if (!cache) return
  if (age) cache.age = age
  else cache.forwarded ??= 'miss'
}
