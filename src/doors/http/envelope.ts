import type { CacheNote } from './cache.ts'

/** The price of a call, and the remaining credits. */
export interface KeyCredits {
  readonly consumed: number
  readonly remaining: number
}

/**
 * The credits of a key without limits. Clients expect a number. This is the largest whole number that every
 * JSON reader represents exactly.
 */
export const UNLIMITED: KeyCredits = { consumed: 0, remaining: Number.MAX_SAFE_INTEGER }

/** The facts about a request at the end of every JSON answer, except for refusals. */
export interface Envelope {
  readonly requestId: string
  /** Undefined when the request has no valid key. */
  readonly credits: KeyCredits | undefined
  /** How a stored answer was used. */
  readonly cache: Pick<CacheNote, 'age'> & { readonly zdr: boolean }
}

/** Returns a JSON object with the envelope as its last keys. Any other body is returned unchanged. */
export function inEnvelope(body: string | Buffer, envelope: Envelope): string | Buffer {
  if (typeof body === 'string') {
    const end = body.lastIndexOf('}')
    return body.startsWith('{') ? body.slice(0, end) + tailOf(envelope, end === 1) : body
  }
  // A large body is a buffer. Both parts are copied only once.
  const end = body.lastIndexOf('}')
  if (body[0] !== '{'.charCodeAt(0)) return body
  return Buffer.concat([body.subarray(0, end), Buffer.from(tailOf(envelope, end === 1))])
}

/** Returns the keys of the envelope and the closing brace of the object. */
export function tailOf({ requestId, credits, cache }: Envelope, isFirst = false): string {
  let tail = `${isFirst ? '' : ','}"request_id":${JSON.stringify(requestId)}`
  if (credits)
    tail += `,"key_metadata":{"credits_consumed":${credits.consumed},"credits_remaining":${credits.remaining}}`
  const status = cache.zdr ? 'zdr' : cache.age ? 'hit' : 'miss'
  const ageMs = cache.age && !cache.zdr ? Math.round(cache.age.ageMs) : 0
  return `${tail},"cache_metadata":{"status":"${status}","age_ms":${ageMs}}}`
}
