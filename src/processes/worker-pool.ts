/** The worker processes of a pool, the tasks that wait for them, and when processes start and end. */

import type { ProcessActivity } from '../model/activity.ts'
import { BlazonError } from '../model/errors.ts'
import { missingPackage } from '../model/missing-package.ts'
import { processUser } from './confined.ts'
import type { Ending, Worker } from './worker.ts'

export interface WorkerPool {
  /**
   * Resolves with an idle process. The process belongs to the caller until it is given back or killed.
   * Rejects with the signal's reason when the signal fires.
   */
  take(signal: AbortSignal): Promise<Worker>
  giveBack(worker: Worker): void
  /** Starts a process when there is none. */
  warm(): void
  activity(): ProcessActivity
  /** Kills all processes. Resolves when they have ended. */
  close(): Promise<void>
}

export interface WorkerPoolSettings {
  /** Maximum number of processes at once. */
  readonly max: number
  /** A process without work is ended after this time. */
  readonly idleTimeoutMs: number
  /** After this time a process ends if a more recently used one is idle, too. Default: `idleTimeoutMs`. */
  readonly spareTimeoutMs?: number | undefined
  readonly start: () => Worker
}

/** After this many failed starts in a row, the waiting tasks fail. */
const MAX_FAILED_STARTS = 2

/**
 * Milliseconds for which tasks wait for a busy process before another one is started. A start takes 0.2 to
 * 0.4 s of a processor, and most tasks less than 0.1 s.
 */
const PATIENCE_MS = 200

export function createWorkerPool(settings: WorkerPoolSettings): WorkerPool {
  const { max, start: startOne } = settings
  const all = new Set<Worker>()
  const idle = createIdleWorkers(settings)
  const waiting = createWaitingList()
  let loading: Worker | undefined
  let failedStarts = 0
  let closed = false
  let started = 0

  const giveBack = (worker: Worker): void => {
    // `close` has killed the process and waits for its end.
    if (!closed && !waiting.serve(worker)) idle.add(worker)
  }
  const startLater = afterPatience(() => {
    if (!waiting.isEmpty()) start()
  })
  /** Starts a process when tasks wait for one: at once when there is none, else when they have waited. */
  const startWhenWanted = (): void => {
    if (waiting.isEmpty()) return
    if (all.size === 0) start()
    else startLater()
  }
  const start = (): void => {
    // Only one process starts at a time, because a second one would load the same files beside the first.
    if (closed || loading || all.size >= max) return
    const worker = startOne()
    loading = worker
    started++
    all.add(worker)
    void worker.ready.then(() => {
      loading = undefined
      failedStarts = 0
      giveBack(worker)
      startWhenWanted()
    })
    void worker.ended.then((ending) => onEnd(worker, ending))
  }
  const onEnd = (worker: Worker, { said, refusesSnapshot }: Ending): void => {
    all.delete(worker)
    const wasIdle = idle.remove(worker)
    if (loading === worker) {
      loading = undefined
      if (!refusesSnapshot) failedStarts++
      if (failedStarts >= MAX_FAILED_STARTS) waiting.failAll(startFailure(said))
      if (!waiting.isEmpty()) start()
      // A process that ended with its task is replaced at once, for the next task.
    } else if (!wasIdle || !waiting.isEmpty()) start()
  }
  return {
    async take(signal) {
      signal.throwIfAborted()
      const free = idle.takeLatest()
      if (free) return free
      const worker = waiting.join(signal)
      startWhenWanted()
      return worker
    },
    giveBack,
    warm() {
      if (all.size === 0) start()
    },
    activity: () => ({
      running: all.size,
      busy: all.size - idle.count() - (loading ? 1 : 0),
      started,
      ended: started - all.size,
      user: processUser(),
    }),
    async close() {
      closed = true
      await killAll([...all])
    },
  }
}

/** Returns a function that calls `work` after `PATIENCE_MS`, once for all calls until then. */
function afterPatience(work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  return () => {
    if (timer) return
    timer = setTimeout(() => {
      timer = undefined
      work()
    }, PATIENCE_MS).unref()
  }
}

function startFailure(said: string): BlazonError {
  const missing = missingPackage(said)
  if (missing) return new BlazonError('unavailable', missing, { retryable: false })
  return new BlazonError('internal', `A process did not start. ${said}`)
}

async function killAll(workers: readonly Worker[]): Promise<void> {
  for (const worker of workers) {
    // Each process keeps this one alive until it has ended, so that the promise resolves.
    worker.hold(true)
    worker.kill()
  }
  await Promise.all(workers.map(({ ended }) => ended))
}

/** Processes without work. They do not keep this process alive. */
function createIdleWorkers({
  idleTimeoutMs,
  spareTimeoutMs = idleTimeoutMs,
}: Pick<WorkerPoolSettings, 'idleTimeoutMs' | 'spareTimeoutMs'>) {
  const idle = new Map<Worker, NodeJS.Timeout>()
  /** Processes that were killed after their timeout. They end a little later and get no task until then. */
  const ending = new WeakSet<Worker>()
  const latest = () => [...idle.keys()].findLast((worker) => !ending.has(worker))
  const endAfter = (worker: Worker, ms: number) => {
    clearTimeout(idle.get(worker))
    const end = () => {
      ending.add(worker)
      // A task may have begun to wait for the end of this process, so it keeps its owner alive until then.
      worker.hold(true)
      worker.kill()
    }
    idle.set(worker, setTimeout(end, ms).unref())
  }
  const remove = (worker: Worker): boolean => {
    clearTimeout(idle.get(worker))
    return idle.delete(worker)
  }
  return {
    remove,
    count: () => idle.size,
    add(worker: Worker): void {
      worker.hold(false)
      // Processes that became idle before the latest one have short timeouts already.
      const spare = latest()
      if (spare) endAfter(spare, Math.min(spareTimeoutMs, idleTimeoutMs))
      endAfter(worker, idleTimeoutMs)
    },
    /** Takes the process that was busy most recently, so that the others reach their timeout. */
    takeLatest(): Worker | undefined {
      const worker = latest()
      if (!worker) return undefined
      remove(worker)
      worker.hold(true)
      return worker
    },
  }
}

interface Waiter {
  take(worker: Worker): void
  fail(error: Error): void
}

/** Tasks that wait for a process, first come, first served. */
function createWaitingList() {
  const waiting: Waiter[] = []
  return {
    isEmpty: () => waiting.length === 0,
    /** Gives the process to the first task. False when none waits. */
    serve(worker: Worker): boolean {
      const next = waiting.shift()
      next?.take(worker)
      return next !== undefined
    },
    failAll(error: Error): void {
      for (const { fail } of waiting.splice(0)) fail(error)
    },
    join: (signal: AbortSignal) =>
      new Promise<Worker>((resolve, reject) => {
        const leave = () => {
          waiting.splice(waiting.indexOf(waiter), 1)
          reject(signal.reason)
        }
        const waiter: Waiter = {
          take(worker) {
            signal.removeEventListener('abort', leave)
            resolve(worker)
          },
          fail(error) {
            signal.removeEventListener('abort', leave)
            reject(error)
          },
        }
        signal.addEventListener('abort', leave, { once: true })
        waiting.push(waiter)
      }),
  }
}
