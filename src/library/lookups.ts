/**
 * The asynchronous functions of the library. Each loads its modules at its first call, because loading takes
 * half a second of processor time, and a program may import the library long before it needs them.
 */

export { defineField, fieldIn } from '../extract/own/definition.ts'

import type { ListWork } from '../batch/chunks/work.ts'
import type { BatchEngine } from '../batch/engine.ts'
import type { Progress } from '../batch/progress.ts'
import type { BatchRequest } from '../batch/request.ts'
import type { BatchSummary } from '../batch/summary.ts'
import type { ServeEngine } from '../doors/http/engine.ts'
import type { OpenApiDocument } from '../doors/http/openapi/document.ts'
import type { BlazonServer, ServerSettings } from '../doors/http/server.ts'
import type { Blazon } from '../engine/engine.ts'
import type { BlazonSettings } from '../engine/settings.ts'
import type { FieldTable } from '../fields/index.ts'
import type { Accuracy } from '../gold/evaluate.ts'
import type { GoldCase } from '../model/gold-case.ts'
import type { LogoResult, LogoStyle } from '../model/logo.ts'
import type {
  Backup,
  BackupSettings,
  Diagnosis,
  DoctorSettings,
  ForgetSettings,
  Forgotten,
  MigrateSettings,
  Migration,
} from '../model/maintenance.ts'
import { SCHEMA_SETTINGS } from '../model/options/field-sources.ts'
import { BACKUP_SETTINGS, DOCTOR_SETTINGS, MIGRATE_SETTINGS } from '../model/options/programs.ts'
import { name, text } from '../model/options/schema.ts'
import { checkSettings, checkValue } from '../model/options/validate.ts'
import { OPTIONS, type PartialOptions } from '../model/options.ts'
import type { Result } from '../model/record.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * Makes an engine. Rejects with `invalid_input` for settings and options that are not valid, and with
 * `storage` when the database cannot be opened.
 */
export async function createBlazon(settings?: BlazonSettings): Promise<Blazon> {
  const engine = await import('../engine/index.ts')
  return engine.createBlazon(settings)
}

/**
 * Makes the HTTP service of `/v1` for an engine. Its settings are the `serve` options of the engine. Its
 * callers need a key from `engine.keys`. Rejects with `invalid_input` for invalid settings.
 *
 * @example
 * const blazon = await createBlazon({ db: 'brands.db' })
 * const { secret } = await blazon.keys.create('my app')
 * const server = await createServer(blazon)
 * const { url } = await server.listen({ host: '127.0.0.1', port: 8080 })
 */
export async function createServer(engine: ServeEngine, settings?: ServerSettings): Promise<BlazonServer> {
  const serve = await import('../doors/http/server.ts')
  return serve.createServer(engine, settings)
}

const OPENAPI_SETTINGS = { publicUrl: OPTIONS.serve.publicUrl, ...SCHEMA_SETTINGS }

/**
 * Returns the description of `/v1` in OpenAPI 3.1, as plain JSON. It is the document that a service with
 * default options has at `/v1/openapi.json`. `publicUrl` is the address of the service; default: the document
 * has no address. `fields` are your own fields, as for an engine.
 */
export async function openApiDocument(
  settings: { readonly publicUrl?: string | undefined } & Pick<BlazonSettings, 'fields'> = {},
): Promise<OpenApiDocument> {
  checkSettings(OPENAPI_SETTINGS, settings, { whole: 'the settings' })
  const serve = await import('../doors/http/openapi/of-package.ts')
  return serve.openApiOfPackage(settings.publicUrl, await tableOf(settings))
}

/**
 * Returns the JSON Schema (draft 2020-12) of a record, as plain JSON. `brand` returns such records, and the
 * database stores them. Later versions may add keys. `fields` are your own fields, as for an engine.
 */
export async function recordSchema(
  settings: Pick<BlazonSettings, 'fields'> = {},
): Promise<Readonly<Record<string, unknown>>> {
  checkSettings(SCHEMA_SETTINGS, settings, { whole: 'the settings' })
  const record = await import('../record/shape.ts')
  return record.recordSchema(await tableOf(settings))
}

async function tableOf({ fields }: Pick<BlazonSettings, 'fields'>): Promise<FieldTable | undefined> {
  if (!fields) return undefined
  const own = await import('../engine/own-fields.ts')
  return (await own.loadFields(fields)).table
}

/**
 * Works through a list of domains. It stores one result for each domain, and each line with its domain, or
 * with the reason why it has none.
 *
 * The results are the queue: a domain with a fresh result is done. So a run that was killed continues when it
 * is called again, and looks up again only the domains whose lookups were running. The option `concurrency`
 * of the engine sets how many domains are looked up at once; default: 4.
 *
 * In a PostgreSQL database the list is queued for all processes that `work` on the database. This process is
 * one of them, unless `works` is false. The progress counts the work of all of them.
 *
 * Rejects with `invalid_input` for an invalid request; with `storage` when the database fails, or when
 * another batch works on the file, or on this list; and with any error that `lines` throws.
 *
 * @example
 * const blazon = await createBlazon({ db: 'brands.db' })
 * const summary = await runBatch(blazon, { list: 'my brands', lines: ['example.com', 'example.org'] })
 */
export async function runBatch(engine: BatchEngine, request: BatchRequest): Promise<BatchSummary> {
  const batch = await import('../batch/run.ts')
  return batch.runBatch(engine, request)
}

