import { parseRetryAfter } from '../formats/http/retry-after.ts'
import type { Snapshot } from './snapshot.ts'

/** Statuses with which `Retry-After` is about the page (RFC 9110, 10.2.3; RFC 6585, 4). */
const STATUSES: readonly number[] = [429, 503]

/**
 * Returns for how many milliseconds the site asked not to be visited again, if it did. A date is compared
 * with the `Date` header of the answer, when there is one.
 */
export function pauseOf({ resources, capturedAt }: Snapshot): { readonly retryAfterMs?: number } {
  const [document] = resources
  if (document?.kind !== 'document' || !STATUSES.includes(document.status)) return {}
  const { date = '', 'retry-after': header } = document.headers
  const answeredAt = Date.parse(date)
  const retryAfterMs = parseRetryAfter(header, new Date(Number.isNaN(answeredAt) ? capturedAt : answeredAt))
  return retryAfterMs === undefined ? {} : { retryAfterMs }
}
