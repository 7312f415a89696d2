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

/**
 * Returns the value of a header that occurs once. A value that is too long for the name of a request is
 * shortened.
 */
export function headerOf(headers: Caller['headers'], name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_HEADER_CHARS) : undefined
}

const MAX_HEADER_CHARS = 255
