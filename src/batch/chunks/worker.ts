import { randomUUID } from 'node:crypto'
import { pause } from '../../concurrency/waiting.ts'
import { SECOND } from '../../model/units.ts'
import type { BatchEngine } from '../engine.ts'
import { holdLease } from '../lease.ts'
import { createPlaces } from '../places.ts'
import type { BatchQueue, SharedLists } from '../ports.ts'
import { newTally, type Tally } from '../progress.ts'
import type { Shutdown } from '../shutdown.ts'
import { type RunningChunk, runChunk } from './chunk.ts'

/** How often an idle worker looks for chunks. */
const POLL_MS = 500
/** How often the counts of the chunks in hand are stored, besides with each result. */
const COUNT_INTERVAL_MS = SECOND

export interface SharedWorker {
  /** What this process has counted so far. */
  tally(): Tally
  /** Works on chunks until the run takes no more, and gives those back that it has not finished. */
  work(untilEmpty?: boolean): Promise<void>
}

/** Works on the chunks of all lists of a database. */
export function createSharedWorker(
  engine: BatchEngine,
  { queue, shared }: { readonly queue: BatchQueue; readonly shared: SharedLists },
  shutdown: Shutdown,
): SharedWorker {
  const { taking } = shutdown
  const places = createPlaces(engine.options, shutdown, queue.turns)
  const inHand = new Map<string, RunningChunk>()
  const total = newTally()
  const running = <T>(of: (chunk: RunningChunk) => T) => Array.from(inHand.values(), of)

  async function begin(holder: string): Promise<boolean> {
    const chunk = await shared.take(holder, [...inHand.keys()])
    if (!chunk) return false
    // A chunk whose lookups have ended processes is worked on alone, so that it is certain which one does.
    const isAlone = chunk.begun.some(({ crashes }) => crashes > 0)
    if (isAlone) await places.idle()
    const begun = runChunk(chunk, { engine, shared, places, shutdown })
    inHand.set(chunk.job, begun)
    const over = () => {
      inHand.delete(chunk.job)
      add(total, begun.tally)
    }
    const ended = begun.ended.catch(shutdown.fail).finally(over)
    await (isAlone ? ended : begun.fed.catch(shutdown.fail))
    return true
  }

  async function loop(holder: string, untilEmpty: boolean): Promise<void> {
    while (!taking.aborted) {
      await places.room()
      if (taking.aborted || (await begin(holder))) continue
      if (untilEmpty && inHand.size === 0 && (await shared.waiting()) === 0) return
      await pause(POLL_MS, taking)
    }
  }

  return {
    tally() {
      const sum = { ...total }
      for (const { tally } of inHand.values()) add(sum, tally)
      return sum
    },
    async work(untilEmpty = false) {
      await shutdown.guard(async () => void (await shared.free()))
      const lease = await holdLease(queue, `worker ${randomUUID()}`, shutdown, shared.free)
      const count = async () => void (await Promise.all(running(({ count }) => count())))
      const counting = setInterval(() => shutdown.guard(count), COUNT_INTERVAL_MS)
      try {
        await loop(lease.holder, untilEmpty).catch(shutdown.fail)
        await places.finish()
        await Promise.all(running(({ ended }) => ended.catch(shutdown.fail)))
      } finally {
        clearInterval(counting)
        await lease.release()
      }
    },
  }
}

function add(sum: Tally, more: Readonly<Tally>): void {
  for (const name of Object.keys(sum) as (keyof Tally)[]) sum[name] += more[name]
}
