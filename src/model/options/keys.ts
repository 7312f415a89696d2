import * as z from 'zod/mini'
import type { KeySettings } from '../keys.ts'
import { choice, DATE, described, name, type Schema, text, wordsOf } from './schema.ts'

/** A host name, without a scheme and a port, in lower case. */
const HOST = described(
  z.string().check(z.regex(/^[a-z\d]([a-z\d.-]{0,250}[a-z\d])?$/)),
  'a host name such as shop.example.com',
)

/** An endpoint, named by its path without `/v1/`, or all endpoints below a folder, such as `web/*`. */
export const ENDPOINT = described(
  z.string().check(z.regex(/^([a-z\d_-]+\/)*([a-z\d_{}-]+|\*)$/)),
  'an endpoint such as brand/retrieve, or web/* for all that begin so',
)

const listOf = <T>(schema: Schema<T>): Schema<T[]> =>
  described(z.array(schema), `a list, each of it ${wordsOf(schema)}`)

export const ENDPOINTS = listOf(ENDPOINT)

/** The settings of a new key. The secret is checked where it is hashed. */
export const KEY_SETTINGS: { readonly [K in keyof KeySettings]-?: Schema<KeySettings[K]> } = {
  secret: z.optional(text),
  kind: z.optional(choice(['secret', 'public'])),
  referrers: z.optional(listOf(HOST)),
  permissions: z.optional(ENDPOINTS),
  organisation: z.optional(name),
  expiresAt: z.optional(DATE),
}
