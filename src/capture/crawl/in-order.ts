import { setMaxListeners } from 'node:events'

/**
 * Runs `work` for each item, `width` at once, and yields results in the order of the items. At most `width`
 * are held. When the consumer stops, the running work is aborted. Rejects as the work does.
 */
export async function* inOrder<T, R>(
  items: readonly T[],
  width: number,
  work: (item: T, signal: AbortSignal) => Promise<R>,
  signal: AbortSignal,
): AsyncGenerator<R, void> {
  const stop = new AbortController()
  const either = AbortSignal.any([signal, stop.signal])
  setMaxListeners(0, either)
  const running: Promise<R>[] = []
  const begin = (item: T) => {
    const outcome = work(item, either)
    // Nobody awaits a result when the consumer has stopped.
    outcome.catch(() => undefined)
    running.push(outcome)
  }
  try {
    items.slice(0, width).forEach(begin)
    let begun = width
    for (let outcome = running.shift(); outcome; outcome = running.shift()) {
      yield await outcome
      items.slice(begun, ++begun).forEach(begin)
    }
  } finally {
    stop.abort()
    await Promise.allSettled(running)
  }
}
