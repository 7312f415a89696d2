import type { KeyHolder } from '../../../model/keys.ts'
import { WireError } from '../errors.ts'
import { REFUSALS } from '../refusals.ts'
import type { Caller } from '../shared-work.ts'

/**
 * Returns whose jobs and events a caller sees: those of the organisation of the key, with all of its keys, or
 * those of the key alone when it has no organisation.
 */
export function ownerOf(key: KeyHolder | null): string {
  if (!key) throw new WireError(REFUSALS.invalidKey)
  return key.organisation ?? key.id
}

/** The value of a header that has one; longer values than these names of requests are cut. */
export function headerOf(headers: Caller['headers'], name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_HEADER_CHARS) : undefined
}

const MAX_HEADER_CHARS = 255
