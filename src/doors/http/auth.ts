import type { FastifyRequest } from 'fastify'
import { parsedUrl } from '../../formats/url.ts'
import type { KeyHolder } from '../../model/keys.ts'
import { type SessionRequest, sessionSecret } from './board/session.ts'
import type { ServeEngine } from './engine.ts'
import { WireError } from './errors.ts'
import { isSecure } from './https.ts'
import { REFUSALS } from './refusals.ts'

/** The headers of a request in the order of their arrival. Names and values alternate. */
type Head = Pick<SessionRequest, 'rawHeaders'>

/** The parts of a request that identify the caller. */
interface Asking extends SessionRequest {
  readonly url: string | undefined
}

export function headOf(request: FastifyRequest): Asking {
  const { rawHeaders, url } = request.raw
  return { rawHeaders, url, isSecure: isSecure(request) }
}

/** The scheme in any case, spaces, and one token (RFC 9110 §11.4 and RFC 6750 §2.1). */
const CREDENTIALS = /^bearer +([\w.~+/-]+=*)$/iu

/**
 * A longer secret is refused at once, because no key of this service is so long. Otherwise a huge header
 * would have to be hashed.
 */
const MAX_SECRET_CHARS = 256

interface Keys {
  readonly keys: Pick<ServeEngine['keys'], 'holderOf'>
}

/**
 * Returns the key of the caller, from the Authorization header or the cookie of the board. A missing,
 * malformed, unknown, expired or revoked key rejects with the same 401, so that the answer reveals nothing
 * about the key. A public key, a suspended key, and a key of a suspended organisation reject with a 403.
 */
export async function authenticate(request: Asking, engine: Keys): Promise<KeyHolder> {
  return authenticateSecret(secretOf(request) ?? sessionSecret(request), engine)
}

/** Returns the key with this secret. Rejects like `authenticate`. */
export async function authenticateSecret(secret: string | undefined, { keys }: Keys): Promise<KeyHolder> {
  const key = await usable(secret, keys)
  if (key.kind === 'public') throw new WireError(REFUSALS.publicKey)
  return key
}

/**
 * Returns the key of a caller for content that web pages may show. A public key is accepted, too, also in one
 * of these parameters of the query, because browsers send no key header for a picture. The page must then be
 * on one of the key's hosts. A secret key is accepted only in the header. Rejects like `authenticate`, and
 * with a 403 for a page on another host.
 */
export async function authenticatePublic(
  request: Asking,
  { keys }: Keys,
  params: readonly string[] = ['key'],
): Promise<KeyHolder> {
  const inHeader = secretOf(request) ?? sessionSecret(request)
  const key = await usable(inHeader ?? keyOfQuery(request.url, params), keys)
  if (key.kind === 'secret' && inHeader === undefined) throw new WireError(REFUSALS.invalidKey)
  if (key.kind === 'public' && !isReferrer(refererOf(request), key.referrers))
    throw new WireError(REFUSALS.otherReferrer)
  return key
}

async function usable(secret: string | undefined, keys: Keys['keys']): Promise<KeyHolder> {
  const isSecret = secret !== undefined && secret.length > 0 && secret.length <= MAX_SECRET_CHARS
  const key = isSecret ? await keys.holderOf(secret) : undefined
  if (!key || key.state === 'revoked' || key.state === 'expired') throw new WireError(REFUSALS.invalidKey)
  if (key.state === 'suspended') throw new WireError(REFUSALS.suspendedKey)
  if (key.account?.state === 'suspended') throw new WireError(REFUSALS.suspendedAccount)
  return key
}

/** Returns the bearer secret of the Authorization header. Two such headers count as none. */
function secretOf(request: Head): string | undefined {
  return CREDENTIALS.exec(onlyHeader(request, 'authorization') ?? '')?.[1]
}

function keyOfQuery(url = '', params: readonly string[]): string | undefined {
  const at = url.indexOf('?')
  if (at < 0) return undefined
  const query = new URLSearchParams(url.slice(at))
  const given = params.flatMap((name) => query.getAll(name))
  return given.length === 1 ? given[0] : undefined
}

/**
 * Returns the host of the page that sent the request, in lower case. Undefined when the request does not name
 * the page.
 */
function refererOf(request: Head): string | undefined {
  const referer = onlyHeader(request, 'referer') ?? onlyHeader(request, 'origin')
  return referer === undefined ? undefined : parsedUrl(referer)?.hostname
}

function isReferrer(host: string | undefined, referrers: readonly string[]): boolean {
  if (referrers.length === 0) return true
  return host !== undefined && referrers.some((allowed) => host === allowed || host.endsWith(`.${allowed}`))
}

/** Returns the value of a header that occurs exactly once. */
function onlyHeader({ rawHeaders }: Head, name: string): string | undefined {
  let value: string | undefined
  let found = 0
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() !== name) continue
    found += 1
    value = rawHeaders[at + 1]
  }
  return found === 1 ? value : undefined
}
