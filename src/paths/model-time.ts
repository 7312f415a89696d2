import type { Deadline } from '../concurrency/deadline.ts'
import { shortened } from '../concurrency/deadline.ts'

/** What is left of the time of a lookup when the model's time ends: its result is still put together. */
const KEPT_BACK_MS = 500

/**
 * What a model says, with the notes about it. It costs only its own answers: when it throws or the time is
 * over, nothing was said and a note tells why. Rejects only when the caller has left.
 */
export async function saidByModel<T extends { readonly notes: readonly string[] }>(
  ask: (deadline: Deadline) => Promise<T>,
  deadline: Deadline,
): Promise<T | { readonly notes: readonly string[] }> {
  const leftMs = deadline.timeLeftMs() - KEPT_BACK_MS
  if (leftMs <= 0) return { notes: ['The model was not asked: no time was left for it.'] }
  const over = AbortSignal.timeout(leftMs)
  try {
    return await ask(shortened(deadline, over))
  } catch (thrown) {
    const error = deadline.errorOf(thrown)
    if (error.code === 'cancelled') throw error
    const isLate = over.aborted || deadline.signal.aborted
    const why = isLate ? 'the time of the lookup was over' : error.message.slice(0, 200)
    return { notes: [`The model gave no answers: ${why}`] }
  }
}
