import { existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'better-sqlite3'
import { BlazonError } from '../model/errors.ts'
import { MIGRATIONS } from './migrations/index.ts'

/** Stands in the file's header, so that another program's database is never taken for ours: "blzn". */
const APPLICATION_ID = 0x62_6c_7a_6e

/** Opens the file, makes sure that it is ours, and brings it to the newest schema. */
export function openFile(path: string, readonly: boolean, busyTimeoutMs: number): Database.Database {
  refuseWrongPlace(path, readonly)
  const db = new Database(path, { readonly, timeout: busyTimeoutMs })
  try {
    refuseForeignFile(db, path)
    if (!readonly) useWriteAheadLog(db, busyTimeoutMs)
    // Survives the death of the process at any moment. A loss of power may undo the last moments, never corrupt:
    // what was undone is looked up again.
    db.pragma('synchronous = NORMAL')
    // Findings, answers and snapshots go when their result goes.
    db.pragma('foreign_keys = ON')
    if (schemaVersion(db) < MIGRATIONS.length) {
      if (readonly)
        throw storage(path, 'has an older format; open it once with a command that writes, such as batch')
      migrate(db)
    }
    return db
  } catch (thrown) {
    db.close()
    throw thrown
  }
}

function refuseWrongPlace(path: string, readonly: boolean): void {
  if (path === ':memory:') return
  // To SQLite, no name means a file that is gone at the end.
  if (path === '') throw new BlazonError('storage', 'The database has no name; name a file.')
  const folder = dirname(resolve(path))
  if (!existsSync(folder)) throw storage(path, `cannot be opened: there is no folder ${folder}`)
  if (!existsSync(path)) {
    if (readonly) throw storage(path, 'does not exist; blazon batch makes it')
  } else if (statSync(path).isDirectory()) {
    throw storage(path, 'is a folder; name a file in it')
  }
}

function refuseForeignFile(db: Database.Database, path: string): void {
  const isEmpty = db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined
  if (!isEmpty && db.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
    throw storage(path, 'belongs to another program; choose another file')
  }
  const version = schemaVersion(db)
  if (version > MIGRATIONS.length) {
    throw storage(
      path,
      `was written by a newer blazon (its format is ${version}, this blazon knows ${MIGRATIONS.length}); use that one`,
    )
  }
}

/**
 * Readers and one writer do not wait for each other. The change of mode is the one statement for which SQLite does
 * not wait while another process opens the same new file, so it is tried again here.
 */
function useWriteAheadLog(db: Database.Database, busyTimeoutMs: number): void {
  const pauseMs = 20
  for (let left = Math.ceil(busyTimeoutMs / pauseMs); ; left -= 1) {
    try {
      db.pragma('journal_mode = WAL')
      return
    } catch (thrown) {
      const isBusy = thrown instanceof Database.SqliteError && thrown.code.startsWith('SQLITE_BUSY')
      if (!isBusy || left <= 0) throw thrown
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
    }
  }
}

/** One transaction each: a process that dies in the middle leaves the schema as it was. */
function migrate(db: Database.Database): void {
  for (const [index, sql] of MIGRATIONS.entries()) {
    const step = db.transaction(() => {
      // Asked inside the transaction: another process may have done it since.
      if (schemaVersion(db) > index) return
      db.exec(sql)
      db.pragma(`application_id = ${APPLICATION_ID}`)
      db.pragma(`user_version = ${index + 1}`)
    })
    step.immediate()
  }
}

function schemaVersion(db: Database.Database): number {
  return Number(db.pragma('user_version', { simple: true }))
}

function storage(path: string, meaning: string): BlazonError {
  return new BlazonError('storage', `The database ${path} ${meaning}.`)
}
