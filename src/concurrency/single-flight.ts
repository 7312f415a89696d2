import { setMaxListeners } from 'node:events'
import { asBlazonError, BlazonError } from '../model/errors.ts'
import { whenAborted } from './abort.ts'
import type { Deadline } from './deadline.ts'

type Work<T> = (deadline: Deadline) => Promise<T>

/** Runs work only once for all callers that request it at the same time. */
export interface SingleFlight<T> {
  /**
   * Starts the work, or joins running work with the same key. A caller stops waiting at once when its
   * deadline fires. The work has its own deadline, whose time is that of the caller who waits longest: a
   * caller who joins can lengthen it, and one who leaves can shorten it. Its signal fires when no caller
   * waits any more.
   */
  share(key: string, work: Work<T>, caller: Deadline): Promise<T>
  /** Stops all work and waits for its end. Work that is requested later runs as usual. */
  close(reason: Error): Promise<void>
}

/** Running work. */
interface Flight<T> {
  readonly result: Promise<T>
  readonly stop: AbortController
  /** The deadlines of the waiting callers. */
  readonly callers: Set<Deadline>
  hasBegun(): boolean
  /** Aborted when a new caller joins, or when the work ends. Undefined while a caller waits. */
  alone: AbortController | undefined
  /** The time by `performance.now()` until which the work may continue after its callers timed out. */
  lateUntil: number
}

/** How long work continues when no caller waits for it. */
interface Patience {
  /** Milliseconds for which work continues after its last caller left. Default: 0. */
  readonly graceMs?: number
  /** Milliseconds for which work continues after any caller timed out. Default: the value of `graceMs`. */
  readonly lateMs?: number
  /** How many pieces of work may continue for `lateMs` at once. Other work only has `graceMs`. Default: 0. */
  readonly maxLate?: number
  /**
   * Resolves when other work waits for a slot, or when the signal fires. Work that continues for `lateMs`
   * then stops. Default: other work does not stop it.
   */
  readonly whenCrowded?: (signal: AbortSignal) => Promise<void>
}

export function createSingleFlight<T>(patience: Patience = {}): SingleFlight<T> {
  const { graceMs = 0, lateMs = 0, maxLate = 0, whenCrowded = whenAborted } = patience
  const flights = new Map<string, Flight<T>>()
  const isLate = ({ callers, lateUntil }: Flight<T>, now: number) => callers.size === 0 && lateUntil > now

  const forget = (key: string, flight: Flight<T>) => {
    flight.alone?.abort()
    if (flights.get(key) === flight) flights.delete(key)
  }
  const register = (key: string, flight: Flight<T>) => {
    flights.set(key, flight)
    const ended = () => forget(key, flight)
    flight.result.then(ended, ended)
  }
  const join = (known: Flight<T>, caller: Deadline) => {
    known.alone?.abort()
    known.callers.add(caller)
    if (known.hasBegun()) caller.begin()
  }
  const leave = (key: string, flight: Flight<T>, caller: Deadline) => {
    const now = performance.now()
    flight.callers.delete(caller)
    if (isTimeout(caller.signal.reason)) flight.lateUntil = now + lateMs
    if (flight.callers.size > 0) return
    const late = [...flights.values()].filter((each) => each !== flight && isLate(each, now)).length
    const waitMs = late < maxLate ? Math.max(graceMs, flight.lateUntil - now) : graceMs
    const end = (reason: unknown) => {
      // The work is removed first, so that a new caller starts it again.
      forget(key, flight)
      flight.stop.abort(reason)
    }
    if (waitMs === 0) return end(caller.signal.reason)
    const alone = new AbortController()
    flight.alone = alone
    const endAlone = () => {
      if (!alone.signal.aborted) end(ABANDONED)
    }
    const timer = setTimeout(endAlone, waitMs)
    alone.signal.addEventListener('abort', () => clearTimeout(timer))
    if (waitMs > graceMs) void whenCrowded(alone.signal).then(endAlone, endAlone)
  }
  return {
    async share(key, work, caller) {
      const { signal } = caller
      signal.throwIfAborted()
      const known = flights.get(key)
      const flight = known ?? startFlight(work, caller)
      if (known) join(known, caller)
      else register(key, flight)
      return new Promise<T>((resolve, reject) => {
        const abort = () => {
          leave(key, flight, caller)
          reject(signal.reason)
        }
        signal.addEventListener('abort', abort, { once: true })
        flight.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
      })
    },
    async close(reason) {
      const open = [...flights.values()]
      for (const { stop } of open) stop.abort(reason)
      await Promise.allSettled(open.map(({ result }) => result))
    },
  }
}

/** Returns whether a caller timed out. False when the caller left. */
function isTimeout(reason: unknown): boolean {
  return reason instanceof BlazonError && reason.code === 'timeout'
}

const ABANDONED = new BlazonError('cancelled', 'Nobody waits for this any more.')

/** Starts work with a deadline that depends on all its callers. */
function startFlight<T>(work: Work<T>, first: Deadline): Flight<T> {
  const stop = new AbortController()
  setMaxListeners(0, stop.signal)
  const callers = new Set([first])
  let hasBegun = false
  const result = work({
    // When no caller waits any more, the work still counts for the caller who started it.
    parties: () =>
      callers.size === 0 ? first.parties() : [...callers].flatMap((caller) => caller.parties()),
    signal: stop.signal,
    timeLeftMs: () => Math.max(0, ...[...callers].map((caller) => caller.timeLeftMs())),
    begin() {
      hasBegun = true
      for (const caller of callers) caller.begin()
    },
    errorOf: (thrown) => asBlazonError(stop.signal.aborted ? stop.signal.reason : thrown),
  })
  return { result, stop, callers, hasBegun: () => hasBegun, alone: undefined, lateUntil: 0 }
}
