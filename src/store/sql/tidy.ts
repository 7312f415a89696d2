import Database from 'better-sqlite3'
import type { StoreBounds } from '../../model/options/store.ts'
import type { Tidied } from '../store.ts'
import type { Immediate } from './access.ts'
import { ENDED_TASK_MAX_AGE_MS } from './tasks.ts'

/** The time of one call. One row is deleted whole, even if that takes longer: 5 ms for 10 MB. */
const STEP_MS = 3
/** Pages of the file that one call gives back to the disk; that takes about 2 ms. */
const VACUUM_PAGES = 100
/** The part of the file that may be free for later use. Free space beyond it is given back to the disk. */
const MAX_FREE_PART = 0.1

/** Deletes one row. Returns false when this rule has nothing to delete. */
type Rule = (bounds: StoreBounds, nowMs: number) => boolean

export function tidyingIn(
  db: Database.Database,
  nowMs: () => number,
  bounds: () => StoreBounds,
  isBatchRunning: () => boolean,
): Immediate<'tidy'> {
  const size = sizeOf(db)
  const rules = rulesIn(db, size, isBatchRunning)
  const step = db.transaction((): Tidied => {
    const until = performance.now() + STEP_MS
    const limits = bounds()
    const now = nowMs()
    do {
      if (!rules.some((rule) => rule(limits, now))) return 'done'
    } while (performance.now() < until)
    return 'more'
  })
  const tidy = (): Tidied => {
    const tidied = step()
    if (tidied === 'more') return tidied
    const { free, all } = size()
    if (db.memory || free <= all * MAX_FREE_PART || !isIncremental(db)) return 'done'
    db.pragma(`incremental_vacuum(${VACUUM_PAGES})`)
    return 'more'
  }
  return { tidy: () => withoutWaiting(db, tidy) }
}

/**
 * The bytes of the file: in use, free for later use, and all. It is cheap, because SQLite keeps these numbers
 * in the header of the file.
 */
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

/**
 * False for a file that an earlier version made. Such a file cannot be made smaller in small steps; its free
 * space is only used again.
 */
export function isIncremental(db: Database.Database): boolean {
  return db.pragma('auto_vacuum', { simple: true }) === 2
}

function rulesIn(
  db: Database.Database,
  size: () => { used: number },
  isBatchRunning: () => boolean,
): readonly Rule[] {
  const usage = db.prepare<[string], { entries: number; bytes: number }>(
    'SELECT entries, bytes FROM usage WHERE kind = ?',
  )
  /** Whether all rows of that kind together exceed the limit. The newest row is never deleted. */
  const exceeds = (kind: string, maxBytes: number) => {
    const { entries = 0, bytes = 0 } = usage.get(kind) ?? {}
    return entries > 1 && bytes > maxBytes
  }
  const isOver = ({ maxBytes, maxMemoryBytes }: StoreBounds) =>
    size().used > (db.memory ? Math.min(maxBytes, maxMemoryBytes) : maxBytes)

  const { oldPage, oldPicture, oldRendition, oldSnapshot, lines, oldExtra, oldTask, removeBody, forget } =
    removalsIn(db)
  const oldResult = oldestResultIn(db)
  const deletable = deletableIn(db, isBatchRunning)
  const body = db.prepare<[], { hash: string }>('SELECT hash FROM unused_bodies LIMIT 1')
  return [
    () => {
      const unused = body.get()
      if (!unused) return false
      removeBody(unused.hash)
      return forget(unused.hash)
    },
    ({ scrapeMaxAgeMs, staleMaxAgeMs }, now) => oldPage(now - scrapeMaxAgeMs - staleMaxAgeMs),
    ({ maxScrapesBytes }) => exceeds('pages', maxScrapesBytes) && oldPage(ANY_AGE),
    ({ pictureMaxAgeMs }, now) => oldPicture(now - pictureMaxAgeMs),
    ({ maxPicturesBytes }) => exceeds('pictures', maxPicturesBytes) && oldPicture(ANY_AGE),
    ({ maxRenditionsBytes }) => exceeds('renditions', maxRenditionsBytes) && oldRendition(ANY_AGE),
    ({ snapshotMaxAgeMs }, now) => oldSnapshot(now - snapshotMaxAgeMs),
    (bounds, now) => oldResult(Math.min(now - bounds.resultMaxAgeMs, deletable(bounds, now))),
    (bounds, now) => oldExtra(Math.min(now - bounds.resultMaxAgeMs, deletable(bounds, now))),
    (_, now) => oldTask(now - ENDED_TASK_MAX_AGE_MS),
    (bounds) =>
      isOver(bounds) &&
      (oldRendition(ANY_AGE) || oldSnapshot(ANY_AGE) || oldPage(ANY_AGE) || oldPicture(ANY_AGE)),
    (bounds) => isOver(bounds) && !isBatchRunning() && lines(),
    (bounds, now) =>
      isOver(bounds) && (oldExtra(deletable(bounds, now)) || oldResult(deletable(bounds, now))),
  ]
}

