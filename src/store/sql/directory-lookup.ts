import { isOneEdit } from '../../directory/one-edit.ts'
import { inNameOrder, inOrder } from '../../directory/order.ts'
import type { Company, ListingMatch, NameKind, NameMatch } from '../../model/directory.ts'
import type { DirectoryStore } from '../directory.ts'
import { companiesIn, IS_IMPORTED, type ListingRow, listingFrom } from './directory-companies.ts'
import type { Computed, Sql, Steps } from './sql.ts'

interface NameRow {
  readonly domain: string
  readonly name: string
  readonly key: string
  readonly kind: NameKind
  readonly weight: number
}

/** The most names that are read for one key, the best ones: very many companies may share a name. */
const MAX_NAMES_OF_KEY = 50

interface Beginning {
  readonly prefix: string
  readonly end: string
  readonly from: number
  readonly most: number
  readonly limit: number
}

/**
 * Selects the keys with a prefix, the shortest first, one length after another, so that a common prefix needs
 * no sorting. SQLite keeps this order without ORDER BY.
 */
const BEGINNING = {
  sqlite: `WITH RECURSIVE sizes (size) AS (VALUES (:from) UNION ALL SELECT size + 1 FROM sizes WHERE size < :most)
    SELECT found.key FROM sizes CROSS JOIN company_names AS found
    ON found.size = sizes.size AND found.key >= :prefix AND found.key < :end LIMIT :limit`,
  postgres: `SELECT found.key FROM generate_series(CAST(:from AS BIGINT), :most) AS sizes (size)
    CROSS JOIN LATERAL (SELECT key FROM company_names WHERE company_names.size = sizes.size
      AND key >= :prefix AND key < :end ORDER BY key LIMIT :limit) AS found
    ORDER BY sizes.size, found.key LIMIT :limit`,
}

type Methods =
  | ('namesOf' | 'namesFrom' | 'namesNear' | 'companyOf' | 'rankOf')
  | ('listingsOf' | 'isinOf' | 'isinsFrom')

/** Looks up imported companies, by the indexes over names, symbols and ISINs. */
export function directoryLookupIn(sql: Sql): Computed<Methods, DirectoryStore> {
  const { companyWith, companyOf, rankOf } = companiesIn(sql)
  const withKey = sql.prepare<[number, string, number], NameRow>(
    `SELECT companies.domain, found.name, found.key, found.kind, found.weight
     FROM company_names AS found ${importedBy(sql)} WHERE found.size = ? AND found.key = ?
     ORDER BY found.weight DESC, companies.rank DESC, companies.domain, found.company LIMIT ?`,
  )
  const beginning = sql.value<[Beginning], string>(BEGINNING[sql.kind])
  const longest = sql.value<[], number | null>('SELECT max(size) FROM company_names')
  // The indexes have no empty texts, and SQLite uses them only when a condition excludes empty texts.
  const withSymbol = listingsWhere(sql, "found.symbol = ? AND found.symbol <> ''")
  const withIsin = listingsWhere(sql, "found.isin = ? AND found.isin <> ''")
  const withIsinFrom = listingsWhere<[string, string]>(
    sql,
    "found.isin >= ? AND found.isin < ? AND found.isin <> ''",
  )
  const near = nearKeysIn(sql)

  const namesWith = function* (keys: Iterable<string>): Steps<NameRow[]> {
    const rows: NameRow[] = []
    for (const key of keys) rows.push(...(yield* withKey.all(key.length, key, MAX_NAMES_OF_KEY)))
    return rows
  }
  const matchesOf = function* (rows: readonly NameRow[]): Steps<NameMatch[]> {
    const company = memo(companyWith)
    const matches = new Map<string, NameMatch>()
    for (const { domain, ...name } of rows) {
      const found = yield* company(domain)
      const id = `${domain} ${name.key}`
      if (found && !matches.has(id)) matches.set(id, { ...name, company: found, tier: 'imported' })
    }
    return [...matches.values()]
  }
  const listingsOf = function* (rows: readonly (ListingRow & { domain: string })[]): Steps<ListingMatch[]> {
    const company = memo(companyWith)
    const matches = new Map<string, ListingMatch>()
    for (const { domain, ...row } of rows) {
      const found = yield* company(domain)
      const id = `${domain} ${row.symbol} ${row.exchange}`
      if (found && !matches.has(id))
        matches.set(id, { listing: listingFrom(row), company: found, tier: 'imported' })
    }
    return [...matches.values()]
  }
  return {
    *namesOf(keys) {
      return (yield* matchesOf(yield* namesWith(new Set(keys)))).sort(inNameOrder)
    },
    *namesFrom(prefix, limit) {
      const range = { prefix, end: `${prefix}\u{10ffff}`, from: prefix.length }
      const keys = yield* beginning.all({ ...range, most: (yield* longest.get()) ?? 0, limit })
      return yield* matchesOf((yield* namesWith(new Set(keys))).slice(0, limit))
    },
    *namesNear(key) {
      return (yield* matchesOf(yield* namesWith(yield* near(key)))).sort(inNameOrder)
    },
    companyOf,
    rankOf,
    *listingsOf(symbol) {
      return (yield* listingsOf(yield* withSymbol.all(symbol))).sort(inOrder)
    },
    *isinOf(isin) {
      return (yield* listingsOf(yield* withIsin.all(isin))).sort(inOrder)
    },
    *isinsFrom(prefix) {
      return (yield* listingsOf(yield* withIsinFrom.all(prefix, `${prefix}\u{10ffff}`))).sort(inOrder)
    },
  }
}

