import { orAborted } from '../concurrency/abort.ts'
import { pause } from '../concurrency/waiting.ts'
import type { Site } from '../model/site.ts'
import { type AttemptParts, attempterFor } from './attempt.ts'
import type { BatchRun } from './engine.ts'
import type { Places } from './places.ts'

/** The domains of a list whose lookup has begun and whose results are not stored yet. */
export interface Workers extends Pick<Places, 'room' | 'idle'> {
  has(domain: string): boolean
  /**
   * Looks up the site, with retries where they may help, and stores the result. With `isKnown` its record is
   * already stored, and only its additional lookups are made.
   */
  begin(site: Site, isKnown: boolean): void
  /** Resolves when the work on the domain has ended, or when the run begins no more lookups. */
  ended(domain: string): Promise<void>
  /** Resolves when all work on the list has ended, or when running lookups have to end now. */
  settled(): Promise<void>
  /** Stores that the lookups which have not ended are not running any more. */
  leave(): Promise<void>
}

export function createWorkers(run: BatchRun, parts: AttemptParts, places: Places): Workers {
  const { shutdown, crashes } = parts
  const { queue, request } = run
  const { slots, turns, aside, inHand: reported } = places
  const attempt = attempterFor(run, parts)
  const inHand = new Map<string, Promise<void>>()

  /** A failure ends the run before the slot is free, so that no other lookup begins. */
  const failing = (thrown: unknown): never => {
    shutdown.fail(thrown)
    throw thrown
  }

  /** Waits until the next attempt that an earlier process left is due. Resolves to the earlier attempts. */
  async function dueAttempt(domain: string): Promise<number> {
    const { attempts, dueAt } = crashes.attemptsAt(domain)
    const leftMs = dueAt - queue.now()
    if (leftMs > 0) await aside(pause(leftMs, shutdown.taking))
    return attempts
  }

  async function work(site: Site, isKnown: boolean): Promise<void> {
    const earlier = await dueAttempt(site.domain)
    for (let attempts = earlier + 1; ; attempts += 1) {
      // A mapped host is a test server or a recording, so it needs no pauses.
      const turn = run.engine.isMapped(site.domain)
        ? undefined
        : turns.take(site.registrable, shutdown.taking)
      const endTurn = turn instanceof Promise ? await aside(reported.waiting(site.registrable, turn)) : turn
      const outcome = await slots.run(() =>
        reported.running(site.domain, () => attempt(site, attempts, isKnown).catch(failing)),
      )
      endTurn?.(outcome.restMs)
      if (outcome.pauseMs === undefined) return
      await aside(pause(outcome.pauseMs, shutdown.taking))
    }
  }

  return {
    room: places.room,
    idle: places.idle,
    has: (domain) => inHand.has(domain),
    begin(site, isKnown) {
      const ended = () => void inHand.delete(site.domain)
      const working = work(site, isKnown).catch(shutdown.fail).finally(ended)
      inHand.set(site.domain, working)
      places.add(working)
    },
    ended: async (domain) => orAborted(inHand.get(domain) ?? Promise.resolve(), shutdown.taking),
    settled: async () => void (await orAborted(Promise.all(inHand.values()), shutdown.working)),
    // It stops at the first failure of the database, and does not wait for the database with each lookup.
    leave: () =>
      shutdown.guard(async () => {
        for (const domain of inHand.keys()) await queue.markLookup(request.list, domain, 'paused')
      }),
  }
}
