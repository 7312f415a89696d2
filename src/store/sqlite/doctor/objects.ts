import type { Database } from 'better-sqlite3'
import type { Complaint } from '../../../model/maintenance.ts'
import { noun } from '../../../model/noun.ts'
import { DAY } from '../../../model/units.ts'
import { AT_ONCE, type BlobPlace } from '../../blobs/place.ts'
import { systemRandom } from '../../secrets.ts'
import { awayFrom, homeIn } from '../../sql/blob-home.ts'
import { WITH_BLOBS } from '../migrations/0026-blobs.ts'
import { MIGRATIONS } from '../migrations/index.ts'
import { schemaVersion } from '../open.ts'
import { finished } from '../outside.ts'
import { sqliteSql } from '../sql.ts'
import type { Patient } from './check.ts'
import { listed, remove } from './contents.ts'
import { KINDS, type Kind, type Stored } from './kinds.ts'

/** Objects and rows of a database that do not match. */
interface Compared {
  /** Keys of objects to which rows refer, but which do not exist or have another size. */
  readonly missing: string[]
  /**
   * Names of objects that the database does not know. After a restored backup, these are the objects that are
   * younger than the backup; after a loss of power, the objects that a process was writing. Objects of the
   * last day do not count.
   */
  readonly unknown: string[]
}

/**
 * Compares the objects of the database with the list of its place for blobs. `fix` deletes rows whose objects
 * are missing, and objects that no row knows.
 */
export async function examinedObjects(
  patient: Patient,
  blobs: BlobPlace | undefined,
  fix: boolean,
): Promise<readonly Complaint[]> {
  const { db } = patient
  if (schemaVersion(db) !== MIGRATIONS.length) return []
  const count = Number(db.prepare('SELECT count(*) FROM blobs WHERE free_at IS NULL').pluck().get())
  const home = db.prepare<[], { id: string; place: string }>('SELECT id, place FROM blob_places').get()
  if (!home) return []
  if (!blobs) {
    const message = `The ${count} ${noun(count, 'object')} in ${home.place} were not examined: name that place with --blobs.`
    return count === 0 ? [] : [{ check: 'blobs', count, message, isMendable: false, isMended: false }]
  }
  await checkPlace(patient, blobs, fix)
  const folder = `${home.id}/`
  if (count > 0 && !(await blobs.isThere(folder))) throw awayFrom(blobs, folder, patient.path)
  const found = await compared(patient, blobs, home.id)
  const complaints = complaintsAbout(db, found, blobs.shown)
  if (!fix || complaints.length === 0) return complaints
  for (const [kind, rows] of rowsOf(db, found.missing)) remove(db, kind, rows)
  await blobs.remove(found.unknown, true)
  const left = complaintsAbout(db, await compared(patient, blobs, home.id), blobs.shown)
  return complaints.map((one) => ({ ...one, isMended: left.every(({ message }) => message !== one.message) }))
}

async function checkPlace({ db, path }: Patient, place: BlobPlace, fix: boolean): Promise<void> {
  const steps = homeIn(sqliteSql(db), { place, random: systemRandom, name: path }).check(!fix)
  const { done, value } = steps.next()
  if (!done) await finished({ steps, request: value })
}

/** The folders with the objects, by the beginning of the hash, so that no list is long. */
const FOLDERS = Array.from({ length: 256 }, (_, n) => `${n.toString(16).padStart(2, '0')}/`)

async function compared({ db, nowMs }: Patient, blobs: BlobPlace, id: string): Promise<Compared> {
  const found: Compared = { missing: [], unknown: [] }
  const select = db.prepare<[string, string], { key: string; bytes: number; free_at: number | null }>(
    'SELECT key, bytes, free_at FROM blobs WHERE key >= ? AND key < ? ORDER BY key',
  )
  // Other processes write and delete meanwhile. So an object counts as missing only if the database has it
  // both before and after the list is read.
  const compare = async (folder: string) => {
    const noted = () => select.all(folder, folder.replace('/', '0'))
    const before = new Set(noted().map(({ key }) => key))
    const there = await blobs.list(`${id}/${folder}`)
    const sizes = new Map(there.map(({ name, bytes }) => [name, bytes]))
    const after = noted()
    for (const { key, bytes, free_at } of after)
      if (before.has(key) && free_at === null && sizes.get(`${id}/${key}`) !== bytes) found.missing.push(key)
    const known = new Set(after.map(({ key }) => `${id}/${key}`))
    for (const { name, writtenAt } of there)
      if (!known.has(name) && writtenAt.getTime() < nowMs() - DAY) found.unknown.push(name)
  }
  for (let at = 0; at < FOLDERS.length; at += AT_ONCE)
    await Promise.all(FOLDERS.slice(at, at + AT_ONCE).map(compare))
  return found
}

function complaintsAbout(db: Database, { missing, unknown }: Compared, shown: string): readonly Complaint[] {
  const about = (count: number, message: string): readonly Complaint[] =>
    count === 0 ? [] : [{ check: 'blobs', count, message, isMendable: true, isMended: false }]
  const told = rowsOf(db, missing).map(([{ what, next }, rows]) => `${what} ${listed(rows)} (${next})`)
  const objects = (count: number) => `${count} ${noun(count, 'object')}`
  return [
    ...about(
      missing.length,
      `${objects(missing.length)} of rows ${noun(missing.length, 'is', 'are')} missing or cut short in ${shown}: ${told.join(', ')}.`,
    ),
    ...about(
      unknown.length,
      `${objects(unknown.length)} in ${shown} ${noun(unknown.length, 'belongs', 'belong')} to no row, and nothing would delete ${noun(unknown.length, 'it', 'them')}.`,
    ),
  ]
}

function rowsOf(db: Database, keys: readonly string[]): readonly (readonly [Kind, readonly Stored[]])[] {
  const found = KINDS.filter(({ table }) => isWithBlobs(table)).map((kind) => {
    const select = `SELECT * FROM (${kind.select}) WHERE blob IN (SELECT value FROM json_each(?))`
    return [kind, db.prepare<[string], Stored>(select).all(JSON.stringify(keys))] as const
  })
  return found.filter(([, rows]) => rows.length > 0)
}

const isWithBlobs = (table: string) => WITH_BLOBS.some((name) => name === table)
