import type { Database } from 'better-sqlite3'
import type { CompanyEntry } from '../../model/directory.ts'
import type { ContestedIsin, ImportedSource, SourceFacts } from '../../model/directory-import.ts'
import { BlazonError } from '../../model/errors.ts'
import type { DirectoryStore } from '../directory.ts'
import { reversedKey } from './directory-lookup.ts'
import type { Immediate } from './immediate.ts'

type Methods =
  | 'beginSource'
  | 'putEntries'
  | 'contestedIsins'
  | 'settleIsin'
  | 'endSource'
  | 'removeSource'
  | 'sources'

type SourceRow = SourceFacts & { rows: number; companies: number; imported_at: number }

/** Indexes are written at random places: what is kept in memory of them need not be read again. */
const IMPORT_CACHE_KIB = 96 * 1024
const USUAL_CACHE_KIB = 16 * 1024
/** A page that was written several times goes from the log to the file once. */
const IMPORT_LOG_PAGES = 32_000
const USUAL_LOG_PAGES = 1_000

/** Imports: a source is written beside what is there of it, and takes its place at the end. */
export function directoryWritesIn(db: Database, nowMs: () => number): Immediate<Methods, DirectoryStore> {
  const begin = db.prepare<[string, string, string, number], { id: number }>(
    'INSERT INTO directory_sources (name, licence, version, begun_at) VALUES (?, ?, ?, ?) RETURNING id',
  )
  const forgetUnfinished = db.prepare<[string]>(
    'DELETE FROM directory_sources WHERE name = ? AND imported_at IS NULL',
  )
  const finish = db.prepare<[number, number, number]>(
    `UPDATE directory_sources SET rows = ?, imported_at = ?,
       companies = (SELECT count(*) FROM companies WHERE source = directory_sources.id)
     WHERE id = ? AND imported_at IS NULL`,
  )
  const replaceOthers = db.prepare<[number, number]>(
    `DELETE FROM directory_sources WHERE id <> ?
     AND name = (SELECT name FROM directory_sources AS own WHERE own.id = ?)`,
  )
  const companies = db.prepare<[number], { companies: number }>(
    'SELECT companies FROM directory_sources WHERE id = ?',
  )
  const remove = db.prepare<[string]>('DELETE FROM directory_sources WHERE name = ?')
  const list = db.prepare<[], SourceRow>(
    `SELECT name, licence, version, rows, companies, imported_at FROM directory_sources
     WHERE imported_at IS NOT NULL ORDER BY name`,
  )
  const put = entriesIn(db)
  // Answers of a service say what the directory knows.
  const forgetAnswers = db.prepare<[]>('DELETE FROM answers')
  const drop = db.transaction((name: string) => {
    forgetAnswers.run()
    return remove.run(name).changes > 0
  })
  const end = db.transaction((id: number, rows: number) => {
    if (finish.run(rows, nowMs(), id).changes === 0)
      throw new BlazonError('storage', 'The import was replaced by another one of the same source.')
    replaceOthers.run(id, id)
    forgetAnswers.run()
    return companies.get(id)?.companies ?? 0
  })
  return {
    beginSource({ name, licence, version }) {
      db.pragma(`cache_size = -${IMPORT_CACHE_KIB}`)
      db.pragma(`wal_autocheckpoint = ${IMPORT_LOG_PAGES}`)
      forgetUnfinished.run(name)
      return begin.get(name, licence, version, nowMs())?.id ?? 0
    },
    putEntries: (id, entries) => put.immediate(id, entries),
    ...isinsIn(db),
    endSource(id, rows) {
      const companies = end.immediate(id, rows)
      db.pragma(`cache_size = -${USUAL_CACHE_KIB}`)
      db.pragma(`wal_autocheckpoint = ${USUAL_LOG_PAGES}`)
      return companies
    },
    removeSource: (name) => drop.immediate(name),
    sources: () => list.all().map(sourceFrom),
  }
}

function sourceFrom({ imported_at, ...facts }: SourceRow): ImportedSource {
  return { ...facts, importedAt: new Date(imported_at).toISOString() }
}

