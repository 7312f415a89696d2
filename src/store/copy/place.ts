import { BlazonError } from '../../model/errors.ts'
import type { Steps } from '../sql/sql.ts'
import { IS_UNFINISHED, UNFINISHED } from '../sql/unfinished.ts'
import type { Key } from './rows.ts'
import type { Side } from './side.ts'
import { COPIED } from './tables.ts'

/** The place that a copy has reached. It is stored in the target, in the transaction of each portion. */
export interface Place {
  /** The number of the table in `COPIED` that is copied next. */
  readonly table: number
  /** The key of the last row of that table that was copied; undefined before its first row. */
  readonly after?: Key | undefined
  /** The rows of all tables that were copied. */
  readonly rows: number
}

/** Reads how far the copy of the source is. When the target is empty, it stores that the copy begins. */
export function beginIn({ sql, shown }: Side, source: Side): () => Steps<Place> {
  return sql.write('copy', function* () {
    if ((yield* sql.prepare(IS_UNFINISHED[sql.kind]).get()) === undefined) {
      yield* refuseFilled(sql, shown)
      yield* sql.exec(`CREATE TABLE ${UNFINISHED} (source TEXT NOT NULL, place TEXT NOT NULL)`)
      // A new database has default plans, but the source has plans of its own.
      yield* sql.exec('DELETE FROM plans')
      const put = sql.prepare<[string, string]>(`INSERT INTO ${UNFINISHED} (source, place) VALUES (?, ?)`)
      const place: Place = { table: 0, rows: 0 }
      yield* put.run(source.address, JSON.stringify(place))
      return place
    }
    const select = sql.prepare<[], { source: string; place: string }>(
      `SELECT source, place FROM ${UNFINISHED}`,
    )
    const begun = yield* select.get()
    if (begun?.source === source.address) return JSON.parse(begun.place) as Place
    throw new BlazonError(
      'invalid_input',
      `The database ${shown} holds an unfinished copy of ${begun?.source}; finish that one, or copy into another database.`,
    )
  })
}

function* refuseFilled(sql: Side['sql'], shown: string): Steps<void> {
  for (const { name } of COPIED) {
    if (name === 'plans') continue
    if ((yield* sql.prepare(`SELECT 1 FROM ${name} LIMIT 1`).get()) === undefined) continue
    throw new BlazonError(
      'invalid_input',
      `The database ${shown} is not empty: its table ${name} has rows. Copy into a new file or another schema.`,
    )
  }
}

/** Stores that the copy went on from `from` to `to`. Throws when the stored place is not `from`. */
export function movingIn({ sql, shown }: Side): (from: Place, to: Place) => Steps<void> {
  const move = sql.prepare<[string, string]>(`UPDATE ${UNFINISHED} SET place = ? WHERE place = ?`)
  return function* (from, to) {
    if ((yield* move.run(JSON.stringify(to), JSON.stringify(from))) === 0)
      throw new BlazonError('storage', `Another process copies into the database ${shown}; let it finish.`)
  }
}

/** Ends the copy. From then on, the target may be opened. */
export function endIn({ sql, raiseCounters }: Side): () => Steps<void> {
  return sql.write('copy', function* () {
    yield* raiseCounters()
    yield* sql.exec(`DROP TABLE ${UNFINISHED}`)
  })
}
