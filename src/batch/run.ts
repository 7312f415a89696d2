import { checkPoints } from '../model/data-points.ts'
import { BlazonError } from '../model/errors.ts'
import { BATCH_REQUEST } from '../model/options/requests.ts'
import { checkSettings } from '../model/options/validate.ts'
import { BATCHES } from './bounds.ts'
import { crashesOf } from './crashes.ts'
import { type Deliver, deliveriesTo, NO_DELIVERIES } from './deliveries.ts'
import type { BatchEngine, BatchRun } from './engine.ts'
import { placedLines } from './entries.ts'
import { holdLease, leaseOf } from './lease.ts'
import { lineLog } from './line-log.ts'
import { differentEntries } from './list/different.ts'
import { createPlaces } from './places.ts'
import { type Earlier, newTally, type Progress, progressOf } from './progress.ts'
import type { BatchRequest } from './request.ts'
import { Shutdown } from './shutdown.ts'
import { createTaking } from './taking.ts'

/** How a run ended. */
export interface BatchSummary extends Progress {
  /** True when the signal fired before the end of the list. The same call continues the run. */
  readonly interrupted: boolean
  /** Counts of the skipped domains that have no record. */
  readonly earlier: Readonly<Earlier>
  /** The failed domains that were not looked up again, because the process died with each several times. */
  readonly setAside: readonly string[]
  /**
   * Lines that no process has worked through, because too many processes died while they did. Only a database
   * that several processes share has any.
   */
  readonly givenUp: readonly { readonly first: number; readonly last: number }[]
}

/**
 * Works through a list of domains, as the comment of `runBatch` in `library/lookups.ts` describes. `deliver`
 * gets each line with its outcome; a lookup has ended only when its line is delivered, and this process makes
 * all of them.
 */
export async function runBatch(
  engine: BatchEngine,
  request: BatchRequest,
  deliver?: Deliver,
): Promise<BatchSummary> {
  checkBatch(engine, request)
  const { language, works, signal } = request
  const queue = engine.queue(language)
  const run: BatchRun = { engine, queue, request }
  if (works === false && !queue.shared) throw oneAtATime('Only the batch itself can look up its domains')
  const shutdown = new Shutdown()
  signal?.addEventListener('abort', shutdown.stop)
  if (signal?.aborted) shutdown.stop()
  try {
    if (!queue.shared || deliver) return await runHere(run, request, shutdown, deliver)
    const { runShared } = await import('./shared/run.ts')
    return await runShared({ ...run, shared: queue.shared }, request, shutdown)
  } finally {
    signal?.removeEventListener('abort', shutdown.stop)
  }
}

/** Makes all lookups of the list in this process. */
async function runHere(
  run: BatchRun,
  request: BatchRequest,
  shutdown: Shutdown,
  deliver: Deliver | undefined,
): Promise<BatchSummary> {
  const { engine, queue } = run
  const { list, redo = 'none', total, different, onProgress } = request
  const tally = newTally()
  const earlier: Earlier = { refused: 0, failed: 0, refusedInRun: 0 }
  const setAside: string[] = []
  const deliveries = deliver ? deliveriesTo(deliver, run, shutdown) : NO_DELIVERIES
  const began = performance.now()
  const seen = different === undefined ? undefined : differentEntries()
  const progress = () =>
    progressOf(tally, total, performance.now() - began, seen && (different ?? 0) - seen.count())

  const lease = await holdLease(queue, leaseOf(run), shutdown)
  const report = setInterval(() => onProgress?.(progress()), BATCHES.progressIntervalMs)
  let isComplete = false
  try {
    const since = (await queue.beginRun(list, redo, total)).getTime()
    // All lookups are made here, so that other processes must not begin those that an earlier run has queued.
    await queue.shared?.finish(list)
    const log = lineLog(queue, list)
    const places = createPlaces(engine.options, shutdown)
    const crashes = await crashesOf(run)
    const taken = { tally, setAside, earlier, crashes, deliveries, shutdown, since, places }
    const taking = createTaking(run, { ...taken, beforeLookup: log.flush })
    const feed = async () => {
      const reading = { engine, lines: request.lines, tally, seen, signal: shutdown.taking }
      for await (const { line, site } of placedLines(reading)) {
        await log.put(line)
        if (site) await taking.take(site, line)
        else {
          tally.invalid += 1
          await deliveries.now(line)
        }
      }
      await (shutdown.taking.aborted ? log.flush() : log.end())
    }
    await feed().catch(shutdown.fail)
    const sawEnd = !shutdown.taking.aborted
    await taking.beginPutOff()
    await places.finish()
    await taking.leave()
    isComplete = sawEnd && tally.inHand === 0
    if (isComplete) await shutdown.guard(() => queue.endRun(list))
  } finally {
    clearInterval(report)
    await lease.release()
  }
  shutdown.throwIfFailed()
  onProgress?.(progress())
  return { ...progress(), interrupted: !isComplete, earlier, setAside, givenUp: [] }
}

/** `done` says what cannot be done, as the beginning of a sentence. */
export function oneAtATime(done: string): BlazonError {
  return new BlazonError(
    'invalid_input',
    `${done}: a database that is a file is worked on by one batch at a time. With --db postgres://… any number of processes work on a list.`,
  )
}

function checkBatch(engine: BatchEngine, request: BatchRequest): void {
  if (typeof engine?.queue !== 'function' || typeof engine.examine !== 'function' || !engine.options?.batch)
    throw new BlazonError('invalid_input', 'A batch runs with an engine, as createBlazon makes it.')
  checkSettings(BATCH_REQUEST, request, { whole: 'the request' })
  if (request.questions !== undefined) checkPoints(request.questions)
}
