import type { ApiKey } from '../model/stored.ts'
import type { ServeEngine } from './engine.ts'
import { REFUSALS, WireError } from './errors.ts'

/** The headers of a request as they came: name and value alternate. */
interface Head {
  readonly rawHeaders: readonly string[]
}

/** RFC 9110 §11.4 and RFC 6750 §2.1: the scheme in any case, spaces, then one token. */
const CREDENTIALS = /^bearer +([\w.~+/-]+=*)$/iu

/** Longer than every key that we make, so that no huge header is hashed. */
const MAX_SECRET_CHARS = 256

/**
 * The key of the caller. A missing, malformed, unknown or revoked key rejects with the same 401, so that the
 * answer tells nothing about the key. A suspended key rejects with a 403.
 */
export async function authenticate(request: Head, { keys }: Pick<ServeEngine, 'keys'>): Promise<ApiKey> {
  const secret = secretOf(request)
  const key = secret === undefined ? undefined : await keys.holderOf(secret)
  if (!key || key.state === 'revoked') throw new WireError(REFUSALS.invalidKey)
  if (key.state === 'suspended') throw new WireError(REFUSALS.suspendedKey)
  return key
}

/** The bearer secret of the Authorization header. A request with two such headers has none. */
function secretOf({ rawHeaders }: Head): string | undefined {
  const values = rawHeaders.filter(
    (_, i) => i % 2 === 1 && rawHeaders[i - 1]?.toLowerCase() === 'authorization',
  )
  const secret = values.length === 1 ? CREDENTIALS.exec(values[0] ?? '')?.[1] : undefined
  return secret && secret.length <= MAX_SECRET_CHARS ? secret : undefined
}
