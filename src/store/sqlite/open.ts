import { closeSync, existsSync, fchmodSync, openSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { BlazonError } from '../../model/errors.ts'
import { MIB, OWNER_ONLY } from '../../model/units.ts'
import { STORING } from '../bounds.ts'
import type { OpeningOptions } from '../options.ts'
import { IS_UNFINISHED, UNFINISHED_MEANS } from '../sql/unfinished.ts'
import { makeBrandsView } from './brands-view.ts'
import { Connection } from './connection.ts'
import { storageFailure } from './failure.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { mayNotWrite, readingConnection } from './reading.ts'

/** The id in the header of our files ("blzn"). Databases of other programs do not have it. */
const APPLICATION_ID = 0x62_6c_7a_6e
export const MAX_IDLE_JOURNAL_BYTES = 64 * MIB

export interface OpenedFile {
  readonly db: Database.Database
  readonly isReadonly: boolean
}

/**
 * Opens the file, checks that it is ours, and brings it to the newest schema. A file that must exist is
 * opened read-only when this user may not write it. Rejects as `openStore` does.
 */
export async function openFile(path: string, options: OpeningOptions): Promise<OpenedFile> {
  const { mustExist = false, readonly, ...rest } = options
  if (mustExist) {
    refuseMissing(path)
    refuseEmpty(path)
  }
  const open = (isReadonly: boolean) => opened(path, { ...rest, isReadonly })
  try {
    return await open(readonly ?? false).catch((thrown: unknown) => {
      // Only SQLite can find out whether it may write the file, its folder and the files beside it.
      if (!mustExist || readonly !== undefined || !mayNotWrite(thrown)) throw thrown
      return open(true)
    })
  } catch (thrown) {
    throw storageFailure(path, thrown)
  }
}

interface Opening extends Pick<OpeningOptions, 'fields' | 'isTarget'> {
  readonly isReadonly: boolean
}

async function opened(path: string, opening: Opening): Promise<OpenedFile> {
  const { isReadonly } = opening
  refuseWrongPath(path, isReadonly)
  if (!isReadonly) makePrivate(path)
  const db = isReadonly ? readingConnection(path) : new Connection(path, { timeout: STORING.busyTimeoutMs })
  try {
    await prepare(db, path, opening)
    return { db, isReadonly }
  } catch (thrown) {
    db.close()
    throw thrown
  }
}

async function prepare(db: Database.Database, path: string, opening: Opening): Promise<void> {
  const { isReadonly, fields, isTarget } = opening
  refuseForeignFile(db, path, isTarget)
  if (!isReadonly) {
    // With this setting of a new file, the space of deleted rows is given back in small steps.
    db.pragma('auto_vacuum = INCREMENTAL')
    await useWriteAheadLog(db)
    // After a large write, the log is cut back to this size.
    db.pragma(`journal_size_limit = ${MAX_IDLE_JOURNAL_BYTES}`)
  }
  // A committed transaction is kept even if the process is killed. A loss of power may undo the last
  // transactions, but never damages the file. Results that are lost in this way are looked up again.
  db.pragma('synchronous = NORMAL')
  // Findings, answers and snapshots are deleted together with their result.
  db.pragma('foreign_keys = ON')
  const isCurrent = schemaVersion(db) === MIGRATIONS.length
  if (isReadonly && !isCurrent)
    throw storage(
      path,
      'has an older format; open it once, or a copy of it, with a command that writes, such as batch',
    )
  if (isReadonly) return
  if (!isCurrent) migrate(db)
  makeBrandsView(db, fields)
}

export function refuseMissing(path: string): void {
  if (path !== ':memory:' && existsSync(path)) return
  throw new BlazonError(
    'invalid_input',
    `There is no database ${path || 'without a name'}. A batch, a lookup or "blazon keys create" makes one.`,
  )
}

/** A caller that only reads must not write a schema, and an empty file that had content is beyond repair. */
export function refuseEmpty(path: string): void {
  if (path === ':memory:' || existsSync(`${path}-wal`)) return
  const file = statSync(path)
  if (file.isFile() && file.size === 0)
    throw storage(path, 'is an empty file; a batch, a lookup or "blazon keys create" makes a database of it')
}

export function refuseWrongPath(path: string, readonly: boolean): void {
  if (path === ':memory:') return
  // With an empty name, SQLite would make a temporary file that is deleted at the end.
  if (path === '') throw new BlazonError('storage', 'The database has no name; name a file.')
  const folder = dirname(resolve(path))
  if (!existsSync(folder)) throw storage(path, `cannot be opened: there is no folder ${folder}`)
  if (!existsSync(path)) {
    if (readonly) throw storage(path, 'does not exist; blazon batch makes it')
  } else if (statSync(path).isDirectory()) {
    throw storage(path, 'is a folder; name a file in it')
  }
}

/** Creates a file that only its owner can use, whatever the umask is. SQLite gives its log the same. */
export function makePrivate(path: string): void {
  if (path === ':memory:' || existsSync(path)) return
  try {
    const file = openSync(path, 'wx', OWNER_ONLY)
    fchmodSync(file, OWNER_ONLY)
    closeSync(file)
  } catch {
    // Another process created it, or it cannot be created, for which SQLite gives the reason.
  }
}

/** Refuses the file of another program, of a newer blazon, and, unless `isTarget`, of an unfinished copy. */
export function refuseForeignFile(db: Database.Database, path: string, isTarget = false): void {
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
  if (!isTarget && db.prepare(IS_UNFINISHED.sqlite).get()) throw storage(path, UNFINISHED_MEANS)
}

/**
 * With a write-ahead log, readers and one writer do not wait for each other. While another process opens the
 * same new file, SQLite does not wait to change the mode, so the change is tried again here.
 */
async function useWriteAheadLog(db: Database.Database): Promise<void> {
  const pauseMs = 20
  for (let left = Math.ceil(STORING.busyTimeoutMs / pauseMs); ; left -= 1) {
    try {
      db.pragma('journal_mode = WAL')
      return
    } catch (thrown) {
      const isBusy = thrown instanceof Database.SqliteError && thrown.code.startsWith('SQLITE_BUSY')
      if (!isBusy || left <= 0) throw thrown
      await sleep(pauseMs)
    }
  }
}

/** Runs new migrations in one transaction, all or none. */
export function migrate(db: Database.Database): void {
  const bringUp = db.transaction(() => {
    // The version is read inside the transaction, because another process may have migrated meanwhile.
    for (const sql of MIGRATIONS.slice(schemaVersion(db))) db.exec(sql)
    db.pragma(`application_id = ${APPLICATION_ID}`)
    db.pragma(`user_version = ${MIGRATIONS.length}`)
  })
  bringUp.immediate()
}

export function schemaVersion(db: Database.Database): number {
  return Number(db.pragma('user_version', { simple: true }))
}

export function storage(path: string, meaning: string): BlazonError {
  return new BlazonError('storage', `The database ${path} ${meaning}.`)
}
