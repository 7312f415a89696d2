import type { Store } from '../store/index.ts'

/** Called for each call of the database with the name of its method and its time in milliseconds. */
export type OnCall = (call: string, elapsedMs: number) => void

/**
 * The same store. It passes the time of each call to the function that `onCall` returns at that moment. A
 * method does its work synchronously when it is called, so that its promise need not be awaited to measure
 * it. Methods that read in portions are not timed, since their time includes that of their reader.
 */
export function timedStore(store: Store, onCall: () => OnCall | undefined): Store {
  return timed({ ...store, directory: timed(store.directory), corrections: timed(store.corrections) })

  function timed<T extends object>(methods: T): T {
    const entries = Object.entries(methods).map(([name, method]) => [
      name,
      typeof method === 'function' && !name.startsWith('all') && name !== 'close'
        ? timing(name, method)
        : method,
    ])
    return Object.fromEntries(entries) as T
  }

  function timing(name: string, method: (...given: never[]) => unknown) {
    return (...given: never[]): unknown => {
      const tell = onCall()
      if (!tell) return method(...given)
      const begun = performance.now()
      const done = method(...given)
      tell(name, performance.now() - begun)
      return done
    }
  }
}
