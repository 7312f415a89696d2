import type { RecordedExchange } from './recording.ts'

/**
 * How the answer of an exchange ends in the replay. A request that was still running when the page was read
 * never ends. A request that the page cancelled after it had the status and headers (a script that is an
 * error page, a download) ends with these; without them it never ends.
 */
export function endingOf({ status, failure }: RecordedExchange): 'whole' | 'never' | 'torn' {
  if (failure === null) return 'whole'
  if (failure.code === 'cancelled') return status === 0 ? 'never' : 'whole'
  return failure.code === 'timeout' ? 'never' : 'torn'
}
