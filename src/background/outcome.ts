import type { TaskEnd } from '../model/background.ts'
import type { BlazonError } from '../model/errors.ts'
import type { Result } from '../model/record.ts'
import { TASKS } from './bounds.ts'

/** Returns how a task ends after an answer. `failures` counts the earlier failures of the task. */
export function endOfAnswer(answer: unknown, failures: number): TaskEnd {
  if (!isUnanswered(answer)) return { state: 'done', note: '' }
  if (answer.state === 'refused') {
    const { retryAfterMs } = answer
    const note = `The page is: ${answer.class.replaceAll('_', ' ')}.`
    return retryAfterMs === undefined ? { state: 'done', note } : later(note, failures, retryAfterMs)
  }
  const { message, retryable } = answer
  return retryable ? later(message, failures) : { state: 'failed', note: message }
}

/** Returns how a task ends after an error. A task that was interrupted has not failed. */
export function endOfThrown(thrown: BlazonError, failures: number): TaskEnd {
  const { code, message, retryable } = thrown
  if (code === 'cancelled') return { state: 'waiting', note: message, afterMs: 0, hasFailed: false }
  return retryable || code === 'storage' ? later(message, failures) : { state: 'failed', note: message }
}

type Unanswered = Exclude<Result, { readonly state: 'ok' }>

function isUnanswered(answer: unknown): answer is Unanswered {
  const state = typeof answer === 'object' && answer !== null && 'state' in answer ? answer.state : undefined
  return state === 'refused' || state === 'failed'
}

/**
 * Returns the state of a task that is retried later. The pause doubles with each failure, and is longer when
 * the site asks for a longer one.
 */
function later(note: string, failures: number, askedMs = 0): TaskEnd {
  const { maxAttempts, retryPauseMs, maxRetryPauseMs } = TASKS
  if (failures + 1 >= maxAttempts) return { state: 'failed', note }
  const pauseMs = Math.max(retryPauseMs * 2 ** Math.min(failures, 30), askedMs)
  return { state: 'waiting', note, afterMs: Math.min(pauseMs, maxRetryPauseMs), hasFailed: true }
}
