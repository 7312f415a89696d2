import { hash, randomBytes } from 'node:crypto'
import { BlazonError } from '../model/errors.ts'
import type { KeySettings } from '../model/keys.ts'
import { KEY_SETTINGS } from '../model/options/keys.ts'
import { checkSettings } from '../model/options/validate.ts'

export type Random = (bytes: number) => Uint8Array

export const systemRandom: Random = randomBytes

/** A new id of a key: `key_` and 16 hex digits. */
export function newKeyId(random: Random): string {
  return `key_${Buffer.from(random(8)).toString('hex')}`
}

/** A new id of an organisation: `org_` and 16 hex digits. */
export function newOrganisationId(random: Random): string {
  return `org_${Buffer.from(random(8)).toString('hex')}`
}

/** Makes an id for monitors: `mon_`, `run_`, `chg_` or `evt_`, and 32 hex digits. */
export function newMonitorId(kind: 'mon' | 'run' | 'chg' | 'evt', random: Random): string {
  return `${kind}_${Buffer.from(random(16)).toString('hex')}`
}

/** Makes an id of a delivery: `whd_` and 32 hex digits. */
export function newDeliveryId(random: Random): string {
  return `whd_${Buffer.from(random(16)).toString('hex')}`
}

/** Makes an id of a batch of pages: `batch_` and 32 hex digits. */
export function newBatchId(random: Random): string {
  return `batch_${Buffer.from(random(16)).toString('hex')}`
}

/** Makes a secret for the signatures of a webhook: `whsec_` and 256 random bits. */
export function newWebhookSecret(random: Random = systemRandom): string {
  return `whsec_${Buffer.from(random(32)).toString('base64url')}`
}

const MARKS = { secret: 'blz_', public: 'pk_' } as const

/** A new secret of a key: `blz_` and 256 random bits; that of a public key begins with `pk_`. */
export function newSecret(random: Random, kind: keyof typeof MARKS): string {
  return MARKS[kind] + Buffer.from(random(32)).toString('base64url')
}

/**
 * The beginning of a secret, by which people recognise it: 8 characters of a random secret, which leave more
 * than 220 unknown bits; 4 characters of a secret that somebody chose.
 */
export function prefixOf(secret: string, isChosen: boolean): string {
  return secret.slice(0, isChosen ? 4 : 8)
}

/** A text that can be sent as a bearer token, and is too long to be guessed. */
const SECRET = /^[\w.~+/-]{20,256}$/

/** Checks a secret that somebody chose. Throws `invalid_input`, which does not show it. */
export function checkedSecret(secret: string): string {
  if (typeof secret === 'string' && SECRET.test(secret)) return secret
  throw new BlazonError(
    'invalid_input',
    'The secret of a key is 20 to 256 characters long: letters, digits, and any of . _ ~ + / -',
  )
}

/** The stored form of a secret. A plain SHA-256 is enough for what is as hard to guess as 256 random bits. */
export function hashOfSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}

/** A new public name of a picture: 43 characters of base64url, from 256 random bits. */
export function newPictureToken(random: Random): string {
  return Buffer.from(random(32)).toString('base64url')
}

/** Throws `invalid_input` for invalid settings of a key. Only public keys may have hosts of pages. */
export function checkKeySettings(settings: KeySettings): void {
  checkSettings(KEY_SETTINGS, settings, { whole: 'the key' })
  if (settings.kind !== 'public' && settings.referrers?.length)
    throw new BlazonError('invalid_input', 'Only a public key has hosts of the pages that may use it.')
}
