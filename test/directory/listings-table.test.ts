import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EXCHANGES } from '../../src/data/codes/exchanges.ts'
import { nameKey, symbolKey } from '../../src/directory/keys.ts'
import { ownerOf } from '../../src/formats/psl.ts'

const TABLE = new URL('../../data/companies/listings.tsv', import.meta.url)
const COLUMNS = ['symbol', 'exchange', 'isin', 'name', 'domain', 'active', 'aliases']
/**
 * Countries whose companies are traded abroad under an ISIN of their own, islands of holding companies too.
 */
const ABROAD = new Set(
  `AN AT AU BE BM BR CA CH CN CS CW CY DE DK ES FI FO FR GB GG GI HK IE IL IM IT JE KY LR LU MC MH MU MY NL NO
  NZ PA PR PT SE SG TH US VG`.split(/\s+/),
)

const lines = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const rows = lines.slice(1).map((line) => {
  const [symbol = '', exchange = '', isin = '', name = '', domain = '', active = '', aliases = ''] =
    line.split('\t')
  return { line, symbol, exchange, isin, name, domain, active, aliases: aliases.split(';').filter(Boolean) }
})
const exchanges = new Map<string, { readonly country: string }>(Object.entries(EXCHANGES))

/** Sum of the digits of numbers, every second one doubled, counted from the end. */
function sumOf(numbers: readonly number[], isLastDoubled: boolean): number {
  return [...numbers].reverse().reduce((sum, number, index) => {
    const times = number * ((index % 2 === 0) === isLastDoubled ? 2 : 1)
    return sum + Math.floor(times / 10) + (times % 10)
  }, 0)
}

function hasCheckDigit(isin: string): boolean {
  const digits = [...isin].flatMap((letter) => [...String(Number.parseInt(letter, 36))].map(Number))
  return sumOf(digits, false) % 10 === 0
}

/** American and Canadian numbers hold a CUSIP, which has a check digit of its own. */
function hasCusipDigit(isin: string): boolean {
  const values = [...isin.slice(2, 10)].map((letter) => Number.parseInt(letter, 36))
  return (10 - (sumOf(values, true) % 10)) % 10 === Number(isin[10])
}

/** British and Irish numbers of the old kind hold a SEDOL, which has a check digit of its own. */
function hasSedolDigit(isin: string): boolean {
  const weights = [1, 3, 1, 7, 3, 9, 1]
  const sum = [...isin.slice(4, 11)].reduce(
    (all, letter, index) => all + Number.parseInt(letter, 36) * (weights[index] ?? 0),
    0,
  )
  return sum % 10 === 0
}

const wrong = (isWrong: (row: (typeof rows)[number]) => boolean) =>
  rows.filter(isWrong).map((row) => row.line)

describe('the table of listings', () => {
  it('covers the large companies of the exchanges, and symbols that ended', () => {
    expect(lines[0]?.split('\t')).toEqual(COLUMNS)
    expect(rows.length).toBeGreaterThan(1800)
    expect(rows.filter((row) => row.active === '0').length).toBeGreaterThan(60)
    expect(new Set(rows.map((row) => row.exchange)).size).toBeGreaterThan(40)
  })

  it('has seven columns, symbols and exchanges as they are stored, and every symbol once', () => {
    expect(wrong(({ line }) => line.split('\t').length !== COLUMNS.length)).toEqual([])
    expect(wrong(({ line }) => / {2}|^ | $| \t|\t | ;|; /.test(line))).toEqual([])
    expect(wrong((row) => symbolKey(row.symbol) !== row.symbol || !exchanges.has(row.exchange))).toEqual([])
    expect(wrong((row) => !['0', '1'].includes(row.active))).toEqual([])
    const places = rows.map((row) => `${row.exchange}:${row.symbol}`)
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  })

  it('has names with words and registrable domains', () => {
    expect(
      wrong((row) => nameKey(row.name) === '' || row.aliases.some((alias) => nameKey(alias) === '')),
    ).toEqual([])
    expect(wrong((row) => ownerOf(row.domain) !== row.domain)).toEqual([])
  })

  it('has numbers whose check digits hold, of a country where the company may be', () => {
    const numbered = rows.filter((row) => row.isin !== '')
    expect(numbered.length).toBeGreaterThan(3000)
    const faults = numbered.flatMap(({ isin, exchange, line }) => {
      const country = isin.slice(0, 2)
      const isSound =
        /^[A-Z]{2}[A-Z\d]{9}\d$/.test(isin) &&
        hasCheckDigit(isin) &&
        (!/^(US|CA)/.test(isin) || hasCusipDigit(isin)) &&
        (!/^(GB|IE|JE|GG|IM)00(?!0)/.test(isin) || hasSedolDigit(isin)) &&
        (ABROAD.has(country) || exchanges.get(exchange)?.country === country)
      return isSound ? [] : [line]
    })
    expect(faults).toEqual([])
  })

  it('has one company for every number', () => {
    const domains = new Map<string, string>()
    expect(
      wrong(({ isin, domain }) => {
        if (isin === '') return false
        const known = domains.get(isin) ?? domain
        domains.set(isin, known)
        return known !== domain
      }),
    ).toEqual([])
  })
})
