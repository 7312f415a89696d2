import { setTimeout as sleep } from 'node:timers/promises'
import PQueue from 'p-queue'
import { asBlazonError } from '../model/errors.ts'
import type { Result } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import type { Halt } from './halt.ts'
import type { BatchOptions, BatchStore, Looked, Lookup } from './ports.ts'
import type { Tally } from './progress.ts'
import { orAborted, orTimeout } from './waiting.ts'

/** The domains in hand: begun, and not stored yet. */
export interface Crew {
  has(domain: string): boolean
  /** Looks the site up, again where that may help, and stores the result. */
  begin(site: Site): void
  /** Resolves when another domain may be begun. */
  room(): Promise<void>
  /** Resolves when nothing is in hand; after a halt, when the time to finish is over. */
  finish(): Promise<void>
}

export interface CrewInput<S> {
  readonly store: BatchStore<S>
  readonly lookup: Lookup<S>
  readonly options: BatchOptions
}

/**
 * Domains in hand per lookup at once: those that pause before they are tried again leave others to work on. More
 * only means more to take up again after a kill.
 */
const IN_HAND_PER_LOOKUP = 4
/** Lookups that were told to end and have not after this are left behind. */
const ABANDON_MS = 1_000

export function crewOf<S>({ store, lookup, options }: CrewInput<S>, tally: Tally, halt: Halt): Crew {
  const queue = new PQueue({ concurrency: options.concurrency })
  const inHand = new Map<string, Promise<void>>()
  const { maxAttempts, retryPauseMs, shutdownTimeoutMs } = options.batch

  async function look(site: Site): Promise<Looked<S>> {
    try {
      return await lookup(site, { signal: halt.working })
    } catch (thrown) {
      const { code, message, retryable } = asBlazonError(thrown)
      if (code === 'storage') throw thrown
      return { result: { state: 'failed', domain: site.domain, code, message, retryable } }
    }
  }

  /** Holds its place in the queue until the result is stored: so no more than `concurrency` are ever done anew. */
  async function attempt(site: Site, attempts: number): Promise<'again' | 'over'> {
    if (halt.taking.aborted) return 'over'
    const { result, snapshot } = await look(site)
    if (halt.working.aborted) return 'over'
    if (attempts < maxAttempts && mayPass(result)) return 'again'
    store.putResult(result, { snapshot, attempts })
    tally[result.state] += 1
    tally.inHand -= 1
    return 'over'
  }

  async function work(site: Site): Promise<void> {
    for (let attempts = 1; ; attempts += 1) {
      const outcome = await queue.add(() => attempt(site, attempts))
      if (outcome === 'over') return
      // The pause holds no place in the queue.
      await orAborted(sleep(retryPauseMs), halt.taking)
    }
  }

  const allInHand = () => Promise.all(inHand.values())
  return {
    has: (domain) => inHand.has(domain),
    begin(site) {
      tally.inHand += 1
      const done = work(site)
        .catch(halt.fail)
        .finally(() => inHand.delete(site.domain))
      inHand.set(site.domain, done)
    },
    async room() {
      while (inHand.size >= options.concurrency * IN_HAND_PER_LOOKUP && !halt.taking.aborted) {
        await orAborted(Promise.race(inHand.values()), halt.taking)
      }
    },
    async finish() {
      await orAborted(allInHand(), halt.taking)
      await orTimeout(orAborted(allInHand(), halt.working), shutdownTimeoutMs)
      halt.giveUp()
      await orTimeout(allInHand(), ABANDON_MS)
    },
  }
}

function mayPass(result: Result): boolean {
  return result.state === 'failed' && result.retryable
}
