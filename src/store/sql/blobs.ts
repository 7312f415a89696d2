import { createHash } from 'node:crypto'
import { BlazonError } from '../../model/errors.ts'
import { MINUTE } from '../../model/units.ts'
import type { BlobPlace } from '../blobs/place.ts'
import { STORING } from '../bounds.ts'
import type { Random } from '../secrets.ts'
import { type Home, homeIn } from './blob-home.ts'
import { insertsIn } from './inserts.ts'
import { outside, type Sql, type Steps } from './sql.ts'

/**
 * Bytes that are stored outside of the database, in a place that the operator names. An object has a row in
 * the table `blobs` before it is written. Then the row that owns the object is committed.
 *
 * - `free_at` is a time: the object is being written. If no row has claimed it by then, it is given up.
 * - `free_at` is null: a row has the key of the object in its column `blob`.
 * - `free_at` is 0: the object was given up, or its row was deleted, which triggers record in the same
 *   transaction. The object will be deleted, and nothing can claim it any more.
 *
 * So every object that a killed process leaves is known, and the next process deletes it. No key is used
 * twice, so deleting an old object never affects a new row with the same bytes.
 */

/** How long writing an object may take. After that it is given up, and its bytes are stored in the row. */
const GIVEN_UP_MS = 15 * MINUTE
const PORTION = 100
/** How often rows are read again because their objects were deleted in the meantime. */
const MAX_READS = 4
const NOTHING = new Uint8Array()

/** Bytes of a row: in its column `data`, or in the object whose key is in the column `blob`. */
export interface Kept {
  data: Uint8Array
  readonly blob: string | null
}

/** Bytes for a row that is not written yet. `data` has them even if they are in an object, too. */
export type Placed<P> = P & Pick<Kept, 'blob'>

interface Settings {
  readonly place: BlobPlace | undefined
  readonly nowMs: () => number
  readonly random: Random
  /** The database, as messages name it. */
  readonly name: string
}

export type Blobs = ReturnType<typeof blobsIn>

export function blobsIn(sql: Sql, settings: Settings) {
  const { place } = settings
  const home = homeIn(sql, settings)
  return {
    ...{ check: home.check, refuseUnnamed: home.refuseUnnamed, address: home.address },
    ...placingIn(sql, settings, home),
    ...claimingIn(sql),
    ...readingIn(sql, settings, home),
    ...collectingIn(sql, settings, home),
    isOutside: place !== undefined,
  }
}

function placingIn(sql: Sql, { place, nowMs, random }: Settings, home: Home) {
  const columns = { key: 'TEXT', bytes: 'BIGINT', free_at: 'BIGINT' } as const
  const insert = insertsIn(sql, 'blobs', columns)
  const note = sql.write('', (keys: ReadonlyMap<string, Uint8Array>) =>
    insert.run(Array.from(keys, ([key, { length }]) => [key, length, nowMs() + GIVEN_UP_MS])),
  )
  return {
    /**
     * Writes the larger parts to objects. This is done before the transaction that writes the rows.
     * `isStored`: returns whether a row has these bytes already, so that they need no object.
     */
    *placed<P extends { readonly data: Uint8Array }>(
      parts: readonly P[],
      isStored: (part: P) => boolean = () => false,
    ): Steps<readonly Placed<P>[]> {
      const isLarge = (part: P) => part.data.length >= STORING.minBlobBytes && !isStored(part)
      if (!place) yield* home.refuseUnnamed()
      if (!place || !parts.some(isLarge)) return parts.map((part) => ({ ...part, blob: null }))
      const folder = yield* home.toWrite(place)
      const placed = parts.map((part) => ({
        ...part,
        blob: isLarge(part) ? newKey(part.data, random) : null,
      }))
      const objects = new Map(
        placed.flatMap(({ blob, data }) => (blob === null ? [] : [[blob, data] as const])),
      )
      yield* note(objects)
      const named = new Map(Array.from(objects, ([key, data]) => [folder + key, data]))
      yield* outside(() => place.put(named))
      return placed
    },
  }
}

function claimingIn(sql: Sql) {
  const claim = sql.prepare<[string]>('UPDATE blobs SET free_at = NULL WHERE key = ? AND free_at > 0')
  const free = sql.prepare<[string]>('UPDATE blobs SET free_at = 0 WHERE key = ?')
  const noteAgain = sql.prepare<[string, number]>(
    'INSERT INTO blobs (key, bytes, free_at) VALUES (?, ?, 0) ON CONFLICT (key) DO NOTHING',
  )
  return {
    /** Returns the columns `data` and `blob` of a row. Must be called in the transaction that writes it. */
    *claimed({ data, blob }: Placed<{ readonly data: Uint8Array }>): Steps<[Uint8Array, string | null]> {
      if (blob === null) return [data, null]
      if ((yield* claim.run(blob)) > 0) return [NOTHING, blob]
      // Writing took so long that the object was given up, so the bytes are stored in the row.
      yield* noteAgain.run(blob, data.length)
      return [data, null]
    },
    /** Frees an object that was claimed in this transaction, because another row has its bytes already. */
    *unclaimed(blob: string | null): Steps<void> {
      if (blob !== null) yield* free.run(blob)
    },
  }
}

