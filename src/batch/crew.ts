import PQueue from 'p-queue'
import { asBlazonError } from '../model/errors.ts'
import type { Result, ResultState } from '../model/record.ts'
import type { Site } from '../model/site.ts'
import type { Halt } from './halt.ts'
import type { BatchOptions, BatchStore, Looked, Lookup } from './ports.ts'
import type { Tally } from './progress.ts'
import { createTurns } from './turns.ts'
import { orAborted, orTimeout, pause } from './waiting.ts'

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
  /** Whether a result that ended so is to replace what is kept of its domain. */
  readonly isNews: (domain: string, state: ResultState) => boolean
  /** The host that lookups of a site take turns at; undefined for one that needs no sparing. Default: its registrable domain. */
  readonly hostOf?: ((site: Site) => string | undefined) | undefined
}

/**
 * Domains that are ready or being looked up, per lookup at once. More only means more to take up again after a kill; what waits,
 * for its host or to be tried again, is counted apart, so that it holds nobody up.
 */
const READY_PER_LOOKUP = 4
/** Lookups that were told to end and have not after this are left behind. */
const ABANDON_MS = 1_000

export function crewOf<S>(input: CrewInput<S>, tally: Tally, halt: Halt): Crew {
  const { options, hostOf = ({ registrable }) => registrable } = input
  const { maxWaiting, shutdownTimeoutMs } = options.batch
  const queue = new PQueue({ concurrency: options.concurrency })
  const turns = createTurns(options.batch)
  const attempt = attempterOf(input, tally, halt)
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

  async function work(site: Site): Promise<void> {
    const host = hostOf(site)
    for (let attempts = 1; ; attempts += 1) {
      const turn = host === undefined ? undefined : turns.take(host, halt.taking)
      const endTurn = turn instanceof Promise ? await aside(turn) : turn
      const outcome = await queue.add(() => attempt(site, attempts))
      endTurn?.(outcome.restMs)
      if (outcome.pauseMs === undefined) return
      await aside(pause(outcome.pauseMs, halt.taking))
    }
  }

  const allInHand = () => Promise.all(inHand.values())
  const isFull = () =>
    inHand.size - waiting >= options.concurrency * READY_PER_LOOKUP || waiting >= maxWaiting
  return {
    has: (domain) => inHand.has(domain),
    begin(site) {
      tally.inHand += 1
      const done = work(site)
        .catch(halt.fail)
        .finally(() => {
          inHand.delete(site.domain)
          onRoom?.()
        })
      inHand.set(site.domain, done)
    },
    async room() {
      while (isFull() && !halt.taking.aborted) {
        const change = new Promise<void>((resolve) => {
          onRoom = resolve
        })
        await orAborted(change, halt.taking)
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

/** How one attempt ended: what its host asked for, and after which pause the site is to be tried again, if it is. */
interface Outcome {
  readonly restMs?: number
  readonly pauseMs?: number
}

function attempterOf<S>({ store, lookup, options, isNews }: CrewInput<S>, tally: Tally, halt: Halt) {
  const { maxAttempts, retryPauseMs, maxRetryAfterMs } = options.batch

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
  return async (site: Site, attempts: number): Promise<Outcome> => {
    if (halt.taking.aborted) return {}
    const { result, snapshot } = await look(site)
    if (halt.working.aborted) return {}
    const restMs = Math.min(restAskedBy(result) ?? 0, maxRetryAfterMs)
    if (attempts < maxAttempts && mayPass(result)) return { restMs, pauseMs: Math.max(retryPauseMs, restMs) }
    if (isNews(result.domain, result.state)) store.putResult(result, { snapshot, attempts })
    tally[result.state] += 1
    tally.inHand -= 1
    return { restMs }
  }
}

function restAskedBy(result: Result): number | undefined {
  return result.state === 'refused' ? result.retryAfterMs : undefined
}

function mayPass(result: Result): boolean {
  return restAskedBy(result) !== undefined || (result.state === 'failed' && result.retryable)
}
