import { existsSync, statSync } from 'node:fs'
import type { OpenOptions } from '../options.ts'
import { storeOver } from '../sql/store.ts'
import { createTidyTimer } from '../sql/tidy-timer.ts'
import type { Store } from '../store.ts'
import { changesIn } from './changes.ts'
import { storageFailure } from './failure.ts'
import { forgettingIn } from './forget.ts'
import { type OpenedFile, openFile } from './open.ts'
import { resumingIn } from './outside.ts'
import { completed, ready, sqliteSql } from './sql.ts'
import { isIncremental, sizeOf, tidyStepIn } from './tidy.ts'

/**
 * Opens a store in one SQLite file. Limits in the options are written into the file, for all processes that
 * work on it; see `sql/bounds.ts`. Rejects with `storage` for a missing folder, a file that cannot be
 * written, a file that is not a database, and a file that another program or a newer blazon wrote.
 */
export async function openSqlite(path: string, options: OpenOptions): Promise<Store> {
  const file = await openFile(path, options)
  try {
    const { store, check } = storeIn(file, path, options)
    await check()
    return store
  } catch (thrown) {
    file.db.close()
    throw storageFailure(path, thrown)
  }
}

interface Opened {
  readonly store: Store
  readonly check: () => Promise<void>
}

function storeIn({ db, isReadonly }: OpenedFile, path: string, options: OpenOptions): Opened {
  const { now, onUnkept, onCall = () => undefined } = options
  const changes = changesIn(db)
  const size = sizeOf(db)
  const failureOf = (thrown: unknown) => storageFailure(path, thrown)
  let isClosing = false
  const resuming = resumingIn(path, () => db.open)
  const { store, call, tidying, writeBounds, blobs } = storeOver(
    {
      sql: sqliteSql(db),
      ...{ name: path, isReadonly, changes, failureOf },
      isOpen: () => db.open && !isClosing,
      resume: resuming.resume,
      afterWrite: () => timer?.afterWrite(),
      size() {
        const { used, free, all } = size()
        return ready({ file: all, used, free, journal: journalBytes(path) })
      },
      shrinks: () => isIncremental(db),
      used: ({ maxBytes, maxMemoryBytes }) =>
        ready({ bytes: size().used, most: db.memory ? Math.min(maxBytes, maxMemoryBytes) : maxBytes }),
    },
    options,
  )
  completed(writeBounds())
  const tidy = tidyStepIn(db, tidying)
  // After the end, failures are not reported: the next process deletes the objects that are left.
  const failed = (thrown: unknown) => void (db.open && onUnkept?.(failureOf(thrown)))
  const collecting = blobs.collecting(() => timer?.afterWrite(), failed)
  const step = () => {
    changes.mayHaveWritten()
    const tidied = tidy()
    if (tidied === 'done') collecting?.begin()
    return tidied
  }
  const timer = isReadonly ? undefined : createTidyTimer(step, failed)
  const forgetting = forgettingIn({
    ...{ db, path, done: changes.mayHaveWritten },
    nowMs: () => now().getTime(),
  })
  const tidyOnce = call('tidy', () => ready(tidy()))
  const opened: Store = {
    ...store,
    tidy: blobs.tidying(tidyOnce, true),
    // It pauses for other work, so `call` cannot make it. Only the time before its first pause is reported.
    forget: blobs.forgetting((...args) => {
      const begun = performance.now()
      const done = forgetting.forget(...args)
      onCall('forget', performance.now() - begun)
      return done
    }),
    async close() {
      if (!db.open || isClosing) return resuming.ended()
      timer?.close()
      isClosing = true
      if (options.blobs) await options.blobs.closed(() => [resuming.ended(), collecting?.underWay()])
      db.close()
    },
  }
  return { store: opened, check: blobs.check }
}

function journalBytes(path: string): number {
  const journal = `${path}-wal`
  return path !== ':memory:' && existsSync(journal) ? statSync(journal).size : 0
}
