import { createHash } from 'node:crypto'
import { MIB } from '../../model/units.ts'
import { storable } from '../postgres/sql.ts'
import type { Kept, Placed } from '../sql/blobs.ts'
import type { Sql, Steps } from '../sql/sql.ts'
import type { Column, Side } from './side.ts'
import type { CopiedTable } from './tables.ts'

/** The values of a row in the order of its columns. */
export type Row = readonly unknown[]
/** The values of the primary key of a row. */
export type Key = readonly unknown[]

/** The size of a portion of rows that are copied together. Only a single row may have more bytes. */
export const PORTION = { maxRows: 1_000, maxBytes: 8 * MIB }

export interface Portion {
  readonly rows: readonly Row[]
  /** The key of the last row; undefined when the table has no more rows. */
  readonly last: Key | undefined
}

const quoted = (name: string) => `"${name}"`
const listed = (names: readonly string[]) => names.map(quoted).join(', ')

/** Reads the rows of a table in the order of their keys, a portion at a time. */
export function readingIn(
  { sql, blobs }: Pick<Side, 'sql' | 'blobs'>,
  { name, keys, hasBlobs }: CopiedTable,
  columns: readonly Column[],
): (after: Key | undefined) => Steps<Portion> {
  const names = columns.map((column) => column.name)
  const contents = columns.filter(({ type }) => type === 'TEXT' || type === 'BLOB')
  const inRow = contents.map((column) => `coalesce(octet_length(${quoted(column.name)}), 0)`)
  const bytes = ['0', ...inRow, ...(hasBlobs ? [OF_OBJECT] : [])]
  const statements = (where: string) => {
    const which = `FROM ${name} ${where} ORDER BY ${listed(keys)}`
    return {
      sizes: sql.value<Key, number>(`SELECT ${bytes.join(' + ')} ${which} LIMIT ${PORTION.maxRows}`),
      rows: sql.prepare<Key, object>(
        `SELECT ${listed(hasBlobs ? [...names, 'blob'] : names)} ${which} LIMIT ?`,
      ),
    }
  }
  const first = statements('')
  const next = statements(`WHERE (${listed(keys)}) > (${keys.map(() => '?').join(', ')})`)
  const valuesOf = (row: object, of: readonly string[]) => of.map((each): unknown => Reflect.get(row, each))
  const read = sql.read(function* (after: Key | undefined): Steps<readonly object[]> {
    const statement = after ? next : first
    const count = fitting(yield* statement.sizes.all(...(after ?? [])))
    return count > 0 ? yield* statement.rows.all(...(after ?? []), count) : []
  })
  return function* (after) {
    const rowsOf = (rows: readonly object[]) => (hasBlobs ? (rows as readonly Kept[]) : [])
    const found = (yield* blobs.whole(() => read(after), rowsOf)) ?? []
    const last = found.at(-1)
    return { rows: found.map((row) => valuesOf(row, names)), last: last && valuesOf(last, keys) }
  }
}

const OF_OBJECT = 'coalesce((SELECT blobs.bytes FROM blobs WHERE blobs.key = blob), 0)'

/** Returns how many rows of these sizes fit into a portion; at least one. */
function fitting(sizes: readonly number[]): number {
  let [count, bytes] = [0, 0]
  for (const size of sizes) {
    bytes += size
    if (count > 0 && bytes > PORTION.maxBytes) break
    count += 1
  }
  return count
}

/**
 * Rows that one statement inserts. PostgreSQL has a round trip for each, and a cached plan for each number.
 */
const AT_ONCE = [128, 16, 1] as const

/** Rows whose larger bytes have already been written to objects. */
export type PlacedRows = readonly Placed<{ readonly row: Row; readonly data: Uint8Array }>[]

/** Inserts rows under the row numbers that they have in the source. */
export function writingIn(
  { sql, blobs }: Pick<Side, 'sql' | 'blobs'>,
  table: CopiedTable,
  columns: readonly Column[],
): { place(rows: readonly Row[]): Steps<PlacedRows>; insert(rows: PlacedRows): Steps<void> } {
  const names = columns.map((column) => column.name)
  const insert = insertIn(sql, table.name, table.hasBlobs ? [...names, 'blob'] : names)
  const at = table.hasBlobs ? names.indexOf('data') : -1
  return {
    *place(rows) {
      const parts = rows.map((row) => ({ row, data: at < 0 ? NOTHING : (row[at] as Uint8Array) }))
      return yield* blobs.placed(parts)
    },
    *insert(placed) {
      const rows: Row[] = []
      for (const each of placed) {
        if (at < 0) rows.push(each.row)
        else {
          const [data, blob] = yield* blobs.claimed(each)
          rows.push([...each.row.with(at, data), blob])
        }
      }
      yield* insert(rows)
    },
  }
}

const NOTHING = new Uint8Array()

function insertIn(
  sql: Sql,
  table: string,
  columns: readonly string[],
): (rows: readonly Row[]) => Steps<void> {
  const into = `INSERT INTO ${table} (${listed(columns)})`
  const numbered = sql.kind === 'postgres' ? 'OVERRIDING SYSTEM VALUE' : ''
  const row = `(${columns.map(() => '?').join(', ')})`
  const statements = AT_ONCE.map((count) => {
    const values = Array(count).fill(row).join(', ')
    return { count, insert: sql.prepare<Row>(`${into} ${numbered} VALUES ${values}`) }
  })
  return function* (rows) {
    let at = 0
    for (const { count, insert } of statements)
      for (; at + count <= rows.length; at += count) yield* insert.run(...rows.slice(at, at + count).flat())
  }
}

/** The number of rows, and a hash over all of them that does not depend on their order. */
export interface Sum {
  readonly rows: number
  readonly hash: string
}

/** Adds up the hashes of rows. */
export function createSum(): { add(row: Row): void; readonly sum: () => Sum } {
  let [rows, total] = [0, 0n]
  return {
    add(row) {
      rows += 1
      total = (total + BigInt(`0x${hashOfRow(row)}`)) % MODULUS
    },
    sum: () => ({ rows, hash: total.toString(16).padStart(DIGITS, '0') }),
  }
}

const DIGITS = 64
const MODULUS = 16n ** BigInt(DIGITS)

/**
 * Returns the SHA-256 of the row's values, each after its type and length. So no two different rows are
 * hashed from the same text.
 */
function hashOfRow(row: Row): string {
  const hash = createHash('sha256')
  for (const value of row) {
    if (Buffer.isBuffer(value)) hash.update(`bytes ${value.length} `).update(value)
    else if (typeof value !== 'string') hash.update(`${value} `)
    else {
      const text = String(storable(value))
      hash.update(`text ${Buffer.byteLength(text)} `).update(text)
    }
  }
  return hash.digest('hex')
}
