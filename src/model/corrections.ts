import type { Exchange } from './exchanges.ts'

/* What the operator says, which stands above everything that was found or imported. */

/** Who said it, when, and why. */
export interface Said {
  /** Default of those who set it: the name of the user of this machine, or nothing. */
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
  /** As the field has it; null says that there is no such thing. */
  readonly value: unknown
}

export type OverrideKind = 'name' | 'descriptor' | 'ticker' | 'isin'

/** The right domain of a name, a descriptor of card payments, a ticker or an ISIN. */
export interface Override extends Said {
  readonly kind: OverrideKind
  /** As the operator wrote it. */
  readonly input: string
  /** As it is looked up: folded as names, symbols and ISINs are. */
  readonly key: string
  /** Of a ticker. */
  readonly exchange?: Exchange | undefined
  /** Registrable domain. */
  readonly domain: string
}
