import type { Exchange } from './exchanges.ts'

/* The nouns of the directory: which companies and brands there are, and what they are called. */

/** What a domain is to a company. `country`: its site for one country. `old`: it led there once. */
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
   * Upper case, share classes after a dot: `BRK.B`. Empty where a source gives an ISIN alone; `exchange` says
   * nothing then, and the listing is not among those of its company.
   */
  readonly symbol: string
  readonly exchange: Exchange
  /** ISO 10383 code of the market, or of its segment. */
  readonly mic?: string | undefined
  readonly isin?: string | undefined
  /** False for a symbol that is not traded any more. */
  readonly isActive: boolean
}

/** How a source says what a company does. */
export type CategoryScheme = 'naics' | 'osm' | 'mcc' | 'sic' | 'industry'

/** What a company does, as one source says it. */
export interface Category {
  readonly scheme: CategoryScheme
  /** A NAICS, SIC or MCC code, an OpenStreetMap tag (`shop=supermarket`), or an industry in words. */
  readonly value: string
}

/** A brand or company, known by its main domain. */
export interface Company {
  /** The main domain: registrable, lower case, ASCII. */
  readonly domain: string
  /** The name that people know. */
  readonly name: string
  /** ISO 3166-1 alpha-2, upper case: where it is at home. */
  readonly country?: string | undefined
  /** ISO 3166-1 alpha-2, upper case: where it has shops or customers. Empty when the source does not say. */
  readonly countries: readonly string[]
  /** All its domains, the main one first. */
  readonly domains: readonly CompanyDomain[]
  readonly categories: readonly Category[]
  readonly listings: readonly Listing[]
  /** From 0 to 1, how well known it is: it decides between companies of the same name. */
  readonly rank: number
  /** Name of the source, such as `name-suggestion-index`. */
  readonly source: string
}

/** What kind of name: `short` is an abbreviation, `native` is in the script of its country. */
export type NameKind = 'brand' | 'legal' | 'alias' | 'short' | 'old' | 'native'

/** One name of a company, as it is stored beside it. */
export interface CompanyName {
  readonly name: string
  /** The folded name, as `nameKey` of `directory/keys.ts` makes it. */
  readonly key: string
  readonly kind: NameKind
  /** From 0 to 1, how much this name says that the company is meant. */
  readonly weight: number
}

/**
 * Who said it: what the operator corrected stands above what a user imported, and that above what is shipped.
 */
export type Tier = 'corrected' | 'imported' | 'shipped'

/** A company that a name, symbol or ISIN leads to. */
export interface NameMatch extends CompanyName {
  readonly company: Company
  readonly tier: Tier
}

/** A listing that was found, with its company and the tier that knows it. */
export interface ListingMatch {
  readonly listing: Listing
  readonly company: Company
  readonly tier: Tier
}

/**
 * Where companies are looked up. The shipped file and the database are such sources, and so are both
 * together, the higher tier first. Every list is in a fixed order: tier, then weight, then rank, then domain.
 */
export interface DirectorySource {
  /** The names with exactly one of these keys. */
  namesOf(keys: readonly string[]): Promise<readonly NameMatch[]>
  /** The names whose key begins with this, at most `limit` of them, the shortest keys first. */
  namesFrom(prefix: string, limit: number): Promise<readonly NameMatch[]>
  /** The names whose key is one edit away: a character more, less, other, or two exchanged. */
  namesNear(key: string): Promise<readonly NameMatch[]>
  /** The company that has this domain, in any role. */
  companyOf(domain: string): Promise<Company | undefined>
  /** The listings with this symbol on any exchange, folded as in `Listing`. */
  listingsOf(symbol: string): Promise<readonly ListingMatch[]>
  /** How well known a domain is, from 0 to 1, also where nothing else is known of it. */
  rankOf?(domain: string): Promise<number | undefined>
  /** The listings with this ISIN. */
  isinOf(isin: string): Promise<readonly ListingMatch[]>
  /** The listings whose ISIN begins with this. */
  isinsFrom(prefix: string): Promise<readonly ListingMatch[]>
}

/** One company as an importer or the builder of the shipped file hands it over. */
export interface CompanyEntry {
  readonly company: Company
  readonly names: readonly CompanyName[]
}
