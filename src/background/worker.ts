import { asBlazonError } from '../model/errors.ts'
import { TASKS } from './bounds.ts'
import { createLanes, type Worker } from './lanes.ts'
import { endOfAnswer, endOfThrown } from './outcome.ts'
import type { WorkerPorts } from './ports.ts'

export type { Worker, WorkRequest } from './lanes.ts'

/** Makes a worker for the queue of calls. Its tasks are calls whose answers are stored. */
export function createWorker({
  queue,
  call,
  whenFree,
  concurrency,
  isHeard = () => false,
  newId,
}: WorkerPorts): Worker {
  return createLanes({
    ...{ name: 'background', leases: queue, free: queue.freeTasks, whenFree, newId },
    take: (holder) => queue.takeTask(holder),
    lanes: concurrency,
    pollMs: () => (isHeard() ? TASKS.heardPollIntervalMs : TASKS.pollIntervalMs),
    async isEmpty() {
      const { waiting, running } = await queue.taskCounts()
      return waiting + running === 0
    },
    async work(task, signal) {
      const end = await call(task, signal).then(
        (answer) => endOfAnswer(answer, task.failures),
        (thrown: unknown) => endOfThrown(asBlazonError(thrown), task.failures),
      )
      return () => queue.endTask(task, end)
    },
  })
}
