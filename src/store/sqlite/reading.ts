import { constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { STORING } from '../bounds.ts'
import { Connection } from './connection.ts'

/**
 * Opens a connection that only reads. With a write-ahead log, SQLite reads a database only if it may create
 * files beside it. That is not allowed on a read-only disk or in the folder of another user. Then a temporary
 * copy is read.
 */
export function readingConnection(path: string): Connection {
  const db = new Connection(path, { readonly: true, timeout: STORING.busyTimeoutMs })
  try {
    // SQLite would create those files at the first read.
    db.pragma('user_version', { simple: true })
    return db
  } catch (thrown) {
    db.close()
    if (!isForMissingFiles(thrown, path)) throw thrown
    return connectionToCopy(path)
  }
}

/**
 * Whether SQLite failed because the index of the log is missing. A process that writes has created this
 * index, so without it no process writes, and a copy of the file is complete.
 */
function isForMissingFiles(thrown: unknown, path: string): boolean {
  return mayNotWrite(thrown) && existsSync(path) && !existsSync(`${path}-shm`)
}

/** Whether SQLite failed because it may not write the file, or create the files beside it. */
export function mayNotWrite(thrown: unknown): boolean {
  return thrown instanceof Database.SqliteError && /^SQLITE_(?:READONLY|CANTOPEN|PERM)/.test(thrown.code)
}

/** A connection to a copy of the file and its log, which is deleted when the connection is closed. */
function connectionToCopy(path: string): Connection {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-copy-'))
  const copy = join(folder, 'copy.db')
  try {
    // Where the file system supports it, the copy shares blocks with the original and takes no space.
    for (const end of ['', '-wal'])
      if (existsSync(path + end)) copyFileSync(path + end, copy + end, constants.COPYFILE_FICLONE)
    const writing = new Connection(copy, { timeout: STORING.busyTimeoutMs })
    writing.pragma('journal_mode = DELETE')
    writing.close()
    const db = new Connection(copy, { readonly: true, timeout: STORING.busyTimeoutMs })
    db.pragma('user_version', { simple: true })
    return db
  } finally {
    // Open files can be read until they are closed, so their names can already be deleted.
    rmSync(folder, { recursive: true, force: true })
  }
}
