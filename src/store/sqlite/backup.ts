import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { BlazonError } from '../../model/errors.ts'
import type { Backup, BackupProgress } from '../../model/maintenance.ts'
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

/** Pages that are copied at once. 4 MB take some milliseconds, after which other work has its turn. */
const STEP_PAGES = 1_000

/**
 * Copies a database in its state at this moment into a new file that only its owner can read, and that gets
 * its name after it is checked. Rejects as `backup` in `library/lookups.ts` does.
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
    // Unlike a rename, this fails when another process has created the file meanwhile.
    linkSync(part, file)
    return { file, bytes, schema }
  } catch (thrown) {
    throw signal?.aborted ? signal.reason : storageFailure(isOfCopy(thrown) ? file : path, thrown)
  } finally {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${end}`, { force: true })
  }
}

/** Creates an empty file for the copy. It replaces the file that a killed backup left. */
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

/** Whether the error concerns the disk of the copy, because SQLite only reads the original. */
function isOfCopy(thrown: unknown): boolean {
  return thrown instanceof Database.SqliteError && /^SQLITE_(?:FULL|IOERR_WRITE)/.test(thrown.code)
}

/** One transaction of the source gives the state of one moment, whatever others write meanwhile. */
async function copied(
  path: string,
  part: string,
  onProgress: ((progress: BackupProgress) => void) | undefined,
  signal: AbortSignal | undefined,
): Promise<number> {
  const db = readingConnection(path)
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

/** Checks the copy, and returns the version of its schema. The copy is a single file without a journal. */
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

/** Flushes the copy to the disk, before the copy gets its name. */
function synced(part: string): void {
  const file = openSync(part, 'r')
  fsyncSync(file)
  closeSync(file)
  if (statSync(part).size === 0) throw storage(part, 'is empty')
}
