import { existsSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { OpenOptions } from '../options.ts'
import type { Steps } from '../sql/sql.ts'
import { storeOver } from '../sql/store.ts'
import { createTidyTimer } from '../sql/tidy-timer.ts'
import type { Store, Tidied } from '../store.ts'
import { changesIn } from './changes.ts'
import { storageFailure } from './failure.ts'
import { forgettingIn } from './forget.ts'
import { type OpenedFile, openFile } from './open.ts'
import { resumingIn } from './outside.ts'
import { completed, ready, sqliteSql } from './sql.ts'

/**
 * Opens a store in one SQLite file. Limits in the options are written into the file, for all processes that
 * work on it; see `sql/store.ts`. Rejects with `storage` for a missing folder, a file that cannot be
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
  const { store, call, tidying, writeBounds, letGo, blobs } = storeOver(
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
      letGo()
    },
  }
  return { store: opened, check: blobs.check }
}

function journalBytes(path: string): number {
  const journal = `${path}-wal`
  return path !== ':memory:' && existsSync(journal) ? statSync(journal).size : 0
}

/** Pages of the file that one call returns to the disk; that takes about 2 ms. */
const VACUUM_PAGES = 100
/** The share of the file that may be free for later use. Free space beyond it is returned to the disk. */
const MAX_FREE_PART = 0.1

/** One step of tidying, which also returns free space to the disk, and waits for no other process. */
function tidyStepIn(db: Database.Database, work: () => Steps<boolean>): () => Tidied {
  const size = sizeOf(db)
  const step = db.transaction(() => completed(work()))
  const tidy = (): Tidied => {
    if (step()) return 'more'
    const { free, all } = size()
    if (db.memory || free <= all * MAX_FREE_PART || !isIncremental(db)) return 'done'
    db.pragma(`incremental_vacuum(${VACUUM_PAGES})`)
    return 'more'
  }
  return () => withoutWaiting(db, tidy)
}

/** The bytes of the file: used, free, and in total, of its header. */
function sizeOf(db: Database.Database): () => { used: number; free: number; all: number } {
  const select = db.prepare<[], { page: number; count: number; free: number }>(
    `SELECT page_size AS page, page_count AS count, freelist_count AS free
     FROM pragma_page_size, pragma_page_count, pragma_freelist_count`,
  )
  return () => {
    const { page = 0, count = 0, free = 0 } = select.get() ?? {}
    return { used: (count - free) * page, free: free * page, all: count * page }
  }
}

/** False for a file of an earlier version, which cannot shrink in small steps. */
function isIncremental(db: Database.Database): boolean {
  return db.pragma('auto_vacuum', { simple: true }) === 2
}

/** Does the work only if no other process is writing; otherwise `busy`. */
function withoutWaiting(db: Database.Database, work: () => Tidied): Tidied {
  const usualMs = db.pragma('busy_timeout', { simple: true })
  db.pragma('busy_timeout = 0')
  try {
    return work()
  } catch (thrown) {
    if (thrown instanceof Database.SqliteError && thrown.code.startsWith('SQLITE_BUSY')) return 'busy'
    throw thrown
  } finally {
    db.pragma(`busy_timeout = ${usualMs}`)
  }
}
