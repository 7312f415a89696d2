import { checkPoints } from '../model/data-points.ts'
import { BATCH_REQUEST } from '../model/options/requests.ts'
import { checkSettings } from '../model/options/validate.ts'
import { BATCHES } from './bounds.ts'
import { crashesOf } from './crashes.ts'
import { type Deliver, deliveriesTo, NO_DELIVERIES } from './deliveries.ts'
import { type BatchEngine, type BatchRun, checkEngine } from './engine.ts'
import { placedLines } from './entries.ts'
import { holdLease, leaseOf, oneAtATime } from './lease.ts'
import { lineLog } from './line-log.ts'
import { differentEntries } from './list/different.ts'
import { createPace } from './pace.ts'
import { createPatience } from './patient.ts'
import { createPlaces } from './places.ts'
import { type Earlier, listProgress, lookedUp, newTally, progressOf } from './progress.ts'
import type { BatchRequest } from './request.ts'
import { Shutdown } from './shutdown.ts'
import type { BatchSummary } from './summary.ts'
import { createTaking } from './taking.ts'

/**
 * Works through a list of domains, as the comment of `runBatch` in `library/lookups.ts` describes. `deliver`
 * gets each line with its outcome. With `deliver`, this process makes all lookups, and a lookup ends only
 * after its line is delivered.
 */
export async function runBatch(
  engine: BatchEngine,
  request: BatchRequest,
  deliver?: Deliver,
): Promise<BatchSummary> {
  checkBatch(engine, request)
  const { language, works, signal, onNotice } = request
  const shutdown = new Shutdown()
  const patient = createPatience({ signal: shutdown.taking, onNotice })
  const queue = patient(engine.queue(language))
  const run: BatchRun = { engine, queue, request }
  if (works === false && !queue.shared) throw oneAtATime('Only the batch itself can look up its domains')
  signal?.addEventListener('abort', shutdown.stop)
  if (signal?.aborted) shutdown.stop()
  try {
    if (!queue.shared || deliver) return await runHere(run, request, shutdown, deliver)
    const { runShared } = await import('./chunks/run.ts')
    return await runShared({ ...run, patient, shared: queue.shared }, request, shutdown)
  } finally {
    signal?.removeEventListener('abort', shutdown.stop)
  }
}

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
  const paceOf = createPace()
  const progress = () => {
    const pace = { elapsedMs: performance.now() - began, perSecond: paceOf(lookedUp(tally)) }
    const read = seen?.count()
    const unread = read === undefined || different === undefined ? undefined : different - read
    return progressOf(tally, total, pace, unread)
  }
  const places = createPlaces(engine.options, shutdown, queue.turns)

  const lease = await holdLease(queue, leaseOf(run), shutdown, () => ({
    list: listProgress(request, progress()),
    lookups: places.inHand.report(lookedUp(tally)),
  }))
  const report = setInterval(() => onProgress?.(progress()), BATCHES.progressIntervalMs)
  let isComplete = false
  try {
    const since = (await queue.beginRun(list, redo, total)).getTime()
    // Other processes must not begin chunks of an earlier run, because this one makes all lookups.
    await queue.shared?.finish(list)
    const log = lineLog(queue, list)
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

function checkBatch(engine: BatchEngine, request: BatchRequest): void {
  checkEngine(engine)
  checkSettings(BATCH_REQUEST, request, { whole: 'the request' })
  if (request.questions !== undefined) checkPoints(request.questions)
}
