import { asBlazonError } from '../model/errors.ts'
import { failedResult } from '../model/failed-result.ts'
import type { Result, ResultState } from '../model/record.ts'
import { reductionsOf } from '../model/reductions.ts'
import type { Site } from '../model/site.ts'
import type { LookupMark } from '../model/stored.ts'
import { keepPolicy } from '../paths/policy.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Crashes } from './crashes.ts'
import type { Deliveries } from './deliveries.ts'
import type { BatchRun } from './engine.ts'
import type { Extras } from './extras.ts'
import type { Counted } from './ports.ts'
import type { Tally } from './progress.ts'
import { type Retry, retryAfter } from './retries.ts'
import type { Shutdown } from './shutdown.ts'

/** How to go on after an attempt. Without `pauseMs` there is no further attempt. */
export type AttemptEnd = Partial<Retry>

export interface AttemptParts {
  readonly tally: Tally
  /** Gets each domain that failed because too many processes died while they looked it up. */
  readonly setAside: string[]
  readonly extras: Extras
  readonly crashes: Crashes
  readonly deliveries: Deliveries
  readonly shutdown: Shutdown
  /** Returns the counts that are stored with a result of this state. Default: nothing is counted. */
  readonly counted?: ((state: ResultState) => Counted) | undefined
}

interface Found {
  readonly result: Result
  readonly snapshot?: Snapshot | undefined
}

/**
 * Makes one attempt at a site, and stores its result unless another attempt follows. The attempt ends only
 * after that, so that a kill loses at most `concurrency` lookups.
 */
export function attempterFor(
  { engine, queue, request }: BatchRun,
  { tally, setAside, extras, crashes, deliveries, shutdown, counted }: AttemptParts,
) {
  const { maxAttempts } = engine.options.batch
  const { list, producer, morePages, language, keepSnapshot, redo } = request
  const usual = producer ?? engine.options.producer

  async function lookUp(site: Site): Promise<Found> {
    const failure = crashes.failureOf(site.domain)
    if (failure) return { result: failedResult(site.domain, failure) }
    const signal = shutdown.working
    try {
      return await engine.examine(site, { producer, morePages, language, signal })
    } catch (thrown) {
      const error = asBlazonError(thrown)
      if (error.code === 'storage') throw error
      return { result: failedResult(site.domain, error) }
    }
  }

  async function store({ result, snapshot }: Found, attempts: number): Promise<'settled' | 'given up'> {
    const kept = await queue.freshSummaryOf(result.domain)
    if (shutdown.working.aborted) return 'given up'
    const details = { snapshot: keepSnapshot === false ? undefined : snapshot, attempts }
    const made = { result, kept, redoAll: redo === 'all', needsRow: true }
    if (keepPolicy(made)) await queue.putResult(result, { ...details, counted: counted?.(result.state) })
    return 'settled'
  }

  /** Makes the additional lookups. They come after the record is stored, because they use it. */
  async function settle(site: Site, state: ResultState, isReduced = false): Promise<void> {
    const failure = crashes.failureOf(site.domain)
    const failed = state === 'ok' ? await extras.ask(site, shutdown.working, failure) : 0
    if (shutdown.working.aborted) return
    if (failure) setAside.push(site.domain)
    if (failed > 0) tally.extrasFailed += 1
    tally[state] += 1
    if (isReduced) tally.unrendered += 1
    tally.inHand -= 1
    await deliveries.settled(site.domain)
  }

  async function attempt(site: Site, attempts: number, isKnown: boolean): Promise<AttemptEnd> {
    if (isKnown) {
      await settle(site, 'ok')
      return {}
    }
    const found = await lookUp(site).catch((thrown: unknown) => {
      if (!shutdown.working.aborted) throw thrown
      return undefined
    })
    if (!found || shutdown.working.aborted) return {}
    const { result } = found
    const { restMs, pauseMs } = retryAfter(result, attempts)
    if (attempts < maxAttempts && pauseMs !== undefined) return { restMs, pauseMs }
    if ((await store(found, attempts)) === 'given up') return {}
    await settle(site, result.state, usual !== 'cascade' && isUnrendered(result))
    return { restMs }
  }

  return async (site: Site, attempts: number, isKnown: boolean): Promise<AttemptEnd> => {
    if (shutdown.taking.aborted) return {}
    const { domain } = site
    await queue.markLookup(list, domain, 'running')
    let end: AttemptEnd | undefined
    try {
      end = await attempt(site, attempts, isKnown)
      return end
    } finally {
      const isCancelled = shutdown.working.aborted
      await queue.markLookup(list, domain, markAfter(end, { attempts, isCancelled, nowMs: queue.now() }))
    }
  }
}

interface Ended {
  readonly attempts: number
  readonly isCancelled: boolean
  readonly nowMs: number
}

function markAfter(end: AttemptEnd | undefined, { attempts, isCancelled, nowMs }: Ended): LookupMark {
  if (end?.pauseMs !== undefined) return { attempts, dueAt: nowMs + Math.ceil(end.pauseMs) }
  return isCancelled ? 'paused' : 'ended'
}

function isUnrendered(result: Result): boolean {
  return result.state === 'ok' && reductionsOf(result.record).includes('not_rendered')
}
