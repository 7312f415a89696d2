import { columnKey } from '../../formats/table/start.ts'
import { COLUMN_NAMES, COLUMN_OWNERS } from '../../lexicon/column-names.ts'
import type { EntryKind, HandleKind } from '../../model/company.ts'
import type { ListEntry } from './entry.ts'

/** Usual names of columns with domains, the likeliest first. */
export const SITE_NAMES = [COLUMN_NAMES.domain, COLUMN_NAMES.website, COLUMN_NAMES.address].map(keysOf)
export const COMPANY_NAMES = [keysOf(COLUMN_NAMES.company)]
const EMAIL_NAMES = keysOf(COLUMN_NAMES.email)

/** Usual names of the columns with each kind of handle, the likeliest first. */
const NAMES: Readonly<Record<Exclude<HandleKind, 'domain'>, readonly ReadonlySet<string>[]>> = {
  isin: [new Set(['isin', 'isins'])],
  ticker: [new Set(['ticker', 'tickers', 'tickersymbol', 'stocksymbol', 'symbol'])],
  name: [...COMPANY_NAMES, keysOf(COLUMN_NAMES.name)],
  email: [EMAIL_NAMES],
}

const ALL_NAMES = [...SITE_NAMES, ...Object.values(NAMES).flat()]
const OWNERS = new Set([...keysOf(COLUMN_OWNERS), ...ALL_NAMES.flatMap((names) => [...names])])

/** Usual names of columns with details: the exchange of a ticker, the country of a name. */
const BESIDE: Partial<Record<EntryKind, readonly string[]>> = {
  ticker: ['exchange', 'tickerexchange', 'stockexchange'],
  name: ['countrygl', 'countrycode'],
}

function isColumnName(name: string): boolean {
  return isIn(ALL_NAMES, name)
}

/**
 * Returns whether a cell may be the name of a column: `name` for a usual name; for a text like a domain,
 * `path` when all its parts are such names, as in `company.website`, `maybe` when only its end is.
 */
export function nameIn(cell: string): 'name' | 'path' | 'maybe' | undefined {
  if (isColumnName(cell)) return 'name'
  const [last = '', ...owners] = cell.split(/[._]/).reverse()
  if (owners.length === 0 || !isColumnName(last)) return undefined
  return owners.every((owner) => OWNERS.has(lettersOf(owner))) ? 'path' : 'maybe'
}

/** Returns the position of the column with the likeliest name for the kind; -1 when there is none. */
export function placeCalled(kind: HandleKind, names: readonly string[]): number {
  if (kind === 'domain') return -1
  const places = NAMES[kind].map((keys) => names.findIndex((name) => keys.has(lettersOf(name))))
  return places.find((at) => at >= 0) ?? -1
}

/** Returns the kind that the name of a column suggests, if any. */
export function kindOfColumn(name: string): HandleKind | undefined {
  const kinds = ['isin', 'ticker', 'name'] as const
  return kinds.find((kind) => isColumnOf(kind, name))
}

/** Returns whether the name of a column is usual for handles of the kind. */
export function isColumnOf(kind: EntryKind, name: string): boolean {
  if (kind === 'auto') return isColumnName(name)
  return kind !== 'domain' && isIn(NAMES[kind], name)
}

/** Returns the position of the column with details for the kind; undefined when there is none. */
export function besideOf(names: readonly string[], kind: EntryKind): number | undefined {
  const at = names.findIndex((name) => BESIDE[kind]?.includes(lettersOf(name)))
  return at < 0 ? undefined : at
}

/** Returns the kind and the details of an entry. A domain has neither. */
export function ofKind(kind: EntryKind, beside: string | undefined): Pick<ListEntry, 'kind' | 'beside'> {
  return kind === 'domain' ? {} : { kind, ...(beside?.trim() && { beside: beside.trim() }) }
}

function isIn(names: readonly ReadonlySet<string>[], name: string): boolean {
  const key = lettersOf(name)
  return names.some((keys) => keys.has(key))
}

/** Returns only the letters of a column's name, because columns are often numbered: `Website 2`. */
export function lettersOf(name: string): string {
  return columnKey(name).replace(/\P{L}/gu, '')
}

function keysOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map(lettersOf))
}
