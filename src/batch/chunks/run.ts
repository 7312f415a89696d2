import { pause } from '../../concurrency/waiting.ts'
import { BATCHES } from '../bounds.ts'
import type { BatchRun } from '../engine.ts'
import { holdLease, leaseOf } from '../lease.ts'
import { createPace } from '../pace.ts'
import type { Patient } from '../patient.ts'
import type { SharedLists } from '../ports.ts'
import { listProgress, lookedUp, newTally, type Progress, progressOf } from '../progress.ts'
import type { BatchRequest } from '../request.ts'
import type { Shutdown } from '../shutdown.ts'
import type { BatchSummary } from '../summary.ts'
import { sendChunks } from './sending.ts'
import { createSharedWorker, freeNowAndThen } from './worker.ts'

type SharedRun = BatchRun & { readonly shared: SharedLists; readonly patient: Patient }

/** Reading the progress may take at most this share of the time. */
const LOOKING_PART = 1 / 20

/**
 * Queues the list in chunks for all processes that work on the database, and resolves when all chunks are
 * done. This process also works on chunks, unless the request excludes that.
 */
export async function runShared(
  run: SharedRun,
  request: BatchRequest,
  shutdown: Shutdown,
): Promise<BatchSummary> {
  const { engine, queue, shared } = run
  const { list, redo = 'none', total, works = true, onProgress } = request
  let seen: Progress | undefined
  const lease = await holdLease(queue, leaseOf(run), shutdown, () => ({
    list: seen && listProgress(request, seen),
  }))
  const endFreeing = await freeNowAndThen(shared, shutdown)
  const over = new AbortController()
  let worker: Promise<void> | undefined
  try {
    const since = (await queue.beginRun(list, redo, total)).getTime()
    await shared.begin(list, since)
    const tally = newTally()
    const watch = await createWatch(run, request, tally, (progress) => {
      seen = progress
      onProgress?.(progress)
    })
    if (works) worker = createSharedWorker(engine, run, shutdown).work().catch(shutdown.fail)
    const watching = watch.until(over.signal).catch(shutdown.fail)
    await sendChunks({ run, request, since, tally, shutdown }).catch(shutdown.fail)
    const sawEnd = !shutdown.taking.aborted
    let looked = await watch.look()
    for (; looked.open > 0 && !shutdown.taking.aborted; looked = await watch.look())
      await pause(BATCHES.progressIntervalMs, shutdown.taking)
    const isComplete = sawEnd && looked.open === 0
    over.abort()
    await watching
    shutdown.stop()
    await worker
    shutdown.throwIfFailed()
    const summary = {
      ...(isComplete ? looked : await watch.look()).summary,
      interrupted: !isComplete,
      setAside: await shared.setAside(list, since),
      givenUp: await shared.givenUp(list),
    }
    if (isComplete) {
      await queue.endRun(list)
      await shared.finish(list)
    }
    return summary
  } catch (thrown) {
    shutdown.fail(thrown)
    throw thrown
  } finally {
    over.abort()
    await worker
    endFreeing()
    await lease.release()
  }
}

interface Looked {
  /** The number of chunks that are not done. */
  readonly open: number
  readonly summary: Progress & Pick<BatchSummary, 'earlier'>
}

/** Watches the progress of all processes together. `read` has the lines and comments read so far. */
async function createWatch(
  { shared }: SharedRun,
  { list, total }: BatchRequest,
  read: { readonly lines: number; readonly comments: number },
  onProgress: (progress: Progress) => void,
) {
  const began = performance.now()
  const before = lookedUp((await shared.progress(list)).counts)
  const paceOf = createPace()
  const look = async (): Promise<Looked> => {
    const asked = await shared.progress(list)
    const { refusedBefore, failedBefore, ...counts } = asked.counts
    const settled = counts.ok + counts.refused + counts.failed + counts.invalid + counts.skipped
    const tally = { ...newTally(), ...counts, comments: read.comments, lines: settled + read.comments }
    const of = total ?? read.lines - read.comments
    const pace = {
      elapsedMs: performance.now() - began,
      perSecond: paceOf(lookedUp(asked.counts) - before),
    }
    const summary = { ...progressOf(tally, total, pace, of - settled), workers: asked.workers }
    onProgress(summary)
    return {
      open: asked.open,
      summary: { ...summary, earlier: { refused: refusedBefore, failed: failedBefore, refusedInRun: 0 } },
    }
  }
  return {
    look,
    /** Reports the progress until the signal fires. */
    async until(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        const asked = performance.now()
        await look()
        const tookMs = performance.now() - asked
        await pause(Math.max(BATCHES.progressIntervalMs, tookMs / LOOKING_PART), signal)
      }
    },
  }
}
