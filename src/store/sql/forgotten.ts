import { createHash } from 'node:crypto'
import { bytesOfDataUrl } from '../../formats/data-url.ts'
import { chargingIn } from './credits.ts'
import { OF_RESULT, STAYING } from './kept.ts'
import type { Sql, Steps } from './sql.ts'

/** A batch that was deleted, with the price of its pages that were not read. */
interface Deleted {
  readonly owner: string
  readonly unspent: number
  readonly created_at: number
  readonly completed_at: number | null
}

/**
 * Deletes rows of a table that are forgotten, and returns their number. Rows that stay lose what names the
 * domain before that, so that the deletion does not find them.
 */
export function deletingIn(sql: Sql, table: string, rows: string): (given: object) => Steps<number> {
  const remove = table === 'page_batches' ? deletingBatchesIn(sql, rows) : plainlyIn(sql, table, rows)
  const staying = STAYING.get(table)
  if (!staying) return remove
  const clear = sql.prepare<[object]>(
    `UPDATE ${table} SET ${staying.set} WHERE (${rows}) AND ${staying.rows}`,
  )
  return function* (given) {
    yield* clear.run(given)
    return yield* remove(given)
  }
}

function plainlyIn(sql: Sql, table: string, rows: string): (given: object) => Steps<number> {
  const remove = sql.prepare<[object]>(`DELETE FROM ${table} WHERE ${rows}`)
  return (given) => remove.run(given)
}

/** An open batch that is deleted returns the credits of the pages that are not read any more. */
function deletingBatchesIn(sql: Sql, rows: string): (given: object) => Steps<number> {
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

/**
 * The largest number of passes. Each pass finds the rows that other processes stored during the previous
 * pass, and rows of SQLite that got another number then, because other processes rewrote the file.
 */
export const MAX_PASSES = 4

export const COUNT_COMPANIES = `UPDATE directory_sources
  SET companies = (SELECT count(*) FROM companies WHERE source = directory_sources.id)
  WHERE imported_at IS NOT NULL`

export const FORGET_UNUSED = `DELETE FROM unused_bodies
  WHERE NOT EXISTS (SELECT 1 FROM bodies WHERE bodies.hash = unused_bodies.hash)`

/** Returns the public names of the domains' drawings: those in their answers, and those of their logos. */
export function tokensIn(sql: Sql): (domains: string) => Steps<readonly string[]> {
  const bodies = sql.value<[object], string>(`SELECT body FROM answers WHERE ${OF_RESULT}`)
  const drawn = sql.value<[object], string>(
    `SELECT logo.value ->> '$.url' FROM findings, json_each(finding, '$.value') AS logo
     WHERE extractor = 'logos' AND ${OF_RESULT} AND logo.value ->> '$.url' LIKE 'data:%'`,
  )
  const token = sql.value<[string], string>('SELECT token FROM pictures WHERE hash = ?')
  return function* (domains) {
    const tokens: string[] = []
    for (const body of yield* bodies.all({ domains }))
      tokens.push(...(body.match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? []))
    for (const url of yield* drawn.all({ domains })) {
      const found = yield* token.get(createHash('sha256').update(bytesOfDataUrl(url)).digest('hex'))
      if (found !== undefined) tokens.push(found)
    }
    return tokens
  }
}
