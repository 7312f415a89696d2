import type { Exchange } from './exchanges.ts'

/* Corrections by the operator. They take precedence over extracted and imported values. */

/** The person who set a value, the time, and the reason. */
export interface Said {
  /**
   * The name of the person. When it is not given, the commands store the name of this machine's user, and the
   * library stores an empty text.
   */
  readonly who: string
  readonly why: string
  /** ISO 8601, UTC. */
  readonly at: string
}

/** The right value of one field of one domain's record. */
export interface Correction extends Said {
  readonly domain: string
  /** Name of a field of the record. */
  readonly field: string
  /** The value in the form of the field. null means that the site has no such value. */
  readonly value: unknown
}

export type OverrideKind = 'name' | 'descriptor' | 'ticker' | 'isin'

/** The right domain of a name, a descriptor of card payments, a ticker or an ISIN. */
export interface Override extends Said {
  readonly kind: OverrideKind
  /** The input as the operator wrote it. */
  readonly input: string
  /** The form in which the input is looked up: names, symbols and ISINs are folded. */
  readonly key: string
  /** Exchange of a ticker. */
  readonly exchange?: Exchange | undefined
  /** Registrable domain. */
  readonly domain: string
}
