import { checkValue } from '../model/options/validate.ts'
import type { Arguments } from '../resolve/shapes.ts'
import { closedEngine } from './identification.ts'

type Work<A extends readonly never[], T> = (...given: A) => T

/** Adds checks to the methods of an engine. */
export interface Guard {
  /**
   * Guards a method that returns a promise. It rejects for a wrong argument, with the name of the argument,
   * and after the engine is closed.
   */
  method<A extends readonly never[], T>(args: Arguments, work: Work<A, Promise<T>>): Work<A, Promise<T>>
  /** Guards a method that returns an iterable. It throws for a wrong argument. */
  list<A extends readonly never[], T>(
    args: Arguments,
    work: Work<A, AsyncIterable<T>>,
  ): Work<A, AsyncIterable<T>>
  /** Guards a synchronous method. It throws for a wrong argument. */
  plain<A extends readonly never[], T>(args: Arguments, work: Work<A, T>): Work<A, T>
}

export function createGuard(isClosed: () => boolean): Guard {
  return {
    method(args, work) {
      const checks = Object.entries(args)
      return async (...given) => {
        check(checks, given)
        if (isClosed()) throw closedEngine()
        return work(...given)
      }
    },
    list(args, work) {
      const checks = Object.entries(args)
      return (...given) => {
        check(checks, given)
        return isClosed() ? CLOSED : work(...given)
      }
    },
    plain(args, work) {
      const checks = Object.entries(args)
      return (...given) => {
        check(checks, given)
        return work(...given)
      }
    },
  }
}

function check(checks: readonly (readonly [string, Arguments[string]])[], given: readonly unknown[]): void {
  for (const [at, [name, argument]] of checks.entries()) checkValue(name, given[at], argument)
}

const CLOSED: AsyncIterable<never> = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(closedEngine()) }),
}
