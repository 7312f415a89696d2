/** Reads the shipped file as a source of companies, without building a table of all companies in memory. */

import type {
  Category,
  Company,
  CompanyDomain,
  DirectorySource,
  Listing,
  ListingMatch,
  NameMatch,
} from '../../model/directory.ts'
import { isOneEdit } from '../one-edit.ts'
import { inNameOrder, inOrder } from '../order.ts'
import type { Texts } from './columns.ts'
import { type Columns, columnsOf } from './columns-of.ts'
import { KINDS, RANK_STEPS, ROLES, WEIGHT_STEPS } from './layout.ts'

const TIER = 'shipped'

/**
 * Makes a source from the decompressed content of a shipped file. Throws `storage` when the bytes have
 * another format or are incomplete.
 */
export function shippedSource(content: Buffer): DirectorySource {
  const shipped = new Shipped(columnsOf(content))
  return {
    namesOf: async (keys) => shipped.namesOf(keys),
    namesFrom: async (prefix, limit) => shipped.namesFrom(prefix, limit),
    namesNear: async (key) => shipped.namesNear(key),
    companyOf: async (domain) => shipped.companyOf(domain),
    listingsOf: async (symbol) => shipped.listingsOf(symbol),
    isinOf: async (isin) => shipped.isinOf(isin),
    isinsFrom: async (prefix) => shipped.isinsFrom(prefix),
  }
}

class Shipped {
  readonly #columns: Columns
  /** Companies that were already read, by their row. */
  readonly #companies: (Company | undefined)[] = []
  #endings: Endings | undefined
  #byIsin: Map<string, number[]> | undefined

  constructor(columns: Columns) {
    this.#columns = columns
  }

  namesOf(keys: readonly string[]): NameMatch[] {
    const rows = [...new Set(keys)].flatMap((key) => this.#columns.keyText.find(key) ?? [])
    return this.#namesAt(rows).sort(inNameOrder)
  }

  namesFrom(prefix: string, limit: number): NameMatch[] {
    const { keyText } = this.#columns
    const [from, to] = this.#rangeOf(Buffer.from(prefix))
    const rows = Array.from({ length: to - from }, (_, index) => from + index)
    const lengths = new Map(rows.map((row) => [row, keyText.at(row).length]))
    const lengthOf = (row: number) => lengths.get(row) ?? 0
    // Every key has at least one name, so `limit` keys are enough. Further keys that are as long as the last
    // of these keys are included too.
    rows.sort((a, b) => lengthOf(a) - lengthOf(b))
    const longest = lengthOf(rows[Math.min(limit, rows.length) - 1] ?? 0)
    const names = this.#namesAt(rows.filter((row) => lengthOf(row) <= longest))
    return names.sort((a, b) => a.key.length - b.key.length || inNameOrder(a, b)).slice(0, limit)
  }

  /**
   * Returns the names whose keys are one edit away. Such a key shares the first half of this key, or its end
   * after the first character of the second half. So only keys that share either part are compared.
   */
  namesNear(key: string): NameMatch[] {
    const { keyText } = this.#columns
    const characters = [...key]
    const half = Math.floor(characters.length / 2)
    const [from, to] = this.#rangeOf(Buffer.from(characters.slice(0, half).join('')))
    this.#endings ??= new Endings(keyText)
    const endings = this.#endings.rowsOf(Buffer.from(characters.slice(half + 1).join('')))
    const size = Buffer.byteLength(key)
    const isNear = (row: number) => {
      // The sizes of near keys differ by at most one character, which has at most four bytes in UTF-8.
      return Math.abs(keyText.size(row) - size) <= 4 && isOneEdit(keyText.at(row), key)
    }
    const near = endings.filter((row) => (row < from || row >= to) && isNear(row))
    for (let row = from; row < to; row++) if (isNear(row)) near.push(row)
    return this.#namesAt(near).sort(inNameOrder)
  }

  companyOf(domain: string): Company | undefined {
    const row = this.#columns.domainText.find(domain)
    return row === undefined ? undefined : this.#company(this.#columns.domainCompany[row] ?? 0)
  }

  listingsOf(symbol: string): ListingMatch[] {
    const { listingSymbol } = this.#columns
    const wanted = Buffer.from(symbol)
    const rows: number[] = []
    for (let row = listingSymbol.firstFrom(wanted); listingSymbol.at(row) === symbol && symbol; row++)
      rows.push(row)
    return this.#listingsAt(rows)
  }

  isinOf(isin: string): ListingMatch[] {
    this.#byIsin ??= this.#isins()
    return this.#listingsAt(this.#byIsin.get(isin) ?? [])
  }

  isinsFrom(prefix: string): ListingMatch[] {
    this.#byIsin ??= this.#isins()
    const isins = [...this.#byIsin].filter(([isin]) => isin.startsWith(prefix))
    return this.#listingsAt(isins.flatMap(([, rows]) => rows))
  }

  #isins(): Map<string, number[]> {
    const { listingIsin } = this.#columns
    const rows = new Map<string, number[]>()
    for (let row = 0; row < listingIsin.count; row++) {
      const isin = listingIsin.at(row)
      if (isin) rows.set(isin, [...(rows.get(isin) ?? []), row])
    }
    return rows
  }

  #rangeOf(prefix: Buffer): [from: number, to: number] {
    const { keyText } = this.#columns
    return [keyText.firstFrom(prefix), keyText.firstAfter(prefix)]
  }

