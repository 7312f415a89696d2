import { DEFAULTS, type Options } from '../model/options.ts'
import { type Answers, answersIn } from './answers.ts'
import { type Counts, countsIn } from './counts.ts'
import { storageFailure, translated } from './failure.ts'
import { freshSinceAt } from './freshness.ts'
import { type Keys, keysIn } from './keys.ts'
import { type Leases, leasesIn } from './leases.ts'
import { type InvalidLine, type Lines, linesIn } from './lines.ts'
import { openFile } from './open.ts'
import { type Results, resultsIn, type StoredResult } from './results.ts'
import { type Runs, runsIn } from './runs.ts'
import { type Screenshots, screenshotsIn } from './screenshots.ts'
import { type Snapshots, snapshotsIn } from './snapshots.ts'

/** One database file. All methods are synchronous, and throw BlazonError `storage` when the file fails them. */
export interface Store extends Results, Answers, Snapshots, Screenshots, Keys, Lines, Runs, Leases, Counts {
  /** All results in the order of their domains, read page by page: writing meanwhile does no harm. */
  allResults(): Iterable<StoredResult>
  /** All invalid lines in the order of list and line. */
  allLines(): Iterable<InvalidLine>
  /** Folds the write-ahead log into the file and closes it. The store is of no use afterwards. */
  close(): void
}

/** Ages and waiting times are those of the options, `{ now, ...options.store }`, with the same defaults. */
export interface StoreOptions extends Partial<Options['store']> {
  readonly now: () => Date
  /** Never writes, and does not make a missing file; default false. */
  readonly readonly?: boolean
}

/**
 * Opens or makes the database.
 *
 * @throws BlazonError `storage`, in one sentence: no such folder, not writable, not a database, another program's
 * database, or one that a newer blazon wrote.
 */
export function openStore(path: string, options: StoreOptions): Store {
  const { now, readonly, ...settings } = { readonly: false, ...DEFAULTS.store, ...options }
  const nowMs = () => now().getTime()
  const freshSince = () => freshSinceAt(nowMs(), settings)
  try {
    const db = openFile(path, readonly, settings.busyTimeoutMs)
    const methods = translated(path, {
      ...resultsIn(db, nowMs, freshSince),
      ...answersIn(db, freshSince),
      ...snapshotsIn(db),
      ...screenshotsIn(db, nowMs, settings),
      ...keysIn(db, nowMs),
      ...linesIn(db),
      ...runsIn(db, nowMs),
      ...leasesIn(db, nowMs, settings.leaseMaxAgeMs, path),
      ...countsIn(db),
      close: () => {
        db.close()
      },
    })
    return {
      ...methods,
      allResults: () => inPages(methods.resultsAfter),
      allLines: () => inPages(methods.linesAfter),
    }
  } catch (thrown) {
    throw storageFailure(path, thrown)
  }
}

function* inPages<T>(read: (last: T | undefined) => readonly T[]): Generator<T> {
  for (let page = read(undefined); page.length > 0; page = read(page.at(-1))) yield* page
}
