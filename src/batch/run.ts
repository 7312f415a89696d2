import { setImmediate } from 'node:timers/promises'
import { BlazonError } from '../model/errors.ts'
import type { Site } from '../model/site.ts'
import { type Crew, type CrewInput, crewOf } from './crew.ts'
import { Halt } from './halt.ts'
import { isNewsBy, type Known, type KnownInput, knownBy } from './known.ts'
import { isComment } from './lines.ts'
import { type Earlier, newTally, type Progress, progressOf, type Tally } from './progress.ts'
import { untilAborted } from './waiting.ts'

export interface Batch<S> extends Omit<CrewInput<S>, 'isNews'>, KnownInput<S> {
  /** Read as the work goes on; never held whole. */
  readonly lines: AsyncIterable<string> | Iterable<string>
  /** Number of lines without the comments, when it is known: for the time that is left. */
  readonly total?: number | undefined
  /** Throws BlazonError `invalid_input` for what is no domain. */
  readonly parse: (text: string) => Site
  /** Aborted: take no more, give what runs `options.batch.shutdownTimeoutMs` to finish, and return. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

export interface BatchSummary extends Progress {
  /** The signal came before the list was worked through. The same call goes on with it. */
  readonly interrupted: boolean
  /** Of the skipped: those that no record is kept of. */
  readonly earlier: Readonly<Earlier>
}

/** After so many lines in a row without a lookup, timers and signals get their turn. */
const LINES_PER_TURN = 200

/**
 * Works through a list of domains: one stored result for each, and one stored invalid line for each line that is
 * none; lines that begin with `#` are comments.
 *
 * The store is the queue: a domain with a fresh result is done. So a run that was killed at any moment goes on where
 * it was when it is called again, and only what was in hand is looked up anew.
 *
 * @throws BlazonError `storage` when the store fails, or another batch works on it; whatever `lines` throws.
 */
export async function runBatch<S>(batch: Batch<S>): Promise<BatchSummary> {
  const { store, options, onProgress } = batch
  const halt = new Halt()
  const tally = newTally()
  const earlier: Earlier = { refused: 0, failed: 0, refusedInRun: 0 }
  const began = performance.now()
  const progress = () => progressOf(tally, batch.total, performance.now() - began)

  const holder = store.acquireLease('batch')
  const renewal = setInterval(
    () => halt.guard(() => store.renewLease(holder)),
    options.store.leaseMaxAgeMs / 3,
  )
  const report = setInterval(() => onProgress?.(progress()), options.batch.progressIntervalMs)
  batch.signal?.addEventListener('abort', halt.stop)
  if (batch.signal?.aborted) halt.stop()
  let isComplete = false
  try {
    const crew = crewOf({ ...batch, isNews: isNewsBy(batch) }, tally, halt)
    await feed(batch, { tally, earlier, crew, halt }).catch(halt.fail)
    const sawEnd = !halt.taking.aborted
    await crew.finish()
    isComplete = sawEnd && tally.inHand === 0
    if (isComplete) halt.guard(() => store.endRun(batch.list))
  } finally {
    clearInterval(renewal)
    clearInterval(report)
    batch.signal?.removeEventListener('abort', halt.stop)
    halt.guard(() => store.releaseLease(holder))
  }
  halt.throwIfFailed()
  onProgress?.(progress())
  return { ...progress(), interrupted: !isComplete, earlier }
}

/** Reads the list, and begins what is to do, as fast as there is room. */
async function feed<S>(
  batch: Batch<S>,
  { tally, earlier, crew, halt }: { tally: Tally; earlier: Earlier; crew: Crew; halt: Halt },
): Promise<void> {
  const { store, list } = batch
  const known = knownBy(batch)
  store.clearLines(list)
  for await (const text of untilAborted(batch.lines, halt.taking)) {
    tally.lines += 1
    if (tally.lines % LINES_PER_TURN === 0) await setImmediate()
    if (isComment(text)) {
      tally.comments += 1
      continue
    }
    const site = siteOf(text, batch.parse)
    if ('reason' in site) {
      store.putLine({ list, line: tally.lines, input: text, reason: site.reason })
      tally.invalid += 1
      continue
    }
    const isInHand = crew.has(site.domain)
    const done = isInHand ? undefined : known(site.domain)
    if (isInHand || done) {
      tally.skipped += 1
      if (done) note(done, earlier)
    } else {
      crew.begin(site)
      await crew.room()
    }
  }
}

/** Counts what another call left without a record; what this one did is counted already. */
function note({ state, since }: Known, earlier: Earlier): void {
  if (since === 'call' || state === 'ok') return
  earlier[state] += 1
  if (since === 'run' && state === 'refused') earlier.refusedInRun += 1
}

function siteOf(text: string, parse: (text: string) => Site): Site | { readonly reason: string } {
  try {
    return parse(text)
  } catch (thrown) {
    if (thrown instanceof BlazonError && thrown.code === 'invalid_input') return { reason: thrown.message }
    throw thrown
  }
}
