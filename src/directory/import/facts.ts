import type { Category, NameKind } from '../../model/directory.ts'

/** A security in a row, before it is checked. */
export interface SecurityFacts {
  /** Any spelling, with or without a suffix (`AALB.AS`). Empty when the row has only the ISIN. */
  readonly symbol: string
  /** Code, MIC, code of a dataset, or name. Default: the suffix of the symbol decides. */
  readonly exchange?: string | undefined
  readonly mic?: string | undefined
  readonly isin?: string | undefined
  /** True when the source is the register of ISINs, so the country in each ISIN is right. Default: false. */
  readonly isCertain?: boolean | undefined
  /** Default: true. */
  readonly isActive?: boolean | undefined
}

/** The facts in a row about one company, before they are checked. */
export interface Facts {
  /** Domains, hosts or addresses. The first one with a valid domain counts. */
  readonly websites: readonly string[]
  /** Empty when the row has only a rank. */
  readonly name: string
  readonly otherNames?: readonly { readonly name: string; readonly kind: NameKind }[] | undefined
  /** The code or the name of the country. */
  readonly country?: string | undefined
  readonly countries?: readonly string[] | undefined
  readonly securities?: readonly SecurityFacts[] | undefined
  readonly categories?: readonly Category[] | undefined
  /** From 0 to 1. Default: 0.3. */
  readonly rank?: number | undefined
  /** The reason for dropping the row when it has no domain. Default: `no_domain`. */
  readonly without?: string | undefined
}
