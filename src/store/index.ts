import type { BlazonError } from '../model/errors.ts'
import { DEFAULTS, type Options } from '../model/options.ts'
import { type Answers, answersIn } from './answers.ts'
import { type Counts, countsIn } from './counts.ts'
import { sparing, storageFailure, translated } from './failure.ts'
import { freshSinceAt } from './freshness.ts'
import { type Keys, keysIn } from './keys.ts'
import { type LanguageResults, languagesIn } from './languages.ts'
import { type Leases, leasesIn } from './leases.ts'
import { type InvalidLine, type Lines, linesIn } from './lines.ts'
import { openFile } from './open.ts'
import { type Results, resultsIn, type StoredResult } from './results.ts'
import { type Runs, runsIn } from './runs.ts'
import { type KeptScrapes, scrapesIn } from './scrapes.ts'
import { type Screenshots, screenshotsIn } from './screenshots.ts'
import { type Snapshots, snapshotsIn } from './snapshots.ts'

/** One database file. All methods are synchronous, and throw BlazonError `storage` when the file fails them. */
export interface Store
  extends Results,
    Answers,
    Snapshots,
    Screenshots,
    KeptScrapes,
    Keys,
    Lines,
    Runs,
    Leases,
    Counts {
  /** The results in a language that was asked for, by its tag. */
  inLanguage(language: string): ResultsInLanguage
  /** All results in the order of their domains, read page by page: writing meanwhile does no harm. */
  allResults(): Iterable<StoredResult>
  /** All invalid lines in the order of list and line. */
  allLines(): Iterable<InvalidLine>
  /** Folds the write-ahead log into the file and closes it. The store is of no use afterwards. */
  close(): void
}

export interface ResultsInLanguage extends LanguageResults {
  /** All of them, as `Store.allResults`. */
  allResults(): Iterable<StoredResult>
}

/** Ages and waiting times are those of the options, `{ now, ...options.store }`, with the same defaults. */
export interface StoreOptions extends Partial<Options['store']> {
  readonly now: () => Date
  /** Never writes, and does not make a missing file; default false. */
  readonly readonly?: boolean
  /**
   * Told of results, answers and pages that could not be kept, and of keys whose use could not be noted, since the database failed: those calls
   * then return as if they had been. Default: they throw, as all others do.
   */
  readonly onUnkept?: ((error: BlazonError) => void) | undefined
}

/**
 * Opens or makes the database.
 *
 * @throws BlazonError `storage`, in one sentence: no such folder, not writable, not a database, another program's
 * database, or one that a newer blazon wrote.
 */
export function openStore(path: string, options: StoreOptions): Store {
  const { now, readonly, onUnkept, ...settings } = { readonly: false, ...DEFAULTS.store, ...options }
  const nowMs = () => now().getTime()
  const freshSince = () => freshSinceAt(nowMs(), settings)
  try {
    const db = openFile(path, readonly, settings.busyTimeoutMs)
    const spare = sparing(path, onUnkept)
    const languages = languagesIn(db, nowMs, freshSince)
    const methods = translated(path, {
      ...resultsIn(db, nowMs, freshSince),
      ...answersIn(db, freshSince),
      ...snapshotsIn(db),
      ...screenshotsIn(db, nowMs, settings),
      ...scrapesIn(db, nowMs, settings),
      ...keysIn(db, nowMs, spare),
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
      putResult: (...put) => spare(() => methods.putResult(...put)),
      putAnswer: (...put) => spare(() => methods.putAnswer(...put)),
      freshPageOf: (target) => spare(() => methods.freshPageOf(target)),
      freshPagesOf: (target) => spare(() => methods.freshPagesOf(target)),
      putPage: (...put) => spare(() => methods.putPage(...put)),
      putPages: (...put) => spare(() => methods.putPages(...put)),
      allResults: () => inPages(methods.resultsAfter),
      allLines: () => inPages(methods.linesAfter),
      inLanguage(language) {
        const spoken = translated(path, languages(language))
        return {
          ...spoken,
          putResult: (...put) => spare(() => spoken.putResult(...put)),
          allResults: () => inPages(spoken.resultsAfter),
        }
      },
    }
  } catch (thrown) {
    throw storageFailure(path, thrown)
  }
}

function* inPages<T>(read: (last: T | undefined) => readonly T[]): Generator<T> {
  for (let page = read(undefined); page.length > 0; page = read(page.at(-1))) yield* page
}
