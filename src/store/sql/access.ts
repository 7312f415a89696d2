import type { Database } from 'better-sqlite3'
import { BlazonError } from '../../model/errors.ts'
import type { Store } from '../store.ts'
import type { Concern, TrackedChanges } from './changes.ts'
import { storageFailure } from './failure.ts'

/** Methods of the store, or of a part of it, in their synchronous form for SQLite. */
export type Immediate<K extends keyof S, S = Store> = {
  readonly [M in K]: S[M] extends (...args: infer A) => infer R ? (...args: A) => Awaited<R> : never
}

/** The rules by which a method differs from others. */
interface Rules<A extends readonly unknown[], R> {
  /**
   * The rows that a frequent write changes: those of one domain, or nothing that is cached. Every other write
   * counts as a change of everything, so a write without this rule costs time but not correctness.
   */
  readonly concern?: (...args: A) => Concern
  /** True when the write may make a deletion necessary. */
  readonly isTidied?: boolean
  /** True when no answer depends on the method. A failure is then only reported, if reports are wanted. */
  readonly mayFail?: boolean
  /** The result of the method after the store was sealed, because the method does nothing then. */
  readonly sealed?: R
}

interface Surroundings {
  readonly db: Database
  readonly path: string
  readonly changes: TrackedChanges
  readonly isSealed: () => boolean
  /** Called after a write that may make a deletion necessary. */
  readonly afterWrite: () => void
  /** Throws the error, or reports it. */
  readonly unkept: (error: BlazonError) => void
  /** Called with the name of a method and its time in milliseconds. */
  readonly onCall: (call: string, elapsedMs: number) => void
}

/** Makes a method of the store from its synchronous form. */
export type Access = <A extends readonly unknown[], R>(
  name: string,
  work: (...args: A) => R,
  rules?: Rules<A, R>,
) => (...args: A) => Promise<R>

/**
 * The one way to the database. A method returns a promise and rejects with BlazonErrors only; after each call
 * the changes are marked and `onCall` gets the time. The work is done when the method is called, so that
 * calls take effect in their order, and no work is under way when the database is closed.
 */
export function createAccess(surroundings: Surroundings): Access {
  const { db, path, changes, isSealed, afterWrite, unkept, onCall } = surroundings
  return (name, work, { concern, isTidied, mayFail, ...rest } = {}) => {
    return async (...args) => {
      if ('sealed' in rest && isSealed()) return rest.sealed as never
      const begun = performance.now()
      const end = db.open ? changes.begin(concern?.(...args)) : undefined
      try {
        if (!end) throw new BlazonError('storage', `The database ${path} is closed.`)
        return work(...args)
      } catch (thrown) {
        const error = storageFailure(path, thrown)
        if (!mayFail) throw error
        unkept(error)
        return undefined as never
      } finally {
        end?.()
        if (isTidied) afterWrite()
        onCall(name, performance.now() - begun)
      }
    }
  }
}
