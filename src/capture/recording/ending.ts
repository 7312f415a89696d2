import type { RecordedExchange } from './recording.ts'

/**
 * How an answer ends. What was still coming when the page was read never ends in the replay either. What the page left, having seen the
 * head of it (a script that is an error page, a download), ends with the head; without one it is left again.
 */
export function endingOf({ status, failure }: RecordedExchange): 'whole' | 'never' | 'torn' {
  if (failure === null) return 'whole'
  if (failure.code === 'cancelled') return status === 0 ? 'never' : 'whole'
  return failure.code === 'timeout' ? 'never' : 'torn'
}
