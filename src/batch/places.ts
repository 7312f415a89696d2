import { orAborted } from '../concurrency/abort.ts'
import { createSlots, type Slots } from '../concurrency/slots.ts'
import { orTimeout, pause } from '../concurrency/waiting.ts'
import type { Options } from '../model/options.ts'
import { BATCHES } from './bounds.ts'
import { createInHand, type InHand } from './in-hand.ts'
import type { SharedTurns } from './ports.ts'
import type { Shutdown } from './shutdown.ts'
import { createTurns, type EndTurn, type TurnLimits, type Turns } from './turns.ts'

/** The lookups of this process, for one list or for several chunks of lists. */
export interface Places {
  readonly slots: Slots
  readonly turns: Turns
  readonly inHand: InHand
  /** Counts work as begun until it has ended. */
  add(work: Promise<void>): void
  /** Waits for a promise. Meanwhile the work that waits does not count as begun. */
  aside<T>(wait: Promise<T>): Promise<T>
  /** Resolves when another lookup may begin. */
  room(): Promise<void>
  /** Resolves when all begun work has ended, or when the run begins no more lookups. */
  idle(): Promise<void>
  /** Resolves when all work has ended. After a shutdown, it also resolves when the time to finish is over. */
  finish(): Promise<void>
}

/**
 * The number of domains for each slot that are ready or being looked up. It is small, because after a kill
 * these domains must be looked up again. Domains that wait for their host or for another attempt are counted
 * separately, so that they do not delay other domains.
 */
const READY_PER_PLACE = 4
/** After this time the run ends, even when cancelled lookups are still running. */
const ABANDON_MS = 1_000

export function createPlaces(
  { concurrency, batch }: Options,
  shutdown: Shutdown,
  shared?: SharedTurns,
): Places {
  const { maxWaiting, shutdownTimeoutMs } = BATCHES
  const begun = new Set<Promise<void>>()
  let waiting = 0
  let onRoom: (() => void) | undefined

  const all = () => Promise.all(begun)
  const idle = async () => void (await orAborted(all(), shutdown.taking))
  const isFull = () => begun.size - waiting >= concurrency * READY_PER_PLACE || waiting >= maxWaiting
  return {
    slots: createSlots(concurrency),
    inHand: createInHand(),
    turns: shared
      ? shareTurns(createTurns(batch), shared, { limits: batch, failed: shutdown.fail })
      : createTurns(batch),
    add(work) {
      const end = () => {
        begun.delete(work)
        onRoom?.()
      }
      begun.add(work)
      work.then(end, end)
    },
    async aside(wait) {
      waiting += 1
      onRoom?.()
      const outcome = await wait
      waiting -= 1
      return outcome
    },
    async room() {
      while (isFull() && !shutdown.taking.aborted) {
        const change = new Promise<void>((resolve) => {
          onRoom = resolve
        })
        await orAborted(change, shutdown.taking)
      }
    },
    idle,
    async finish() {
      await idle()
      await orTimeout(orAborted(all(), shutdown.working), shutdownTimeoutMs)
      shutdown.giveUp()
      await orTimeout(all(), ABANDON_MS)
    },
  }
}

interface Surroundings {
  readonly limits: TurnLimits
  /** Called when the database fails. */
  readonly failed: (thrown: unknown) => void
}

/**
 * Makes turns at hosts that several processes share. A lookup first waits for its turn in this process, so
 * that only the next lookups of each host ask the database.
 */
function shareTurns(own: Turns, shared: SharedTurns, { limits, failed }: Surroundings): Turns {
  const { perHostConcurrency, perHostPauseMs } = limits
  const takeShared = async (host: string, signal: AbortSignal): Promise<EndTurn | undefined> => {
    while (!signal.aborted) {
      const taken = await shared.takeTurn(host, perHostConcurrency)
      if ('turn' in taken)
        return (restMs) => void shared.endTurn(taken.turn, perHostPauseMs, restMs).catch(failed)
      await pause(taken.waitMs, signal)
    }
    return undefined
  }
  return {
    async take(host, signal) {
      const endOwn = await own.take(host, signal)
      if (!endOwn) return undefined
      const endShared = await takeShared(host, signal).catch((thrown: unknown) => {
        endOwn()
        throw thrown
      })
      if (!endShared) endOwn()
      return (
        endShared &&
        ((restMs) => {
          endShared(restMs)
          endOwn(restMs)
        })
      )
    },
  }
}
