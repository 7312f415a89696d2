import type { CompanyEntry } from '../../model/directory.ts'
import type { ContestedIsin } from '../../model/directory-import.ts'
import { reversedKey } from './directory-lookup.ts'
import { insertsIn, type Row } from './inserts.ts'
import type { Sql, Steps } from './sql.ts'

/** The ids of the companies of an import by their domains. */
export type CompanyIds = ReadonlyMap<string, number>

/**
 * The names and listings of an import until it ends, in tables without an index over names. They are moved to
 * the real tables in sorted order, so that SQLite builds each index in one pass, and not at random places. In
 * SQLite these tables belong to the connection; in PostgreSQL all processes share them.
 */
export interface Staging {
  /** Creates the tables unless they exist, and deletes the rows of unfinished imports. */
  begin(): Steps<void>
  put(source: number, entries: readonly CompanyEntry[], ids: CompanyIds): Steps<void>
  contestedIsins(source: number): Steps<readonly ContestedIsin[]>
  settleIsin(source: number, isin: string, keep: string | undefined): Steps<void>
  /** Moves a source's rows to the real tables. `replace` removes the previous ones. Needs a transaction. */
  place(source: number, replace: () => Steps<unknown>): Steps<void>
}

const TABLES = `
  CREATE TEMP TABLE IF NOT EXISTS staged_names (
    source INTEGER, company INTEGER, key TEXT, name TEXT, kind TEXT, weight REAL, size INTEGER, reversed TEXT);
  CREATE TEMP TABLE IF NOT EXISTS staged_listings (
    source INTEGER, company INTEGER, symbol TEXT, exchange TEXT, isin TEXT, mic TEXT, is_active INTEGER)`
const ISIN_INDEX = `CREATE INDEX IF NOT EXISTS temp.staged_listings_isin ON staged_listings (isin, company)
  WHERE isin <> ''`
/** The index of an earlier import is dropped, because each new row would have to be added to it. */
const DROP_ISIN_INDEX = 'DROP INDEX IF EXISTS temp.staged_listings_isin'

const STAGED = ['staged_names', 'staged_listings']
const FORGET_UNFINISHED = STAGED.map(
  (table) => `DELETE FROM ${table} WHERE source NOT IN (SELECT id FROM directory_sources)`,
)

const INDEXED = ['company_names', 'company_listings']
/** An index is built anew when at least this share of its rows is new. */
const MANY = 0.3

/** The staging tables of a connection. They may contain the rows of two imports at the same time. */
export function stagingIn(sql: Sql): Staging {
  let made: ReturnType<typeof statementsIn> | undefined
  const statements = function* () {
    if (!made && sql.kind === 'sqlite') yield* sql.exec(TABLES)
    made ??= statementsIn(sql)
    return made
  }
  return {
    *begin() {
      yield* (yield* statements()).begin()
    },
    *put(...args) {
      yield* (yield* statements()).put(...args)
    },
    *contestedIsins(source) {
      return yield* (yield* statements()).contestedIsins(source)
    },
    *settleIsin(...args) {
      yield* (yield* statements()).settleIsin(...args)
    },
    *place(...args) {
      yield* (yield* statements()).place(...args)
    },
  }
}

function statementsIn(sql: Sql): Staging {
  const putNames = insertsIn(sql, 'staged_names', {
    ...{ source: 'BIGINT', company: 'BIGINT', key: 'TEXT', name: 'TEXT', kind: 'TEXT' },
    ...{ weight: 'DOUBLE PRECISION', size: 'BIGINT', reversed: 'TEXT' },
  })
  const putListings = insertsIn(sql, 'staged_listings', {
    ...{ source: 'BIGINT', company: 'BIGINT', symbol: 'TEXT', exchange: 'TEXT', isin: 'TEXT', mic: 'TEXT' },
    is_active: 'BIGINT',
  })
  return {
    *begin() {
      if (sql.kind === 'sqlite') yield* sql.exec(DROP_ISIN_INDEX)
      for (const text of FORGET_UNFINISHED) yield* sql.exec(text)
    },
    *put(source, entries, ids) {
      yield* putNames.run(nameRows(source, entries, ids))
      yield* putListings.run(listingRows(source, entries, ids))
    },
    ...isinsIn(sql),
    place: placingIn(sql),
  }
}

function* nameRows(source: number, entries: readonly CompanyEntry[], ids: CompanyIds): Iterable<Row> {
  for (const { company, names } of entries)
    for (const { key, name, kind, weight } of names)
      yield [source, ids.get(company.domain), key, name, kind, weight, key.length, reversedKey(key)]
}

function* listingRows(source: number, entries: readonly CompanyEntry[], ids: CompanyIds): Iterable<Row> {
  for (const { company } of entries)
    for (const { symbol, exchange, isin = '', mic = null, isActive } of company.listings) {
      const place = symbol && exchange
      yield [source, ids.get(company.domain), symbol, place, isin, mic, isActive ? 1 : 0]
    }
}

