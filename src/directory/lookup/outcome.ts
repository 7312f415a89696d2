/** The result of a lookup in the directory: a company, or the failed attempts. */

import type { Company, CompanyDomain } from '../../model/directory.ts'

/**
 * The way in which a company was found.
 *
 * - `name`: the directory has this name.
 * - `name_as_domain`: the directory has a domain with this name.
 * - `name_spelling`: the directory has the name with synonyms, or with its words in another order.
 * - `name_of_country`: the directory has the name without the country at its end.
 * - `name_shortened`: the directory has the name without a generic ending.
 * - `name_typo`: the directory has a name that is one typing error away.
 * - `ticker`: the company has the symbol on that exchange.
 * - `ticker_spelling`: the company has the symbol with another separator or class.
 * - `ticker_segment`: the company has the symbol on another segment of the same market.
 * - `ticker_anywhere`: only one exchange has the symbol, and there it is the company's.
 * - `isin`: the directory has the ISIN.
 * - `isin_derived`: the ISIN contains a symbol that the directory has.
 * - `isin_twin`: the directory has the ISIN of the same security in the other country of North America.
 * - `isin_issuer`: the directory has another security of the same issuer.
 * - `email`: the e-mail address is at a domain of the company.
 * - `transaction`: the line of a card or bank statement names the company.
 */
export type HowFound =
  | 'name'
  | 'name_as_domain'
  | 'name_spelling'
  | 'name_of_country'
  | 'name_shortened'
  | 'name_typo'
  | 'ticker'
  | 'ticker_spelling'
  | 'ticker_segment'
  | 'ticker_anywhere'
  | 'isin'
  | 'isin_derived'
  | 'isin_twin'
  | 'isin_issuer'
  | 'email'
  | 'transaction'

export interface Identified {
  readonly state: 'found'
  /**
   * The domain to visit: the company's site for the country that the request names, or else its main domain.
   */
  readonly domain: string
  /** Undefined for an e-mail address whose domain is not in the directory. */
  readonly company?: Company | undefined
  readonly how: HowFound
  /** Sentences that say why this company was found. */
  readonly evidence: readonly string[]
}

export interface NotIdentified {
  readonly state: 'none'
  /** Sentences about the failed attempts, in their order. */
  readonly tried: readonly string[]
}

export type Identification = Identified | NotIdentified

/** Returns a company's domain for a country (ISO 3166-1 alpha-2, upper case), or else its main domain. */
export function domainIn({ domain, domains }: Company, country: string | undefined): string {
  const isFor = (one: CompanyDomain) => one.role === 'country' && one.country === country
  return (country && domains.find(isFor)?.domain) || domain
}

/** Quotes a text for a message: on one line, with at most 80 characters. */
export function shown(text: string): string {
  const plain = Array.from(text.trim().slice(0, 200).replace(/\p{C}/gu, '\u{fffd}'))
  return plain.length > 80 ? `“${plain.slice(0, 79).join('')}…”` : `“${plain.join('')}”`
}
