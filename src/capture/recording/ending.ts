import type { RecordedExchange } from './recording.ts'

/**
 * Returns how the answer of an exchange ends in the replay. A request that was still running when the page
 * was read never ends. A request that the page cancelled after it had received status and headers (an error
 * page in place of a script, a download) ends after them; a request that it cancelled before never ends.
 */
export function endingOf({ status, failure }: RecordedExchange): 'whole' | 'never' | 'torn' {
  if (failure === null) return 'whole'
  if (failure.code === 'cancelled') return status === 0 ? 'never' : 'whole'
  return failure.code === 'timeout' ? 'never' : 'torn'
}
