import type { Category, NameKind } from '../../model/directory.ts'

/** A security as a row gives it, before anything of it is checked. */
export interface SecurityFacts {
  /** Any spelling, with or without what datasets put behind it (`AALB.AS`). Empty: only the ISIN is given. */
  readonly symbol: string
  /** Code, MIC, code of a dataset, or name. Default: what stands behind the symbol. */
  readonly exchange?: string | undefined
  readonly mic?: string | undefined
  readonly isin?: string | undefined
  /** True when the source is the register of ISINs, so that their countries are right. Default: false. */
  readonly isCertain?: boolean | undefined
  /** Default: true. */
  readonly isActive?: boolean | undefined
}

/** What a row of a source says of one company, before anything of it is checked. */
export interface Facts {
  /** A domain, a host or an address; the first that has a domain counts. */
  readonly websites: readonly string[]
  /** Empty where the row says nothing but a rank. */
  readonly name: string
  readonly otherNames?: readonly { readonly name: string; readonly kind: NameKind }[] | undefined
  /** Code or name. */
  readonly country?: string | undefined
  readonly countries?: readonly string[] | undefined
  readonly securities?: readonly SecurityFacts[] | undefined
  readonly categories?: readonly Category[] | undefined
  /** From 0 to 1. Default: 0.3. */
  readonly rank?: number | undefined
  /** What the row is dropped for when it has no domain. Default: `no_domain`. */
  readonly without?: string | undefined
}
