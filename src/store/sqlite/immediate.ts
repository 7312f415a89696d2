import type { Database } from 'better-sqlite3'
import { BlazonError } from '../../model/errors.ts'
import type { Store } from '../store.ts'
import { storageFailure } from './failure.ts'

/** Methods of the store, or of a part of it, in their synchronous form for SQLite. */
export type Immediate<K extends keyof S, S = Store> = {
  readonly [M in K]: S[M] extends (...args: infer A) => infer R ? (...args: A) => Awaited<R> : never
}

type Methods = Readonly<Record<string, (...args: never[]) => unknown>>

type Promised<T extends Methods> = {
  readonly [M in keyof T]: (...args: Parameters<T[M]>) => Promise<ReturnType<T[M]>>
}

/**
 * The same methods with promises, and with errors as BlazonErrors. The work is done when the method is
 * called, so that calls take effect in their order, and no work is under way when the database is closed.
 * `done` is called after each.
 */
export function asPromises<T extends Methods>(
  { db, path, done }: { readonly db: Database; readonly path: string; readonly done: () => void },
  methods: T,
): Promised<T> {
  const wrap = (method: (...args: never[]) => unknown) => {
    return async (...args: never[]) => {
      if (!db.open) throw new BlazonError('storage', `The database ${path} is closed.`)
      try {
        return method(...args)
      } catch (thrown) {
        throw storageFailure(path, thrown)
      } finally {
        done()
      }
    }
  }
  const wrapped: Record<string, unknown> = {}
  for (const [name, method] of Object.entries(methods)) wrapped[name] = wrap(method)
  return wrapped as Promised<T>
}
