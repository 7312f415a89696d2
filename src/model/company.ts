import type { Exchange } from './exchanges.ts'
import type { TransactionRequest } from './transactions.ts'

/* What a company is named by in place of its domain, and what a lookup by that ends with. */

/** Exactly one of these names a company. */
export type CompanyHandle =
  | {
      /** 2 to 200 characters, at least one of them a letter or a digit. */
      readonly name: string
      /**
       * ISO 3166-1 alpha-2, in any case: decides between companies of the same name, and chooses the site for
       * that country. Default: neither.
       */
      readonly country?: string | undefined
    }
  | {
      /** 1 to 15 letters, digits and dots. */
      readonly ticker: string
      /**
       * A code of `EXCHANGES`. Default: the American exchanges in their order, then the only one that has it.
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

/** What the entries of a list are. An e-mail address in a list of domains stands for its domain. */
const HANDLE_KINDS = ['domain', 'name', 'ticker', 'isin', 'email'] as const
export type HandleKind = (typeof HANDLE_KINDS)[number]

/** What a list may be said to have; with `auto`, each entry is read as what it looks like. */
export const ENTRY_KINDS = [...HANDLE_KINDS, 'auto'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/**
 * How a domain was found in the directory: a code, such as `name_typo`, and sentences that say why this
 * company. The codes are those of `HowFound` in `directory/lookup/outcome.ts`.
 */
export interface IdentifiedBy {
  readonly how: string
  readonly evidence: readonly string[]
}

/** The company of a handle. */
export interface FoundCompany extends IdentifiedBy {
  /** The domain to visit: lower case, ASCII. */
  readonly domain: string
  /** The name in the directory; undefined for an address at a domain that the directory does not know. */
  readonly name?: string | undefined
}

/** A security that stands for a company. */
export interface Stock {
  /** Upper case, share classes after a dot: `BRK.B`. */
  readonly ticker: string
  readonly exchange: Exchange
}
