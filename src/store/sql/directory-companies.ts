import type { Category, CategoryScheme, Company, CompanyDomain, DomainRole } from '../../model/directory.ts'
import type { Exchange } from '../../model/exchanges.ts'
import type { Sql, Steps } from './sql.ts'

/** A company as one source has it. */
export interface CompanyRow {
  readonly id: number
  readonly domain: string
  readonly name: string
  readonly country: string | null
  /** Country codes, separated by spaces. */
  readonly countries: string
  readonly rank: number
  readonly source: string
}

export interface ListingRow {
  readonly company: number
  /** Empty where only the ISIN is known; `exchange` is empty then. */
  readonly symbol: string
  readonly exchange: Exchange | ''
  /** Empty when it is not known. */
  readonly isin: string
  readonly mic: string | null
  readonly is_active: 0 | 1
}

/** The columns of a `CompanyRow`, of the sources whose import has ended. */
export const COMPANY = `SELECT companies.id, companies.domain, companies.name, companies.country,
  companies.countries, companies.rank, source.name AS source
  FROM companies JOIN directory_sources AS source ON source.id = companies.source`
export const IS_IMPORTED = 'source.imported_at IS NOT NULL'
const IMPORTED = '(SELECT id FROM directory_sources WHERE imported_at IS NOT NULL)'

/** Reads companies as all sources together have them. */
export function companiesIn(sql: Sql) {
  const rowsOf = sql.prepare<[string], CompanyRow>(
    `${COMPANY} WHERE companies.source IN ${IMPORTED} AND companies.domain = ?
     ORDER BY companies.rank DESC, companies.source`,
  )
  const domainsOf = sql.prepare<[number], { domain: string; role: DomainRole; country: string | null }>(
    'SELECT domain, role, country FROM company_domains WHERE company = ? ORDER BY domain',
  )
  const listingsOf = sql.prepare<[number], ListingRow>(
    `SELECT * FROM company_listings WHERE company = ? AND symbol <> '' ORDER BY symbol, exchange, isin DESC`,
  )
  const categoriesOf = sql.prepare<[number], { scheme: CategoryScheme; value: string }>(
    'SELECT scheme, value FROM company_categories WHERE company = ? ORDER BY scheme, value',
  )
  const elsewhere = sql.prepare<[string], { domain: string }>(
    `SELECT companies.domain FROM company_domains
     JOIN companies ON companies.id = company_domains.company AND companies.source IN ${IMPORTED}
     WHERE company_domains.domain = ? ORDER BY companies.rank DESC, companies.id LIMIT 1`,
  )
  /** The company that results from the rows of one domain; earlier rows take precedence. */
  const companyFrom = function* (rows: readonly CompanyRow[], first: CompanyRow): Steps<Company> {
    const named = rows.filter(({ name }) => name !== '')
    const { domain, name } = first
    const domains: CompanyDomain[] = []
    const categories: Category[] = []
    const listings: ListingRow[] = []
    for (const { id } of named) {
      domains.push(...(yield* domainsOf.all(id)).map(domainFrom))
      categories.push(...(yield* categoriesOf.all(id)))
      listings.push(...(yield* listingsOf.all(id)))
    }
    return {
      domain,
      name,
      country: named.find(({ country }) => country !== null)?.country ?? undefined,
      countries: distinct(named.flatMap(({ countries }) => countries.split(' ').filter(Boolean))),
      domains: withMain(domain, domains),
      categories: distinctBy(categories, ({ scheme, value }) => `${scheme} ${value}`),
      listings: distinctBy(listings, ({ symbol, exchange }) => `${symbol} ${exchange}`).map(listingFrom),
      rank: Math.max(...rows.map(({ rank }) => rank)),
      source: first.source,
    }
  }
  /** Undefined for a domain for which sources have only a rank. */
  const companyWith = function* (domain: string): Steps<Company | undefined> {
    const rows = yield* rowsOf.all(domain)
    const first = rows.find(({ name }) => name !== '')
    return first && (yield* companyFrom(rows, first))
  }
  return {
    *rankOf(domain: string): Steps<number | undefined> {
      return (yield* rowsOf.get(domain))?.rank
    },
    companyFrom,
    companyWith,
    *companyOf(domain: string): Steps<Company | undefined> {
      const main = yield* companyWith(domain)
      if (main) return main
      const other = yield* elsewhere.get(domain)
      return other && (yield* companyWith(other.domain))
    },
  }
}

/** Returns the listing of a row. The exchange is empty only if just the ISIN is known; `OTC` fills it. */
export function listingFrom({ symbol, exchange, mic, isin, is_active }: ListingRow) {
  return {
    symbol,
    exchange: exchange === '' ? ('OTC' as const) : exchange,
    mic: mic ?? undefined,
    isin: isin || undefined,
    isActive: is_active === 1,
  }
}

function domainFrom({ domain, role, country }: { domain: string; role: DomainRole; country: string | null }) {
  return { domain, role, country: country ?? undefined }
}

function withMain(domain: string, others: readonly CompanyDomain[]): CompanyDomain[] {
  return distinctBy([{ domain, role: 'main' }, ...others], (one) => one.domain)
}

function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)]
}

function distinctBy<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = keyOf(item)
    return !seen.has(key) && seen.add(key)
  })
}
