/** Waits for the promise, but no longer than until the signal aborts. Leaves nothing behind on the signal. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const onAbort = () => resolve(undefined)
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) resolve(undefined)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

/** Waits so long, or until the signal aborts. Leaves nothing behind. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, ms)
    signal.addEventListener('abort', over)
    if (signal.aborted) over()
  })
}

/** Waits for the promise, but at most this long. */
export async function orTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T | undefined> {
  const timer = new AbortController()
  const timeout = setTimeout(() => timer.abort(), timeoutMs)
  try {
    return await orAborted(promise, timer.signal)
  } finally {
    clearTimeout(timeout)
  }
}

/** The items until the signal aborts, also where the source never gives another one. */
export async function* untilAborted<T>(
  items: AsyncIterable<T> | Iterable<T>,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
  try {
    while (!signal.aborted) {
      const next = await orAborted(Promise.resolve(iterator.next()), signal)
      if (next?.done) return
      if (next) yield next.value
    }
  } finally {
    // Not waited for: a source that is stuck would hold the end up.
    void iterator.return?.()
  }
}
