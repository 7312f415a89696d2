import { constants, copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { Connection } from './connection.ts'

/**
 * A connection that only reads. With a write-ahead log SQLite reads a database only if it may make files
 * beside it, which it may not on a read-only disk or in the folder of somebody else. Then a temporary copy is
 * read.
 */
export function readingConnection(path: string, timeout: number): Connection {
  const db = new Connection(path, { readonly: true, timeout })
  try {
    // The first thing that is read is when SQLite would make those files.
    db.pragma('user_version', { simple: true })
    return db
  } catch (thrown) {
    db.close()
    if (!isForMissingFiles(thrown, path)) throw thrown
    return connectionToCopy(path, timeout)
  }
}

/** Whoever writes at this moment has made the index beside the file, so that what is copied is complete. */
function isForMissingFiles(thrown: unknown, path: string): boolean {
  return mayNotWrite(thrown) && existsSync(path) && !existsSync(`${path}-shm`)
}

/** Whether SQLite failed because it may not write the file, or make those beside it. */
export function mayNotWrite(thrown: unknown): boolean {
  return thrown instanceof Database.SqliteError && /^SQLITE_(?:READONLY|CANTOPEN|PERM)/.test(thrown.code)
}

/** A copy, with what stands in the log beside it, that is gone when the connection is closed. */
function connectionToCopy(path: string, timeout: number): Connection {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-copy-'))
  const copy = join(folder, 'copy.db')
  try {
    // Where the file system can, the copy takes no room.
    for (const end of ['', '-wal'])
      if (existsSync(path + end)) copyFileSync(path + end, copy + end, constants.COPYFILE_FICLONE)
    const writing = new Connection(copy, { timeout })
    writing.pragma('journal_mode = DELETE')
    writing.close()
    const db = new Connection(copy, { readonly: true, timeout })
    db.pragma('user_version', { simple: true })
    return db
  } finally {
    // What is open can be read until it is closed. The path is not needed any more.
    rmSync(folder, { recursive: true, force: true })
  }
}
