import type { WorkRequest } from '../background/worker.ts'
import type { Added, Task, TaskCounts } from '../model/background.ts'

/** After this time the engine closes, even if cancelled background tasks are still running. */
export const ABANDON_MS = 1_000

/** Background work. Its queue is in the database, which all processes that work on it share. */
export interface Background {
  /**
   * Adds a call of this engine to the queue. The work is useful only because its answer is stored. Equal
   * calls are one task. `rested`: the same call ended less than `TASKS.renewalPauseMs` ago; `full`: the queue
   * is full, and the call is not added.
   */
  add(task: Task): Promise<Added>
  /**
   * Works on the queue until the signal fires, or until the queue is empty. Tasks that are running when the
   * signal fires go back to the queue. A server calls this itself.
   */
  work(request: WorkRequest): Promise<void>
  counts(): Promise<TaskCounts>
}
