/** Work that several callers may wait for. */
export interface InFlight<T> {
  /**
   * Starts the work, or joins the same work under way. A caller whose signal fires is let go at once; the work itself is stopped
   * only when nobody waits for it any more.
   */
  share(key: string, work: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Stops everything and waits for its end. */
  close(reason: Error): Promise<void>
}

interface Flight<T> {
  readonly result: Promise<T>
  readonly stop: AbortController
  waiting: number
}

export function createInFlight<T>(): InFlight<T> {
  const flights = new Map<string, Flight<T>>()

  const begin = (key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> => {
    const stop = new AbortController()
    const result = work(stop.signal)
    const flight = { result, stop, waiting: 0 }
    flights.set(key, flight)
    const forget = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    result.then(forget, forget)
    return flight
  }
  const leave = (key: string, flight: Flight<T>, reason: unknown) => {
    if (--flight.waiting > 0) return
    // Who comes now starts anew: this work is ending.
    if (flights.get(key) === flight) flights.delete(key)
    flight.stop.abort(reason)
  }
  return {
    share(key, work, signal) {
      signal?.throwIfAborted()
      const flight = flights.get(key) ?? begin(key, work)
      flight.waiting++
      return new Promise<T>((resolve, reject) => {
        const abort = () => {
          leave(key, flight, signal?.reason)
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
