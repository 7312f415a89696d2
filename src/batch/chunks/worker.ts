import { randomUUID } from 'node:crypto'
import { pause } from '../../concurrency/waiting.ts'
import { LEASE } from '../../model/lease.ts'
import { SECOND } from '../../model/units.ts'
import type { BatchEngine } from '../engine.ts'
import { holdLease } from '../lease.ts'
import type { Patient } from '../patient.ts'
import { createPlaces } from '../places.ts'
import type { BatchQueue, SharedLists } from '../ports.ts'
import { lookedUp, newTally, type Tally } from '../progress.ts'
import type { Shutdown } from '../shutdown.ts'
import { type RunningChunk, runChunk } from './chunk.ts'

/** How often an idle worker checks the queue. */
const POLL_MS = 500
/** How often counts of the chunks in progress are stored. They are also stored with each result. */
const COUNT_INTERVAL_MS = SECOND

interface WorkerParts {
  readonly queue: BatchQueue
  readonly shared: SharedLists
  readonly patient: Patient
}

export interface SharedWorker {
  /** The counts of this process so far. */
  tally(): Tally
  /** Works on chunks until the run begins no more lookups, and gives unfinished chunks back. */
  work(untilEmpty?: boolean): Promise<void>
}

/** Works on the chunks of all lists of a database. */
export function createSharedWorker(
  engine: BatchEngine,
  { queue, shared, patient }: WorkerParts,
  shutdown: Shutdown,
): SharedWorker {
  const { taking } = shutdown
  const queueOf = (language: string | undefined) => patient(engine.queue(language))
  const places = createPlaces(engine.options, shutdown, queue.turns)
  const inHand = new Map<string, RunningChunk>()
  const total = newTally()
  const running = <T>(of: (chunk: RunningChunk) => T) => Array.from(inHand.values(), of)

  async function begin(holder: string): Promise<boolean> {
    const chunk = await shared.take(holder, [...inHand.keys()])
    if (!chunk) return false
    // Processes died during lookups of this chunk. It runs alone, so that the cause of the next crash is
    // certain.
    const isAlone = chunk.begun.some(({ crashes }) => crashes > 0)
    if (isAlone) await places.idle()
    const begun = runChunk(chunk, { engine, queueOf, shared, places, shutdown })
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

  const tally = () => {
    const sum = { ...total }
    for (const { tally } of inHand.values()) add(sum, tally)
    return sum
  }
  return {
    tally,
    async work(untilEmpty = false) {
      const endFreeing = await freeNowAndThen(shared, shutdown)
      const lease = await holdLease(queue, `worker ${randomUUID()}`, shutdown, () => ({
        lookups: places.inHand.report(lookedUp(tally())),
      }))
      const count = async () => void (await Promise.all(running(({ count }) => count())))
      const counting = setInterval(() => shutdown.guard(count), COUNT_INTERVAL_MS)
      try {
        await loop(lease.holder, untilEmpty).catch(shutdown.fail)
        await places.finish()
        await Promise.all(running(({ ended }) => ended.catch(shutdown.fail)))
      } finally {
        clearInterval(counting)
        endFreeing()
        await lease.release()
      }
    },
  }
}

/** Puts the chunks of dead processes back into the queue, now and then every ten seconds. */
export async function freeNowAndThen(shared: SharedLists, shutdown: Shutdown): Promise<() => void> {
  let under: Promise<void> | undefined
  const free = () => {
    under ??= shutdown
      .guard(async () => void (await shared.free()))
      .finally(() => {
        under = undefined
      })
    return under
  }
  await free()
  const freeing = setInterval(free, LEASE.maxAgeMs / 3)
  return () => clearInterval(freeing)
}

function add(sum: Tally, more: Readonly<Tally>): void {
  for (const name of Object.keys(sum) as (keyof Tally)[]) sum[name] += more[name]
}