function readingIn({ kind }: Sql, { place, name }: Settings, home: Home) {
  return {
    /**
     * Reads rows, and fills in the bytes that are in objects. When one of the objects was deleted meanwhile,
     * the rows are read again. Throws `storage` when a row's object is missing or has other bytes.
     */
    *whole<T>(read: () => Steps<T | undefined>, rowsOf: (found: T) => readonly Kept[]): Steps<T | undefined> {
      let missed: string | undefined
      for (let reads = 1; ; reads += 1) {
        const found = yield* read()
        const rows = found === undefined ? [] : rowsOf(found).filter(({ blob }) => blob !== null)
        if (rows.length === 0) return found
        if (!place) throw yield* home.unnamed()
        const folder = yield* home.toRead()
        const nameOf = ({ blob }: Kept) => objectName(folder, blob ?? '')
        const objects = yield* outside(() => place.get(rows.map(nameOf)))
        const missing = rows.find((row) => !objects.has(nameOf(row)))
        if (!missing) {
          for (const row of rows) row.data = unchanged(objects.get(nameOf(row)) ?? NOTHING, row, place, kind)
          return found
        }
        yield* home.refuseAway(place)
        if (missing.blob === missed || reads === MAX_READS)
          throw lost(place, `${nameOf(missing)} of the database ${name} is missing`, kind)
        missed = missing.blob ?? undefined
      }
    },
  }
}

function collectingIn(sql: Sql, { place, nowMs }: Settings, home: Home) {
  const isOver = sql.value<[number], number>('SELECT 1 FROM blobs WHERE free_at > 0 AND free_at <= ? LIMIT 1')
  const giveUp = sql.prepare<[number]>('UPDATE blobs SET free_at = 0 WHERE free_at > 0 AND free_at <= ?')
  const selectFree = sql.value<[number], string>('SELECT key FROM blobs WHERE free_at = 0 LIMIT ?')
  const remove = sql.prepare<[string]>('DELETE FROM blobs WHERE key = ? AND free_at = 0')
  const forget = sql.write('', function* (keys: readonly string[]) {
    for (const key of keys) yield* remove.run(key)
  })
  return {
    /** Deletes some of the objects that belong to no row any more. Returns whether there may be others. */
    *collect(isPatient: boolean): Steps<boolean> {
      if (!place) return false
      const now = nowMs()
      if (yield* isOver.get(now)) yield* giveUp.run(now)
      const keys = yield* selectFree.all(PORTION)
      if (keys.length === 0) return false
      // A loss of power might otherwise restore the deleted rows, whose objects would be gone.
      if (sql.kind === 'sqlite') yield* sql.exec('PRAGMA wal_checkpoint(PASSIVE)')
      const folder = yield* home.toRead()
      yield* home.refuseAway(place)
      yield* outside(() =>
        place.remove(
          keys.map((key) => objectName(folder, key)),
          isPatient,
        ),
      )
      yield* forget(keys)
      return keys.length === PORTION
    },
  }
}

/** The SHA-256 of the bytes as they are stored, and a random number. */
function newKey(data: Uint8Array, random: Random): string {
  const hash = hashOf(data)
  return `${hash.slice(0, 2)}/${hash}-${Buffer.from(random(8)).toString('hex')}`
}

/** Folder and key as `newKey` and `homeIn` make them. */
const OBJECT = /^[0-9a-f]{16}\/[0-9a-f]{2}\/[0-9a-f]{64}-[0-9a-f]{16}$/

/** The key is checked, because a database of another program could name any file of this machine. */
function objectName(folder: string, key: string): string {
  if (OBJECT.test(folder + key)) return folder + key
  throw new BlazonError(
    'storage',
    `The database has an object ${JSON.stringify(folder + key)}, which blazon never wrote.`,
  )
}

const hashOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

function unchanged(data: Uint8Array, { blob }: Kept, place: BlobPlace, kind: Sql['kind']): Uint8Array {
  if (blob?.includes(`/${hashOf(data)}-`)) return data
  throw lost(place, `${blob} is damaged`, kind)
}

/** The remedy for a lost object. `blazon doctor` only repairs SQLite files. */
const MADE_ANEW = {
  sqlite: '"blazon doctor --fix" deletes what it belongs to, which is then made anew',
  postgres: 'restore it, or delete with "blazon forget" what is stored of its site, which is then made anew',
} as const

function lost({ shown }: BlobPlace, what: string, kind: Sql['kind']): BlazonError {
  return new BlazonError('storage', `The object ${what} in ${shown}; ${MADE_ANEW[kind]}.`)
}
