import { BATCHES, MAX_CRASHES } from '../../../batch/bounds.ts'
import type { BatchQueue, Redo } from '../../../batch/ports.ts'
import type { BatchSummary } from '../../../batch/summary.ts'
import type { Blazon } from '../../../engine/engine.ts'
import { ENTRY_KINDS, type EntryKind } from '../../../model/company.ts'
import { shownDatabase } from '../../../model/database-name.ts'
import { asBlazonError } from '../../../model/errors.ts'
import { DEFAULTS } from '../../../model/options.ts'
import { PRODUCTS_RANGE } from '../../../model/product.ts'
import { oneOf, wholeNumber } from '../arguments.ts'
import type { CliCommand } from '../command.ts'
import { databaseOf, type EngineFlags, engineSettings } from '../flags.ts'
import { ENDING, INTERRUPTED, untilInterrupted } from '../interrupt.ts'
import { type MetricsFlags, metricsOptions, offerMetrics } from '../metrics-port.ts'
import {
  ENCODING,
  engineOptions,
  JSON_LOG,
  KEEP_PAGES,
  LANDING_ONLY,
  LANGUAGE,
  MAX_DB_SIZE,
  OWN_FIELDS,
} from '../options.ts'
import { deadLettersText, outcomesText, unrenderedText } from '../outcomes.ts'
import { onNotice, tell } from '../output.ts'
import { ASK, pointsIn } from '../points.ts'
import { columnsOf, painterFor, safe } from '../terminal.ts'

interface BatchFlags extends EngineFlags, MetricsFlags {
  readonly column?: string
  readonly kind?: EntryKind
  readonly keep?: boolean
  readonly list?: string
  readonly encoding?: string
  readonly redo?: Exclude<Redo, 'none'>
  readonly snapshots: boolean
  readonly morePages: boolean
  /** False with `--no-work`. */
  readonly work: boolean
  readonly products?: number
  readonly ask?: string
  /** The language tag, such as `de`. */
  readonly language?: string
}

const { min, max } = PRODUCTS_RANGE

/** `blazon batch LIST --db FILE` works through a list, which is a file, or `-` for standard input. */
export const batch: CliCommand = {
  name: 'batch <list>',
  description:
    'look up every domain of a list: lines, CSV, TSV or NDJSON, gzip too, - for a pipe; a rerun goes on where the last one ended',
  examples: [
    ['blazon batch domains.txt --db brands.db', 'again: it goes on where it ended'],
    ['blazon batch customers.csv --column website', 'a column of a table'],
    ['blazon batch a.csv --encoding windows-1251', 'neither UTF-8 nor UTF-16'],
    ['blazon batch funds.csv --column isin', 'companies by ISIN, ticker or name'],
    ['blazon batch mixed.txt --kind auto', 'domains, names and tickers mixed'],
    ['blazon batch domains.txt --redo failed', 'those that failed, again'],
    ['blazon batch domains.txt --products 5', 'their products as well'],
    ['blazon export --db brands.db', 'what it found'],
  ],
  failure: 'some line has no brand: refused, failed or invalid',
  options: (command) =>
    metricsOptions(engineOptions(command))
      .option(
        '--column <name>',
        'column of the domains, by name or number; default the one that looks like it',
      )
      .option(
        '--kind <what>',
        `what its entries are: ${ENTRY_KINDS.join(', ')} (mixed)`,
        oneOf(...ENTRY_KINDS),
      )
      .option('--keep', 'keep the other columns of the table for the export')
      .option(...ENCODING)
      .option('--list <name>', 'its name in the database; default its path, or - for a pipe')
      .option('--concurrency <n>', 'lookups at once', wholeNumber(1, 256), DEFAULTS.concurrency)
      .option('--no-work', 'PostgreSQL: queue the list for `blazon work`, and look up nothing here')
      .option('--redo <which>', 'do `failed` or `all` again although fresh', oneOf('failed', 'all'))
      .option('--products <n>', 'find so many products of each brand as well', wholeNumber(min, max))
      .option(...ASK)
      .option(...OWN_FIELDS)
      .option(...LANDING_ONLY)
      .option(...LANGUAGE)
      .option('--no-snapshots', 'the same as --keep-pages none')
      .option(...KEEP_PAGES)
      .option(...MAX_DB_SIZE)
      .option(...JSON_LOG),
  async run(list: string, flags: BatchFlags) {
    const { batchOver, countLines, listNameOf } = await import('../list-run.ts')
    const { db, language, ask, work, list: name = listNameOf(list) } = flags
    if (!work) {
      const { refuseFile } = await import('../workers.ts')
      await refuseFile(db, 'Only the batch itself can look up its domains')
    }
    const questions = await pointsIn(ask)
    const size = await countLines(list, flags)
    const { createBlazon } = await import('../../../engine/index.ts')
    const blazon = await createBlazon({ ...databaseOf(flags), ...engineSettings(flags), onNotice })
    const interrupt = untilInterrupted(ENDING, BATCHES.shutdownTimeoutMs)
    let endMetrics: (() => Promise<void>) | undefined
    try {
      endMetrics = await offerMetrics(blazon, flags)
      const summary = await batchOver(list, {
        ...flags,
        questions,
        blazon,
        ...size,
        signal: interrupt.signal,
      })
      const queue = blazon.queue(language)
      if (isEmpty(summary)) {
        // An empty list is not a failure, because a list that a program writes may have no entries today.
        tell('there is no entry in this list\n')
        return 0
      }
      await reportInvalidLines(queue, name)
      for (const domain of summary.setAside)
        tell(`${domain} is set aside: the process ended ${MAX_CRASHES} times during its lookup\n`)
      for (const { first, last } of summary.givenUp)
        tell(`lines ${first} to ${last} are given up: too many processes ended while they worked on them\n`)
      tell(closingLine(summary, db))
      if (summary.extrasFailed > 0) tell(extrasLine(summary))
      const outcomes = await queue.outcomes(name)
      if (summary.unrendered > 0) {
        const why = await whyUnrendered(blazon, summary)
        const isToldBelow = outcomes.some(({ message }) => message === why)
        tell(`${unrenderedText(summary.unrendered, isToldBelow ? 'The reason stands below.' : why)}\n`)
      }
      tell(outcomesText(outcomes, painterFor(process.stderr)))
      tell(deadLettersText(await queue.deadLetters(name), columnsOf(process.stderr)))
      return exitCodeOf(summary)
    } finally {
      await endMetrics?.()
      interrupt.release()
      await blazon.close()
    }
  },
}

