import { BlazonError } from '../../../model/errors.ts'
import type { KeyHolder } from '../../../model/keys.ts'
import { WireError } from '../errors.ts'
import { REFUSALS } from '../refusals.ts'
import type { Caller } from '../shared-work.ts'

/**
 * Returns the owner of jobs and events that a caller may see. It is the organisation of the key, or the key
 * itself if it has no organisation.
 */
export function ownerOf(key: KeyHolder | null): string {
  if (!key) throw new WireError(REFUSALS.invalidKey)
  return key.organisation ?? key.id
}

/** Returns the name that a caller has given to a request. A name that is too long is refused. */
export function idempotencyKeyOf(headers: Caller['headers']): string | undefined {
  const { 'idempotency-key': key = '' } = headers
  if (typeof key !== 'string' || key === '') return undefined
  if (key.length <= MAX_KEY_CHARS) return key
  const message = `The header Idempotency-Key has ${key.length} characters; it may have ${MAX_KEY_CHARS} at most.`
  throw new BlazonError('invalid_input', message)
}

const MAX_KEY_CHARS = 255
