import { EXCHANGES } from '../../../src/data/codes/exchanges.ts'
import { nameKey, symbolKey } from '../../../src/directory/keys.ts'
import { ownerOf, registrableOf } from '../../../src/formats/psl.ts'
import type { Category, CompanyDomain, Listing } from '../../../src/model/directory.ts'
import type { Exchange } from '../../../src/model/exchanges.ts'
import type { Report } from './report.ts'

/** A row of `brands.tsv`. */
export interface BrandRow {
  readonly name: string
  readonly domain: string
  readonly country?: string | undefined
  readonly aliases: readonly string[]
  readonly domains: readonly CompanyDomain[]
  readonly category?: Category | undefined
}

/** A row of `listings.tsv`. */
export interface ListingRow {
  readonly listing: Listing
  readonly name: string
  readonly domain: string
  readonly aliases: readonly string[]
}

/** A row of `papers.tsv`: a paper that has an ISIN and, here, no symbol. */
export interface PaperRow {
  readonly listing: Listing
  readonly domain: string
}

/** All our own tables. */
export interface OwnTables {
  readonly brands: readonly BrandRow[]
  readonly listings: readonly ListingRow[]
  readonly papers: readonly PaperRow[]
}

const CODES = new Map(Object.keys(EXCHANGES).map((code) => [code, code as Exchange]))

/**
 * Columns: name, domain, country, aliases (`;` between), domains of countries (`CC=domain`, `;` between),
 * category.
 */
export function readBrands(text: string, report: Report): BrandRow[] {
  return rowsOf('brands.tsv', text, report, (cells) => {
    const [name = '', domain = '', country = '', aliases = '', domains = '', category = ''] = cells
    if (nameKey(name) === '' || !isRegistrable(domain) || !/^([A-Z]{2})?$/.test(country)) return undefined
    const further = parts(domains).flatMap((part): CompanyDomain[] => {
      const [code = '', host = ''] = part.split('=')
      if (isRegistrable(host) && /^[A-Z]{2}$/.test(code))
        return [{ domain: host, role: 'country', country: code }]
      report.add('dropped: wrong country domain of brands.tsv')
      console.error(`The country domain ${part} of ${name} in brands.tsv is wrong.`)
      return []
    })
    return {
      ...{ name, domain, country: country || undefined, aliases: parts(aliases), domains: further },
      category: categoryOf(category),
    }
  })
}

/** Columns: symbol, exchange, ISIN, name, domain, active (1 or 0), aliases (`;` between). */
export function readListings(text: string, report: Report): ListingRow[] {
  return rowsOf('listings.tsv', text, report, (cells) => {
    const [symbol = '', code = '', isin = '', name = '', domain = '', active = '', aliases = ''] = cells
    const exchange = CODES.get(code)
    if (!exchange || !symbol || nameKey(name) === '' || !isRegistrable(domain)) return undefined
    if (isin !== '' && !ISIN.test(isin)) return undefined
    const listing: Listing = {
      ...{ symbol: symbolKey(symbol), exchange, mic: EXCHANGES[exchange].mic },
      ...{ isin: isin || undefined, isActive: active !== '0' },
    }
    return { listing, name, domain, aliases: parts(aliases) }
  })
}

/** Columns: ISIN, paper, domain, active (1 or 0). The exchange says nothing where there is no symbol. */
export function readPapers(text: string, report: Report): PaperRow[] {
  return rowsOf('papers.tsv', text, report, ([isin = '', , domain = '', active = '']) => {
    if (!ISIN.test(isin) || !isRegistrable(domain)) return undefined
    return { listing: { symbol: '', exchange: 'OTC', isin, isActive: active !== '0' }, domain }
  })
}

const ISIN = /^[A-Z]{2}[A-Z\d]{9}\d$/

function rowsOf<Row>(
  table: string,
  text: string,
  report: Report,
  rowOf: (cells: readonly string[]) => Row | undefined,
): Row[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#') || /^(name|symbol)\t/.test(line)) return []
    const row = rowOf(line.split('\t').map((cell) => cell.trim()))
    report.add(row ? `kept: row of ${table}` : `dropped: wrong row of ${table}`)
    if (!row) console.error(`Line ${index + 1} of ${table} is wrong: ${line}`)
    return row ? [row] : []
  })
}

function isRegistrable(domain: string): boolean {
  return (
    /^[a-z\d.-]+$/.test(domain) &&
    domain.includes('.') &&
    ownerOf(domain) === domain &&
    registrableOf(`www.${domain}`) !== undefined
  )
}

function categoryOf(text: string): Category | undefined {
  if (text === '') return undefined
  return { scheme: /^\d[\d-]*$/.test(text) ? 'naics' : 'osm', value: text }
}

function parts(cell: string): string[] {
  return cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
