import type { Exchange } from './exchanges.ts'
import type { TransactionRequest } from './transactions.ts'

/* Ways to name a company other than by its domain, and the result of looking such a name up. */

/** Names a company by exactly one of these keys. */
export type CompanyHandle =
  | {
      /** 2 to 200 characters, at least one of them a letter or a digit. */
      readonly name: string
      /**
       * ISO 3166-1 alpha-2, in any case. It decides between companies of the same name, and chooses the site
       * for that country. Default: no country is preferred.
       */
      readonly country?: string | undefined
    }
  | {
      /** 1 to 15 letters, digits and dots. */
      readonly ticker: string
      /**
       * A code of `EXCHANGES`. Default: the American exchanges in their order, then the only other exchange
       * that has the ticker.
       */
      readonly exchange?: string | undefined
    }
  | { readonly isin: string }
  | {
      /** An address at the company's own domain. */
      readonly email: string
    }
  | {
      /** A line of a card or bank statement. */
      readonly transaction: TransactionRequest
    }

/** How the entries of a list name companies. An e-mail address in a list of domains counts as its domain. */
const HANDLE_KINDS = ['domain', 'name', 'ticker', 'isin', 'email'] as const
export type HandleKind = (typeof HANDLE_KINDS)[number]

/** The kinds that a caller can state for a list. `auto`: the form of each entry decides. */
export const ENTRY_KINDS = [...HANDLE_KINDS, 'auto'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/**
 * How a domain was found in the directory: a code, such as `name_typo`, and sentences that give the reasons
 * for this company. The codes are those of `HowFound` in `directory/lookup/outcome.ts`.
 */
export interface IdentifiedBy {
  readonly how: string
  readonly evidence: readonly string[]
}

/** The company that a handle names. */
export interface FoundCompany extends IdentifiedBy {
  /** The domain to visit: lower case, ASCII. */
  readonly domain: string
  /** The name in the directory; undefined for an e-mail address whose domain is not in the directory. */
  readonly name?: string | undefined
}

/** A security of a company. */
export interface Stock {
  /** Upper case, share classes after a dot: `BRK.B`. */
  readonly ticker: string
  readonly exchange: Exchange
}
