import { tellOrThrow } from '../best-effort.ts'
import type { OpenOptions, Store } from '../store.ts'
import { accountsIn } from './accounts.ts'
import { answersIn } from './answers.ts'
import { boundsOf } from './bounds.ts'
import { changesIn } from './changes.ts'
import { confinedAccounts, confinedWrites } from './confined.ts'
import { correctionsIn } from './corrections.ts'
import { directoryIn } from './directory.ts'
import { extrasIn } from './extras.ts'
import { storageFailure } from './failure.ts'
import { forgettingIn } from './forget/index.ts'
import { freshSinceAt, rowsGivenBy } from './freshness.ts'
import { asPromises } from './immediate.ts'
import { keyHoldersIn } from './key-holders.ts'
import { keysIn } from './keys.ts'
import { leasesIn } from './leases.ts'
import { linesIn } from './lines.ts'
import { type OpenedFile, openFile } from './open.ts'
import { outcomesIn } from './outcomes.ts'
import { phonesIn } from './phones.ts'
import { renditionsIn } from './renditions.ts'
import { resultsIn } from './results.ts'
import { runsIn } from './runs.ts'
import { scrapesIn } from './scrapes.ts'
import { screenshotsIn } from './screenshots.ts'
import { snapshotsIn } from './snapshots.ts'
import { statusIn } from './status.ts'
import { tasksIn } from './tasks.ts'
import { tidyingIn } from './tidy.ts'
import { createTidyTimer } from './tidy-timer.ts'

/**
 * A store in one SQLite file. Bounds in the options are written into the file, for all processes that work on
 * it; see `bounds.ts`. Rejects with `storage` for a folder that is missing, a file that cannot be written, a
 * file that is not a database, or that another program or a newer blazon wrote.
 */
export async function openSqlite(path: string, options: OpenOptions): Promise<Store> {
  const file = await openFile(path, options)
  try {
    return storeIn(file, path, options)
  } catch (thrown) {
    file.db.close()
    throw storageFailure(path, thrown)
  }
}

function storeIn({ db, isReadonly }: OpenedFile, path: string, options: OpenOptions): Store {
  const { now, random, onUnkept, givenBounds, settings } = options
  const nowMs = () => now().getTime()
  const freshSince = () => freshSinceAt(nowMs(), settings)
  const isRowGiven = rowsGivenBy(nowMs, settings)
  const error = (thrown: unknown) => storageFailure(path, thrown)
  const bounds = boundsOf(db, givenBounds, isReadonly)
  const { holderOf, isHolding, ...leases } = leasesIn(db, nowMs, path)
  const batch = () => holderOf('batch')
  const changes = changesIn(db)
  const { tidy } = tidyingIn(db, nowMs, bounds, () => batch() !== undefined)
  const step = () => {
    changes.mayHaveWritten()
    return tidy()
  }
  const timer = isReadonly ? undefined : createTidyTimer(step, (thrown) => onUnkept?.(error(thrown)))
  const methodsOf = { db, path, done: changes.mayHaveWritten }
  const failed = (thrown: unknown) => tellOrThrow(error(thrown), onUnkept)
  const { resultsAfter, linesAfter, ...methods } = asPromises(methodsOf, {
    ...resultsIn(db, nowMs, freshSince, isRowGiven),
    ...snapshotsIn(db),
    ...answersIn(db, isRowGiven),
    ...scrapesIn(db, nowMs, settings.scrapeMaxAgeMs),
    ...screenshotsIn(db, { nowMs, random, maxAgeMs: settings.screenshotMaxAgeMs }),
    ...renditionsIn(db, nowMs, freshSince),
    ...keysIn(db, { nowMs, random }),
    ...keyHoldersIn(db, { nowMs, changes, failed }),
    ...batchesIn(db, nowMs),
    ...phonesIn(db),
    ...leases,
    ...tasksIn(db, nowMs, isHolding),
    ...statusIn(db, bounds, batch, path),
    tidy,
  })
  const { entriesAfter, ...directory } = asPromises(methodsOf, { ...directoryIn(db, nowMs) })
  const { correctionsAfter, ...corrections } = asPromises(methodsOf, { ...correctionsIn(db) })
  const accounts = asPromises(methodsOf, {
    ...accountsIn(db, { nowMs, random, callMaxAgeMs: settings.callMaxAgeMs }),
  })
  const confined = confinedWrites(methods, changes)
  const tidied = followedBy(() => timer?.afterWrite())
  return {
    ...methods,
    ...forgettingIn({ ...methodsOf, nowMs }),
    changes,
    directory: { ...directory, allEntries: () => inPortions(entriesAfter) },
    corrections: { ...corrections, allCorrections: () => inPortions(correctionsAfter) },
    accounts: { ...accounts, ...confinedAccounts(accounts, changes) },
    ...confined,
    putResult: tidied(confined.putResult),
    putAnswer: tidied(confined.putAnswer),
    putPage: tidied(confined.putPage),
    putPages: tidied(confined.putPages),
    putScreenshot: tidied(confined.putScreenshot),
    putRendition: tidied(confined.putRendition),
    putExtra: tidied(confined.putExtra),
    allResults: (language) => inPortions((last) => resultsAfter(last, language, 'all')),
    putPicture: tidied(methods.putPicture),
    unlistedResults: (language) => inPortions((last) => resultsAfter(last, language, 'unlisted')),
    allLines: (filter = {}) => inPortions((last) => linesAfter(last, filter)),
    async close() {
      if (!db.open) return
      timer?.close()
      db.close()
    },
  }
}

/** What a batch stores beside results. */
function batchesIn(db: OpenedFile['db'], nowMs: () => number) {
  return { ...linesIn(db), ...runsIn(db, nowMs), ...outcomesIn(db), ...extrasIn(db, nowMs) }
}

/** The same writes, with a call of `then` after each, since a write may make a deletion necessary. */
function followedBy(then: () => void) {
  return <A extends unknown[], R>(write: (...args: A) => Promise<R>) =>
    (...args: A) => {
      const done = write(...args)
      then()
      return done
    }
}

async function* inPortions<T>(read: (last: T | undefined) => Promise<readonly T[]>): AsyncGenerator<T> {
  for (let rows = await read(undefined); rows.length > 0; rows = await read(rows.at(-1))) yield* rows
}
