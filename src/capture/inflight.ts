/** What several callers may wait for. `begun` is to be called when it does not wait for a place any more. */
type Work<T> = (signal: AbortSignal, timeLeftMs: () => number, begun: () => void) => Promise<T>

/** Who waits for work, and how. */
export interface Sharer {
  readonly signal?: AbortSignal | undefined
  /** How long they still wait, in milliseconds. Default: 0, which lengthens nothing. */
  readonly timeLeftMs?: (() => number) | undefined
  /** Told when the work has begun; at once when it had. */
  readonly begun?: (() => void) | undefined
}

/** Work that several callers may wait for. */
export interface InFlight<T> {
  /**
   * Starts the work, or joins the same work under way. A caller whose signal fires is let go at once; the work itself is stopped
   * only when nobody waits for it any more. It is told the longest time of those who wait now, so that who joins can lengthen it, and who
   * leaves shorten it.
   */
  share(key: string, work: Work<T>, sharer?: Sharer): Promise<T>
  /** Stops everything and waits for its end. */
  close(reason: Error): Promise<void>
}

interface Flight<T> {
  readonly result: Promise<T>
  readonly stop: AbortController
  readonly waiting: Set<Sharer>
  readonly hasBegun: () => boolean
}

export function createInFlight<T>(): InFlight<T> {
  const flights = new Map<string, Flight<T>>()

  const start = (key: string, work: Work<T>, first: Sharer): Flight<T> => {
    const stop = new AbortController()
    const waiting = new Set([first])
    const longest = () => Math.max(0, ...[...waiting].map(({ timeLeftMs }) => timeLeftMs?.() ?? 0))
    let hasBegun = false
    const begun = () => {
      hasBegun = true
      for (const sharer of waiting) sharer.begun?.()
    }
    const result = work(stop.signal, longest, begun)
    const flight = { result, stop, waiting, hasBegun: () => hasBegun }
    flights.set(key, flight)
    const forget = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    result.then(forget, forget)
    return flight
  }
  const leave = (key: string, flight: Flight<T>, sharer: Sharer) => {
    flight.waiting.delete(sharer)
    if (flight.waiting.size > 0) return
    // Who comes now starts anew: this work is ending.
    if (flights.get(key) === flight) flights.delete(key)
    flight.stop.abort(sharer.signal?.reason)
  }
  const join = (key: string, work: Work<T>, sharer: Sharer): Flight<T> => {
    const running = flights.get(key)
    if (!running) return start(key, work, sharer)
    running.waiting.add(sharer)
    if (running.hasBegun()) sharer.begun?.()
    return running
  }
  return {
    share(key, work, sharer = {}) {
      const { signal } = sharer
      signal?.throwIfAborted()
      const flight = join(key, work, sharer)
      return new Promise<T>((resolve, reject) => {
        const abort = () => {
          leave(key, flight, sharer)
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', abort, { once: true })
        flight.result.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort))
      })
    },
    async close(reason) {
      const open = [...flights.values()]
      for (const { stop } of open) stop.abort(reason)
      await Promise.allSettled(open.map(({ result }) => result))
    },
  }
}

/** What is left of a time that begins now, in milliseconds. */
export function countdown(timeoutMs: number): () => number {
  const until = performance.now() + timeoutMs
  return () => Math.floor(until - performance.now())
}
