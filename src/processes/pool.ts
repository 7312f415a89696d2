import type { ProcessActivity } from '../model/activity.ts'
import { BlazonError } from '../model/errors.ts'
import { type Limits, watchLimits } from './limits.ts'
import type { Program } from './program.ts'
import type { TaskTable } from './serve-tasks.ts'
import { type Answer, startWorker } from './worker.ts'
import { createWorkerPool } from './worker-pool.ts'

export interface PoolSettings extends Program {
  /** Passed to the entry module of each process, once. */
  readonly settings: unknown
  /** Maximum number of processes at once. */
  readonly max: number
  /** Limits of a task that sets none itself. */
  readonly limits: Limits
  /** Maximum size of a task's result, and of each question that it asks. */
  readonly maxReplyMb: number
  /** A process without work is ended after this time. */
  readonly idleTimeoutMs: number
  /** After this time a process ends if a more recently used one is idle, too. Default: `idleTimeoutMs`. */
  readonly spareTimeoutMs?: number
  /** Makes the message for a task that exceeds a limit, such as `512 MB of memory`. */
  readonly tooLarge: (bound: string) => string
  /** Called with a sentence when the processes run as root, or do not start from their startup snapshot. */
  readonly onNotice?: ((notice: string) => void) | undefined
}

export interface TaskRequest {
  /** When it fires, the task is ended together with its process. */
  readonly signal: AbortSignal
  readonly limits?: Limits | undefined
  /** Answers the questions of the task. */
  readonly answer?: Answer | undefined
}

/**
 * A pool for tasks that may hang or take all memory. When one is killed, no other task suffers. `Tasks` is
 * the table that the entry module passes to `serveTasks`.
 */
export interface ProcessPool<Tasks extends TaskTable> {
  /**
   * Runs a task and resolves to its result. Rejects with the error of the task; with `too_large` when it
   * exceeds its limits or the heap of V8; with the signal's reason; with `internal` when its process cannot
   * be started or ends by itself; with `cancelled` after `close`.
   */
  run<K extends keyof Tasks & string>(
    name: K,
    input: Parameters<Tasks[K]>[0],
    request: TaskRequest,
  ): Promise<Awaited<ReturnType<Tasks[K]>>>
  /** Starts a process when there is none, so that it is ready for the first task. */
  warm(): void
  activity(): ProcessActivity
  /** Kills all processes. Their tasks reject with `cancelled`. Resolves when the processes have ended. */
  close(): Promise<void>
}

export function createProcessPool<Tasks extends TaskTable>(pool: PoolSettings): ProcessPool<Tasks> {
  const closing = new AbortController()
  const workers = createWorkerPool({ ...pool, start: () => startWorker(pool) })
  return {
    async run(name, input, { signal: caller, limits = pool.limits, answer = NO_ANSWER }) {
      const signal = AbortSignal.any([caller, closing.signal])
      const worker = await workers.take(signal)
      const watch = watchLimits(worker.pid, limits, (bound) => tooLarge(pool, bound))
      const counted: Answer = (question) => watch.uncounted(answer(question))
      const stop = AbortSignal.any([signal, watch.over])
      const outcome = await unlessFired(worker.run(name, input, counted), stop)
      watch.stop()
      if (outcome.kind === 'done' || outcome.kind === 'failed') workers.giveBack(worker)
      else worker.kill()
      // The value is a structured clone of the result of the task with this name.
      if (outcome.kind === 'done') return outcome.value as never
      if (outcome.kind === 'failed') throw outcome.thrown
      if (outcome.kind === 'stopped') throw stop.reason
      const { exceeded, said } = outcome
      throw exceeded === undefined ? new EndedInWork(said) : tooLarge(pool, exceeded)
    },
    warm: workers.warm,
    activity: workers.activity,
    async close() {
      closing.abort(new BlazonError('cancelled', 'The engine is closing.'))
      await workers.close()
    },
  }
}

/** The process of a task ended by itself, or the system ended it. The input of the task may be the reason. */
export class EndedInWork extends BlazonError {
  constructor(said: string) {
    super('internal', `A process ended during its task. ${said}`)
  }
}

const NO_ANSWER: Answer = () => Promise.reject(new TypeError('This task may not ask anything.'))

function tooLarge(pool: PoolSettings, bound: string): BlazonError {
  return new BlazonError('too_large', pool.tooLarge(bound), { retryable: false })
}

/**
 * Resolves to the outcome of some work, unless the signal fires before. The listener is removed afterwards.
 * Otherwise a signal that depends on other signals stays in memory as long as they do, and the outcome with
 * it.
 */
async function unlessFired<T>(
  work: Promise<T>,
  signal: AbortSignal,
): Promise<T | { readonly kind: 'stopped' }> {
  const over = new AbortController()
  const stopped = new Promise<{ readonly kind: 'stopped' }>((resolve) => {
    const fired = () => resolve({ kind: 'stopped' })
    if (signal.aborted) fired()
    else signal.addEventListener('abort', fired, { once: true, signal: over.signal })
  })
  try {
    return await Promise.race([work, stopped])
  } finally {
    over.abort()
  }
}
