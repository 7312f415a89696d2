import type { AccountStore } from '../model/accounts.ts'
import type { ReadRules } from '../model/kept.ts'
import type { ApiKey, KeyHolder, KeySettings, NewKey } from '../model/keys.ts'
import type { KeptLogo, LogoStyle } from '../model/logo.ts'
import type { Result } from '../model/record.ts'
import type { StoredResult } from '../model/stored.ts'
import type { CallFilter, PastCall, Usage } from '../model/usage.ts'

export type { Kept } from '../model/accounts.ts'

/** Results in the database. */
export interface StoredResults {
  /** Returns the stored result of a domain, however old; undefined when there is none. */
  of(domain: string): Promise<Result | undefined>
  /** All results, sorted by domain; with a BCP 47 tag, the results in that language. */
  all(language?: string): AsyncIterable<StoredResult>
}

/** The bearer keys of a service. */
export interface ApiKeys {
  /**
   * Makes a key. The secret is returned, but not stored. It is random unless the settings have one; a text in
   * place of settings is the secret. An existing key with the secret is not changed. Rejects with
   * `invalid_input` for a secret that is not valid or belongs to a revoked key, and with `not_found` for an
   * unknown organisation.
   */
  create(name: string, settings?: string | KeySettings): Promise<NewKey>
  /** All keys, the oldest first. */
  list(): Promise<readonly ApiKey[]>
  /** Returns the active or suspended key with this secret; undefined when there is none. */
  holderOf(secret: string): Promise<KeyHolder | undefined>
  /** Ends a key permanently. All methods below also reject with `not_found` for an unknown or revoked id. */
  revoke(id: string): Promise<void>
  suspend(id: string): Promise<void>
  resume(id: string): Promise<void>
  /** Sets when the key expires; null: never. */
  expire(id: string, at: Date | null): Promise<void>
  /** Sets which endpoints accept the key, such as `brand/retrieve` or `web/*`; null: all endpoints. */
  permit(id: string, endpoints: readonly string[] | null): Promise<void>
  /** Makes a new key with the settings of this one. The old key ends at `oldEndsAt`. Default: at once. */
  rotate(id: string, oldEndsAt?: Date): Promise<NewKey>
}

/** Bodies that are stored with the result from which they were made, and deleted with it. */
export interface StoredAnswers {
  /**
   * Returns the text with that name while the domain's result is fresh, or stale within the age that the
   * rules allow.
   */
  of(domain: string, name: string, rules?: ReadRules): Promise<string | undefined>
  /** Stores a text that was made from `result`. Does nothing when another result was stored meanwhile. */
  put(name: string, text: string, result: Result): Promise<void>
}

export interface StoredDrawings {
  /** Returns the stored logo of a domain in a style, while the domain's result is fresh. No lookup starts. */
  of(domain: string, style?: LogoStyle): Promise<KeptLogo | undefined>
}

/** Screenshots and drawings by their public names. Anybody who has the name may see the picture. */
export interface StoredPictures {
  /** Returns the name of a picture from its SHA-256: 43 letters, digits, `-` and `_`. */
  nameOf(hash: string): Promise<string | undefined>
  /** Stores a picture that is not a screenshot. Resolves to its name. */
  put(picture: Buffer): Promise<string>
  /** Returns the picture with that name. */
  at(name: string): Promise<Buffer | undefined>
}

/**
 * Organisations, plans, and the usage that a service counts for them. Every method rejects with `not_found`
 * for a name or id that does not exist, and with `invalid_input` for an invalid value.
 */
export type Accounts = AccountStore

/** Reports of the usage of organisations. A method takes the name or the id of an organisation. */
export interface UsageReports {
  /** The usage of the organisation in that month, such as `2026-11`, UTC. Default: this month. */
  of(organisation: string, month?: string): Promise<Usage>
  /** The calls of an organisation, the newest first, at most a hundred unless the filter sets `limit`. */
  calls(organisation: string, filter?: CallFilter): Promise<readonly PastCall[]>
}