  #namesAt(keyRows: readonly number[]): NameMatch[] {
    const { keyText, keyStarts, nameText, nameCompany, nameKind, nameWeight } = this.#columns
    const names: NameMatch[] = []
    for (const keyRow of keyRows) {
      const key = keyText.at(keyRow)
      for (let row = keyStarts[keyRow] ?? 0; row < (keyStarts[keyRow + 1] ?? 0); row++) {
        const kind = KINDS[nameKind[row] ?? 0] ?? 'alias'
        const weight = (nameWeight[row] ?? 0) / WEIGHT_STEPS
        const company = this.#company(nameCompany[row] ?? 0)
        names.push({ name: nameText.at(row), key, kind, weight, company, tier: TIER })
      }
    }
    return names
  }

  #listingsAt(rows: readonly number[]): ListingMatch[] {
    const matches = rows.map((row): ListingMatch => {
      const company = this.#company(this.#columns.listingCompany[row] ?? 0)
      return { listing: this.#listing(row), company, tier: TIER }
    })
    return matches.sort(inOrder)
  }

  #company(number: number): Company {
    const known = this.#companies[number]
    if (known) return known
    const company = this.#readCompany(number)
    this.#companies[number] = company
    return company
  }

  #readCompany(number: number): Company {
    const columns = this.#columns
    const rowsOf = (groups: Columns['domainsOf']) => [
      ...groups.rows.subarray(groups.starts[number] ?? 0, groups.starts[number + 1] ?? 0),
    ]
    const domains = rowsOf(columns.domainsOf).map((row): CompanyDomain => {
      const country = columns.lists.countries[columns.domainCountry[row] ?? 0]
      const role = ROLES[columns.domainRole[row] ?? 0] ?? 'brand'
      return { domain: columns.domainText.at(row), role, ...(country && { country }) }
    })
    const main = domains.filter(({ role }) => role === 'main')
    const country = columns.lists.countries[columns.companyCountry[number] ?? 0]
    return {
      domain: main[0]?.domain ?? '',
      name: columns.companyName.at(number),
      ...(country && { country }),
      countries: partsOf(columns.lists.countrySets[columns.companyCountries[number] ?? 0], ','),
      domains: [...main, ...domains.filter(({ role }) => role !== 'main')],
      categories: partsOf(columns.lists.categorySets[columns.companyCategories[number] ?? 0], '\t').map(
        categoryOf,
      ),
      listings: rowsOf(columns.listingsOf)
        .map((row) => this.#listing(row))
        .filter(({ symbol }) => symbol !== ''),
      rank: (columns.companyRank[number] ?? 0) / RANK_STEPS,
      source: columns.lists.sources[columns.companySource[number] ?? 0] ?? '',
    }
  }

  #listing(row: number): Listing {
    const { lists, listingSymbol, listingExchange, listingMic, listingIsin, listingActive } = this.#columns
    const mic = lists.mics[listingMic[row] ?? 0]
    const isin = listingIsin.at(row)
    return {
      symbol: listingSymbol.at(row),
      exchange: lists.exchanges[listingExchange[row] ?? 0] as Listing['exchange'],
      ...(mic && { mic }),
      ...(isin && { isin }),
      isActive: listingActive[row] === 1,
    }
  }
}

function partsOf(text: string | undefined, between: string): string[] {
  return text ? text.split(between) : []
}

function categoryOf(text: string): Category {
  const space = text.indexOf(' ')
  return { scheme: text.slice(0, space) as Category['scheme'], value: text.slice(space + 1) }
}

/** The most texts, because the last four bytes of one and its row have to fit into one number. */
const ROWS = 2 ** 20

/** Finds the texts of a list by their last bytes. Sorting 100,000 texts takes some ten milliseconds. */
class Endings {
  /** For each text, one number with its last four bytes and then its row; sorted. */
  readonly #sorted: Float64Array

  constructor(texts: Texts) {
    if (texts.count > ROWS) throw new RangeError(`At most ${ROWS} texts can be sorted by their endings.`)
    this.#sorted = new Float64Array(texts.count)
    for (let row = 0; row < texts.count; row++) this.#sorted[row] = texts.ending(row) * ROWS + row
    this.#sorted.sort()
  }

  /** Returns the rows of the texts that end with these bytes. Only the last four bytes are compared. */
  rowsOf(ending: Buffer): number[] {
    const counted = Math.min(4, ending.length)
    let from = 0
    for (let back = 1; back <= 4; back++)
      from = from * 256 + (back <= counted ? (ending[ending.length - back] ?? 0) : 0)
    const to = from + 256 ** (4 - counted)
    const rows = this.#sorted.subarray(this.#first(from * ROWS), this.#first(to * ROWS))
    return Array.from(rows, (number) => number % ROWS)
  }

  #first(wanted: number): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sorted[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}
