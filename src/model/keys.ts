import type { Plan } from './plans.ts'

/** A bearer key of the HTTP service. The secret itself is not stored, only its SHA-256. */
export interface ApiKey {
  /** `key_` and 16 hex digits. It identifies the key in commands and logs. */
  readonly id: string
  readonly name: string
  /**
   * `secret`: for programs, only in the header. `public`: for pages that show logos. Everybody who opens such
   * a page can read the key, so it gives access only to logos.
   */
  readonly kind: 'secret' | 'public'
  readonly state: 'active' | 'suspended' | 'expired' | 'revoked'
  /** The beginning of the secret, by which people recognise the key. Empty for keys of earlier versions. */
  readonly prefix: string
  /** Hosts of the pages that may use a public key, including their subdomains. Empty: every page may. */
  readonly referrers: readonly string[]
  /** Endpoints that accept the key, such as `brand/retrieve` or `web/*`; null: all of them. */
  readonly permissions: readonly string[] | null
  /** Id of the organisation whose plan limits the requests; null: there are no limits. */
  readonly organisation: string | null
  readonly createdAt: Date
  /** When the key expires; null: never. */
  readonly expiresAt: Date | null
  /** Exact to the minute. Null when the key was never used. */
  readonly lastUsedAt: Date | null
}

/** Settings of a new key. Every one has a default. */
export interface KeySettings {
  /** 20 to 256 letters, digits, and any of `._~+/-`. Default: a random one. */
  readonly secret?: string | undefined
  /** Default: `secret`. */
  readonly kind?: ApiKey['kind'] | undefined
  /** Only for a public key. Default: every page may use it. */
  readonly referrers?: readonly string[] | undefined
  /** Default: all endpoints. */
  readonly permissions?: readonly string[] | undefined
  /** Name or id of an organisation. Default: none, and so no limits. */
  readonly organisation?: string | undefined
  /** Default: never. */
  readonly expiresAt?: Date | undefined
}

/** A key that was just made. */
export interface NewKey {
  readonly id: string
  /** The secret, which is not stored anywhere. */
  readonly secret: string
}

/** A customer of a service. The usage of all its keys is counted together. */
export interface Organisation {
  /** `org_` and 16 hex digits. */
  readonly id: string
  readonly name: string
  readonly state: 'active' | 'suspended'
  readonly plan: Plan
  readonly createdAt: Date
}

/** A key with the data that its requests are checked against. */
export interface KeyHolder extends ApiKey {
  /** The organisation of the key; null: there are no limits, and nothing is counted. */
  readonly account: Account | null
}

/** The organisation of a key, with the prices of its calls. */
export interface Account extends Organisation {
  /** Credits of the endpoints whose calls do not cost 1. */
  readonly credits: ReadonlyMap<string, number>
}
