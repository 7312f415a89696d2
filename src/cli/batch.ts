import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isComment, linesOf } from '../batch/lines.ts'
import type { BatchStore, Redo } from '../batch/ports.ts'
import { type BatchSummary, runBatch } from '../batch/run.ts'
import { type Blazon, createBlazon } from '../blazon.ts'
import { BlazonError } from '../model/errors.ts'
import { meets } from '../pipeline.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { EngineFlags } from './flags.ts'
import { ENDING, untilInterrupted } from './interrupt.ts'
import { openList } from './list.ts'
import { progressOn } from './progress.ts'
import { safe } from './terminal.ts'

interface BatchFlags extends EngineFlags {
  readonly concurrency: number
  readonly redo?: Exclude<Redo, 'none'>
  readonly snapshots: boolean
  readonly morePages: boolean
  /** Its tag. */
  readonly language?: string
}

/**
 * `blazon batch LIST --db FILE`: 0 when every line gave a brand, 1 when some did not. What failed before and is not tried again yet counts
 * every time, what was refused only in the run that asked.
 */
export async function batchCommand(list: string, flags: BatchFlags): Promise<number> {
  const total = await countLines(list)
  const { db, hosts, proxies, replay, concurrency } = flags
  const blazon = await createBlazon({ db, hosts, proxies, replay, options: { concurrency } })
  const interrupt = untilInterrupted(ENDING)
  try {
    const summary = await batchOver(list, { ...flags, blazon, total, signal: interrupt.signal })
    reportInvalidLines(blazon, list)
    process.stderr.write(closingLine(summary, db))
    if (summary.interrupted) return 130
    const { failed, refused, invalid, earlier } = summary
    return failed + refused + invalid + earlier.failed + earlier.refusedInRun > 0 ? 1 : 0
  } finally {
    interrupt.release()
    await blazon.close()
  }
}

interface BatchRun extends Pick<BatchFlags, 'producer' | 'redo' | 'snapshots' | 'morePages' | 'language'> {
  readonly blazon: Blazon
  readonly total: number | undefined
  readonly signal: AbortSignal
}

/** Runs a list file with a progress line on stderr. */
export async function batchOver(list: string, run: BatchRun): Promise<BatchSummary> {
  const { blazon, total, signal, producer, redo, snapshots, morePages, language } = run
  const bytes = await openList(list)
  const progress = progressOn(process.stderr)
  try {
    return await runBatch({
      lines: linesOf(bytes),
      list: resolve(list),
      total,
      store: storeFor(blazon, language),
      options: blazon.options,
      parse: (text) => blazon.resolve(text),
      hostOf: ({ domain, registrable }) => (blazon.isMapped(domain) ? undefined : registrable),
      lookup: async (site, context) => {
        const { result, snapshot } = await blazon.examine(site, {
          producer,
          morePages,
          language,
          signal: context.signal,
        })
        return { result, snapshot: snapshots ? snapshot : undefined }
      },
      meets: (kept) => meets(kept, { producer, morePages }),
      redo,
      signal,
      onProgress: progress.show,
    })
  } finally {
    progress.end()
    // A run that was interrupted or failed has not read to the end.
    bytes.destroy()
  }
}

/** Where results go and are looked for: those in a language stand beside the others, and so does what is known of runs for them. */
function storeFor({ store }: Blazon, language: string | undefined): BatchStore<Snapshot> {
  if (language === undefined) return store
  const run = (list: string) => `${list} (${language})`
  return {
    ...store,
    ...store.inLanguage(language),
    beginRun: (list, redo) => store.beginRun(run(list), redo),
    endRun: (list) => store.endRun(run(list)),
  }
}

/**
 * The lines of a list without its comments; undefined for a pipe, whose lines can be read only once. A list that
 * cannot be read is found out here, before anything is written.
 */
export async function countLines(list: string): Promise<number | undefined> {
  try {
    const kind = await stat(list)
    if (!kind.isFile() && !kind.isDirectory()) return undefined
    let count = 0
    for await (const line of linesOf(createReadStream(list))) if (!isComment(line)) count++
    return count
  } catch (thrown) {
    // Node's own text up to the comma, as in "ENOENT: no such file or directory, open 'list.txt'".
    const reason = String(thrown instanceof Error ? thrown.message : thrown).split(',', 1)[0]
    throw new BlazonError('invalid_input', `The list ${list} cannot be read (${reason}).`, { cause: thrown })
  }
}

const SHOWN_INVALID = 20

function reportInvalidLines({ store }: Blazon, list: string): void {
  let count = 0
  for (const { line, reason, list: of } of store.allLines()) {
    if (of !== resolve(list)) continue
    if (++count <= SHOWN_INVALID) process.stderr.write(`line ${line}: ${safe(reason)}\n`)
  }
  const more = count - SHOWN_INVALID
  if (more > 0) process.stderr.write(`and ${more} more invalid lines; blazon export lists them all\n`)
}

function closingLine(
  { ok, refused, failed, invalid, skipped, earlier, interrupted }: BatchSummary,
  db: string,
): string {
  const counts = `${ok} described, ${refused} refused by page class, ${failed} failed, ${invalid} invalid, ${skipped} fresh already${ofThem(earlier)}`
  const end = interrupted ? 'interrupted; the same command goes on from here' : `results in ${db}`
  return `${counts}; ${end}\n`
}

/** Such as ` (2 of them refused, 1 failed)`; empty when a record is kept of each. */
function ofThem({ refused, failed }: BatchSummary['earlier']): string {
  const parts = Object.entries({ refused, failed })
    .filter(([, count]) => count > 0)
    .map(([state, count], index) => `${count}${index === 0 ? ' of them' : ''} ${state}`)
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}
