import { CHUNK_COUNTS, type ChunkCounts, type TakenChunk } from '../../model/chunks.ts'
import { crashesIn } from '../crashes.ts'
import { NO_DELIVERIES } from '../deliveries.ts'
import type { BatchEngine } from '../engine.ts'
import type { Places } from '../places.ts'
import type { BatchQueue, Counted, SharedLists } from '../ports.ts'
import { type Earlier, newTally, type Tally } from '../progress.ts'
import type { ListRequest } from '../request.ts'
import type { Shutdown } from '../shutdown.ts'
import { createTaking } from '../taking.ts'

/** Stored results are requested for this many lines before their lookups begin. */
const LOOK_AHEAD = 16

export interface ChunkParts {
  readonly engine: BatchEngine
  /** The database for lists in a language. */
  readonly queueOf: (language: string | undefined) => BatchQueue
  readonly shared: SharedLists
  readonly places: Places
  readonly shutdown: Shutdown
}

/** A chunk that this process works on. */
export interface RunningChunk {
  readonly tally: Readonly<Tally>
  /** Resolves when all lookups of the chunk have begun, or when the run begins no more lookups. */
  readonly fed: Promise<void>
  /** Resolves when the chunk has ended, or was given back. Rejects when the database fails. */
  readonly ended: Promise<void>
  /** Stores the counts that were added since the last call. */
  count(): Promise<void>
}

/** Works through the lines of a chunk, as a batch works through its list. */
export function runChunk(
  chunk: TakenChunk,
  { engine, queueOf, shared, places, shutdown }: ChunkParts,
): RunningChunk {
  const request = chunk.request as ListRequest
  const queue = queueOf(request.language)
  const tally = newTally()
  const earlier: Earlier = { refused: 0, failed: 0, refusedInRun: 0 }
  const countsNow = () => countsOf(tally, earlier)
  const counter = createCounter(countsNow)
  const taking = createTaking(
    { engine, queue, request },
    {
      ...{ tally, earlier, shutdown, places, since: chunk.since, deliveries: NO_DELIVERIES, setAside: [] },
      crashes: crashesIn(chunk.begun, queue.now()),
      beforeLookup: async () => undefined,
      countsWholeRun: true,
      counted: (state): Counted => ({ of: chunk, counts: counter.more(state) }),
    },
  )
  let isFed = false
  const feed = async () => {
    for (const [at, line] of chunk.lines.entries()) {
      if (shutdown.taking.aborted) return
      for (const { domain, isRepeated } of chunk.lines.slice(at, at + LOOK_AHEAD))
        if (domain !== null && !isRepeated) taking.expect(domain)
      tally.lines += 1
      if (line.domain === null) tally.invalid += 1
      else if (line.isRepeated) {
        tally.skipped += 1
        tally.repeated += 1
      } else await taking.take(engine.resolve(line.domain, { listed: true }), line)
    }
    await taking.beginPutOff()
    isFed = !shutdown.taking.aborted
  }
  const fed = feed()
  const end = async () => {
    await fed.catch(shutdown.fail)
    await taking.settled()
    if (isFed && tally.inHand === 0) return shared.endChunk(chunk, countsNow())
    await taking.leave()
    // The remaining counts are stored here, because no further result will be stored together with them.
    await countMore(counter, chunk, shared)
    await shared.giveBack(chunk)
  }
  return { tally, fed, ended: end(), count: async () => void (await countMore(counter, chunk, shared)) }
}

async function countMore(
  { more }: ReturnType<typeof createCounter>,
  chunk: TakenChunk,
  shared: SharedLists,
): Promise<void> {
  const counts = more()
  if (Object.values(counts).some((count) => count !== 0)) await shared.count(chunk, counts)
}

/** Returns the counts that were added since the last call, plus one result of a state, if it is named. */
function createCounter(countsNow: () => ChunkCounts) {
  const stored = new Map<keyof ChunkCounts, number>()
  return {
    more(state?: 'ok' | 'refused' | 'failed'): ChunkCounts {
      const now = countsNow()
      return countsBy((name) => {
        const more = now[name] - (stored.get(name) ?? 0) + Number(name === state)
        stored.set(name, (stored.get(name) ?? 0) + more)
        return more
      })
    },
  }
}

function countsOf(tally: Tally, earlier: Earlier): ChunkCounts {
  const all = { ...tally, refusedBefore: earlier.refused, failedBefore: earlier.failed }
  return countsBy((name) => all[name])
}

function countsBy(count: (name: keyof ChunkCounts) => number): ChunkCounts {
  return Object.fromEntries(CHUNK_COUNTS.map((name) => [name, count(name)])) as ChunkCounts
}
