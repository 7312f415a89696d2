import { brotliCompressSync, constants } from 'node:zlib'
import type { CompanyEntry } from '../../model/directory.ts'
import { BlazonError } from '../../model/errors.ts'
import { numberBytes } from './columns.ts'
import {
  COLUMNS,
  type Column,
  FORMAT,
  type Header,
  KINDS,
  type Lists,
  MAX_TEXT_BYTES,
  RANK_STEPS,
  ROLES,
  WEIGHT_STEPS,
} from './layout.ts'

type Values = Record<Column, (string | number)[]>

/**
 * Returns the shipped file of these companies, compressed. The bytes do not depend on the order of the
 * companies. Weights are rounded to hundredths and ranks to ten-thousandths. Throws `invalid_input` when two
 * companies have the same main domain or claim the same domain, and for a text over 255 bytes.
 */
export function shippedFile(entries: readonly CompanyEntry[]): Buffer {
  const sorted = [...entries].sort((a, b) => inByteOrder(a.company.domain, b.company.domain))
  const lists = new ListMaker()
  const values = valuesOf(sorted, lists)
  const sizes: Record<string, number[]> = {}
  const parts: Buffer[] = []
  for (const [column, width] of Object.entries(COLUMNS) as [Column, (typeof COLUMNS)[Column]][]) {
    const bytes =
      width === 'text' ? textBytes(values[column]) : [numberBytes(width, values[column] as number[])]
    sizes[column] = bytes.map(({ length }) => length)
    parts.push(...bytes)
  }
  const header: Header = { format: FORMAT, ...lists.lists, sizes }
  const json = Buffer.from(JSON.stringify(header))
  const content = Buffer.concat([numberBytes('u32', [json.length]), json, ...parts])
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

function valuesOf(entries: readonly CompanyEntry[], lists: ListMaker): Values {
  const values = Object.fromEntries(Object.keys(COLUMNS).map((column) => [column, []])) as unknown as Values
  for (const { company } of entries) {
    values.companyName.push(company.name)
    values.companyCountry.push(lists.number('countries', company.country ?? ''))
    values.companyCountries.push(lists.number('countrySets', [...company.countries].sort().join(',')))
    const categories = company.categories.map(({ scheme, value }) => `${scheme} ${value}`)
    values.companyCategories.push(lists.number('categorySets', categories.join('\t')))
    values.companyRank.push(Math.round(company.rank * RANK_STEPS))
    values.companySource.push(lists.number('sources', company.source))
  }
  addNames(values, entries)
  addDomains(values, entries, lists)
  addListings(values, entries, lists)
  return values
}

function addNames(values: Values, entries: readonly CompanyEntry[]): void {
  const rows = entries.flatMap(({ names }, company) => names.map((name) => ({ ...name, company })))
  rows.sort((a, b) => inByteOrder(a.key, b.key) || b.weight - a.weight || a.company - b.company)
  for (const [index, { key, name, kind, weight, company }] of rows.entries()) {
    if (key === rows[index - 1]?.key) values.keyNames.push(Number(values.keyNames.pop()) + 1)
    else {
      values.keyText.push(key)
      values.keyNames.push(1)
    }
    values.nameText.push(name)
    values.nameCompany.push(company)
    values.nameKind.push(KINDS.indexOf(kind))
    values.nameWeight.push(Math.round(weight * WEIGHT_STEPS))
  }
}

function addDomains(values: Values, entries: readonly CompanyEntry[], lists: ListMaker): void {
  const rows = entries.flatMap(({ company: { domains } }, company) => {
    return domains.map((domain) => ({ ...domain, company }))
  })
  rows.sort((a, b) => inByteOrder(a.domain, b.domain))
  for (const [index, { domain, role, country, company }] of rows.entries()) {
    if (domain === rows[index - 1]?.domain)
      throw new BlazonError('invalid_input', `Two companies have the domain ${domain}; one may have it.`)
    values.domainText.push(domain)
    values.domainCompany.push(company)
    values.domainRole.push(ROLES.indexOf(role))
    values.domainCountry.push(lists.number('countries', country ?? ''))
  }
}

function addListings(values: Values, entries: readonly CompanyEntry[], lists: ListMaker): void {
  const rows = entries.flatMap(({ company: { listings } }, company) => {
    return listings.map((listing) => ({ ...listing, company }))
  })
  rows.sort((a, b) => inByteOrder(a.symbol, b.symbol) || inByteOrder(a.exchange, b.exchange))
  for (const { symbol, exchange, mic, isin, isActive, company } of rows) {
    values.listingSymbol.push(symbol)
    values.listingCompany.push(company)
    values.listingExchange.push(lists.number('exchanges', exchange))
    values.listingMic.push(lists.number('mics', mic ?? ''))
    values.listingIsin.push(isin ?? '')
    values.listingActive.push(isActive ? 1 : 0)
  }
}

class ListMaker {
  readonly lists: { [list in keyof Lists]: string[] } = {
    ...{ countries: [''], countrySets: [''], categorySets: [''] },
    ...{ sources: [], exchanges: [], mics: [''] },
  }
  readonly #numbers = new Map<string, number>()

  number(list: keyof Lists, value: string): number {
    const values = this.lists[list]
    const place = `${list} ${value}`
    const known = this.#numbers.get(place) ?? (value === '' && values[0] === '' ? 0 : undefined)
    if (known !== undefined) return known
    this.#numbers.set(place, values.length)
    return values.push(value) - 1
  }
}

function textBytes(texts: readonly (string | number)[]): [Buffer, Buffer] {
  const all = texts.map((text) => Buffer.from(String(text)))
  const long = all.find(({ length }) => length > MAX_TEXT_BYTES)
  if (long)
    throw new BlazonError('invalid_input', `The text "${long}" is over ${MAX_TEXT_BYTES} bytes; shorten it.`)
  return [
    numberBytes(
      'u8',
      all.map(({ length }) => length),
    ),
    Buffer.concat(all),
  ]
}

function inByteOrder(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b))
}
