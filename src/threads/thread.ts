import { workerData } from 'node:worker_threads'
import type { Options } from '../model/options.ts'
import { type TaskName, tasksFor } from './tasks.ts'
import { ownThread } from './usage.ts'

/** A task as it is sent. */
export interface Order {
  readonly name: TaskName
  readonly input: unknown
  /** One number, shared: 0, and that of the thread as the system knows it when the work begins. */
  readonly begun: Int32Array
}

const THREAD = ownThread()
const tasks = tasksFor(workerData as Options) as Readonly<Record<TaskName, (input: unknown) => unknown>>

/** What piscina runs in each thread. */
export default function run({ name, input, begun }: Order): unknown {
  Atomics.store(begun, 0, THREAD)
  return tasks[name](input)
}
