import type { Sql, Steps } from './sql.ts'

/** The values of a row in the order of the columns. */
export type Row = readonly unknown[]

interface Inserts<R> {
  run(rows: Iterable<Row>): Steps<void>
  /** Returns the rows of the `RETURNING` clause, in any order. */
  all(rows: Iterable<Row>): Steps<R[]>
}

/**
 * Prepares the insertion of many rows into a table. `columns`: the types of the columns by name. `rest`: the
 * end of the statement, from `ON CONFLICT` on. PostgreSQL inserts all rows of a call with one statement,
 * because each statement takes a round trip. So `DO UPDATE` must not affect a row twice in one call. SQLite
 * inserts row by row, which is faster there than reading all rows from one JSON text.
 */
export function insertsIn<R>(
  sql: Sql,
  table: string,
  columns: Readonly<Record<string, 'BIGINT' | 'DOUBLE PRECISION' | 'TEXT'>>,
  rest = '',
): Inserts<R> {
  const into = `INSERT INTO ${table} (${Object.keys(columns).join(', ')})`
  const types = Object.values(columns)
  if (sql.kind === 'sqlite') {
    const one = sql.prepare<Row, R>(`${into} VALUES (${types.map(() => '?').join(', ')}) ${rest}`)
    return {
      *run(rows) {
        for (const row of rows) yield* one.run(...row)
      },
      *all(rows) {
        const found: R[] = []
        for (const row of rows) {
          const returned = yield* one.get(...row)
          if (returned) found.push(returned)
        }
        return found
      },
    }
  }
  const arrays = types.map((type) => `CAST(? AS ${type}[])`).join(', ')
  const many = sql.prepare<Row, R>(`${into} SELECT * FROM unnest(${arrays}) ${rest}`)
  const valuesOf = (rows: readonly Row[]) => types.map((_, column) => rows.map((row) => row[column]))
  return {
    *run(rows) {
      const all = [...rows]
      if (all.length > 0) yield* many.run(...valuesOf(all))
    },
    *all(rows) {
      const all = [...rows]
      return all.length > 0 ? yield* many.all(...valuesOf(all)) : []
    },
  }
}
