/** How a lookup in the directory ends: with a company, or with the failed attempts. */

import type { Company, CompanyDomain } from '../../model/directory.ts'

/**
 * The way in which a company was found.
 *
 * - `name`: the directory has this name. `name_as_domain`: it has a domain with this name.
 * - `name_spelling`: it has the name with other words for the same, or with its words in another order.
 * - `name_of_country`: it has the name without the country that stands behind it. `name_shortened`: without
 *   a generic ending.
 * - `name_typo`: it has a name that is one typing error away.
 * - `ticker`: it has the symbol on that exchange. `ticker_spelling`: with another separator or class.
 *   `ticker_segment`: on another segment of the same market. `ticker_anywhere`: on the only exchange that
 *   has the symbol.
 * - `isin`: it has the ISIN. `isin_derived`: the ISIN is made of a symbol that it has. `isin_twin`: it has
 * the
 *   ISIN of the same paper in the neighbouring country. `isin_issuer`: it has another paper of the issuer.
 * - `email`: the address is at this domain. `transaction`: the line of a statement means it.
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
  /** The domain to visit: that of the company, or its site for the country that the request names. */
  readonly domain: string
  /** Undefined for an address at a domain that the directory does not know. */
  readonly company?: Company | undefined
  readonly how: HowFound
  /** Sentences: why this company. */
  readonly evidence: readonly string[]
}

export interface NotIdentified {
  readonly state: 'none'
  /** Sentences: the failed attempts, in their order. */
  readonly tried: readonly string[]
}

export type Identification = Identified | NotIdentified

/**
 * The domain of a company for visitors of that country (ISO 3166-1 alpha-2, upper case); default its main
 * one.
 */
export function domainIn({ domain, domains }: Company, country: string | undefined): string {
  const isFor = (one: CompanyDomain) => one.role === 'country' && one.country === country
  return (country && domains.find(isFor)?.domain) || domain
}

/** The text as a message shows it: in quotation marks, one line, at most 80 characters. */
export function shown(text: string): string {
  const plain = Array.from(text.trim().slice(0, 200).replace(/\p{C}/gu, '\u{fffd}'))
  return plain.length > 80 ? `“${plain.slice(0, 79).join('')}…”` : `“${plain.join('')}”`
}
