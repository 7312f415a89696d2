import type { RecordedExchange } from './recording.ts'

/**
 * Returns how the answer of an exchange ends in the replay. A request that was still running when the page
 * was read never ends. When the page cancelled a request after status and headers had arrived (an error page
 * in place of a script, a download), the answer ends after the headers. When the page cancelled it before
 * that, it never ends.
 */
export function endingOf({ status, failure }: RecordedExchange): 'whole' | 'never' | 'torn' {
  if (failure === null) return 'whole'
  if (failure.code === 'cancelled') return status === 0 ? 'never' : 'whole'
  return failure.code === 'timeout' ? 'never' : 'torn'
}
