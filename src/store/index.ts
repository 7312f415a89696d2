import { isPostgres } from '../model/database-name.ts'
import { BlazonError } from '../model/errors.ts'
import type { Diagnosis, DoctorSettings, MigrateSettings, Migration } from '../model/maintenance.ts'
import { STORE } from '../model/options/store.ts'
import { settled } from '../model/options/validate.ts'
import type { BlobPlace } from './blobs/place.ts'
import type { Side } from './copy/side.ts'
import type { OpeningOptions, OpenOptions, StoreOptions } from './options.ts'
import { systemRandom } from './secrets.ts'
import type { backupFile as Backup } from './sqlite/backup.ts'
import { openSqlite } from './sqlite/index.ts'
import type { Store } from './store.ts'

export type { OnCall, StoreOptions } from './options.ts'
export type { Chunks, Store } from './store.ts'

/**
 * Opens or creates a database: `:memory:`, which is lost when it is closed,
 * `postgres://user:password@host/name`, or a file. Rejects with `storage` when it cannot be opened, and with
 * `invalid_input` for an invalid option.
 */
export async function openStore(name: string, options: StoreOptions): Promise<Store> {
  const { now, random = systemRandom, fields, readonly, mustExist, onUnkept, onCall, ...others } = options
  const { blobs: place, ...given } = others
  const settings = settled(STORE, given, { whole: 'store', path: 'store' })
  const blobs = await blobsOf(name, place)
  const named = { now, random, fields, readonly, mustExist, onUnkept, onCall, blobs }
  const opening = { ...named, settings, givenBounds: given }
  if (!isPostgres(name)) return openSqlite(name, opening).catch((thrown) => instead(name, opening, thrown))
  const { openPostgres } = await import('./postgres/index.ts')
  return openPostgres(name, opening)
}

/**
 * A store that keeps nothing takes the place of a database in memory that cannot be opened, for callers who
 * want an answer without a database, too.
 */
async function instead(name: string, opening: OpenOptions, thrown: unknown): Promise<Store> {
  const isUnopened = thrown instanceof BlazonError && thrown.code === 'storage'
  if (name !== ':memory:' || !opening.onUnkept || !isUnopened) throw thrown
  const { openNowhere } = await import('./nowhere.ts')
  return openNowhere(opening)
}

const IN_DATABASE = 'database'

/** Opens the place for blobs. The modules for this are loaded only when a place is named. */
async function blobsOf(db: string, place: string | undefined): Promise<BlobPlace | undefined> {
  if (place === undefined || place === IN_DATABASE) return undefined
  if (db === ':memory:')
    throw new BlazonError(
      'invalid_input',
      'A database in memory ends with its process, and so its blobs would belong to nobody: name a database, too.',
    )
  const { openBlobs } = await import('./blobs/index.ts')
  return openBlobs(place)
}

/** Copies a database that is a file, as `backup` in `library/lookups.ts` describes. */
export const backupFile: typeof Backup = async (db, ...rest) => {
  refusePostgres(db, '"pg_dump" copies it while others work on it, and "pg_restore" makes it again')
  const sqlite = await import('./sqlite/backup.ts')
  return sqlite.backupFile(db, ...rest)
}

/** Checks a database that is a file, as `doctor` in `library/lookups.ts` describes. */
export const examineFile = async (db: string, settings: DoctorSettings = {}): Promise<Diagnosis> => {
  refusePostgres(db, '"pg_amcheck" finds damage in it')
  const sqlite = await import('./sqlite/doctor/index.ts')
  const blobs = await blobsOf(db, settings.blobs)
  const examined = sqlite.examineFile(db, settings, blobs)
  if (!blobs) return examined
  await blobs.closed(() => [examined.catch(() => undefined)])
  return examined
}

/** Copies a database into another one, as `migrate` in `library/lookups.ts` describes. */
export async function copyDatabase(from: string, to: string, settings: MigrateSettings): Promise<Migration> {
  const { copyBetween } = await import('./copy/index.ts')
  const { blobs, toBlobs = blobs } = settings
  return copyBetween(
    (options) => openSide(from, blobs, options),
    (options) => openSide(to, toBlobs, options),
    settings,
  )
}

async function openSide(name: string, place: string | undefined, options: OpeningOptions): Promise<Side> {
  const blobs = await blobsOf(name, place)
  const side = await openUnchecked(name, { ...options, blobs })
  const close = async () => (blobs ? blobs.closed(() => [side.close()]) : side.close())
  const check = () => side.blobs.check(options.readonly ?? false)
  await side.run(check).catch(async (thrown: unknown) => {
    await close()
    throw thrown
  })
  return { ...side, close }
}

async function openUnchecked(name: string, options: OpeningOptions): Promise<Side> {
  if (name === ':memory:')
    throw new BlazonError('invalid_input', 'A database in memory ends with its process; name a file.')
  if (!isPostgres(name)) return (await import('./sqlite/side.ts')).openSqliteSide(name, options)
  const { openPostgresSide } = await import('./postgres/index.ts')
  return openPostgresSide(name, options)
}

function refusePostgres(db: string, instead: string): void {
  if (isPostgres(db))
    throw new BlazonError('invalid_input', `This works on files of SQLite. For PostgreSQL, ${instead}.`)
}
