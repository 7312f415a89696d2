import type { TakenTask, Task, TaskCounts, TaskEnd } from '../model/background.ts'
import type { LeasePorts } from './lanes.ts'

/** The methods of the queue that a worker needs. */
export interface TaskQueue extends LeasePorts {
  takeTask(holder: string): Promise<TakenTask | undefined>
  endTask(task: Pick<TakenTask, 'id' | 'holder'>, end: TaskEnd): Promise<boolean>
  freeTasks(): Promise<number>
  taskCounts(): Promise<TaskCounts>
}

export interface WorkerPorts {
  readonly queue: TaskQueue
  /** Makes the call of a task. Rejects only with BlazonErrors. */
  readonly call: (task: Task, signal: AbortSignal) => Promise<unknown>
  /** Resolves when no lookup of a caller waits for a slot, or when the signal fires. */
  readonly whenFree: (signal: AbortSignal) => Promise<void>
  /** The number of tasks on which the process works at once. */
  readonly concurrency: number
  /** Whether the process is notified when another one adds a task. Default: it is not. */
  readonly isHeard?: (() => boolean) | undefined
  /** Makes a name for a lease that no other process uses. */
  readonly newId: () => string
}
