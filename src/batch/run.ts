import { setImmediate } from 'node:timers/promises'
import { untilAborted } from '../concurrency/abort.ts'
import type { HandleKind } from '../model/company.ts'
import { checkPoints } from '../model/data-points.ts'
import { BlazonError, type ErrorCode } from '../model/errors.ts'
import { LEASE } from '../model/lease.ts'
import { BATCH_REQUEST } from '../model/options/requests.ts'
import { text as TEXT } from '../model/options/schema.ts'
import { checkSettings, checkValue } from '../model/options/validate.ts'
import type { Site } from '../model/site.ts'
import { BATCHES } from './bounds.ts'
import { type Crashes, crashesOf } from './crashes.ts'
import { type Deliver, type Deliveries, deliveriesTo, NO_DELIVERIES } from './deliveries.ts'
import type { BatchEngine, BatchRun } from './engine.ts'
import { extrasFor } from './extras.ts'
import { type Known, knownBy } from './known.ts'
import { type LineLog, lineLog } from './line-log.ts'
import { type DifferentEntries, differentEntries } from './list/different.ts'
import { entryOf, type ListEntry } from './list/entry.ts'
import { companyIn, type Reading, readingsOf } from './list/readings.ts'
import type { LineOfList } from './ports.ts'
import { type Earlier, newTally, type Progress, progressOf, type Tally } from './progress.ts'
import { createPutOff, type PutOff } from './put-off.ts'
import type { BatchRequest } from './request.ts'
import { Shutdown } from './shutdown.ts'
import { createWorkers, type Workers } from './workers.ts'

/** How a run ended. */
export interface BatchSummary extends Progress {
  /** True when the signal fired before the end of the list. The same call continues the run. */
  readonly interrupted: boolean
  /** Counts of the skipped domains that have no record. */
  readonly earlier: Readonly<Earlier>
  /** The failed domains that were not looked up again, because the process died with each several times. */
  readonly setAside: readonly string[]
}

/** After this many lines in a row without a lookup, the loop pauses so that timers and signals can run. */
const LINES_PER_TURN = 200

/**
 * Works through a list of domains, as the comment of `runBatch` in `library/lookups.ts` describes. `deliver`
 * gets each line with its outcome; a lookup has ended only when its line is delivered.
 */
export async function runBatch(
  engine: BatchEngine,
  request: BatchRequest,
  deliver?: Deliver,
): Promise<BatchSummary> {
  checkBatch(engine, request)
  const { list, redo = 'none', total, different, signal, onProgress } = request
  const queue = engine.queue(request.language)
  const run: BatchRun = { engine, queue, request }
  const shutdown = new Shutdown()
  const tally = newTally()
  const earlier: Earlier = { refused: 0, failed: 0, refusedInRun: 0 }
  const setAside: string[] = []
  const deliveries = deliver ? deliveriesTo(deliver, run, shutdown) : NO_DELIVERIES
  const began = performance.now()
  const seen = different === undefined ? undefined : differentEntries()
  const progress = () =>
    progressOf(tally, total, performance.now() - began, seen && (different ?? 0) - seen.count())

  const release = await holdLease(run, shutdown)
  const report = setInterval(() => onProgress?.(progress()), BATCHES.progressIntervalMs)
  signal?.addEventListener('abort', shutdown.stop)
  if (signal?.aborted) shutdown.stop()
  let isComplete = false
  try {
    const runSince = (await queue.beginRun(list, redo, total)).getTime()
    const extras = extrasFor(run, runSince)
    const known = knownBy(run, runSince, extras)
    const crashes = await crashesOf(run)
    const workers = createWorkers(run, { tally, setAside, extras, crashes, deliveries, shutdown })
    const putOff = createPutOff(crashes, workers, shutdown)
    const feeding = { tally, seen, earlier, known, crashes, putOff, workers, deliveries, shutdown }
    await feed(run, feeding).catch(shutdown.fail)
    const sawEnd = !shutdown.taking.aborted
    await putOff.begin()
    await workers.finish()
    isComplete = sawEnd && tally.inHand === 0
    if (isComplete) await shutdown.guard(() => queue.endRun(list))
  } finally {
    clearInterval(report)
    signal?.removeEventListener('abort', shutdown.stop)
    await release()
  }
  shutdown.throwIfFailed()
  onProgress?.(progress())
  return { ...progress(), interrupted: !isComplete, earlier, setAside }
}

function checkBatch(engine: BatchEngine, request: BatchRequest): void {
  if (typeof engine?.queue !== 'function' || typeof engine.examine !== 'function' || !engine.options?.batch)
    throw new BlazonError('invalid_input', 'A batch runs with an engine, as createBlazon makes it.')
  checkSettings(BATCH_REQUEST, request, { whole: 'the request' })
  if (request.questions !== undefined) checkPoints(request.questions)
}

