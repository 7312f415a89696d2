import type { Site } from '../model/site.ts'
import type { AttemptParts } from './attempt.ts'
import type { BatchRun } from './engine.ts'
import { extrasFor } from './extras.ts'
import { type Known, knownBy } from './known.ts'
import type { Places } from './places.ts'
import type { LineOfList } from './ports.ts'
import type { Earlier } from './progress.ts'
import { createPutOff } from './put-off.ts'
import { createWorkers } from './workers.ts'

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
