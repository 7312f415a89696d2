import type { WorkRequest } from '../background/worker.ts'
import type { Added, Task, TaskCounts } from '../model/background.ts'

/** Work in the background that was told to end and has not ended after this time is left behind. */
export const ABANDON_MS = 1_000

/**
 * What is done while nobody waits for it. The queue is in the database, for all processes that work on it.
 */
export interface Background {
  /**
   * Adds a call of this engine, of which only the stored answer matters. Equal calls are one task. `rested`:
   * it was made less than `background.renewalPauseMs` ago; `full`: so much waits already that it is not
   * added.
   */
  add(task: Task): Promise<Added>
  /**
   * Works on the queue until the signal fires, or until it is empty. Tasks that are under way when the signal
   * fires wait again. A server does this by itself.
   */
  work(request: WorkRequest): Promise<void>
  counts(): Promise<TaskCounts>
}
