import type { Database } from 'better-sqlite3'
import type { CompanyEntry } from '../../model/directory.ts'
import type { ImportedSource, SourceFacts } from '../../model/directory-import.ts'
import { BlazonError } from '../../model/errors.ts'
import type { DirectoryStore } from '../directory.ts'
import type { Immediate } from './access.ts'
import { type Staging, stagingIn } from './directory-staging.ts'

type Methods =
  | 'beginSource'
  | 'putEntries'
  | 'contestedIsins'
  | 'settleIsin'
  | 'endSource'
  | 'removeSource'
  | 'sources'

type SourceRow = SourceFacts & { rows: number; companies: number; imported_at: number }

/**
 * Memory for the cache of SQLite during an import, and at other times. An import writes at random places of
 * the indexes, and a place that is in the cache need not be read again.
 */
const IMPORT_CACHE_KIB = 96 * 1024
const USUAL_CACHE_KIB = 16 * 1024
/**
 * Pages that the log may have before it is copied to the file, during an import, and at other times. An
 * import gets a longer log, because a page that was written several times is then copied only once.
 */
const IMPORT_LOG_PAGES = 32_000
const USUAL_LOG_PAGES = 1_000

/** Imports: the rows of a source are written beside the previous ones, and replace them at the end. */
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
  const staging = stagingIn(db)
  const put = entriesIn(db, staging)
  // Stored answers of a service contain values of the directory.
  const forgetAnswers = db.prepare<[]>('DELETE FROM answers')
  const drop = db.transaction((name: string) => {
    forgetAnswers.run()
    return remove.run(name).changes > 0
  })
  const end = db.transaction((id: number, rows: number) => {
    if (finish.run(rows, nowMs(), id).changes === 0)
      throw new BlazonError('storage', 'The import was replaced by another one of the same source.')
    staging.place(id, () => replaceOthers.run(id, id))
    forgetAnswers.run()
    return companies.get(id)?.companies ?? 0
  })
  return {
    beginSource({ name, licence, version }) {
      db.pragma(`cache_size = -${IMPORT_CACHE_KIB}`)
      db.pragma(`wal_autocheckpoint = ${IMPORT_LOG_PAGES}`)
      forgetUnfinished.run(name)
      staging.begin()
      return begin.get(name, licence, version, nowMs())?.id ?? 0
    },
    putEntries: (id, entries) => put.immediate(id, entries),
    contestedIsins: staging.contestedIsins,
    settleIsin: staging.settleIsin,
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

/** Writes entries of a source. Several rows for one domain are merged. */
function entriesIn(db: Database, staging: Staging) {
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
  const putCategory = db.prepare<[number, string, string]>(
    'INSERT OR IGNORE INTO company_categories (company, scheme, value) VALUES (?, ?, ?)',
  )
  return db.transaction((source: number, entries: readonly CompanyEntry[]) => {
    for (const { company, names } of entries) {
      const { domain, name, country = null, countries, rank } = company
      const { id = 0 } = putCompany.get(source, domain, name, country, countries.join(' '), rank) ?? {}
      for (const other of company.domains)
        if (other.domain !== domain) putDomain.run(id, other.domain, other.role, other.country ?? null)
      staging.put(source, id, names, company.listings)
      for (const { scheme, value } of company.categories) putCategory.run(id, scheme, value)
    }
  })
}
