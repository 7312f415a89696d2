/**
 * Resolves as the work does, or rejects with the reason of the signal as soon as it fires. The work itself
 * continues, but its outcome is ignored.
 */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Resolves as the work does, or to undefined once the signal fires. Leaves no listener on the signal. */
export function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const abort = () => resolve(undefined)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

/** Resolves when the signal fires, or at once if it has already fired. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** Yields items until the signal fires, even when the source never yields another item. */
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
    // This call is not awaited, because a source that hangs would delay the end.
    void iterator.return?.()
  }
}
