import { columnKey } from '../../formats/table/start.ts'
import { COLUMN_NAMES } from '../../lexicon/column-names.ts'
import type { CategoryScheme, NameKind } from '../../model/directory.ts'
import type { Facts, SecurityFacts } from './facts.ts'
import type { ImportContext, Importer } from './importer.ts'
import { withoutSecurity } from './names.ts'
import { rankOfSize, rankOfStaff } from './rank.ts'
import type { ImportRow } from './rows.ts'

/** Values with the usual names of their columns, folded, collected by hand in 2026. */
const MEANINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['name', [...keysOf(COLUMN_NAMES.name), ...keysOf(COLUMN_NAMES.company), 'security']],
  ['domain', [COLUMN_NAMES.domain, COLUMN_NAMES.website, COLUMN_NAMES.address].flatMap(keysOf)],
  ['ticker', ['ticker', 'symbol', 'tickersymbol']],
  ['exchange', ['exchange', 'stockexchange', 'market']],
  ['mic', ['mic']],
  ['isin', ['isin', 'isins']],
  ['aliases', ['aliases', 'alias', 'alsoknownas', 'othernames', 'altnames']],
  ['legalname', ['legalname', 'officialname', 'registeredname']],
  ['country', ['country', 'countrycode', 'headquarterscountry']],
  ['countries', ['countries', 'markets']],
  ['category', ['category', 'industry', 'industries', 'sector']],
  ['naics', ['naics', 'naicscode']],
  ['sic', ['sic', 'siccode']],
  ['mcc', ['mcc']],
  ['osm', ['osm']],
  ['listings', ['listings']],
  ['rank', ['rank']],
  ['size', ['marketcap', 'marketcapitalization', 'marketcapitalisation']],
  ['staff', ['employees', 'employeecount', 'currentemployeeestimate', 'size', 'sizerange']],
])

function keysOf(names: readonly string[]): readonly string[] {
  return names.map(columnKey)
}

/** Schemes of categories, each with the value in `MEANINGS` that names its columns. */
const SCHEMES: readonly (readonly [scheme: CategoryScheme, meaning: string])[] = [
  ['naics', 'naics'],
  ['sic', 'sic'],
  ['mcc', 'mcc'],
  ['osm', 'osm'],
  ['industry', 'category'],
]

/** Reads any table. Without a map, the usual names of columns apply. */
export const csv: Importer = {
  kind: 'csv',
  about: 'any table with names and domains; --map says which column is what where its name does not',
  licence: 'as its owner says',
  factsOf: (row, context): Facts => {
    const read = reader(row, context)
    return {
      websites: all(row, context, 'domain'),
      name: withoutSecurity(read('name')),
      otherNames: [
        ...named(read('legalname'), 'legal'),
        ...separated(read('aliases')).flatMap((name) => named(name, 'alias')),
      ],
      country: read('country'),
      countries: separated(read('countries')),
      securities: [...listed(read('listings')), ...securitiesOf(row, context)],
      categories: SCHEMES.flatMap(([scheme, meaning]) =>
        all(row, context, meaning)
          .flatMap(separated)
          .map((value) => ({ scheme, value })),
      ),
      rank: rankOf(read('rank')) ?? rankOfSize(read('size')) ?? rankOfStaff(read('staff')),
    }
  },
}

/** Whether a table with these columns can be read without a map. */
export function isUsual(columns: readonly string[]): boolean {
  const has = (meaning: string) => MEANINGS.get(meaning)?.some((one) => columns.includes(one)) ?? false
  return has('name') && has('domain')
}

/** Returns a function that gives the row's first text with a meaning, such as `name`, or ''. */
function reader(row: ImportRow, context: ImportContext): (meaning: string) => string {
  return (meaning) => all(row, context, meaning)[0] ?? ''
}

/**
 * Returns the row's non-empty texts with a meaning. If the map assigns the meaning to a column, this is the
 * text of that column. Otherwise these are the texts of all columns with a usual name for the meaning, the
 * likeliest first.
 */
function all(row: ImportRow, { map }: ImportContext, meaning: string): readonly string[] {
  const mapped = map.get(meaning)
  const columns = mapped === undefined ? (MEANINGS.get(meaning) ?? []) : [mapped]
  return columns.map(row.text).filter((text) => text !== '')
}

function securitiesOf(row: ImportRow, context: ImportContext): readonly SecurityFacts[] {
  const read = reader(row, context)
  // Without a column for the exchange, the suffix of `symbol` (`AALB.AS`) shows the exchange.
  const symbol = read('exchange') === '' && read('mic') === '' ? row.text('symbol') : ''
  const isins = separated(read('isin'))
  const ticker = symbol || read('ticker')
  const [isin = '', ...more] = isins
  const alone = more.map((one) => ({ symbol: '', isin: one }))
  if (ticker === '') return isin === '' ? [] : [{ symbol: '', isin }, ...alone]
  return [{ symbol: ticker, exchange: read('exchange'), mic: read('mic'), isin }, ...alone]
}

/** Reads listings in the format of the export: `NASDAQ:AAPL:US0378331005`, separated by `|`. */
function listed(text: string): readonly SecurityFacts[] {
  return separated(text).map((one) => {
    const [exchange = '', symbol = '', isin = '', state = ''] = one.split(':')
    return { symbol, exchange, isin, isActive: state !== 'inactive' }
  })
}

function separated(text: string): readonly string[] {
  return text
    .split(/[|;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

function named(name: string, kind: NameKind): { readonly name: string; readonly kind: NameKind }[] {
  return name === '' ? [] : [{ name, kind }]
}

function rankOf(text: string): number | undefined {
  const rank = Number(text)
  return text !== '' && rank >= 0 && rank <= 1 ? rank : undefined
}
