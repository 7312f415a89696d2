import type { Exchange } from './exchanges.ts'
import type { Hex } from './style.ts'

/** A brand in the database, as far as a suggestion shows it. */
export interface StoredBrand {
  readonly domain: string
  readonly name: string | null
  /** Its primary colour. */
  readonly color: Hex | null
}

/**
 * What somebody who types a text may mean. `stored`: a brand in the database. `company`: one of the
 * directory. `domain`: the text itself is a domain, of which nothing is stored.
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
  /** How the text led to the company: by a `name`, `ticker`, `isin`, `email` or a line of a `statement`. */
  readonly by?: 'name' | 'ticker' | 'isin' | 'email' | 'statement' | undefined
}

/** Settings of `suggest`. */
export interface SuggestRequest {
  /** The most suggestions: 1 to 20. Default: 8. */
  readonly limit?: number | undefined
  /**
   * With an empty text: the stored brands behind this domain, in the order of their domains. An empty domain
   * stands before all of them. Default: the brands that were looked up last.
   */
  readonly after?: string | undefined
  /**
   * Only brands whose name or domain is alike, and no tickers, ISINs, addresses and statements. Default: all.
   */
  readonly by?: readonly ('name' | 'domain')[] | undefined
  /** True: every word of the text has to be a whole word of the name or domain. Default: false. */
  readonly wholeWords?: boolean | undefined
  /** How many characters may be wrong, 0 to 2. Brands without a wrong one come first. Default: 0. */
  readonly typos?: number | undefined
}