/** Starts the browser again to find out why it opened no pages; undefined if that would take too long. */
async function whyUnrendered(
  { browser, tryBrowser }: Blazon,
  { interrupted }: BatchSummary,
): Promise<string | undefined> {
  if (browser === undefined) {
    const { noBrowser } = await import('../../../capture/browser/lacking.ts')
    return noBrowser().message
  }
  if (interrupted) return undefined
  return tryBrowser().then(
    () => 'The browser did not finish: BLAZON_DEBUG=1 tells more.',
    (thrown) => asBlazonError(thrown).message,
  )
}

/**
 * Returns the exit code: 0 when every line has a brand, 1 when some lines have none. Domains that failed in
 * an earlier run, and whose next attempt is not due yet, count in every run. Refused domains count only in
 * the run that looked them up.
 */
function exitCodeOf({ interrupted, failed, refused, invalid, earlier, givenUp }: BatchSummary): number {
  if (interrupted) return INTERRUPTED
  return failed + refused + invalid + earlier.failed + earlier.refusedInRun + givenUp.length > 0 ? 1 : 0
}

/** True for a list without entries, which is most often a mistake of the person who made it. */
function isEmpty({ interrupted, lines, comments }: BatchSummary): boolean {
  return !interrupted && lines === comments
}

const SHOWN_INVALID = 20

async function reportInvalidLines(queue: BatchQueue, list: string): Promise<void> {
  let count = 0
  for await (const { line, reason } of queue.allLines({ list, invalid: true })) {
    if (++count <= SHOWN_INVALID) tell(`line ${line}: ${safe(reason ?? '')}\n`)
  }
  const more = count - SHOWN_INVALID
  if (more > 0) tell(`and ${more} more invalid lines; blazon export lists them all\n`)
}

function extrasLine({ extrasFailed }: BatchSummary): string {
  return `products or answers of ${extrasFailed} described domains could not be found out; blazon export says why\n`
}

function closingLine(summary: BatchSummary, db: string): string {
  const { ok, refused, failed, invalid, skipped, repeated, earlier, interrupted } = summary
  const counts = `${ok} described, ${refused} refused by page class, ${failed} failed, ${invalid} invalid, ${skipped - repeated} fresh already${ofThem(earlier)}${repeated > 0 ? `, ${repeated} repeated` : ''}`
  const end = interrupted
    ? `interrupted${unreadText(summary)}; the same command goes on from here`
    : `results in ${shownDatabase(db)}`
  return `${counts}; ${end}\n`
}

/**
 * The end of a sentence, such as `, 87 of 120 lines not read yet`; empty when all lines were read, or when
 * the list could not be counted.
 */
function unreadText({ total = 0, lines, comments }: BatchSummary): string {
  const unread = total - (lines - comments)
  const figure = (number: number) => number.toLocaleString('en-US')
  return unread > 0 ? `, ${figure(unread)} of ${figure(total)} lines not read yet` : ''
}

/**
 * Says how many of the skipped domains have no record, such as ` (2 of them refused, 1 failed)`; empty when
 * all of them have one.
 */
function ofThem({ refused, failed }: BatchSummary['earlier']): string {
  const parts = Object.entries({ refused, failed })
    .filter(([, count]) => count > 0)
    .map(([state, count], index) => `${count}${index === 0 ? ' of them' : ''} ${state}`)
  return parts.length > 0 ? ` (${parts.join(', ')})` : ''
}
