import type { Sql, Steps } from './sql.ts'

/** A queue whose rows are taken by holders of leases. `A`: what the choice of the next row depends on. */
interface Queue<R, A extends readonly unknown[]> {
  /** Rows are chosen and changed in one transaction, and the transactions of one lock do not overlap. */
  readonly lock: string
  /** The rows that a holder has. */
  readonly held: (holder: string) => Steps<readonly R[]>
  /** The next row, as it will be when it is taken. It is called in the transaction of `begin`. */
  readonly next: (...asked: A) => Steps<R | undefined>
  /** Whether `next` may find a row. It writes nothing. Default: `next`. */
  readonly isDue?: ((...asked: A) => Steps<unknown>) | undefined
  /** Writes that the holder has the row. */
  readonly begin: (row: R, holder: string) => Steps<unknown>
  /** The name of a row, which is another one each time that the row is taken by the same holder. */
  readonly nameOf: (row: R) => string
}

/** Hosts and owners whose rows are passed over, as JSON. */
export interface Busy {
  readonly hosts: string
  readonly owners: string
}

interface Taking<R, A extends readonly unknown[]> {
  /** Takes the next row for the holder of a lease. */
  take(holder: string, ...asked: A): Steps<R | undefined>
  /**
   * Reads the rest of a row that was taken. When that fails, or nobody wants the row any more, the holder has
   * not got it.
   */
  whole<T>(row: R, holder: string, read: (row: R) => Steps<T | undefined>): Steps<T | undefined>
  /** Is called when it is stored that the holder has the row of this name no longer. */
  end(name: string, holder: string): void
}

/**
 * Takes rows from a queue. When the answer to an earlier call was lost, the row says that it was taken,
 * although the holder never got it: the holder gets this row first.
 */
export function takingIn<R, A extends readonly unknown[]>(
  sql: Sql,
  { lock, held, next, isDue = next, begin, nameOf }: Queue<R, A>,
): Taking<R, A> {
  /** The rows that this store has given to holders. */
  const given = new Set<string>()
  const placeOf = (name: string, holder: string) => `${name} ${holder}`
  const lostOf = function* (holder: string): Steps<R | undefined> {
    return (yield* held(holder)).find((row) => !given.has(placeOf(nameOf(row), holder)))
  }
  const take = sql.write(lock, function* (taking: { place: string }, holder: string, ...asked: A): Steps<
    R | undefined
  > {
    // PostgreSQL may have run this before, and ended it because of a conflict.
    given.delete(taking.place)
    const lost = yield* lostOf(holder)
    const row = lost ?? (yield* next(...asked))
    if (!row) return undefined
    taking.place = placeOf(nameOf(row), holder)
    // It is noted before the row is written, because other calls would take the row for lost without it.
    given.add(taking.place)
    if (!lost) yield* begin(row, holder)
    return row
  })
  return {
    *take(holder, ...asked) {
      // Most calls find nothing. They need no lock, which would hold up other processes that write.
      if (!(yield* lostOf(holder)) && !(yield* isDue(...asked))) return undefined
      const taking = { place: '' }
      try {
        return yield* take(taking, holder, ...asked)
      } catch (thrown) {
        given.delete(taking.place)
        throw thrown
      }
    },
    *whole(row, holder, read) {
      let isWhole = false
      try {
        const whole = yield* read(row)
        isWhole = whole !== undefined
        return whole
      } finally {
        if (!isWhole) given.delete(placeOf(nameOf(row), holder))
      }
    },
    end: (name, holder) => void given.delete(placeOf(name, holder)),
  }
}

/** Finds the holders in the rows of a table that have lost their leases. `rows`: those that have a holder. */
export function lostHoldersIn(
  sql: Sql,
  table: string,
  rows: string,
  isHolding: (holder: string) => Steps<boolean>,
): () => Steps<readonly string[]> {
  const holders = sql.value<[], string>(`SELECT DISTINCT holder FROM ${table} WHERE ${rows}`)
  return function* () {
    const lost: string[] = []
    for (const holder of yield* holders.all()) if (!(yield* isHolding(holder))) lost.push(holder)
    return lost
  }
}

/** Frees the rows of lost holders. `free` does so for one holder, and returns the number of its rows. */
export function freeingIn(
  sql: Sql,
  lock: string,
  lostHolders: () => Steps<readonly string[]>,
  free: (holder: string) => Steps<number>,
): () => Steps<number> {
  const forget = sql.prepare<[string]>('DELETE FROM leases WHERE holder = ?')
  const freeAll = sql.write(lock, function* () {
    let freed = 0
    for (const holder of yield* lostHolders()) {
      freed += yield* free(holder)
      yield* forget.run(holder)
    }
    return freed
  })
  return function* () {
    return (yield* lostHolders()).length === 0 ? 0 : yield* freeAll()
  }
}
