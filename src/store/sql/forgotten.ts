import { chargingIn } from './credits.ts'
import type { Sql, Steps } from './sql.ts'

/** A batch that was deleted, with the price of its pages that were not read. */
interface Deleted {
  readonly owner: string
  readonly unspent: number
  readonly created_at: number
  readonly completed_at: number | null
}

/**
 * Deletes rows of a table that are forgotten, and returns their number. An open batch returns the credits of
 * the pages that are not read any more.
 */
export function deletingIn(sql: Sql, table: string, rows: string): (given: object) => Steps<number> {
  if (table !== 'page_batches') {
    const remove = sql.prepare<[object]>(`DELETE FROM ${table} WHERE ${rows}`)
    return (given) => remove.run(given)
  }
  const remove = sql.prepare<[object], Deleted>(
    `DELETE FROM page_batches WHERE ${rows}
     RETURNING owner, (reserved - succeeded) * price AS unspent, created_at, completed_at`,
  )
  const charge = chargingIn(sql)
  return function* (given) {
    const batches = yield* remove.all(given)
    for (const { owner, unspent, created_at, completed_at } of batches)
      if (completed_at === null) yield* charge(owner, -unspent, created_at)
    return batches.length
  }
}
