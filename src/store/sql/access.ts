import { BlazonError } from '../../model/errors.ts'
import type { Concern, TrackedChanges } from './changes.ts'
import type { Request, Steps } from './sql.ts'

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
  /** What the method returns once the store is sealed. It then does nothing else. */
  readonly sealed?: R
  /** True when the method must not be tried again after it may have written. */
  readonly isOnce?: boolean
}

/** A call of a method. The database sets `hasWritten` when the call has changed a row. */
export interface Call {
  readonly isOnce: boolean
  hasWritten: boolean
  /**
   * Called when the computation pauses and continues, for a database that finds the changes of a call by
   * comparing its state: other calls write during a pause.
   */
  readonly pause: () => void
  readonly proceed: () => void
}

/**
 * Runs a computation that has paused at its first request. `again` restarts the computation, for a retry
 * after a lost connection. On SQLite, computations pause only for work outside of the database.
 */
export type Resume = <T>(paused: Paused<T>, again: () => Steps<T>, call: Call) => Promise<T>

/** A computation with the request at which it pauses. */
export interface Paused<T> {
  readonly steps: Steps<T>
  readonly request: Request
}

interface Surroundings {
  /** The database, as messages name it. */
  readonly name: string
  readonly isOpen: () => boolean
  readonly resume: Resume
  readonly changes: TrackedChanges
  readonly isSealed: () => boolean
  /** Called after a write that may make a deletion necessary. */
  readonly afterWrite: () => void
  readonly failureOf: (thrown: unknown) => BlazonError
  /** Reports a failure to store something, or throws it when nobody wants reports. */
  readonly unkept: (error: BlazonError) => void
  /** Called with the name of a method and its time in milliseconds. */
  readonly onCall: (call: string, elapsedMs: number) => void
}

/** Makes a method of the store from its computation. */
export type Access = <A extends readonly unknown[], R>(
  name: string,
  work: (...args: A) => Steps<R>,
  rules?: Rules<A, R>,
) => (...args: A) => Promise<R>

/**
 * The only way to the database. A method returns a promise and rejects with BlazonErrors only. After each
 * call the changes are recorded, and `onCall` gets the time. On SQLite the work is done during the call, so
 * calls take effect in their order; only calls that store bytes outside of the database take effect later.
 */
export function createAccess(surroundings: Surroundings): Access {
  const { changes, isOpen, isSealed, resume, afterWrite, failureOf, unkept, onCall } = surroundings
  return (name, work, { concern, isTidied, mayFail, isOnce = false, ...rest } = {}) => {
    return async (...args) => {
      if ('sealed' in rest && isSealed()) return rest.sealed as never
      const begun = performance.now()
      const begin = () => (isOpen() ? changes.begin(concern?.(...args)) : undefined)
      let end = begin()
      const call: Call = {
        ...{ isOnce, hasWritten: false },
        pause() {
          end?.()
          end = undefined
        },
        proceed() {
          end = begin()
        },
      }
      try {
        if (!end) throw new BlazonError('storage', `The database ${surroundings.name} is closed.`)
        const steps = work(...args)
        const { done, value } = steps.next()
        return done ? value : await resume({ steps, request: value }, () => work(...args), call)
      } catch (thrown) {
        const error = failureOf(thrown)
        if (!mayFail) throw error
        unkept(error)
        return undefined as never
      } finally {
        end?.(call.hasWritten)
        if (isTidied) afterWrite()
        onCall(name, performance.now() - begun)
      }
    }
  }
}
