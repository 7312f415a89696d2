import type { WorkRequest } from '../background/worker.ts'
import type { Added, Task, TaskCounts } from '../model/background.ts'

/** After this time the engine closes without waiting longer for a background task that was asked to end. */
export const ABANDON_MS = 1_000

/** Work that nobody waits for. Its queue is in the database, for all processes that work on it. */
export interface Background {
  /**
   * Adds a call of this engine to the queue; only its stored answer matters. Equal calls are one task.
   * `rested`: the same call ended less than `TASKS.renewalPauseMs` ago; `full`: the queue is full, and
   * the call is not added.
   */
  add(task: Task): Promise<Added>
  /**
   * Works on the queue until the signal fires, or until it is empty. Tasks that are under way when the signal
   * fires go back to the queue. A server does this by itself.
   */
  work(request: WorkRequest): Promise<void>
  counts(): Promise<TaskCounts>
}