/** Writes entries of a source. What it says of a domain in several rows is put together. */
function entriesIn(db: Database) {
  const putCompany = db.prepare<[number, string, string, string | null, string, number], { id: number }>(
    `INSERT INTO companies (source, domain, name, country, countries, rank) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (source, domain) DO UPDATE SET
       name = iif(name = '' OR excluded.name <> '' AND excluded.rank > rank, excluded.name, name),
       country = coalesce(country, excluded.country),
       countries = trim(countries || ' ' || excluded.countries),
       rank = max(rank, excluded.rank)
     RETURNING id`,
  )
  const putDomain = db.prepare<[number, string, string, string | null]>(
    'INSERT OR IGNORE INTO company_domains (company, domain, role, country) VALUES (?, ?, ?, ?)',
  )
  const putName = db.prepare<[number, string, string, string, number, number, string]>(
    `INSERT INTO company_names (company, key, name, kind, weight, size, reversed) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (company, key) DO UPDATE SET name = excluded.name, kind = excluded.kind, weight = excluded.weight
     WHERE excluded.weight > weight`,
  )
  const putListing = db.prepare<[number, string, string, string, string | null, number]>(
    `INSERT OR IGNORE INTO company_listings (company, symbol, exchange, isin, mic, is_active)
     VALUES (?, ?, ?, ?, ?, ?)`,
  )
  const putCategory = db.prepare<[number, string, string]>(
    'INSERT OR IGNORE INTO company_categories (company, scheme, value) VALUES (?, ?, ?)',
  )
  return db.transaction((source: number, entries: readonly CompanyEntry[]) => {
    for (const { company, names } of entries) {
      const { domain, name, country = null, countries, rank } = company
      const { id = 0 } = putCompany.get(source, domain, name, country, countries.join(' '), rank) ?? {}
      for (const other of company.domains)
        if (other.domain !== domain) putDomain.run(id, other.domain, other.role, other.country ?? null)
      for (const { key, name, kind, weight } of names)
        putName.run(id, key, name, kind, weight, key.length, reversedKey(key))
      for (const { symbol, exchange, isin = '', mic = null, isActive } of company.listings)
        putListing.run(id, symbol, symbol === '' ? '' : exchange, isin, mic, isActive ? 1 : 0)
      for (const { scheme, value } of company.categories) putCategory.run(id, scheme, value)
    }
  })
}

interface ClaimRow {
  readonly isin: string
  readonly domain: string
  readonly name: string
  readonly listings: number
}

/** What is known of ISINs that several companies of one source have. */
function isinsIn(db: Database): Immediate<'contestedIsins' | 'settleIsin', DirectoryStore> {
  const claims = db.prepare<[number, number], ClaimRow>(
    `WITH contested AS (
       SELECT isin FROM company_listings JOIN companies ON companies.id = company
       WHERE isin <> '' AND source = ? GROUP BY isin HAVING count(DISTINCT company) > 1)
     SELECT isin, companies.domain, companies.name, count(*) AS listings
     FROM contested JOIN company_listings USING (isin) JOIN companies ON companies.id = company
     WHERE companies.source = ? GROUP BY isin, companies.id ORDER BY isin, listings DESC, companies.domain`,
  )
  const claimed = db.prepare<[number, string, string], { company: number; symbol: string; exchange: string }>(
    `SELECT company, symbol, exchange FROM company_listings JOIN companies ON companies.id = company
     WHERE source = ? AND isin = ? AND isin <> '' AND domain <> ?`,
  )
  const clear = db.prepare<[string, number, string, string]>(
    `UPDATE OR REPLACE company_listings SET isin = ''
     WHERE isin = ? AND company = ? AND symbol = ? AND exchange = ?`,
  )
  const settle = db.transaction((source: number, isin: string, keep: string | undefined) => {
    for (const { company, symbol, exchange } of claimed.all(source, isin, keep ?? ''))
      clear.run(isin, company, symbol, exchange)
  })
  return {
    contestedIsins(source) {
      const byIsin = new Map<string, ClaimRow[]>()
      for (const row of claims.all(source, source))
        byIsin.set(row.isin, [...(byIsin.get(row.isin) ?? []), row])
      return [...byIsin].map(
        ([isin, claims]): ContestedIsin => ({
          isin,
          claims: claims.map(({ domain, name, listings }) => ({ domain, name, listings })),
        }),
      )
    },
    settleIsin: (source, isin, keep) => settle.immediate(source, isin, keep),
  }
}
