import type { CompanyEntry } from '../../model/directory.ts'
import type { ImportedSource, SourceFacts } from '../../model/directory-import.ts'
import { BlazonError } from '../../model/errors.ts'
import type { DirectoryStore } from '../directory.ts'
import { type CompanyIds, type Staging, stagingIn } from './directory-staging.ts'
import { insertsIn, type Row } from './inserts.ts'
import type { Computed, Sql, Steps } from './sql.ts'

type Methods =
  | 'beginSource'
  | 'putEntries'
  | 'contestedIsins'
  | 'settleIsin'
  | 'endSource'
  | 'removeSource'
  | 'sources'

/** Imports replace one another, so only one transaction at a time begins or ends an import. */
const LOCK = 'directory sources'

type SourceRow = SourceFacts & { rows: number; companies: number; imported_at: number }

/**
 * Size of SQLite's cache during an import, which writes at random places of the indexes, and at other times.
 */
const IMPORT_CACHE_KIB = 96 * 1024
const USUAL_CACHE_KIB = 16 * 1024
/**
 * Size that the write-ahead log may reach before it is copied to the file, in pages, during an import and at
 * other times. With a longer log, a page that an import has written several times is copied only once.
 */
const IMPORT_LOG_PAGES = 32_000
const USUAL_LOG_PAGES = 1_000

/** Imports sources: the new rows of a source are written beside its old rows, and replace them at the end. */
export function directoryWritesIn(sql: Sql, nowMs: () => number): Computed<Methods, DirectoryStore> {
  const insert = sql.value<[string, string, string, number], number>(
    'INSERT INTO directory_sources (name, licence, version, begun_at) VALUES (?, ?, ?, ?) RETURNING id',
  )
  const forgetUnfinished = sql.prepare<[string]>(
    'DELETE FROM directory_sources WHERE name = ? AND imported_at IS NULL',
  )
  const finish = sql.prepare<[number, number, number]>(
    `UPDATE directory_sources SET rows = ?, imported_at = ?,
       companies = (SELECT count(*) FROM companies WHERE source = directory_sources.id)
     WHERE id = ? AND imported_at IS NULL`,
  )
  const replaceOthers = sql.prepare<[number, number]>(
    `DELETE FROM directory_sources WHERE id <> ?
     AND name = (SELECT name FROM directory_sources AS own WHERE own.id = ?)`,
  )
  const companies = sql.value<[number], number>('SELECT companies FROM directory_sources WHERE id = ?')
  const remove = sql.prepare<[string]>('DELETE FROM directory_sources WHERE name = ?')
  const list = sql.prepare<[], SourceRow>(
    `SELECT name, licence, version, rows, companies, imported_at FROM directory_sources
     WHERE imported_at IS NOT NULL ORDER BY name`,
  )
  const staging = stagingIn(sql)
  // Stored answers of a service contain values of the directory. They are deleted last, because a process
  // that replaces an answer then has to wait until the transaction has ended.
  const forgetAnswers = sql.prepare<[]>('DELETE FROM answers')
  const begin = sql.write(LOCK, function* ({ name, licence, version }: SourceFacts) {
    yield* forgetUnfinished.run(name)
    return (yield* insert.get(name, licence, version, nowMs())) ?? 0
  })
  const end = sql.write(LOCK, function* (id: number, rows: number) {
    if ((yield* finish.run(rows, nowMs(), id)) === 0)
      throw new BlazonError('storage', 'The import was replaced by another one of the same source.')
    yield* staging.place(id, () => replaceOthers.run(id, id))
    const count = (yield* companies.get(id)) ?? 0
    yield* forgetAnswers.run()
    return count
  })
  return {
    *beginSource(facts) {
      yield* setMemory(sql, IMPORT_CACHE_KIB, IMPORT_LOG_PAGES)
      const id = yield* begin(facts)
      yield* staging.begin()
      return id
    },
    putEntries: entriesIn(sql, staging),
    contestedIsins: staging.contestedIsins,
    settleIsin: staging.settleIsin,
    *endSource(id, rows) {
      const companies = yield* end(id, rows)
      yield* setMemory(sql, USUAL_CACHE_KIB, USUAL_LOG_PAGES)
      return companies
    },
    removeSource: sql.write(LOCK, function* (name: string) {
      const removed = yield* remove.run(name)
      yield* forgetAnswers.run()
      return removed > 0
    }),
    *sources() {
      return (yield* list.all()).map(sourceFrom)
    },
  }
}