/** Joins the companies that nobody has forgotten since their rows were staged. */
const isThere = (sql: Sql) => `${sql.joinInOrder} companies ON companies.id = company`
const locked = (sql: Sql) => (sql.kind === 'postgres' ? 'FOR KEY SHARE OF companies' : '')

function placingIn(sql: Sql): Staging['place'] {
  // Of several rows of a company for one key or listing, the one with the greatest weight, or staged first,
  // is inserted. Otherwise the order is that of the primary key, at the end of the tables.
  const names = sql.prepare<[number]>(
    `INSERT INTO company_names (company, key, name, kind, weight, size, reversed)
     SELECT company, key, staged.name, kind, weight, size, reversed FROM staged_names AS staged
     ${isThere(sql)} WHERE staged.source = ? ORDER BY company, key, weight DESC, staged.rowid ${locked(sql)}
     ON CONFLICT DO NOTHING`,
  )
  const listings = sql.prepare<[number]>(
    `INSERT INTO company_listings (company, symbol, exchange, isin, mic, is_active)
     SELECT company, symbol, exchange, isin, mic, is_active FROM staged_listings AS staged
     ${isThere(sql)} WHERE staged.source = ? AND (symbol <> '' OR isin <> '')
     ORDER BY company, symbol, exchange, isin, staged.rowid ${locked(sql)}
     ON CONFLICT DO NOTHING`,
  )
  const forgets = STAGED.map((table) => sql.prepare<[number]>(`DELETE FROM ${table} WHERE source = ?`))
  const dropMany = sql.kind === 'sqlite' ? droppingIn(sql) : undefined
  return function* (source, replace) {
    const rebuilt = dropMany ? yield* dropMany() : []
    yield* replace()
    yield* names.run(source)
    yield* listings.run(source)
    for (const text of rebuilt) yield* sql.exec(text)
    for (const forget of forgets) yield* forget.run(source)
  }
}

/**
 * Drops the indexes of SQLite that are faster to rebuild than to fill row by row, and returns the statements
 * that create them again. Other connections see the old indexes until the transaction ends.
 */
function droppingIn(sql: Sql): () => Steps<readonly string[]> {
  const count = (table: string) => sql.value<[], number>(`SELECT count(*) FROM ${table}`)
  const [staged, present] = [count('staged_names'), count('company_names')]
  const indexes = sql.prepare<[string], { name: string; sql: string }>(
    "SELECT name, sql FROM main.sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
  )
  return function* () {
    const isMany = ((yield* staged.get()) ?? 0) >= ((yield* present.get()) ?? 0) * MANY
    const texts: string[] = []
    for (const table of isMany ? INDEXED : [])
      for (const index of yield* indexes.all(table)) {
        yield* sql.exec(`DROP INDEX main.${index.name}`)
        texts.push(index.sql)
      }
    return texts
  }
}

interface ClaimRow {
  readonly isin: string
  readonly domain: string
  readonly name: string
  readonly listings: number
}

/** Finds and settles ISINs that several companies of one source have. */
function isinsIn(sql: Sql): Pick<Staging, 'contestedIsins' | 'settleIsin'> {
  const claims = sql.prepare<[number, number], ClaimRow>(
    `WITH contested AS MATERIALIZED (
       SELECT isin FROM staged_listings WHERE isin <> '' AND source = ?
       GROUP BY isin HAVING count(DISTINCT company) > 1)
     SELECT isin, companies.domain, companies.name, count(*) AS listings
     FROM contested ${sql.joinInOrder} staged_listings AS staged USING (isin)
     ${sql.joinInOrder} companies ON companies.id = staged.company
     WHERE staged.isin <> '' AND staged.source = ?
     GROUP BY isin, companies.id ORDER BY isin, listings DESC, companies.domain`,
  )
  const settle = sql.prepare<[number, string, number, string]>(
    `UPDATE staged_listings SET isin = '' WHERE source = ? AND isin = ? AND isin <> ''
     AND company NOT IN (SELECT id FROM companies WHERE source = ? AND domain = ?)`,
  )
  return {
    *contestedIsins(source) {
      if (sql.kind === 'sqlite') yield* sql.exec(ISIN_INDEX)
      const byIsin = new Map<string, ContestedIsin['claims']>()
      for (const { isin, ...claim } of yield* claims.all(source, source))
        byIsin.set(isin, [...(byIsin.get(isin) ?? []), claim])
      return [...byIsin].map(([isin, claims]): ContestedIsin => ({ isin, claims }))
    },
    *settleIsin(source, isin, keep) {
      yield* settle.run(source, isin, source, keep ?? '')
    },
  }
}
