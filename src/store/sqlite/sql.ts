import type { Database } from 'better-sqlite3'
import type { Answer, Request, Sql, Statement, Steps } from '../sql/sql.ts'

/** Implements `Sql` on a connection to SQLite. None of its queries ever pauses. */
export function sqliteSql(db: Database): Sql {
  const statement = <P extends readonly unknown[], R>(text: string, isPlucked: boolean): Statement<P, R> => {
    const prepared = isPlucked ? db.prepare(text).pluck() : db.prepare(text)
    return {
      get: (...values) => ready(prepared.get(...values) as R | undefined),
      all: (...values) => ready(prepared.all(...values) as R[]),
      run: (...values) => ready(prepared.run(...values).changes),
    }
  }
  // The work ends before the function of better-sqlite3 returns, because computations on SQLite do not pause.
  const transaction = <A extends readonly unknown[], T>(work: (...args: A) => Steps<T>) => {
    const run = db.transaction((...args: unknown[]): Steps<T> => {
      const { done, value } = work(...(args as unknown as A)).next()
      return done ? ready(value) : neverPaused()
    })
    return run as unknown as Transaction<A, T>
  }
  return {
    kind: 'sqlite',
    joinInOrder: 'CROSS JOIN',
    prepare: (text) => statement(text, false),
    value: (text) => statement(text, true),
    exec(text) {
      db.exec(text)
      return ready(undefined)
    },
    read: transaction,
    // SQLite lets one connection write at a time, so it needs no lock.
    write: (_lock, work) => transaction(work).immediate,
  }
}

interface Transaction<A extends readonly unknown[], T> {
  (...args: A): Steps<T>
  /** Takes the write lock at the beginning, and not at the first write. */
  readonly immediate: (...args: A) => Steps<T>
}

class Ready<T> implements Steps<T> {
  readonly #end: IteratorReturnResult<T>

  constructor(value: T) {
    this.#end = { done: true, value }
  }

  next(): IteratorResult<Request, T> {
    return this.#end
  }

  [Symbol.iterator](): Iterator<Request, T, Answer> {
    return this
  }
}

/** A computation that has ended with this value. */
export function ready<T>(value: T): Steps<T> {
  return new Ready(value)
}

/** Runs a computation on SQLite that does no work outside of it. */
export function completed<T>(steps: Steps<T>): T {
  const { done, value } = steps.next()
  return done ? value : neverPaused()
}

/** Takes the place of a function that would continue a paused computation. It is never called. */
export function neverPaused(): never {
  throw new Error('A computation on SQLite has paused.')
}
