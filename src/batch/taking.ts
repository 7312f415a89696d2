import type { ResultState } from '../model/record.ts'
import type { ResultSummary } from '../model/result-summary.ts'
import type { Site } from '../model/site.ts'
import { meets } from '../paths/policy.ts'
import type { AttemptParts } from './attempt.ts'
import type { Crashes } from './crashes.ts'
import type { BatchRun } from './engine.ts'
import { type Extras, extrasFor } from './extras.ts'
import type { Places } from './places.ts'
import type { LineOfList } from './ports.ts'
import type { Earlier } from './progress.ts'
import type { Shutdown } from './shutdown.ts'
import { createWorkers, type Workers } from './workers.ts'

export interface TakingParts extends Omit<AttemptParts, 'extras'> {
  readonly earlier: Earlier
  readonly places: Places
  /** The time from which results belong to the run, in milliseconds since 1970. */
  readonly since: number
  /** Called before a lookup begins. */
  readonly beforeLookup: () => Promise<void>
  /** Whether results of this run count by state, whoever made them. Default: those of others are skipped. */
  readonly countsWholeRun?: boolean
}

/** Takes lines of a list, and looks up their domains. */
export interface Taking {
  /** Requests a stored result in advance, because the answer of a database server takes a while. */
  expect(domain: string): void
  /** Begins the lookup of a line's domain, unless it has begun already or is not needed. */
  take(site: Site, line: LineOfList): Promise<void>
  /** Begins the lookups that were postponed until the end of the list. */
  beginPutOff(): Promise<void>
  /** Resolves when all lookups have ended, or when running lookups have to end now. */
  settled(): Promise<void>
  /** Stores that the lookups which have not ended are not running any more. */
  leave(): Promise<void>
}

export function createTaking(run: BatchRun, parts: TakingParts): Taking {
  const { tally, earlier, crashes, deliveries, shutdown, since, places, beforeLookup } = parts
  const extras = extrasFor(run, since)
  const known = knownBy(run, since, extras)
  const workers = createWorkers(run, { ...parts, extras }, places)
  const putOff = createPutOff(crashes, workers, shutdown)
  const expected = new Map<string, Promise<Known | undefined>>()

  async function skip(line: LineOfList, done: Known | undefined, isInHand: boolean): Promise<void> {
    if (parts.countsWholeRun && done && done.since !== 'before') tally[done.state] += 1
    else {
      tally.skipped += 1
      if (!done || done.since === 'call') tally.repeated += 1
      if (done) note(done, earlier)
    }
    if (!isInHand || !deliveries.join(line)) await deliveries.now(line)
    if (deliveries.isFull()) await workers.ended(line.domain ?? '')
  }

  return {
    expect(domain) {
      if (expected.has(domain)) return
      const asked = known(domain)
      // A failure is thrown later, where the answer is used.
      asked.catch(() => undefined)
      expected.set(domain, asked)
    },
    async take(site, line) {
      const { domain } = site
      const isInHand = workers.has(domain) || putOff.has(domain)
      const done = isInHand ? undefined : await (expected.get(domain) ?? known(domain))
      expected.delete(domain)
      if (isInHand || (done && !done.lacksExtras)) return skip(line, done, isInHand)
      if (shutdown.taking.aborted) return
      await beforeLookup()
      tally.inHand += 1
      deliveries.begin(line)
      if (crashes.isPutOff(domain)) return putOff.add(site, done !== undefined)
      workers.begin(site, done !== undefined)
      await workers.room()
    },
    beginPutOff: putOff.begin,
    settled: workers.settled,
    leave: workers.leave,
  }
}

/** Counts a domain without a record that another call looked up. Results of this call are already counted. */
function note({ state, since }: Known, earlier: Earlier): void {
  if (since === 'call' || state === 'ok') return
  earlier[state] += 1
  if (since === 'run' && state === 'refused') earlier.refusedInRun += 1
}

/** The domains that are looked up last, because earlier processes did not end their lookups. */
interface PutOff {
  has(domain: string): boolean
  add(site: Site, isKnown: boolean): void
  /**
   * Begins all these lookups, in the order of their crashes, the fewest first. Lookups with several crashes
   * run alone, so that the cause of the next crash is certain.
   */
  begin(): Promise<void>
}

function createPutOff(crashes: Crashes, workers: Workers, { taking }: Shutdown): PutOff {
  const sites = new Map<string, { readonly site: Site; readonly isKnown: boolean }>()
  return {
    has: (domain) => sites.has(domain),
    add: (site, isKnown) => void sites.set(site.domain, { site, isKnown }),
    async begin() {
      const countOf = ({ site }: { readonly site: Site }) => crashes.countOf(site.domain)
      for (const { site, isKnown } of [...sites.values()].sort((a, b) => countOf(a) - countOf(b))) {
        const isAlone = crashes.isAlone(site.domain)
        await (isAlone ? workers.idle() : workers.room())
        if (taking.aborted) return
        workers.begin(site, isKnown)
      }
    },
  }
}

/** A domain that needs no lookup now, with facts about its last lookup. */
interface Known {
  readonly state: ResultState
  /** When the last lookup ended: during this call, earlier in its interrupted run, or before that. */
  readonly since: 'call' | 'run' | 'before'
  /** True when an additional lookup of the domain has no outcome yet. */
  readonly lacksExtras: boolean
}

/**
 * Finds the domains that need no lookup: those that this run has already looked up, and those whose fresh
 * result answers the request, unless the request asks to look them up again. `runSince` is the time from
 * which results belong to the run.
 */
function knownBy(
  { engine, queue, request }: BatchRun,
  runSince: number,
  extras: Extras,
): (domain: string) => Promise<Known | undefined> {
  const { redo = 'none' } = request
  const startedAt = queue.now()
  const { recordMaxAgeMs, failureMaxAgeMs } = engine.options.store
  const isRedone = (state: ResultState) => redo === 'all' || redo === state
  /** Returns whether all attempts of this run at a domain failed. Failures of this machine do not count. */
  const isTried = (kept: ResultSummary) => kept.state === 'failed' && kept.code !== 'unavailable'
  return async (domain) => {
    const status = await queue.statusOf(domain)
    if (!status) return undefined
    const { state } = status
    const finishedAt = status.finishedAt.getTime()
    if (finishedAt >= startedAt) return { state, since: 'call', lacksExtras: false }
    const maxAgeMs = state === 'ok' ? recordMaxAgeMs : failureMaxAgeMs
    if (queue.now() - finishedAt >= maxAgeMs) return undefined
    const isOfRun = finishedAt >= runSince
    if (!isOfRun && isRedone(state)) return undefined
    const kept = await queue.freshSummaryOf(domain)
    if (!kept || !(meets(kept, request) || (isOfRun && isTried(kept)))) return undefined
    const lacksExtras = state === 'ok' && (await extras.lacking(domain)).length > 0
    return { state, since: isOfRun ? 'run' : 'before', lacksExtras }
  }
}