/** Each function deletes one row, or a few, and returns whether there was any. */
function removalsIn(db: Database.Database) {
  const remove = <P extends unknown[]>(sql: string) => {
    const statement = db.prepare<P>(sql)
    return (...params: P) => statement.run(...params).changes > 0
  }
  return {
    oldPage: remove<[number]>(`DELETE FROM scrapes WHERE id = ${oldest('id', 'scrapes', 'kept_at')}`),
    oldPicture: remove<[number]>(
      `DELETE FROM pictures WHERE hash = ${oldest('hash', 'pictures', 'kept_at')}`,
    ),
    oldRendition: remove<[number]>(
      `DELETE FROM renditions WHERE rowid = ${oldest('rowid', 'renditions', 'kept_at')}`,
    ),
    oldSnapshot: remove<[number]>(
      `DELETE FROM snapshots WHERE domain = ${oldest('domain', 'snapshots', 'kept_at')}`,
    ),
    lines: remove<[]>('DELETE FROM lines WHERE rowid IN (SELECT rowid FROM lines ORDER BY rowid LIMIT 50)'),
    oldExtra: remove<[number]>(
      `DELETE FROM extras WHERE rowid = ${oldest('rowid', 'extras', 'finished_at')}`,
    ),
    // Only tasks that have ended and were not queued again have this time.
    oldTask: remove<[number]>(
      'DELETE FROM tasks WHERE id IN (SELECT id FROM tasks WHERE ended_at <= ? LIMIT 50)',
    ),
    forget: remove<[string]>('DELETE FROM unused_bodies WHERE hash = ?'),
    // A page may have started to use the body again after it was listed as unused.
    removeBody: remove<[string]>(
      `DELETE FROM bodies WHERE hash = ?
     AND NOT EXISTS (SELECT 1 FROM snapshot_bodies WHERE snapshot_bodies.hash = bodies.hash)`,
    ),
  }
}

const ANY_AGE = Number.MAX_SAFE_INTEGER

function oldest(key: string, table: string, time: string): string {
  return `(SELECT ${key} FROM ${table} WHERE ${time} <= ? ORDER BY ${time} LIMIT 1)`
}

/** Deletes the oldest result that finished at that time or before, whether it is in a language or not. */
function oldestResultIn(db: Database.Database): (until: number) => boolean {
  const oldest = db.prepare<[number], { rowid: number; finished_at: number }>(
    'SELECT rowid, finished_at FROM results WHERE finished_at <= ? ORDER BY finished_at LIMIT 1',
  )
  const spoken = db.prepare<[number], { rowid: number; finished_at: number }>(
    'SELECT rowid, finished_at FROM language_results WHERE finished_at <= ? ORDER BY finished_at LIMIT 1',
  )
  const remove = db.prepare<[number]>('DELETE FROM results WHERE rowid = ?')
  const removeSpoken = db.prepare<[number]>('DELETE FROM language_results WHERE rowid = ?')
  return (until) => {
    const [one, other] = [oldest.get(until), spoken.get(until)]
    if (one && (!other || one.finished_at <= other.finished_at)) return remove.run(one.rowid).changes > 0
    return other !== undefined && removeSpoken.run(other.rowid).changes > 0
  }
}

/**
 * The time until which finished results may be deleted. Later results are the queue of a batch that runs, or
 * of one that was interrupted and can be continued.
 */
function deletableIn(db: Database.Database, isBatchRunning: () => boolean) {
  const begun = db.prepare<[number], { at: number | null }>(
    'SELECT min(started_at) AS at FROM list_runs WHERE ended_at IS NULL AND started_at > ?',
  )
  return ({ recordMaxAgeMs }: StoreBounds, now: number): number => {
    if (isBatchRunning()) return Number.MIN_SAFE_INTEGER
    const at = begun.get(now - recordMaxAgeMs)?.at ?? null
    return at === null ? ANY_AGE : at - 1
  }
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
