import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EXCHANGES } from '../../src/data/codes/exchanges.ts'
import { nameKey } from '../../src/directory/keys.ts'
import { registrableOf } from '../../src/formats/psl.ts'

/* The tables are written by hand: a slip of the pen shall not become a wrong brand. */

function rowsOf(table: string): string[][] {
  const text = readFileSync(urlOf(table), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '' && !/^(?:#|symbol\t)/.test(line))
  return lines.map((line) => line.split('\t'))
}

function urlOf(table: string): URL {
  return new URL(`../../data/companies/${table}`, import.meta.url)
}

function partsOf(cell = ''): string[] {
  return cell.split(';').filter((part) => part !== '')
}

/** What stands there more than once. */
function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

/** Letters of a country in ISO 3166-1, as the runtime knows them. */
function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return /^[A-Z]{2}$/.test(code) && names.of(code) !== undefined
}

const countryDomains = (cell: string | undefined) => partsOf(cell).map((part) => part.split('='))

describe('the table of brands', () => {
  const brands = rowsOf('brands.tsv')

  test('has a row for each brand that people name first, and six columns in each', () => {
    expect(brands.length).toBeGreaterThanOrEqual(1200)
    expect(brands.filter((row) => row.length !== 6)).toEqual([])
    expect(brands.flat().filter((cell) => cell !== cell.trim())).toEqual([])
    expect(brands.filter(([name = '']) => nameKey(name) === '')).toEqual([])
  })

  test('has registrable domains, none of them in two rows', () => {
    const domains = brands.flatMap(([, domain = '', , , further]) => {
      return [...new Set([domain, ...countryDomains(further).map(([, host = '']) => host)])]
    })
    expect(domains.filter((domain) => registrableOf(domain) !== domain)).toEqual([])
    expect(domains.filter((domain) => !/^[a-z\d.-]+$/.test(domain))).toEqual([])
    expect(repeated(domains)).toEqual([])
  })

  test('has countries, none of them twice in a row', () => {
    expect(brands.filter(([, , country = '']) => !isCountry(country))).toEqual([])
    const further = brands.map((row) => countryDomains(row[4]))
    expect(further.flat().filter((part) => part.length !== 2 || !isCountry(part[0] ?? ''))).toEqual([])
    expect(further.flatMap((parts) => repeated(parts.map(([country = '']) => country)))).toEqual([])
  })

  test('has each name once in a country, and aliases that say something new', () => {
    const names = brands.map(([name = '', , country]) => `${name.toLowerCase()} ${country}`)
    expect(repeated(names)).toEqual([])
    const spellings = brands.map(([name = '', , , aliases]) => [name, ...partsOf(aliases)])
    expect(spellings.flatMap((one) => repeated(one.map((name) => name.toLowerCase())))).toEqual([])
    expect(spellings.flat().filter((name) => name !== name.trim() || nameKey(name) === '')).toEqual([])
  })

  test('has the tag of a map or a code of industry for each brand', () => {
    const form = /^(?:(?:amenity|shop|tourism|leisure|office)=[a-z_-]+|[1-9]\d{3,5})$/
    expect(brands.filter(([, , , , , category = '']) => !form.test(category))).toEqual([])
  })
})

describe.skipIf(!existsSync(urlOf('listings.tsv')))('the table of listings', () => {
  const listings = existsSync(urlOf('listings.tsv')) ? rowsOf('listings.tsv') : []

  test('has the large companies of the exchanges, and a symbol once on each', () => {
    expect(listings.length).toBeGreaterThanOrEqual(1500)
    const symbols = listings.map(([symbol = '', exchange = '']) => `${symbol} ${exchange}`)
    expect(symbols.filter((symbol) => !/^[A-Z\d&.]{1,15} [A-Z]+$/.test(symbol))).toEqual([])
    expect(repeated(symbols)).toEqual([])
    const codes = new Set(Object.keys(EXCHANGES))
    expect(listings.filter(([, exchange = '']) => !codes.has(exchange))).toEqual([])
  })

  test('has ISINs whose check digit is right', () => {
    const isins = listings.map(([, , isin = '']) => isin).filter((isin) => isin !== '')
    expect(isins.filter((isin) => !hasRightDigit(isin))).toEqual([])
  })

  test('has a name and a registrable domain in each row', () => {
    expect(listings.filter(([, , , name = '']) => nameKey(name) === '')).toEqual([])
    expect(listings.filter(([, , , , domain = '']) => registrableOf(domain) !== domain)).toEqual([])
  })
})

describe('the table of further papers', () => {
  const papers = rowsOf('papers.tsv')

  test('has ISINs whose check digit is right, none of which is in the table of listings', () => {
    const isins = papers.map(([isin = '']) => isin)
    expect(isins.filter((isin) => !hasRightDigit(isin))).toEqual([])
    expect(repeated(isins)).toEqual([])
    const listed = new Set(rowsOf('listings.tsv').map(([, , isin]) => isin))
    expect(isins.filter((isin) => listed.has(isin))).toEqual([])
  })

  test('has papers of companies that another table has', () => {
    const known = new Set([
      ...rowsOf('brands.tsv').map(([, domain]) => domain),
      ...rowsOf('listings.tsv').map(([, , , , domain]) => domain),
    ])
    expect(papers.filter((row) => row.length !== 4 || !known.has(row[2]))).toEqual([])
  })
})

/** ISO 6166: letters count from 10 to 35, and every second digit from the right counts twice. */
function hasRightDigit(isin: string): boolean {
  if (!/^[A-Z]{2}[A-Z\d]{9}\d$/.test(isin)) return false
  const digits = [...isin].map((one) => Number.parseInt(one, 36)).join('')
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const counted = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (counted > 9 ? counted - 9 : counted)
  }, 0)
  return sum % 10 === 0
}