/** The SQL that joins the companies of the rows `found`, without companies of unfinished imports. */
function importedBy({ joinInOrder }: Sql): string {
  return `${joinInOrder} companies ON companies.id = found.company
    ${joinInOrder} directory_sources AS source ON source.id = companies.source AND ${IS_IMPORTED}`
}

/** Finds the listings of imported companies that fulfil a condition on `found`, the best known first. */
function listingsWhere<P extends string[] = [string]>(sql: Sql, condition: string) {
  return sql.prepare<P, ListingRow & { domain: string }>(
    `SELECT found.*, companies.domain FROM company_listings AS found ${importedBy(sql)} WHERE ${condition}
     ORDER BY companies.rank DESC, companies.domain, found.isin DESC, found.company, found.symbol,
       found.exchange`,
  )
}

/**
 * The keys that are one edit away. An edit changes either the first half of a key or the second, so all such
 * keys are in two ranges of the indexes, for each of the three lengths that they may have.
 */
function nearKeysIn(sql: Sql): (key: string) => Steps<readonly string[]> {
  const sharing = (column: 'key' | 'reversed') =>
    sql.value<[number, string, string], string>(
      `SELECT DISTINCT key FROM company_names WHERE size = ? AND ${column} >= ? AND ${column} < ?`,
    )
  const [byBeginning, byEnd] = [sharing('key'), sharing('reversed')]
  return function* (key) {
    // Two exchanged characters in the middle change both halves, so each part is a little shorter than half.
    const beginning = key.slice(0, Math.floor((key.length - 1) / 2))
    const end = reversedKey(key).slice(0, key.length - 1 - beginning.length)
    const keys = new Set<string>()
    for (const size of [key.length - 1, key.length, key.length + 1]) {
      for (const one of yield* byBeginning.all(size, beginning, `${beginning}\u{10ffff}`)) keys.add(one)
      for (const one of yield* byEnd.all(size, end, `${end}\u{10ffff}`)) keys.add(one)
    }
    return [...keys].filter((one) => isOneEdit(one, key)).sort()
  }
}

/** Reverses the characters of a key. */
export function reversedKey(key: string): string {
  return Array.from(key).reverse().join('')
}

type Read = (domain: string) => Steps<Company | undefined>

function memo(read: Read): Read {
  const known = new Map<string, Company | undefined>()
  return function* (domain) {
    if (!known.has(domain)) known.set(domain, yield* read(domain))
    return known.get(domain)
  }
}
