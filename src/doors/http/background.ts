import { orTimeout } from '../../concurrency/waiting.ts'
import { ABANDON_MS } from '../../engine/later.ts'
import type { Task } from '../../model/background.ts'
import type { Logger } from '../../model/logger.ts'
import type { ChargeRun } from '../../model/monitor-runs.ts'
import type { ServeEngine } from './engine.ts'
import type { Context } from './route.ts'

export interface BackgroundWork {
  /** Starts the work. It has no effect if the work has already started. */
  start(): void
  /** Stops the work. Running tasks stay in the queue for the next process. */
  stop(): Promise<void>
}

export function createBackgroundWork(
  { background, lists, batches, webhooks, monitors }: ServeEngine,
  logger: Logger,
  charge: ChargeRun,
): BackgroundWork {
  const stop = new AbortController()
  let work: Promise<void> | undefined
  return {
    start() {
      if (stop.signal.aborted) return
      const failed = (error: unknown) =>
        logger.error({ err: error }, 'the background cannot use the database')
      const how = { signal: stop.signal, onError: failed }
      work ??= Promise.all([
        ...[background, lists, batches, webhooks].map((part) => part.work(how)),
        monitors.work({ ...how, charge }),
      ]).then(() => undefined, failed)
    },
    async stop() {
      stop.abort()
      if (work) await orTimeout(work, ABANDON_MS)
    },
  }
}

/** Queues the renewal of a stored answer. A failure is only logged, because the answer was sent already. */
export function renew(task: Task, { engine, logger }: Context): void {
  engine.background.add(task).then(
    (added) => {
      if (added === 'full') logger.warn({ task }, 'a stored answer is not renewed: too much waits already')
    },
    (error: unknown) => logger.warn({ task, err: error }, 'a stored answer is not renewed'),
  )
}
