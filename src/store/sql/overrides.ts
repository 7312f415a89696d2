import type { Database } from 'better-sqlite3'
import { SAID } from '../../directory/merged.ts'
import { isOneEdit } from '../../directory/one-edit.ts'
import type { Override, OverrideKind } from '../../model/corrections.ts'
import type { Company, DirectorySource, ListingMatch, NameMatch } from '../../model/directory.ts'
import type { Exchange } from '../../model/exchanges.ts'
import type { DirectoryStore } from '../directory.ts'
import type { Immediate } from './access.ts'

interface Row extends Omit<Override, 'exchange' | 'at'> {
  readonly exchange: Exchange | ''
  readonly at: number
}

type Methods = Exclude<keyof DirectorySource, 'rankOf'> | 'putOverride' | 'removeOverride' | 'overrides'

/**
 * The operator's overrides for names, symbols and ISINs, as a source of the tier `corrected`. `known` returns
 * the imported company of a domain. There are few overrides, so those with nearly the same key are found by
 * reading all.
 */
export function overridesIn(
  db: Database,
  known: (domain: string) => Company | undefined,
): Immediate<Methods, DirectoryStore> {
  const put = db.prepare<[string, string, string, string, string, string, string, number]>(
    `INSERT OR REPLACE INTO directory_overrides (kind, key, exchange, input, domain, who, why, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const remove = db.prepare<[string, string, string]>(
    'DELETE FROM directory_overrides WHERE kind = ? AND key = ? AND exchange = ?',
  )
  const all = db.prepare<[], Row>('SELECT * FROM directory_overrides ORDER BY kind, key, exchange')
  const one = db.prepare<[string, string], Row>(
    'SELECT * FROM directory_overrides WHERE kind = ? AND key = ?',
  )
  const toDomain = db.prepare<[string], Row>('SELECT * FROM directory_overrides WHERE domain = ? LIMIT 1')
  const { nameOf, listingOf } = matchesOf((row) => known(row.domain) ?? bareCompany(row))
  const names = () => all.all().filter(({ kind }) => kind === 'name' || kind === 'descriptor')
  return {
    namesOf: (keys) =>
      keys.flatMap((key) => [...one.all('name', key), ...one.all('descriptor', key)]).map(nameOf),
    namesFrom: (prefix, limit) =>
      names()
        .filter(({ key }) => key.startsWith(prefix))
        .slice(0, limit)
        .map(nameOf),
    namesNear: (key) =>
      names()
        .filter((row) => isOneEdit(row.key, key))
        .map(nameOf),
    companyOf(domain) {
      const row = toDomain.get(domain)
      return row && bareCompany(row)
    },
    listingsOf: (symbol) => one.all('ticker', symbol).map(listingOf),
    isinOf: (isin) => one.all('isin', isin).map(listingOf),
    isinsFrom: (prefix) =>
      all
        .all()
        .filter(({ kind, key }) => kind === 'isin' && key.startsWith(prefix))
        .map(listingOf),
    putOverride: ({ kind, key, exchange = '', input, domain, who, why, at }) => {
      put.run(kind, key, exchange, input, domain, who, why, Date.parse(at))
    },
    removeOverride: (kind: OverrideKind, key, exchange = '') => remove.run(kind, key, exchange).changes > 0,
    overrides: () => all.all().map(overrideFrom),
  }
}

/** The matches of a row, in the form of a source. `companyAt` returns the company of the row's domain. */
function matchesOf(companyAt: (row: Row) => Company) {
  const nameOf = (row: Row): NameMatch => ({
    name: row.input,
    key: row.key,
    kind: row.kind === 'name' ? 'brand' : 'short',
    weight: 1,
    company: companyAt(row),
    tier: 'corrected',
  })
  const listingOf = (row: Row): ListingMatch => {
    const company = companyAt(row)
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
  return { nameOf, listingOf }
}

function overrideFrom({ exchange, at, ...row }: Row): Override {
  return { ...row, ...(exchange && { exchange }), at: new Date(at).toISOString() }
}

/** A company that is known only from the override. */
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
