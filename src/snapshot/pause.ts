import { parseRetryAfter } from '../formats/retry-after.ts'
import type { Snapshot } from './snapshot.ts'

/** Answers whose `Retry-After` speaks of the page (RFC 9110, 10.2.3; RFC 6585, 4). */
const STATUSES: readonly number[] = [429, 503]

/**
 * For how many milliseconds the site asked to be left alone when it gave this page; nothing when it did not. Dates are compared
 * with the time of the answer by the site's own clock, when it says that.
 */
export function pauseOf({ resources, capturedAt }: Snapshot): { readonly retryAfterMs?: number } {
  const [document] = resources
  if (document?.kind !== 'document' || !STATUSES.includes(document.status)) return {}
  const { date = '', 'retry-after': header } = document.headers
  const answeredAt = Date.parse(date)
  const retryAfterMs = parseRetryAfter(header, new Date(Number.isNaN(answeredAt) ? capturedAt : answeredAt))
  return retryAfterMs === undefined ? {} : { retryAfterMs }
}
