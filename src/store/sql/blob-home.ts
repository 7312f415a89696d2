import { BlazonError } from '../../model/errors.ts'
import type { BlobPlace } from '../blobs/place.ts'
import type { Random } from '../secrets.ts'
import { outside, type Sql, type Steps } from './sql.ts'

interface Settings {
  readonly place: BlobPlace | undefined
  readonly random: Random
  /** The database, as messages name it. */
  readonly name: string
}

/** The place for the objects of a database, and the folder of this database in it. */
interface Row {
  readonly id: string
  readonly place: string
}

/** The folder of a database in its place, which ends with `/`. Several databases may share a place. */
export interface Home {
  toRead(): Steps<string>
  /** Writes the place into the database when it has none yet. */
  toWrite(place: BlobPlace): Steps<string>
  /** Throws `storage` when the folder of the database is not in the place. Its disk may not be mounted. */
  refuseAway(place: BlobPlace): Steps<void>
  /** Throws `invalid_input` when the named place does not contain the objects of the database. */
  check(isReadonly: boolean): Steps<void>
  /** Throws `invalid_input` when the database has a place and the caller names none. */
  refuseUnnamed(): Steps<void>
  /** The error for a database whose place the caller does not name. */
  unnamed(): Steps<BlazonError>
  /** The address of the place, as it is stored in the database. */
  address(): Steps<string | undefined>
}

export function homeIn(sql: Sql, { place: named, random, name }: Settings): Home {
  const select = sql.prepare<[], Row>('SELECT id, place FROM blob_places WHERE one = 1')
  const insert = sql.prepare<[string, string]>(
    'INSERT INTO blob_places (one, id, place) VALUES (1, ?, ?) ON CONFLICT (one) DO NOTHING',
  )
  const move = sql.prepare<[string]>('UPDATE blob_places SET place = ? WHERE one = 1')
  const someKey = sql.value<[], string>('SELECT key FROM blobs WHERE free_at IS NULL LIMIT 1')
  let known: Row | undefined
  const row = function* () {
    known ??= yield* select.get()
    return known
  }
  const unnamed = function* () {
    const { place = 'another place' } = (yield* row()) ?? {}
    return new BlazonError(
      'invalid_input',
      `The database ${name} has its pages and pictures in ${place}; name that with --blobs, BLAZON_BLOBS or the setting blobs.`,
    )
  }
  const folderOf = ({ id }: Pick<Row, 'id'>) => `${id}/`
  const check = function* (isReadonly: boolean): Steps<void> {
    const there = yield* row()
    if (!named || !there || there.place === named.address) return
    const key = yield* someKey.get()
    if (key === undefined && !isReadonly) yield* outside(() => named.begin(folderOf(there)))
    if (key !== undefined && (yield* outside(() => named.get([folderOf(there) + key]))).size === 0)
      throw new BlazonError(
        'invalid_input',
        `The database ${name} has its pages and pictures in ${there.place}, and they are not in ${named.shown}: name the first one, or copy all of it there before.`,
      )
    known = { ...there, place: named.address }
    if (!isReadonly) yield* move.run(named.address)
  }
  const begin = function* (place: BlobPlace) {
    const id = Buffer.from(random(8)).toString('hex')
    yield* outside(() => place.begin(folderOf({ id })))
    yield* insert.run(id, place.address)
  }
  const toRead = function* () {
    const found = yield* row()
    if (found) return folderOf(found)
    throw new BlazonError('storage', `The database ${name} has lost the name of the place of its objects.`)
  }
  const refuseAway = function* (place: BlobPlace): Steps<void> {
    const folder = yield* toRead()
    if (!(yield* outside(() => place.isThere(folder)))) throw awayFrom(place, folder, name)
  }
  let hasLooked = false
  const refuseUnnamed = function* () {
    if (named || hasLooked) return
    if (yield* row()) throw yield* unnamed()
    hasLooked = true
  }
  return {
    unnamed,
    *address() {
      return (yield* row())?.place
    },
    toRead,
    *toWrite(place) {
      const there = yield* row()
      if (!there) yield* begin(place)
      const found = there ?? (yield* row())
      if (found?.place !== place.address) throw yield* unnamed()
      if (there) yield* refuseAway(place)
      return folderOf(found)
    },
    refuseAway,
    check,
    refuseUnnamed,
  }
}

/** A missing folder is not created: its disk may not be mounted, and would later hide what it contains. */
export function awayFrom({ shown }: BlobPlace, folder: string, name: string): BlazonError {
  return new BlazonError(
    'storage',
    `The folder ${folder} of the database ${name} is not in ${shown}: mount its disk, or restore it. If it is lost, make it anew and empty.`,
  )
}