function* setMemory(sql: Sql, cacheKib: number, logPages: number): Steps<void> {
  if (sql.kind !== 'sqlite') return
  yield* sql.exec(`PRAGMA cache_size = -${cacheKib}; PRAGMA wal_autocheckpoint = ${logPages}`)
}

function sourceFrom({ imported_at, ...facts }: SourceRow): ImportedSource {
  return { ...facts, importedAt: new Date(imported_at).toISOString() }
}

/** Writes entries of a source. Several rows for one domain are merged. */
function entriesIn(sql: Sql, staging: Staging): Computed<'putEntries', DirectoryStore>['putEntries'] {
  const putCompanies = insertsIn<{ id: number; domain: string }>(
    sql,
    'companies',
    {
      ...{ source: 'BIGINT', domain: 'TEXT', name: 'TEXT', country: 'TEXT', countries: 'TEXT' },
      rank: 'DOUBLE PRECISION',
    },
    `ON CONFLICT (source, domain) DO UPDATE SET
       name = CASE WHEN companies.name = '' OR excluded.name <> '' AND excluded.rank > companies.rank
         THEN excluded.name ELSE companies.name END,
       country = coalesce(companies.country, excluded.country),
       countries = trim(companies.countries || ' ' || excluded.countries),
       rank = CASE WHEN excluded.rank > companies.rank THEN excluded.rank ELSE companies.rank END
     RETURNING id, domain`,
  )
  const putDomains = insertsIn(
    sql,
    'company_domains',
    { company: 'BIGINT', domain: 'TEXT', role: 'TEXT', country: 'TEXT' },
    'ON CONFLICT DO NOTHING',
  )
  const putCategories = insertsIn(
    sql,
    'company_categories',
    { company: 'BIGINT', scheme: 'TEXT', value: 'TEXT' },
    'ON CONFLICT DO NOTHING',
  )
  const idsOf = function* (source: number, entries: readonly CompanyEntry[]): Steps<CompanyIds> {
    const ids = new Map<string, number>()
    for (const group of groupsOf(entries))
      for (const { id, domain } of yield* putCompanies.all(companyRows(source, group))) ids.set(domain, id)
    return ids
  }
  return sql.write(
    (source) => `import ${source}`,
    function* (source: number, entries: readonly CompanyEntry[]) {
      const ids = yield* idsOf(source, entries)
      yield* putDomains.run(domainRows(entries, ids))
      yield* putCategories.run(categoryRows(entries, ids))
      yield* staging.put(source, entries, ids)
    },
  )
}

/** Splits entries into groups, in their order, so that no group has two entries for one domain. */
function groupsOf(entries: readonly CompanyEntry[]): readonly (readonly CompanyEntry[])[] {
  const groups: CompanyEntry[][] = []
  const counts = new Map<string, number>()
  for (const entry of entries) {
    const count = counts.get(entry.company.domain) ?? 0
    counts.set(entry.company.domain, count + 1)
    const group = groups[count] ?? []
    groups[count] = group
    group.push(entry)
  }
  return groups
}

function* companyRows(source: number, entries: readonly CompanyEntry[]): Iterable<Row> {
  for (const { company } of entries) {
    const { domain, name, country = null, countries, rank } = company
    yield [source, domain, name, country, countries.join(' '), rank]
  }
}

function* domainRows(entries: readonly CompanyEntry[], ids: CompanyIds): Iterable<Row> {
  for (const { company } of entries)
    for (const { domain, role, country = null } of company.domains)
      if (domain !== company.domain) yield [ids.get(company.domain), domain, role, country]
}

function* categoryRows(entries: readonly CompanyEntry[], ids: CompanyIds): Iterable<Row> {
  for (const { company } of entries)
    for (const { scheme, value } of company.categories) yield [ids.get(company.domain), scheme, value]
}
