import type { KeySettings } from '../keys.ts'
import { type Check, oneOf } from './setting.ts'

/** A host name, without a scheme and a port, in lower case. */
const HOST: Check = {
  allowed: 'a host name such as shop.example.com',
  accepts: (value) => typeof value === 'string' && /^[a-z\d]([a-z\d.-]{0,250}[a-z\d])?$/.test(value),
}

/** An endpoint without `/v1/`, or all below a folder. */
export const ENDPOINT: Check = {
  allowed: 'an endpoint such as brand/retrieve, or web/* for all that begin so',
  accepts: (value) => typeof value === 'string' && /^([a-z\d_-]+\/)*([a-z\d_{}-]+|\*)$/.test(value),
}

export const listOf = ({ allowed, accepts }: Check): Check => ({
  allowed: `a list, each of it ${allowed}`,
  accepts: (value) => Array.isArray(value) && value.every(accepts),
})

const nonEmptyText: Check = {
  allowed: 'a text of at least one character',
  accepts: (value) => typeof value === 'string' && value.trim() !== '',
}

/** A point in time. */
export const DATE: Check = {
  allowed: 'a Date',
  accepts: (value) => value instanceof Date && Number.isFinite(value.getTime()),
}

/** The settings that a new key may have. The secret is checked where it is hashed. */
export const KEY_SETTINGS: { readonly [K in keyof KeySettings]-?: Check } = {
  secret: { allowed: 'a text', accepts: (value) => typeof value === 'string' },
  kind: oneOf(['secret', 'public'], 'secret'),
  referrers: listOf(HOST),
  permissions: listOf(ENDPOINT),
  organisation: nonEmptyText,
  expiresAt: DATE,
}
