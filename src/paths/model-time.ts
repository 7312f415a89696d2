import type { Deadline } from '../concurrency/deadline.ts'
import { shortened } from '../concurrency/deadline.ts'

/**
 * Time that remains for a lookup after the model's time ends, so that its result can still be put together.
 */
const KEPT_BACK_MS = 500

/**
 * The answers of a model, with notes. A failure loses only these answers: when the model throws or its time
 * is over, there are none and a note says why. Rejects only when the caller has left.
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
