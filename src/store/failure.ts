import Database from 'better-sqlite3'
import { BlazonError } from '../model/errors.ts'

/** What SQLite's result codes mean to the person at the keyboard, by prefix; the first that fits. */
const MEANINGS: readonly (readonly [prefix: string, meaning: string])[] = [
  ['SQLITE_BUSY', 'is held by another process that did not let go in time; try again when it has finished'],
  ['SQLITE_LOCKED', 'is held by another process that did not let go in time; try again when it has finished'],
  [
    'SQLITE_FULL',
    'cannot grow, the disk is full; what was stored before is intact. Free some space and start again',
  ],
  ['SQLITE_READONLY', 'cannot be written; check the permissions of the file and its folder'],
  ['SQLITE_PERM', 'cannot be written; check the permissions of the file and its folder'],
  ['SQLITE_CANTOPEN', 'cannot be opened; check the path and the permissions of the file and its folder'],
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

/** Any failure inside the store as a BlazonError `storage`; programmers' mistakes come through as they are. */
export function storageFailure(path: string, thrown: unknown): unknown {
  if (!(thrown instanceof Database.SqliteError)) return thrown
  const meaning = MEANINGS.find(([prefix]) => thrown.code.startsWith(prefix))?.[1]
  if (meaning === undefined) return thrown
  return new BlazonError('storage', `The database ${path} ${meaning}.`, { cause: thrown })
}

/** The same methods, with SQLite's failures translated. */
export function translated<T extends object>(path: string, methods: T): T {
  const wrap = (method: (...args: unknown[]) => unknown) => {
    return (...args: unknown[]) => {
      try {
        return method(...args)
      } catch (thrown) {
        throw storageFailure(path, thrown)
      }
    }
  }
  return Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, wrap(method)])) as T
}

/** Does what no answer depends on; undefined when it fails. */
export type Spare = <T>(work: () => T) => T | undefined

/** Its failure is told, where somebody is there to be told, and thrown elsewhere. */
export function sparing(path: string, onUnkept: ((error: BlazonError) => void) | undefined): Spare {
  return (work) => {
    try {
      return work()
    } catch (thrown) {
      const error = storageFailure(path, thrown)
      if (!onUnkept || !(error instanceof BlazonError) || error.code !== 'storage') throw error
      onUnkept(error)
      return undefined
    }
  }
}
