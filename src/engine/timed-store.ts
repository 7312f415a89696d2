import type { Store } from '../store/index.ts'

/** Is told of each call of the database: the name of its method, and its time in milliseconds. */
export type OnCall = (call: string, elapsedMs: number) => void

/**
 * The same store. Whoever `onCall` gives at the moment is told how long each call took. The work is done when
 * the method is called, so that its promise need not be waited for. Methods that read in portions are not
 * timed: their time is that of who reads.
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
