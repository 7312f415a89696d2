import type { Database } from 'better-sqlite3'
import { isOneEdit } from '../../directory/one-edit.ts'
import { inNameOrder, inOrder } from '../../directory/order.ts'
import type { Company, ListingMatch, NameKind, NameMatch } from '../../model/directory.ts'
import type { DirectoryStore } from '../directory.ts'
import type { Immediate } from './access.ts'
import { companiesIn, IS_IMPORTED, type ListingRow, listingFrom } from './directory-companies.ts'

interface NameRow {
  readonly domain: string
  readonly name: string
  readonly key: string
  readonly kind: NameKind
  readonly weight: number
}

/** One name may belong to very many companies; only the best of them are read. */
const MAX_NAMES_OF_KEY = 50

const NAMES = `SELECT companies.domain, found.name, found.key, found.kind, found.weight
  FROM company_names AS found
  CROSS JOIN companies ON companies.id = found.company
  CROSS JOIN directory_sources AS source ON source.id = companies.source AND ${IS_IMPORTED}`
const BEST = 'ORDER BY found.weight DESC, companies.rank DESC, companies.domain'

type Methods =
  | ('namesOf' | 'namesFrom' | 'namesNear' | 'companyOf' | 'rankOf')
  | ('listingsOf' | 'isinOf' | 'isinsFrom')

/** Looks up imported companies, by the indexes over names, symbols and ISINs. */
export function directoryLookupIn(db: Database): Immediate<Methods, DirectoryStore> {
  const { companyWith, companyOf, rankOf } = companiesIn(db)
  const withKey = db.prepare<[number, string, number], NameRow>(
    `${NAMES} WHERE found.size = ? AND found.key = ? ${BEST} LIMIT ?`,
  )
  // The lengths are searched in ascending order, so that the shortest keys come first without sorting.
  const beginning = db.prepare<[number, number, string, string, number], { key: string }>(
    `WITH RECURSIVE sizes (size) AS (VALUES (?) UNION ALL SELECT size + 1 FROM sizes WHERE size < ?)
     SELECT found.key FROM sizes CROSS JOIN company_names AS found
     ON found.size = sizes.size AND found.key >= ? AND found.key < ? LIMIT ?`,
  )
  const longest = db.prepare<[], { size: number | null }>('SELECT max(size) AS size FROM company_names')
  // The indexes have no empty texts, and SQLite uses them only when a condition excludes empty texts.
  const withSymbol = listingsWhere(db, "found.symbol = ? AND found.symbol <> ''")
  const withIsin = listingsWhere(db, "found.isin = ? AND found.isin <> ''")
  const withIsinFrom = listingsWhere<[string, string]>(
    db,
    "found.isin >= ? AND found.isin < ? AND found.isin <> ''",
  )
  const near = nearKeysIn(db)

  const namesWith = (key: string) => withKey.all(key.length, key, MAX_NAMES_OF_KEY)
  const matchesOf = (rows: readonly NameRow[]): NameMatch[] => {
    const company = memo(companyWith)
    const seen = new Set<string>()
    return rows.flatMap(({ domain, ...name }) => {
      const found = company(domain)
      const isNew = !seen.has(`${domain} ${name.key}`)
      seen.add(`${domain} ${name.key}`)
      return found && isNew ? [{ ...name, company: found, tier: 'imported' as const }] : []
    })
  }
  const listingsOf = (rows: readonly (ListingRow & { domain: string })[]): ListingMatch[] => {
    const company = memo(companyWith)
    const seen = new Set<string>()
    return rows.flatMap(({ domain, ...row }) => {
      const found = company(domain)
      const isNew = !seen.has(`${domain} ${row.symbol} ${row.exchange}`)
      seen.add(`${domain} ${row.symbol} ${row.exchange}`)
      return found && isNew ? [{ listing: listingFrom(row), company: found, tier: 'imported' as const }] : []
    })
  }
  return {
    namesOf: (keys) => matchesOf([...new Set(keys)].flatMap(namesWith)).sort(inNameOrder),
    namesFrom(prefix, limit) {
      const most = longest.get()?.size ?? 0
      const found = beginning.all(prefix.length, most, prefix, `${prefix}\u{10ffff}`, limit)
      const rows = [...new Set(found.map(({ key }) => key))].flatMap(namesWith)
      return matchesOf(rows.slice(0, limit))
    },
    namesNear: (key) => matchesOf(near(key).flatMap(namesWith)).sort(inNameOrder),
    companyOf,
    rankOf,
    listingsOf: (symbol) => listingsOf(withSymbol.all(symbol)).sort(inOrder),
    isinOf: (isin) => listingsOf(withIsin.all(isin)).sort(inOrder),
    isinsFrom: (prefix) => listingsOf(withIsinFrom.all(prefix, `${prefix}\u{10ffff}`)).sort(inOrder),
  }
}

/** Finds the listings of imported companies that fulfil a condition on `found`, the best known first. */
function listingsWhere<P extends string[] = [string]>(db: Database, condition: string) {
  return db.prepare<P, ListingRow & { domain: string }>(
    `SELECT found.*, companies.domain FROM company_listings AS found
     CROSS JOIN companies ON companies.id = found.company
     CROSS JOIN directory_sources AS source ON source.id = companies.source AND ${IS_IMPORTED}
     WHERE ${condition} ORDER BY companies.rank DESC, companies.domain, found.isin DESC`,
  )
}

/**
 * The keys that are one edit away. An edit changes either the first half of a key or the second, so all such
 * keys are in two ranges of the indexes, for each of the three lengths that they may have.
 */
function nearKeysIn(db: Database): (key: string) => readonly string[] {
  const sharing = (column: 'key' | 'reversed') =>
    db.prepare<[number, string, string], { key: string }>(
      `SELECT DISTINCT key FROM company_names WHERE size = ? AND ${column} >= ? AND ${column} < ?`,
    )
  const [byBeginning, byEnd] = [sharing('key'), sharing('reversed')]
  return (key) => {
    // Two exchanged characters in the middle change both halves, so each part is a little shorter than half.
    const beginning = key.slice(0, Math.floor((key.length - 1) / 2))
    const end = reversedKey(key).slice(0, key.length - 1 - beginning.length)
    const keys = [key.length - 1, key.length, key.length + 1].flatMap((size) => [
      ...byBeginning.all(size, beginning, `${beginning}\u{10ffff}`),
      ...byEnd.all(size, end, `${end}\u{10ffff}`),
    ])
    return [...new Set(keys.map((row) => row.key))].filter((one) => isOneEdit(one, key))
  }
}

/** The characters of a key from its end. */
export function reversedKey(key: string): string {
  return Array.from(key).reverse().join('')
}

function memo(read: (domain: string) => Company | undefined): (domain: string) => Company | undefined {
  const known = new Map<string, Company | undefined>()
  return (domain) => {
    if (!known.has(domain)) known.set(domain, read(domain))
    return known.get(domain)
  }
}
