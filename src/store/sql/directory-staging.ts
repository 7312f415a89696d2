import type { Database } from 'better-sqlite3'
import type { CompanyName, Listing } from '../../model/directory.ts'
import type { ContestedIsin } from '../../model/directory-import.ts'
import { reversedKey } from './directory-lookup.ts'

/**
 * The names and listings of an import until it ends. They are appended to tables of this connection, which
 * have no index, and are moved to the real tables in sorted order, so that each index over very many rows is
 * built in one pass. In the order of the file, each row would be written at a random place of every index.
 */
export interface Staging {
  /** Creates the tables unless they exist, and deletes the rows of unfinished imports. */
  begin(): void
  put(source: number, company: number, names: readonly CompanyName[], listings: readonly Listing[]): void
  contestedIsins(source: number): readonly ContestedIsin[]
  settleIsin(source: number, isin: string, keep: string | undefined): void
  /**
   * Moves the rows of a source to the real tables, within a transaction of the caller. `replace` removes the
   * previous rows of the source.
   */
  place(source: number, replace: () => void): void
}

const TABLES = `
  CREATE TEMP TABLE IF NOT EXISTS staged_names (
    source INTEGER, company INTEGER, key TEXT, name TEXT, kind TEXT, weight REAL, size INTEGER, reversed TEXT);
  CREATE TEMP TABLE IF NOT EXISTS staged_listings (
    source INTEGER, company INTEGER, symbol TEXT, exchange TEXT, isin TEXT, mic TEXT, is_active INTEGER)`
const ISIN_INDEX = `CREATE INDEX IF NOT EXISTS temp.staged_listings_isin ON staged_listings (isin, company)
  WHERE isin <> ''`
const STAGED = ['temp.staged_names', 'temp.staged_listings']
const FORGET_UNFINISHED = [
  // The index of an earlier import is dropped, because each new row would have to be added to it.
  'DROP INDEX IF EXISTS temp.staged_listings_isin',
  ...STAGED.map(
    (table) => `DELETE FROM ${table} WHERE source NOT IN (SELECT id FROM main.directory_sources)`,
  ),
]

/** Both orders are those of the primary keys, so that rows are added at the end of the tables. */
const PLACE_NAMES = `INSERT INTO main.company_names (company, key, name, kind, weight, size, reversed)
  SELECT company, key, name, kind, weight, size, reversed FROM temp.staged_names
  WHERE source = ? ORDER BY company, key
  ON CONFLICT (company, key) DO UPDATE SET name = excluded.name, kind = excluded.kind, weight = excluded.weight
  WHERE excluded.weight > weight`
const PLACE_LISTINGS = `INSERT OR IGNORE INTO main.company_listings
    (company, symbol, exchange, isin, mic, is_active)
  SELECT company, symbol, exchange, isin, mic, is_active FROM temp.staged_listings
  WHERE source = ? AND (symbol <> '' OR isin <> '') ORDER BY company, symbol, exchange, isin`

const INDEXED = ['company_names', 'company_listings']
/** An index is built anew when at least this share of its rows is new. */
const MANY = 0.3

/** The staging of a connection, whose tables may hold the rows of two imports together. */
export function stagingIn(db: Database): Staging {
  let made: ReturnType<typeof statementsIn> | undefined
  const statements = () => {
    made ??= statementsIn(db)
    return made
  }
  return {
    begin() {
      statements()
      for (const sql of FORGET_UNFINISHED) db.exec(sql)
    },
    put: (...args) => statements().put(...args),
    contestedIsins: (source) => statements().contestedIsins(source),
    settleIsin: (...args) => statements().settleIsin(...args),
    place: (...args) => statements().place(...args),
  }
}

function statementsIn(db: Database): Omit<Staging, 'begin'> {
  db.exec(TABLES)
  const putName = db.prepare<[number, number, string, string, string, number, number, string]>(
    'INSERT INTO temp.staged_names VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const putListing = db.prepare<[number, number, string, string, string, string | null, number]>(
    'INSERT INTO temp.staged_listings VALUES (?, ?, ?, ?, ?, ?, ?)',
  )
  return {
    put(source, company, names, listings) {
      for (const { key, name, kind, weight } of names)
        putName.run(source, company, key, name, kind, weight, key.length, reversedKey(key))
      for (const { symbol, exchange, isin = '', mic = null, isActive } of listings)
        putListing.run(source, company, symbol, symbol && exchange, isin, mic, isActive ? 1 : 0)
    },
    ...isinsIn(db),
    place: placingIn(db),
  }
}

function placingIn(db: Database): Staging['place'] {
  const count = (table: string) => db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck()
  const [staged, present] = [count('temp.staged_names'), count('main.company_names')]
  const indexes = db.prepare<[string], { name: string; sql: string }>(
    "SELECT name, sql FROM main.sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
  )
  const inserts = [PLACE_NAMES, PLACE_LISTINGS].map((sql) => db.prepare<[number]>(sql))
  const forgets = STAGED.map((table) => db.prepare<[number]>(`DELETE FROM ${table} WHERE source = ?`))
  return (source, replace) => {
    const isMany = (staged.get() ?? 0) >= (present.get() ?? 0) * MANY
    const rebuilt = isMany ? INDEXED.flatMap((table) => indexes.all(table)) : []
    // Other connections read the indexes as they were until the transaction has ended.
    for (const { name } of rebuilt) db.exec(`DROP INDEX main.${name}`)
    replace()
    for (const insert of inserts) insert.run(source)
    for (const { sql } of rebuilt) db.exec(sql)
    for (const forget of forgets) forget.run(source)
  }
}

interface ClaimRow {
  readonly isin: string
  readonly domain: string
  readonly name: string
  readonly listings: number
}

/** The companies of ISINs that several companies of one source have. */
function isinsIn(db: Database): Pick<Staging, 'contestedIsins' | 'settleIsin'> {
  const claims = db.prepare<[number, number], ClaimRow>(
    `WITH contested AS MATERIALIZED (
       SELECT isin FROM temp.staged_listings WHERE isin <> '' AND source = ?
       GROUP BY isin HAVING count(DISTINCT company) > 1)
     SELECT isin, companies.domain, companies.name, count(*) AS listings
     FROM contested CROSS JOIN temp.staged_listings AS staged USING (isin)
     CROSS JOIN companies ON companies.id = staged.company
     WHERE staged.isin <> '' AND staged.source = ?
     GROUP BY isin, companies.id ORDER BY isin, listings DESC, companies.domain`,
  )
  const settle = db.prepare<[number, string, string]>(
    `UPDATE temp.staged_listings SET isin = '' WHERE source = ? AND isin = ? AND isin <> ''
     AND company NOT IN (SELECT id FROM companies WHERE domain = ?)`,
  )
  return {
    contestedIsins(source) {
      db.exec(ISIN_INDEX)
      const byIsin = new Map<string, ContestedIsin['claims']>()
      for (const { isin, ...claim } of claims.all(source, source))
        byIsin.set(isin, [...(byIsin.get(isin) ?? []), claim])
      return [...byIsin].map(([isin, claims]): ContestedIsin => ({ isin, claims }))
    },
    settleIsin(source, isin, keep) {
      settle.run(source, isin, keep ?? '')
    },
  }
}
