import { BlazonError } from '../model/errors.ts'
import type { Store, StoreOptions } from './store.ts'

type OnUnkept = NonNullable<StoreOptions['onUnkept']>

/** The same store; failures of calls that no answer depends on are reported, and the calls do not reject. */
export function bestEffort(store: Store, onUnkept: OnUnkept): Store {
  const attempt = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work
    } catch (thrown) {
      tellOrThrow(thrown, onUnkept)
      return undefined
    }
  }
  return {
    ...store,
    putResult: (...put) => attempt(store.putResult(...put)),
    putAnswer: (...put) => attempt(store.putAnswer(...put)),
    putRendition: (...put) => attempt(store.putRendition(...put)),
    freshPageOf: (...read) => attempt(store.freshPageOf(...read)),
    putPage: (...put) => attempt(store.putPage(...put)),
    freshPagesOf: (...read) => attempt(store.freshPagesOf(...read)),
    putPages: (...put) => attempt(store.putPages(...put)),
  }
}

/** Reports a failure of the database to `onUnkept` if it is set. Throws every other error. */
export function tellOrThrow(thrown: unknown, onUnkept: OnUnkept | undefined): void {
  if (!onUnkept || !(thrown instanceof BlazonError) || thrown.code !== 'storage') throw thrown
  onUnkept(thrown)
}
