import type { RecordedExchange } from './recording.ts'

/**
 * Returns how an answer ends in the replay: never when it was still running when the page was read, or was
 * cancelled before its head; after its head when the page cancelled it then (an error page in place of a
 * script, a download).
 */
export function endingOf({ status, failure }: RecordedExchange): 'whole' | 'never' | 'torn' {
  if (failure === null) return 'whole'
  if (failure.code === 'cancelled') return status === 0 ? 'never' : 'whole'
  return failure.code === 'timeout' ? 'never' : 'torn'
}
