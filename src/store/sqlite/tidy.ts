import Database from 'better-sqlite3'
import type { Steps } from '../sql/sql.ts'
import type { Tidied } from '../store.ts'
import { completed } from './sql.ts'

/** Pages of the file that one call returns to the disk; that takes about 2 ms. */
const VACUUM_PAGES = 100
/** The share of the file that may be free for later use. Free space beyond it is returned to the disk. */
const MAX_FREE_PART = 0.1

/** One step of tidying, which also returns free space to the disk, and waits for no other process. */
export function tidyStepIn(db: Database.Database, work: () => Steps<boolean>): () => Tidied {
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
export function sizeOf(db: Database.Database): () => { used: number; free: number; all: number } {
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
export function isIncremental(db: Database.Database): boolean {
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
