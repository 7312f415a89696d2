import Database from 'better-sqlite3'
import { asBlazonError, BlazonError } from '../../model/errors.ts'
import { cannotLoad, missingPackage } from '../../model/missing-package.ts'

const FULL =
  'cannot grow, the disk is full; what was stored before is intact. Free some space and start again'

/** The meaning of SQLite's result codes, by their beginning. The first match counts. */
const MEANINGS: readonly (readonly [prefix: string, meaning: string])[] = [
  ['SQLITE_BUSY', 'is held by another process that did not let go in time; try again when it has finished'],
  ['SQLITE_LOCKED', 'is held by another process that did not let go in time; try again when it has finished'],
  ['SQLITE_FULL', FULL],
  // The disk had no space for the index of the write-ahead log.
  ['SQLITE_IOERR_SHMSIZE', FULL],
  [
    'SQLITE_READONLY',
    'cannot be written; check the permissions of the file and its folder, or name another file (--db)',
  ],
  [
    'SQLITE_PERM',
    'cannot be written; check the permissions of the file and its folder, or name another file (--db)',
  ],
  [
    'SQLITE_CANTOPEN',
    'cannot be opened; check the path and the permissions of the file and its folder, or name another file (--db)',
  ],
  ['SQLITE_NOTADB', 'is not an SQLite database; choose another file'],
  ['SQLITE_CORRUPT', 'is damaged; restore it from a copy, or move it away and start anew'],
  [
    'SQLITE_IOERR_WRITE',
    'cannot be written: a quota or a limit on the size of files (ulimit -f) is reached, or the disk fails; what was stored before is intact. Make room, or have the disk checked, and start again',
  ],
  [
    'SQLITE_IOERR',
    'cannot be read or written, the disk reports an error. Have it checked, or put the file on another one',
  ],
]

/** Converts any failure to `storage` when SQLite gives the reason, else to `internal`. */
export function storageFailure(path: string, thrown: unknown): BlazonError {
  const meaning =
    thrown instanceof Database.SqliteError
      ? MEANINGS.find(([prefix]) => thrown.code.startsWith(prefix))?.[1]
      : undefined
  if (isOfAddon(thrown)) return new BlazonError('storage', cannotLoad('better-sqlite3'), { cause: thrown })
  if (meaning === undefined) return asBlazonError(thrown)
  return new BlazonError('storage', `The database ${path} ${meaning}.`, { cause: thrown })
}

/** Whether the native addon is missing, or was built for another version of Node. */
function isOfAddon(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const isForAnotherNode = 'code' in thrown && thrown.code === 'ERR_DLOPEN_FAILED'
  return isForAnotherNode || missingPackage(thrown.message) !== undefined
}
