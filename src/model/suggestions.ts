import type { Exchange } from './exchanges.ts'
import type { Hex } from './style.ts'

/** The facts about a stored brand that a suggestion shows. */
export interface StoredBrand {
  readonly domain: string
  readonly name: string | null
  /** The primary colour. */
  readonly color: Hex | null
}

/**
 * A brand that a text may mean. `stored`: a brand in the database. `company`: a company of the directory.
 * `domain`: the text itself is a domain, and its brand is not stored.
 */
export interface Suggestion {
  readonly kind: 'stored' | 'company' | 'domain'
  readonly domain: string
  readonly name?: string | undefined
  readonly color?: Hex | undefined
  /** The main listing of the company. */
  readonly ticker?: string | undefined
  readonly exchange?: Exchange | undefined
  readonly isin?: string | undefined
  /**
   * The way in which the text led to the company: by its `name`, `ticker`, `isin`, `email` or a line of a
   * bank `statement`.
   */
  readonly by?: 'name' | 'ticker' | 'isin' | 'email' | 'statement' | undefined
}

/** Settings of `suggest`. */
export interface SuggestRequest {
  /** The largest number of suggestions: 1 to 20. Default: 8. */
  readonly limit?: number | undefined
  /**
   * For an empty text: stored brands after this domain, in the order of domains. An empty domain comes before
   * all others. Default: the brands of the latest lookups.
   */
  readonly after?: string | undefined
  /**
   * Only brands with a similar name or domain. Tickers, ISINs, addresses and statements are not searched.
   * Default: everything is searched.
   */
  readonly by?: readonly ('name' | 'domain')[] | undefined
  /** True: every word of the text has to be a whole word of the name or domain. Default: false. */
  readonly wholeWords?: boolean | undefined
  /**
   * The largest number of wrong characters, 0 to 2. Brands without wrong characters come first. Default: 0.
   */
  readonly typos?: number | undefined
}
