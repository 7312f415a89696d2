/**
 * A computation with the database, written once as a generator function, which calls another with `yield*`.
 * SQLite answers at once, so it pauses only for work `outside` of the database; with PostgreSQL it pauses at
 * each query until the answer arrives.
 */
export interface Steps<T> extends Iterator<Request, T, Answer> {
  [Symbol.iterator](): Iterator<Request, T, Answer>
}

export type Request =
  | { readonly text: string; readonly name?: string; readonly values: readonly unknown[] }
  | { readonly transaction: () => Steps<unknown>; readonly lock: string | undefined }
  /** Queries of a package on the connection of the computation, such as pg-boss for PostgreSQL. */
  | { readonly by: (ask: Ask) => Promise<unknown> }
  /** Work outside of the database. It is not allowed in a transaction. */
  | { readonly outside: () => Promise<unknown> }

/** Makes a query with parameters `$1`, `$2` and so on. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<{ readonly rows: unknown[] }>

/** The answer to a request. `result`: the result of a transaction, of a package, or of work outside. */
export interface Answer {
  readonly rows: readonly unknown[]
  readonly changes: number
  readonly result?: unknown
}

/** A query with the values of `?` in their order, or with one object with those of `:name`. */
export interface Statement<P extends readonly unknown[], R> {
  /** The first row. */
  get(...values: P): Steps<R | undefined>
  all(...values: P): Steps<R[]>
  /** The number of rows that were written or deleted. */
  run(...values: P): Steps<number>
}

/**
 * A database of either kind. Queries use SQL that both kinds understand. PostgreSQL gets those functions of
 * SQLite that the queries use (`postgres/migrations/`).
 */
export interface Sql {
  readonly kind: 'sqlite' | 'postgres'
  /** Makes SQLite join tables in the order of the text. PostgreSQL always chooses by itself. */
  readonly joinInOrder: 'CROSS JOIN' | 'JOIN'
  prepare<P extends readonly unknown[], R = unknown>(text: string): Statement<P, R>
  /** A query whose rows have one column. It returns the values of this column. */
  value<P extends readonly unknown[], T>(text: string): Statement<P, T>
  /** Runs statements without parameters and without an answer. */
  exec(text: string): Steps<void>
  /** Runs `work` in a transaction: all its queries see the same state of the database. */
  read<A extends readonly unknown[], T>(work: (...args: A) => Steps<T>): (...args: A) => Steps<T>
  /**
   * Runs `work` in a transaction: all its writes are stored, or none. SQLite lets one process write at a
   * time. PostgreSQL runs transactions at the same time unless they have the same lock. So transactions that
   * change rows depending on rows that they have read need the same lock. An empty name means no lock.
   */
  write<A extends readonly unknown[], T>(
    lock: string | ((...args: A & {}) => string),
    work: (...args: A) => Steps<T>,
  ): (...args: A) => Steps<T>
}

/** Does work outside of the database. On SQLite, too, the computation pauses for it. */
export function* outside<T>(work: () => Promise<T>): Steps<T> {
  const { result } = yield { outside: work }
  return result as T
}

/** Methods of the store, or of a part of it, as computations. */
export type Computed<K extends keyof S, S> = {
  readonly [M in K]: S[M] extends (...args: infer A) => infer R ? (...args: A) => Steps<Awaited<R>> : never
}
