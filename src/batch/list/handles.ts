import type { CompanyHandle, HandleKind } from '../../model/company.ts'
import type { ListEntry } from './entry.ts'

/** What columns of companies are called, in lower case and letters alone. */
const NAMES: Readonly<Record<Exclude<HandleKind, 'domain'>, readonly string[]>> = {
  isin: ['isin', 'isins'],
  ticker: ['ticker', 'tickers', 'tickersymbol', 'stocksymbol', 'symbol'],
  name: ['name', 'companyname', 'company', 'companies', 'brand', 'brandname', 'organization', 'organisation'],
  email: ['email', 'emails', 'emailaddress', 'mail'],
}

/** What the column beside them is called that says more: the exchange of a ticker, the country of a name. */
const BESIDE: Partial<Record<HandleKind, readonly string[]>> = {
  ticker: ['exchange', 'tickerexchange', 'stockexchange'],
  name: ['countrygl', 'countrycode'],
}

/** The kind that a column of that name has by itself; undefined for a name that tells none. */
export function kindOfColumn(name: string): HandleKind | undefined {
  const kinds = ['isin', 'ticker', 'name'] as const
  return kinds.find((kind) => NAMES[kind].includes(lettersOf(name)))
}

/** Whether a column of that name has handles of that kind. */
export function isColumnOf(kind: HandleKind, name: string): boolean {
  return kind !== 'domain' && NAMES[kind].includes(lettersOf(name))
}

/** The place of the column that says more about handles of that kind; undefined when there is none. */
export function besideOf(names: readonly string[], kind: HandleKind): number | undefined {
  const at = names.findIndex((name) => BESIDE[kind]?.includes(lettersOf(name)))
  return at < 0 ? undefined : at
}

/** What an entry says beside its handle; of a domain nothing. */
export function ofKind(kind: HandleKind, beside: string | undefined): Pick<ListEntry, 'kind' | 'beside'> {
  return kind === 'domain' ? {} : { kind, ...(beside?.trim() && { beside: beside.trim() }) }
}

/** The company that an entry names; undefined for a domain. */
export function companyIn({ handle, kind = 'domain', beside }: ListEntry): CompanyHandle | undefined {
  switch (kind) {
    case 'domain':
      return undefined
    case 'name':
      return { name: handle, country: beside }
    case 'ticker':
      return { ticker: handle, exchange: beside }
    case 'isin':
      return { isin: handle }
    case 'email':
      return { email: handle }
  }
}

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/\P{L}/gu, '')
}