/** Holds the lease, as only one batch may use a database. Resolves to the function that releases it. */
async function holdLease({ queue }: BatchRun, shutdown: Shutdown): Promise<() => Promise<void>> {
  const holder = await queue.acquireLease('batch')
  let renewed: Promise<void> = Promise.resolve()
  const renewal = setInterval(() => {
    renewed = shutdown.guard(() => queue.renewLease(holder))
  }, LEASE.maxAgeMs / 3)
  return async () => {
    clearInterval(renewal)
    // A renewal after the release would fail, because the lease no longer exists.
    await renewed
    await shutdown.guard(() => queue.releaseLease(holder))
  }
}

interface Feeding {
  readonly tally: Tally
  readonly seen: DifferentEntries | undefined
  readonly earlier: Earlier
  readonly known: ReturnType<typeof knownBy>
  readonly crashes: Crashes
  readonly putOff: PutOff
  readonly workers: Workers
  readonly deliveries: Deliveries
  readonly shutdown: Shutdown
}

/** Reads the list, and starts lookups as fast as slots become free. */
async function feed(run: BatchRun, feeding: Feeding): Promise<void> {
  const { tally, seen, shutdown } = feeding
  const { list, lines } = run.request
  const log = lineLog(run.queue, list)
  for await (const given of untilAborted(lines, shutdown.taking)) {
    if (typeof given !== 'object' || given === null)
      checkValue(`line ${tally.lines + 1} of the list`, given, TEXT)
    tally.lines += 1
    if (tally.lines % LINES_PER_TURN === 0) await setImmediate()
    const entry = typeof given === 'string' ? entryOf(given, tally.lines) : given
    if (!entry) {
      tally.comments += 1
      continue
    }
    seen?.add(entry)
    const { site, reason = null, readAs } = await placeOf(entry, run.engine)
    const { line: number, input, kept } = entry
    const line = { line: number, input, domain: site?.domain ?? null, reason, readAs, kept }
    await log.put(line)
    if (site) {
      await take(site, line, log, feeding)
    } else {
      tally.invalid += 1
      await feeding.deliveries.now(line)
    }
  }
  await (shutdown.taking.aborted ? log.flush() : log.end())
}

/** Begins the lookup of a line's domain, unless the domain is in hand or needs none. */
async function take(site: Site, line: LineOfList, log: LineLog, feeding: Feeding): Promise<void> {
  const { tally, earlier, known, crashes, putOff, workers, deliveries, shutdown } = feeding
  const { domain } = site
  const isInHand = workers.has(domain) || putOff.has(domain)
  const done = isInHand ? undefined : await known(domain)
  if (isInHand || (done && !done.lacksExtras)) {
    tally.skipped += 1
    if (!done || done.since === 'call') tally.repeated += 1
    if (done) note(done, earlier)
    if (!isInHand || !deliveries.join(line)) await deliveries.now(line)
    if (deliveries.isFull()) await workers.ended(domain)
  } else if (!shutdown.taking.aborted) {
    // The waiting lines are stored before a lookup, so that the lines of a slow list are in the database soon.
    await log.flush()
    tally.inHand += 1
    deliveries.begin(line)
    if (crashes.isPutOff(domain)) return putOff.add(site, done !== undefined)
    workers.begin(site, done !== undefined)
    await workers.room()
  }
}

/** Counts domains that another call left without a record. Results of this call are already counted. */
function note({ state, since }: Known, earlier: Earlier): void {
  if (since === 'call' || state === 'ok') return
  earlier[state] += 1
  if (since === 'run' && state === 'refused') earlier.refusedInRun += 1
}

/** The site of an entry, or the reason why it has none. */
type Place = { readonly readAs?: HandleKind | undefined } & (
  | { readonly site: Site; readonly reason?: undefined }
  | { readonly site?: undefined; readonly reason: string }
)

/** Returns the site of an entry, or why it has none. An unknown company has no site either. */
async function placeOf(entry: ListEntry, engine: BatchEngine): Promise<Place> {
  const { handle, kind = 'domain', beside, reason } = entry
  if (reason !== undefined) return { reason }
  if (kind !== 'auto') return placeBy({ kind, handle, beside }, engine)
  const asSeen = async (reading: Reading) => ({ ...(await placeBy(reading, engine)), readAs: reading.kind })
  const [first, ...others] = readingsOf(handle, (text) => engine.resolve(text, { listed: true }))
  let place = await asSeen(first)
  for (const other of others) if (!place.site) place = await asSeen(other)
  return place
}

async function placeBy(reading: Reading, { resolve, company }: BatchEngine): Promise<Place> {
  const named = companyIn(reading)
  try {
    if (!named) return { site: resolve(reading.handle, { listed: true }) }
    const { domain, how } = await company(named)
    const holds = reading.holds?.(how) ?? true
    return holds ? { site: resolve(domain) } : { reason: `It is no ${reading.kind} that is known exactly.` }
  } catch (thrown) {
    if (thrown instanceof BlazonError && NO_SITE.has(thrown.code)) return { reason: thrown.message }
    throw thrown
  }
}

const NO_SITE: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['invalid_input', 'not_found', 'free_email'])
