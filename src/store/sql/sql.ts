/**
 * A computation with the database, written once for SQLite and PostgreSQL as a generator function. SQLite
 * answers at once, so such a computation runs to its end without a pause, as a plain function does, unless it
 * does work `outside` of the database. With PostgreSQL it pauses at each query until the answer is there. A
 * part is called with `yield*`.
 */
export interface Steps<T> extends Iterator<Request, T, Answer> {
  [Symbol.iterator](): Iterator<Request, T, Answer>
}

/** A query that a computation waits for, a transaction with a computation of its own, or a package. */
export type Request =
  | { readonly text: string; readonly name?: string; readonly values: readonly unknown[] }
  | { readonly transaction: () => Steps<unknown>; readonly lock: string | undefined }
  /**
   * Queries that a package makes on the connection of the computation. Only PostgreSQL has such a package.
   */
  | { readonly by: (ask: Ask) => Promise<unknown> }
  /** Work outside of the database, which is never asked for in a transaction. */
  | { readonly outside: () => Promise<unknown> }

/** Makes a query with parameters `$1`, `$2` and so on. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<{ readonly rows: unknown[] }>

/** The answer to a query. `result`: that of a transaction, of a package, or of work outside. */
export interface Answer {
  readonly rows: readonly unknown[]
  readonly changes: number
  readonly result?: unknown
}

/** A query with its parameters: those of `?` in their order, or one object with those of `:name`. */
export interface Statement<P extends readonly unknown[], R> {
  /** The first row. */
  get(...values: P): Steps<R | undefined>
  all(...values: P): Steps<R[]>
  /** The number of rows that were written or deleted. */
  run(...values: P): Steps<number>
}

/**
 * A database of one of the two kinds. The texts of queries are SQL that both kinds read; PostgreSQL has the
 * functions of SQLite that they use (`postgres/migrations/`).
 */
export interface Sql {
  readonly kind: 'sqlite' | 'postgres'
  /** SQLite joins tables in the order of the text with this word; PostgreSQL chooses the order by itself. */
  readonly joinInOrder: 'CROSS JOIN' | 'JOIN'
  prepare<P extends readonly unknown[], R = unknown>(text: string): Statement<P, R>
  /** A query whose rows have one column, of which each row is the value. */
  value<P extends readonly unknown[], T>(text: string): Statement<P, T>
  /** Runs statements without parameters and without an answer. */
  exec(text: string): Steps<void>
  /** All queries of the work see the same state of the database. */
  read<A extends readonly unknown[], T>(work: (...args: A) => Steps<T>): (...args: A) => Steps<T>
  /**
   * Either all writes of the work are stored or none. SQLite lets one process write at a time. PostgreSQL
   * runs works at the same time unless their locks have the same name, so works that decide by rows which
   * they have read, and then change those rows, need the same name. An empty name is no lock.
   */
  write<A extends readonly unknown[], T>(
    lock: string | ((...args: A & {}) => string),
    work: (...args: A) => Steps<T>,
  ): (...args: A) => Steps<T>
}

/** Does work outside of the database, for which the computation pauses on SQLite, too. */
export function* outside<T>(work: () => Promise<T>): Steps<T> {
  const { result } = yield { outside: work }
  return result as T
}

/** Methods of the store, or of a part of it, as computations. */
export type Computed<K extends keyof S, S> = {
  readonly [M in K]: S[M] extends (...args: infer A) => infer R ? (...args: A) => Steps<Awaited<R>> : never
}
