import { SAID } from '../../directory/merged.ts'
import { isOneEdit } from '../../directory/one-edit.ts'
import type { Override, OverrideKind } from '../../model/corrections.ts'
import type { Company, DirectorySource, ListingMatch, NameMatch } from '../../model/directory.ts'
import type { Exchange } from '../../model/exchanges.ts'
import type { DirectoryStore } from '../directory.ts'
import type { Computed, Sql, Steps } from './sql.ts'

interface Row extends Omit<Override, 'exchange' | 'at'> {
  readonly exchange: Exchange | ''
  readonly at: number
}

type Methods = Exclude<keyof DirectorySource, 'rankOf'> | 'putOverride' | 'removeOverride' | 'overrides'

/**
 * The operator's overrides for names, symbols and ISINs, as a source of the tier `corrected`. They are few,
 * so that those with a similar key are found by reading all.
 */
export function overridesIn(
  sql: Sql,
  known: (domain: string) => Steps<Company | undefined>,
): Computed<Methods, DirectoryStore> {
  const put = sql.prepare<[string, string, string, string, string, string, string, number]>(
    `INSERT INTO directory_overrides (kind, key, exchange, input, domain, who, why, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (kind, key, exchange) DO UPDATE SET input = excluded.input, domain = excluded.domain,
       who = excluded.who, why = excluded.why, at = excluded.at`,
  )
  const remove = sql.prepare<[string, string, string]>(
    'DELETE FROM directory_overrides WHERE kind = ? AND key = ? AND exchange = ?',
  )
  const all = sql.prepare<[], Row>('SELECT * FROM directory_overrides ORDER BY kind, key, exchange')
  const one = sql.prepare<[string, string], Row>(
    'SELECT * FROM directory_overrides WHERE kind = ? AND key = ? ORDER BY exchange',
  )
  const toDomain = sql.prepare<[string], Row>(
    'SELECT * FROM directory_overrides WHERE domain = ? ORDER BY kind, key, exchange LIMIT 1',
  )
  const companyAt = function* (row: Row) {
    return (yield* known(row.domain)) ?? bareCompany(row)
  }
  const namesOf = function* (rows: readonly Row[]): Steps<NameMatch[]> {
    const found: NameMatch[] = []
    for (const row of rows) found.push(nameFrom(row, yield* companyAt(row)))
    return found
  }
  const listingsOf = function* (rows: readonly Row[]): Steps<ListingMatch[]> {
    const found: ListingMatch[] = []
    for (const row of rows) found.push(listingFrom(row, yield* companyAt(row)))
    return found
  }
  const names = function* () {
    return (yield* all.all()).filter(({ kind }) => kind === 'name' || kind === 'descriptor')
  }
  return {
    *namesOf(keys) {
      const rows: Row[] = []
      for (const key of keys)
        rows.push(...(yield* one.all('name', key)), ...(yield* one.all('descriptor', key)))
      return yield* namesOf(rows)
    },
    *namesFrom(prefix, limit) {
      const rows = (yield* names()).filter(({ key }) => key.startsWith(prefix))
      return yield* namesOf(rows.slice(0, limit))
    },
    *namesNear(key) {
      return yield* namesOf((yield* names()).filter((row) => isOneEdit(row.key, key)))
    },
    *companyOf(domain) {
      const row = yield* toDomain.get(domain)
      return row && bareCompany(row)
    },
    *listingsOf(symbol) {
      return yield* listingsOf(yield* one.all('ticker', symbol))
    },
    *isinOf(isin) {
      return yield* listingsOf(yield* one.all('isin', isin))
    },
    *isinsFrom(prefix) {
      const rows = yield* all.all()
      return yield* listingsOf(rows.filter(({ kind, key }) => kind === 'isin' && key.startsWith(prefix)))
    },
    *putOverride({ kind, key, exchange = '', input, domain, who, why, at }) {
      yield* put.run(kind, key, exchange, input, domain, who, why, Date.parse(at))
    },
    *removeOverride(kind: OverrideKind, key, exchange = '') {
      return (yield* remove.run(kind, key, exchange)) > 0
    },
    *overrides() {
      return (yield* all.all()).map(overrideFrom)
    },
  }
}

function nameFrom({ input, key, kind }: Row, company: Company): NameMatch {
  return {
    name: input,
    key,
    kind: kind === 'name' ? 'brand' : 'short',
    weight: 1,
    company,
    tier: 'corrected',
  }
}

function listingFrom(row: Row, company: Company): ListingMatch {
  const isKnown = company.listings.find(({ symbol, isin }) => symbol === row.key || isin === row.key)
  const exchange = row.exchange === '' ? 'OTC' : row.exchange
  const listing =
    row.kind === 'ticker'
      ? { symbol: row.key, exchange, isActive: true }
      : { symbol: '', exchange, isin: row.key, isActive: true }
  return {
    listing: isKnown && (row.exchange === '' || isKnown.exchange === row.exchange) ? isKnown : listing,
    company,
    tier: 'corrected',
  }
}

function overrideFrom({ exchange, at, ...row }: Row): Override {
  return { ...row, ...(exchange && { exchange }), at: new Date(at).toISOString() }
}

function bareCompany({ domain, kind, input }: Row): Company {
  return {
    domain,
    name: kind === 'name' ? input : domain,
    countries: [],
    domains: [{ domain, role: 'main' }],
    categories: [],
    listings: [],
    rank: 0,
    source: SAID,
  }
}
