import { totalmem } from 'node:os'
import type { AutoscaledPool } from '@crawlee/core'
import type { Slots } from '../slots.ts'
import { createLoadMeter } from './load-meter.ts'

/** Work at the door. */
interface Waiting {
  enter(): Promise<void>
  /** When there is no door any more. */
  turnAway(reason: unknown): void
}

/**
 * Lets browser pages in one after the other, as many at once as the machine bears: Crawlee's AutoscaledPool watches
 * processor, memory and event loop, and goes between one page and `maxPages`. A page more on a machine that is
 * full only makes every page late.
 *
 * It lives while there is work, so that a process with nothing to do can end.
 */
export function createAdmission(maxPages: number): Slots {
  const waiting: Waiting[] = []
  let running: Promise<AutoscaledPool> | undefined

  const begin = async (): Promise<AutoscaledPool> => {
    const { pool, end } = await createLoadedPool(maxPages, waiting)
    pool.run().then(again, turnAway).finally(end)
    return pool
  }
  /** Whoever came between the last look and the end begins anew. */
  const again = () => {
    running = undefined
    if (waiting.length > 0) admit()
  }
  const turnAway = (reason: unknown) => {
    running = undefined
    for (const { turnAway } of waiting.splice(0)) turnAway(reason)
  }
  const admit = () => {
    running ??= begin()
    running.then((pool) => void pool.notify(), turnAway)
  }
  return {
    run: (work, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const leave = () => {
          waiting.splice(waiting.indexOf(entry), 1)
          reject(signal?.reason)
        }
        const stay = () => signal?.removeEventListener('abort', leave)
        const entry: Waiting = {
          enter() {
            stay()
            return work().then(resolve, reject)
          },
          turnAway(reason) {
            stay()
            reject(reason)
          },
        }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.push(entry)
        admit()
      }),
  }
}

const LOAD_INTERVAL_MS = 2_000

async function createLoadedPool(maxPages: number, waiting: Waiting[]) {
  const { AutoscaledPool, Configuration, EventManager, log } = await import('@crawlee/core')
  const config = new Configuration({
    persistStorage: false,
    memoryMbytes: Math.floor(totalmem() / 1024 ** 2),
  })
  const events = new (class extends EventManager {})(config)
  config.useEventManager(events)
  const load = createLoadMeter()
  const watch = setInterval(() => events.emit('systemInfo', load()), LOAD_INTERVAL_MS)
  const pool = new AutoscaledPool(
    {
      minConcurrency: 1,
      // Two on two cores is where throughput flattened in a trial of one to six; it grows from there when there is room.
      desiredConcurrency: Math.min(2, maxPages),
      maxConcurrency: maxPages,
      autoscaleIntervalSecs: 2,
      loggingIntervalSecs: null,
      log: log.child({ prefix: 'blazon', level: log.LEVELS.OFF }),
      isTaskReadyFunction: async () => waiting.length > 0,
      isFinishedFunction: async () => waiting.length === 0,
      runTaskFunction: async () => waiting.shift()?.enter(),
    },
    config,
  )
  return { pool, end: () => clearInterval(watch) }
}