/**
 * Works on the lists that batches have queued in a PostgreSQL database. Any number of processes on any number
 * of machines may do so at the same time. A process takes some 100 lines at a time; when it dies, its lines
 * go back to the queue within a minute. The options of the engine, such as `concurrency`, apply to this
 * process; the request of the batch says how domains are looked up. Resolves to the counts of this process.
 *
 * Rejects with `invalid_input` for an SQLite database, and with `storage` when the database fails.
 *
 * @example
 * const blazon = await createBlazon({ db: 'postgres://blazon:secret@db.internal/brands' })
 * await work(blazon, { signal })
 */
export async function work(engine: BatchEngine, request?: ListWork): Promise<Progress> {
  const batch = await import('../batch/chunks/work.ts')
  return batch.workOnLists(engine, request)
}

/**
 * Returns the snapshot with `pictures`: facts about the pixels of the pictures that may be logos, icons,
 * social images or hero pictures, by the hash of their bytes. A picture that cannot be measured has a reason
 * instead. No picture is measured for a page that is not a brand's own page. Equal bytes give equal facts,
 * without network or clock, except for the time limits. Rejects with `invalid_input` when the argument is not
 * a snapshot.
 *
 * The pictures are decoded in a separate process, so that it can be stopped when a picture never ends. The
 * process waits half a minute for the next snapshot, and does not keep the program alive.
 */
export async function withPictures(snapshot: Snapshot, options?: PartialOptions): Promise<Snapshot> {
  const decoders = await import('../decoders/with-pictures.ts')
  return decoders.withPictures(snapshot, options)
}

/**
 * Draws the logo of a snapshot, for a background and in a size, as the method `logo` of an engine does, but
 * offline. A page that is not a brand's page is `refused`; with the fallback `monogram` the result is a
 * monogram of its domain. The same snapshot and style give the same bytes. Rejects with `invalid_input` when
 * the snapshot or the style is not valid.
 */
export async function drawLogo(
  snapshot: Snapshot,
  style?: LogoStyle,
  options?: PartialOptions,
): Promise<LogoResult> {
  const drawing = await import('./draw-logo.ts')
  return drawing.drawLogo(snapshot, style, options)
}

/**
 * Looks up the sites of a labelled list, one after the other, and scores the results. Rejects with
 * `invalid_input` when the list or the lookup function is not valid. A lookup that rejects gets the score of
 * a lookup that found nothing.
 */
export async function evaluate(
  cases: readonly GoldCase[],
  lookup: (domain: string) => Promise<Result>,
  onCase?: (done: number) => void,
): Promise<Accuracy> {
  const gold = await import('../gold/evaluate.ts')
  return gold.evaluate(cases, lookup, onCase)
}

/**
 * Copies a database in its present state to a new file, even while a service or a batch works on it. The copy
 * is checked, and only its owner can read it. Rejects with `invalid_input` when there is no such database, or
 * when the file already exists; with `storage` when the database cannot be read or the copy cannot be
 * written; and with the reason of the signal when it fires.
 *
 * @example const { bytes } = await backup('brands.db', '/backups/brands-2026-11-23.db')
 */
export async function backup(db: string, file: string, settings: BackupSettings = {}): Promise<Backup> {
  checkValue('db', db, text)
  checkValue('file', file, name)
  checkSettings(BACKUP_SETTINGS, settings, { whole: 'the settings' })
  const store = await import('../store/index.ts')
  return store.backupFile(db, file, settings.onProgress, settings.signal)
}

/**
 * Checks a database for damage, and with `fix` repairs it where possible. Without `fix`, nothing is written.
 * The check reads the whole file, and with `fix` other processes may have to wait. Rejects with
 * `invalid_input` when there is no such database, and with `storage` when it cannot be read or belongs to
 * another program.
 */
export async function doctor(db: string, settings: DoctorSettings = {}): Promise<Diagnosis> {
  checkValue('db', db, text)
  checkSettings(DOCTOR_SETTINGS, settings, { whole: 'the settings' })
  const store = await import('../store/index.ts')
  return store.examineFile(db, settings)
}

/**
 * Copies a whole database into another one: from SQLite to PostgreSQL, back, or between two databases of one
 * kind. The target must be new or empty. Nothing may write to the two databases meanwhile, and nothing is
 * written to the source. At the end all rows are read in both databases and compared. A copy that was stopped
 * or killed continues when it is called again. Until it is finished, nothing else can open the target.
 *
 * Rejects with `invalid_input` when there is no source, when the target has other contents, or when the
 * target has an unfinished copy of another database; with `storage` when a process works on one of the
 * databases, when one of them fails, or when they differ in the end; and with the reason of the signal when
 * it fires.
 *
 * @example const { rows } = await migrate('brands.db', 'postgres://user:password@host/name')
 */
export async function migrate(from: string, to: string, settings: MigrateSettings = {}): Promise<Migration> {
  checkValue('from', from, text)
  checkValue('to', to, text)
  checkSettings(MIGRATE_SETTINGS, settings, { whole: 'the settings' })
  const store = await import('../store/index.ts')
  return store.copyDatabase(from, to, settings)
}

/**
 * Deletes everything in a database about a domain and the hosts below it, even while other processes work on
 * it. The file is rewritten, so that neither the file nor its journal contains the deleted bytes. The receipt
 * lists what was deleted. A running lookup of the domain may store its data again. Rejects with
 * `invalid_input` for a text that is not a domain, and when there is no such database; with `storage` when
 * the database cannot be written.
 *
 * @example const { deleted, isCompacted } = await forget('brands.db', 'example.com')
 */
export async function forget(db: string, domain: string, settings: ForgetSettings = {}): Promise<Forgotten> {
  checkValue('db', db, text)
  const engine = await import('../engine/forget.ts')
  return engine.forgetInFile(db, domain, settings)
}
