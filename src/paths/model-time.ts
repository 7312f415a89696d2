import type { Deadline } from '../concurrency/deadline.ts'
import { shortened } from '../concurrency/deadline.ts'

/** Time that the model may not use, so that the result can still be completed. */
const KEPT_BACK_MS = 500

/**
 * Asks a language model. When the model fails or its time is over, the result has no answers, and a note says
 * why. Rejects only when the caller has cancelled.
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
