import { LIST_WORK } from '../../model/options/requests.ts'
import { checkSettings } from '../../model/options/validate.ts'
import { BATCHES } from '../bounds.ts'
import { type BatchEngine, checkEngine } from '../engine.ts'
import { oneAtATime } from '../lease.ts'
import { createPace } from '../pace.ts'
import { createPatience } from '../patient.ts'
import { lookedUp, type Progress, progressOf } from '../progress.ts'
import { Shutdown } from '../shutdown.ts'
import { createSharedWorker } from './worker.ts'

/** How a process works on the lists of a database. Every key has a default. */
export interface ListWork {
  /**
   * When it fires, no further lookup begins. Running lookups get 7 s to finish. Then unfinished chunks go
   * back to the queue, and the promise resolves. Default: never.
   */
  readonly signal?: AbortSignal | undefined
  /** Whether the work ends when no chunk is queued. Default: false, it waits for further chunks. */
  readonly untilEmpty?: boolean | undefined
  /** Called twice a second, and at the end, with the counts of this process. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
  /** Called with a sentence when the work waits, because the disk of the database is full. */
  readonly onNotice?: ((notice: string) => void) | undefined
}

/** Works on the lists of a database, as the comment of `work` in `library/lookups.ts` describes. */
export async function workOnLists(engine: BatchEngine, request: ListWork = {}): Promise<Progress> {
  checkEngine(engine)
  checkSettings(LIST_WORK, request, { whole: 'the request' })
  const { signal, untilEmpty, onProgress, onNotice } = request
  const shutdown = new Shutdown()
  const patient = createPatience({ signal: shutdown.taking, onNotice })
  const queue = patient(engine.queue())
  if (!queue.shared) throw oneAtATime('There is no work for another process')
  const worker = createSharedWorker(engine, { queue, patient, shared: queue.shared }, shutdown)
  const began = performance.now()
  const paceOf = createPace()
  const progress = () => {
    const tally = worker.tally()
    const pace = { elapsedMs: performance.now() - began, perSecond: paceOf(lookedUp(tally)) }
    return progressOf(tally, undefined, pace)
  }
  const report = setInterval(() => onProgress?.(progress()), BATCHES.progressIntervalMs)
  signal?.addEventListener('abort', shutdown.stop)
  if (signal?.aborted) shutdown.stop()
  try {
    await worker.work(untilEmpty)
  } finally {
    clearInterval(report)
    signal?.removeEventListener('abort', shutdown.stop)
  }
  shutdown.throwIfFailed()
  onProgress?.(progress())
  return progress()
}
