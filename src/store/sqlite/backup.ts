import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { BlazonError } from '../../model/errors.ts'
import type { Backup, BackupProgress } from '../../model/maintenance.ts'
import { STORE } from '../../model/options/store.ts'
import { Connection } from './connection.ts'
import { storageFailure } from './failure.ts'
import {
  makePrivate,
  refuseEmpty,
  refuseForeignFile,
  refuseMissing,
  refuseWrongPath,
  schemaVersion,
  storage,
} from './open.ts'
import { readingConnection } from './reading.ts'

/** Pages that are copied at once; 4 MB take some milliseconds, after which other work has its turn. */
const STEP_PAGES = 1_000

/**
 * Copies a database as it is at this moment, while others read and write it, into a new file that only its
 * owner can read. The copy is checked before it gets its name. Rejects as `library/lookups.ts` says.
 */
export async function backupFile(
  path: string,
  file: string,
  onProgress?: (progress: BackupProgress) => void,
  signal?: AbortSignal,
): Promise<Backup> {
  refuseMissing(path)
  refuseEmpty(path)
  if (existsSync(file))
    throw new BlazonError('invalid_input', `There is a file ${file} already; a backup replaces nothing.`)
  refuseWrongPath(file, false)
  const part = `${file}.part`
  makeEmpty(part, file)
  try {
    const bytes = await copied(path, part, onProgress, signal)
    const schema = checked(part)
    synced(part)
    // Unlike a change of its name, this fails when somebody else has made that file meanwhile.
    linkSync(part, file)
    return { file, bytes, schema }
  } catch (thrown) {
    throw signal?.aborted ? signal.reason : storageFailure(isOfCopy(thrown) ? file : path, thrown)
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${end}`, { force: true })
  }
}

/** Makes the file that the copy is written into, in place of one that a backup left which was killed. */
function makeEmpty(part: string, file: string): void {
  const refused = (cause?: unknown) =>
    new BlazonError(
      'storage',
      `The file ${file} cannot be made; check its name and the permissions of its folder, or name another one.`,
      { cause },
    )
  try {
    rmSync(part, { force: true })
  } catch (thrown) {
    throw refused(thrown)
  }
  makePrivate(part)
  if (!existsSync(part)) throw refused()
}

/** Whether it is the copy that has no room or no disk: of the original, SQLite only reads. */
function isOfCopy(thrown: unknown): boolean {
  return thrown instanceof Database.SqliteError && /^SQLITE_(?:FULL|IOERR_WRITE)/.test(thrown.code)
}

/**
 * The copy is made within one transaction of the source: it is the database of one moment, and does not begin
 * anew when others write.
 */
async function copied(
  path: string,
  part: string,
  onProgress: ((progress: BackupProgress) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<number> {
  const db = readingConnection(path, STORE.busyTimeoutMs.byDefault)
  try {
    refuseForeignFile(db, path)
    const page = Number(db.pragma('page_size', { simple: true }))
    db.exec('BEGIN')
    db.pragma('user_version', { simple: true })
    const { totalPages } = await db.backup(part, {
      progress({ totalPages: total, remainingPages: left }) {
        signal?.throwIfAborted()
        onProgress?.({ done: (total - left) * page, total: total * page })
        return STEP_PAGES
      },
    })
    onProgress?.({ done: totalPages * page, total: totalPages * page })
    return totalPages * page
  } finally {
    db.close()
  }
}

/** The version of the copy's schema, when all of it is sound. It is one file, without a journal beside it. */
function checked(part: string): number {
  const db = new Connection(part, {})
  try {
    db.pragma('journal_mode = DELETE')
    const verdict = db.pragma('integrity_check(1)', { simple: true })
    if (verdict !== 'ok')
      throw storage(
        part,
        `is not a sound copy (${String(verdict)}); see what "blazon doctor" says of the original`,
      )
    return schemaVersion(db)
  } finally {
    db.close()
  }
}

/** Has the disk take what was written, before the copy gets its name. */
function synced(part: string): void {
  const file = openSync(part, 'r')
  fsyncSync(file)
  closeSync(file)
  if (statSync(part).size === 0) throw storage(part, 'is empty')
}
