import { orAborted } from '../concurrency/abort.ts'
import { createSlots } from '../concurrency/slots.ts'
import { orTimeout, pause } from '../concurrency/waiting.ts'
import type { Site } from '../model/site.ts'
import { type AttemptParts, attempterFor } from './attempt.ts'
import { BATCHES } from './bounds.ts'
import type { BatchRun } from './engine.ts'
import { createTurns } from './turns.ts'

/** The domains whose lookup has begun and whose results are not stored yet. */
export interface Workers {
  has(domain: string): boolean
  /**
   * Looks up the site, with retries where they may help, and stores the result. With `isKnown` its record is
   * already stored, and only its additional lookups are made.
   */
  begin(site: Site, isKnown: boolean): void
  /** Resolves when another domain may be begun. */
  room(): Promise<void>
  /** Resolves when the work on the domain has ended, or when the run takes no more. */
  ended(domain: string): Promise<void>
  /** Resolves when all work that was begun has ended, or when the run takes no more. */
  idle(): Promise<void>
  /** Resolves when all work has ended; after a shutdown, also when the time to finish is over. */
  finish(): Promise<void>
}

/**
 * The number of domains for each slot that are ready or being looked up. It is small, because these domains
 * must be looked up again after a kill. Domains that wait for their host or for another attempt are counted
 * separately, so that they do not delay other domains.
 */
const READY_PER_PLACE = 4
/** After this time the run ends, even when lookups that should end are still running. */
const ABANDON_MS = 1_000

export function createWorkers(run: BatchRun, parts: AttemptParts): Workers {
  const { shutdown } = parts
  const { queue, request } = run
  const { options, isMapped } = run.engine
  const { concurrency } = options
  const { maxWaiting, shutdownTimeoutMs } = BATCHES
  const slots = createSlots(concurrency)
  const turns = createTurns(options.batch)
  const attempt = attempterFor(run, parts)
  const inHand = new Map<string, Promise<void>>()
  let waiting = 0
  let onRoom: (() => void) | undefined

  async function aside<T>(wait: Promise<T>): Promise<T> {
    waiting += 1
    onRoom?.()
    const outcome = await wait
    waiting -= 1
    return outcome
  }

  async function work(site: Site, isKnown: boolean): Promise<void> {
    for (let attempts = 1; ; attempts += 1) {
      // A mapped host is a test server or a recording, so it needs no pauses.
      const turn = isMapped(site.domain) ? undefined : turns.take(site.registrable, shutdown.taking)
      const endTurn = turn instanceof Promise ? await aside(turn) : turn
      const outcome = await slots.run(() => attempt(site, attempts, isKnown))
      endTurn?.(outcome.restMs)
      if (outcome.pauseMs === undefined) return
      await aside(pause(outcome.pauseMs, shutdown.taking))
    }
  }

  const allInHand = () => Promise.all(inHand.values())
  const idle = async () => void (await orAborted(allInHand(), shutdown.taking))
  const isFull = () => inHand.size - waiting >= concurrency * READY_PER_PLACE || waiting >= maxWaiting
  return {
    has: (domain) => inHand.has(domain),
    begin(site, isKnown) {
      const ended = () => {
        inHand.delete(site.domain)
        onRoom?.()
      }
      inHand.set(site.domain, work(site, isKnown).catch(shutdown.fail).finally(ended))
    },
    async room() {
      while (isFull() && !shutdown.taking.aborted) {
        const change = new Promise<void>((resolve) => {
          onRoom = resolve
        })
        await orAborted(change, shutdown.taking)
      }
    },
    ended: async (domain) => orAborted(inHand.get(domain) ?? Promise.resolve(), shutdown.taking),
    idle,
    async finish() {
      await idle()
      await orTimeout(orAborted(allInHand(), shutdown.working), shutdownTimeoutMs)
      shutdown.giveUp()
      await orTimeout(allInHand(), ABANDON_MS)
      for (const domain of inHand.keys())
        await shutdown.guard(() => queue.markLookup(request.list, domain, 'paused'))
    },
  }
}
