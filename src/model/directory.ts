import type { Exchange } from './exchanges.ts'

/* The types of the directory: companies and brands, and their names. */

/** The role of a domain for a company. `country`: the site for one country. `old`: a former domain. */
export type DomainRole = 'main' | 'country' | 'brand' | 'old'

/** One of the domains of a company. */
export interface CompanyDomain {
  /** Registrable domain, lower case, ASCII. */
  readonly domain: string
  readonly role: DomainRole
  /** ISO 3166-1 alpha-2, upper case: the country that the site is for. */
  readonly country?: string | undefined
}

/** A security of a company on an exchange. */
export interface Listing {
  /**
   * Upper case, share classes after a dot: `BRK.B`. Empty when the source has only an ISIN; then `exchange`
   * has no meaning, and the listing is not among the listings of its company.
   */
  readonly symbol: string
  readonly exchange: Exchange
  /** ISO 10383 code of the market, or of its segment. */
  readonly mic?: string | undefined
  readonly isin?: string | undefined
  /** False for a symbol that is not traded any more. */
  readonly isActive: boolean
}

/** The scheme in which a source categorises companies. */
export type CategoryScheme = 'naics' | 'osm' | 'mcc' | 'sic' | 'industry'

/** The category of a company in one source. */
export interface Category {
  readonly scheme: CategoryScheme
  /** A NAICS, SIC or MCC code, an OpenStreetMap tag (`shop=supermarket`), or an industry in words. */
  readonly value: string
}

/** A brand or company, identified by its main domain. */
export interface Company {
  /** The main domain: registrable, lower case, ASCII. */
  readonly domain: string
  /** The name that people know. */
  readonly name: string
  /** ISO 3166-1 alpha-2, upper case: the home country. */
  readonly country?: string | undefined
  /** ISO 3166-1 alpha-2, upper case: where it has shops or customers. Empty when the source does not say. */
  readonly countries: readonly string[]
  /** All its domains, the main one first. */
  readonly domains: readonly CompanyDomain[]
  readonly categories: readonly Category[]
  readonly listings: readonly Listing[]
  /** From 0 to 1, how well known the company is. The rank decides between companies of the same name. */
  readonly rank: number
  /** The name of the source, such as `name-suggestion-index`. */
  readonly source: string
}

/** The kind of a name: `short` is an abbreviation, `native` is in the script of its country. */
export type NameKind = 'brand' | 'legal' | 'alias' | 'short' | 'old' | 'native'

/** One name of a company, as it is stored with the company. */
export interface CompanyName {
  readonly name: string
  /** The folded name, as `nameKey` of `directory/keys.ts` makes it. */
  readonly key: string
  readonly kind: NameKind
  /** From 0 to 1, how likely it is that somebody who uses this name means this company. */
  readonly weight: number
}

/**
 * The origin of an entry. The operator's corrections take precedence over imported entries, and imported
 * entries over shipped ones.
 */
export type Tier = 'corrected' | 'imported' | 'shipped'

/** A company that a name, symbol or ISIN leads to. */
export interface NameMatch extends CompanyName {
  readonly company: Company
  readonly tier: Tier
}

/** A listing that was found, with its company and the tier in which it was found. */
export interface ListingMatch {
  readonly listing: Listing
  readonly company: Company
  readonly tier: Tier
}

/**
 * A source in which companies are looked up: the shipped file, the database, or a combination of both. Every
 * list is in a fixed order: tier, then weight, then rank, then domain.
 */
export interface DirectorySource {
  /** The names with exactly one of these keys. */
  namesOf(keys: readonly string[]): Promise<readonly NameMatch[]>
  /** The names whose key begins with `prefix`, at most `limit`, the shortest keys first. */
  namesFrom(prefix: string, limit: number): Promise<readonly NameMatch[]>
  /**
   * The names whose key is one edit away: one character added, removed or replaced, or two adjacent
   * characters exchanged.
   */
  namesNear(key: string): Promise<readonly NameMatch[]>
  /** The company that has this domain, in any role. */
  companyOf(domain: string): Promise<Company | undefined>
  /** The listings with this symbol on any exchange, folded as in `Listing`. */
  listingsOf(symbol: string): Promise<readonly ListingMatch[]>
  /** How well known a domain is, from 0 to 1. A domain without a company may have a rank, too. */
  rankOf?(domain: string): Promise<number | undefined>
  /** The listings with this ISIN. */
  isinOf(isin: string): Promise<readonly ListingMatch[]>
  /** The listings whose ISIN begins with `prefix`. */
  isinsFrom(prefix: string): Promise<readonly ListingMatch[]>
}

/** One company as an importer or the builder of the shipped file writes it. */
export interface CompanyEntry {
  readonly company: Company
  readonly names: readonly CompanyName[]
}
