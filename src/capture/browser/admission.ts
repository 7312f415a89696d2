import type { AutoscaledPool } from '@crawlee/core'
import type { Slots } from '../slots.ts'

/**
 * Lets browser pages in one after the other, as many at once as the machine bears: Crawlee's AutoscaledPool watches
 * processor, memory and event loop, and goes between one page and `maxPages`. A page more on a machine that is
 * full only makes every page late.
 *
 * It lives while there is work, so that a process with nothing to do can end.
 */
export function createAdmission(maxPages: number): Slots {
  const waiting: (() => Promise<void>)[] = []
  let running: Promise<AutoscaledPool> | undefined

  const begin = async (): Promise<AutoscaledPool> => {
    const { AutoscaledPool, Configuration, log } = await import('@crawlee/core')
    const config = new Configuration({ persistStorage: false, systemInfoIntervalMillis: 2_000 })
    const events = config.getEventManager()
    const quiet = log.child({ prefix: 'blazon', level: log.LEVELS.OFF })
    const pool = new AutoscaledPool(
      {
        minConcurrency: 1,
        // Two on two cores is where throughput flattened in a trial of one to six; it grows from there when there is room.
        desiredConcurrency: Math.min(2, maxPages),
        maxConcurrency: maxPages,
        autoscaleIntervalSecs: 2,
        loggingIntervalSecs: null,
        log: quiet,
        isTaskReadyFunction: async () => waiting.length > 0,
        isFinishedFunction: async () => waiting.length === 0,
        runTaskFunction: async () => waiting.shift()?.(),
      },
      config,
    )
    await events.init()
    pool
      .run()
      .finally(() => events.close())
      .finally(end)
    return pool
  }
  /** Whoever came between the last look and the end begins anew. */
  const end = () => {
    running = undefined
    if (waiting.length > 0) admit()
  }
  const admit = () => {
    running ??= begin()
    void running.then((pool) => pool.notify())
  }
  return {
    run: (work, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const leave = () => {
          waiting.splice(waiting.indexOf(enter), 1)
          reject(signal?.reason)
        }
        const enter = () => {
          signal?.removeEventListener('abort', leave)
          return work().then(resolve, reject)
        }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.push(enter)
        admit()
      }),
  }
}
