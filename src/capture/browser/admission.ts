/**
 * Limits how many pages are open in the browser at once. Crawlee's AutoscaledPool watches processor, memory
 * and event loop: on a machine with full load, one more page would only make every page late.
 */

import { cpus, freemem, totalmem } from 'node:os'
import type { AutoscaledPool } from '@crawlee/core'
import type { Crowd } from '../../concurrency/crowd.ts'

/** Gives places to pages of a browser. */
export interface Admission {
  /**
   * Waits for a place, then runs the work in it. The work may call `makeRoom`, as often as it likes, to give
   * its place to waiting work before it is done. At most `maxPages` pieces of work may go on without a place.
   * Rejects with the signal's reason when the signal fires during the wait.
   */
  run<T>(work: (makeRoom: MakeRoom) => Promise<T>, signal?: AbortSignal): Promise<T>
}

/** Gives up the place of the work, or returns false when it has to keep it. */
export type MakeRoom = () => boolean

interface Waiting {
  /** Begins the work. Resolves when its place is free for the next one. */
  enter(): Promise<void>
  /** Rejects the work, because there are no places any more. */
  turnAway(reason: unknown): void
}

/**
 * Without overload, a free place is given within this time. Work that waits longer therefore waits for other
 * work to end, and joins the crowd (the queue of waiting work).
 */
const PROMPT_MS = 1_000

/** Creates the admission. Crawlee's pool runs only while there is work, so that an idle process can end. */
export function createAdmission(maxPages: number, crowd?: Crowd): Admission {
  const waiting: Waiting[] = []
  const enter = createEntrance(maxPages, () => waiting.length > 0)
  let running: Promise<AutoscaledPool> | undefined

  const begin = async (): Promise<AutoscaledPool> => {
    const { pool, end } = await createLoadedPool(maxPages, waiting)
    pool.run().then(again, turnAway).finally(end)
    return pool
  }
  /** Starts a new pool for work that came while the old one was ending. */
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
          stay()
          reject(signal?.reason)
        }
        let leaveCrowd: (() => void) | undefined
        const timer = setTimeout(() => {
          leaveCrowd = crowd?.join()
        }, PROMPT_MS)
        const stay = () => {
          signal?.removeEventListener('abort', leave)
          clearTimeout(timer)
          leaveCrowd?.()
        }
        const entry: Waiting = {
          enter() {
            stay()
            return enter((makeRoom) => work(makeRoom).then(resolve, reject))
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

/** Returns a function that begins work. Its promise resolves when the place is free. */
function createEntrance(maxPages: number, areWaiting: () => boolean) {
  /** Pieces of work that go on without a place. */
  let aside = 0
  return (work: (makeRoom: MakeRoom) => Promise<void>): Promise<void> =>
    new Promise((freePlace) => {
      let isAside = false
      const makeRoom = () => {
        if (isAside) return true
        if (aside >= maxPages) return !areWaiting()
        isAside = true
        aside++
        freePlace()
        return true
      }
      const done = () => {
        if (isAside) aside--
        freePlace()
      }
      void work(makeRoom).finally(done)
    })
}

/** How often the load of the machine is measured. */
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
      // Throughput did not grow beyond two pages, in a trial with one to six on two cores.
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

/** The values that Crawlee reads to detect overload. */
interface Load {
  readonly createdAt: Date
  /** Percent of all cores since the last measurement. */
  readonly cpuCurrentUsage: number
  readonly isCpuOverloaded: boolean
  readonly memCurrentBytes: number
  readonly memTotalBytes: number
}

/** The same threshold as in Crawlee. */
const OVERLOADED = 0.95

/**
 * Returns a function that measures processor and memory. Crawlee runs `ps` for that, and `getconf` in a
 * container, and its pool ends with an error where they are missing, as in slim images.
 */
function createLoadMeter(): () => Load {
  let before = ticks()
  return () => {
    const now = ticks()
    const total = now.total - before.total
    const used = total > 0 ? 1 - (now.idle - before.idle) / total : 0
    before = now
    return {
      createdAt: new Date(),
      cpuCurrentUsage: used * 100,
      isCpuOverloaded: used > OVERLOADED,
      memCurrentBytes: totalmem() - freemem(),
      memTotalBytes: totalmem(),
    }
  }
}

function ticks(): { idle: number; total: number } {
  const times = cpus().map((core) => core.times)
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
  return {
    idle: sum(times.map(({ idle }) => idle)),
    total: sum(times.flatMap((time) => Object.values(time))),
  }
}
