import type { ApiKey, ServeStore } from './deps.ts'
import { REFUSALS, WireError } from './errors.ts'

/** The part of a request that says who is calling: names and values in turn, as they came. */
interface Head {
  readonly rawHeaders: readonly string[]
}

/** RFC 9110 §11.4 and RFC 6750 §2.1: the scheme in any case, spaces, then one token. */
const CREDENTIALS = /^bearer +([\w.~+/-]+=*)$/iu

/** Far above any key that is issued; keeps a huge header from being hashed. */
const MAX_SECRET_CHARS = 256

/**
 * Who is calling. Missing, malformed, unknown, expired and revoked keys all end in the same 401, so that an answer
 * tells nothing about the key; a suspended key is a 403.
 */
export async function authenticate(request: Head, store: Pick<ServeStore, 'keyOf'>): Promise<ApiKey> {
  const secret = secretOf(request)
  const key = secret === undefined ? undefined : await store.keyOf(secret)
  if (!key || key.state === 'revoked') throw new WireError(REFUSALS.invalidKey)
  if (key.state === 'suspended') throw new WireError(REFUSALS.suspendedKey)
  return key
}

/** The bearer secret of the one Authorization header; two of them are nobody's key. */
function secretOf({ rawHeaders }: Head): string | undefined {
  const values = rawHeaders.filter(
    (_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === 'authorization',
  )
  const secret = values.length === 1 ? CREDENTIALS.exec(values[0] ?? '')?.[1] : undefined
  return secret && secret.length <= MAX_SECRET_CHARS ? secret : undefined
}
