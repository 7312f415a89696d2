import { randomUUID } from 'node:crypto'
import { readProxies } from '../capture/escalate/proxies.ts'
import { createProxyRoutes } from '../capture/escalate/proxy-routes.ts'
import { type Capturer, createCapturer } from '../capture/index.ts'
import type { Replay } from '../capture/recording/replay.ts'
import { createDecoders, type Decoders } from '../decoders/index.ts'
import { isUnnamed } from '../diagnostics/index.ts'
import { type FieldTable, OUR_FIELDS } from '../fields/index.ts'
import type { LanguageModel } from '../model/language-model.ts'
import { type Options, withDefaults } from '../model/options.ts'
import { createReaders, type Readers } from '../readers/index.ts'
import { type OnCall, openStore, type Store } from '../store/index.ts'
import type { Directory } from './directory.ts'
import { createDirectory } from './directory-access.ts'
import { createUpdate } from './directory-update.ts'
import { readHostMap } from './host-map.ts'
import type { LoadedFields } from './own-fields.ts'
import type { BlazonSettings } from './settings.ts'

/** The parts of an engine. They are constructed only in this file. */
export interface Parts {
  readonly options: Options
  readonly now: () => Date
  /** Makes unique ids, also across processes. */
  readonly newId: () => string
  readonly store: Store
  readonly directory: Directory
  readonly readers: Readers
  readonly decoders: Decoders
  readonly capturer: Capturer
  /** All fields of records, and those among them that the user has defined. */
  readonly fields: FieldTable
  readonly ownFields: LoadedFields['own']
  /** Undefined when the options name no model. */
  readonly model: LanguageModel | undefined
  /**
   * Whether pages and lists of pages are stored. A database in memory does not store them, because they would
   * take the memory of the program.
   */
  readonly storesPages: boolean
  /** Called when a result was found but could not be stored. */
  readonly onUnkept: BlazonSettings['onUnkept']
  /**
   * Sets the function that receives the name and the time in milliseconds of each call of the store.
   * undefined removes it.
   */
  onStoreCall(onCall: OnCall | undefined): void
  /**
   * Calls a function at the next connection to a site. So processes start while the page of the site arrives,
   * and no process starts for a site that cannot be reached. In a replay the function is called at once.
   */
  whenReached(start: () => void): void
  /** Loads modules that the first page needs. Processes are started only when a site was reached. */
  warm(): Promise<void>
  close(): Promise<void>
}

/** Opens all parts. Rejects with `storage` when the database or the replay cannot be opened. */
export async function openParts(settings: BlazonSettings): Promise<Parts> {
  const { db, now = () => new Date(), onUnkept, directory: given } = settings
  const { own: ownFields, table: fields } = await fieldsOf(settings)
  const options = withDefaults(settings.options)
  const hosts = readHostMap(settings.hosts)
  const { proxies = process.env.BLAZON_PROXIES } = settings
  const routes = createProxyRoutes(proxies ? readProxies(proxies) : undefined)
  const replay = settings.replay === undefined ? undefined : await replayOf(settings.replay, options)
  const model = options.llm.url === undefined ? undefined : await modelOf(options, now)
  const onNotice = (notice: string) => {
    settings.logger?.warn({}, notice)
    settings.onNotice?.(notice)
  }
  const decoders = createDecoders(onNotice)
  const modules = ownFields.map(({ name, module }) => ({ name, module }))
  const readers = createReaders(options, decoders, onNotice, modules)
  if (modules.length > 0) await triedIn(readers)
  const { reader } = readers
  const { onReached, whenReached } = createStarts()
  let opened: Store | undefined
  // Several processes may share a database in PostgreSQL, so only there they share notes about sites. With
  // zero data retention a lookup neither uses nor writes them.
  const notesOf = () => (opened?.chunks && !isUnnamed() ? opened : undefined)
  const network = { options, hosts, routes, replay, onReached, onNotice }
  const capturer = await createCapturer({ ...network, notesOf, clock: now, reader })
  let watch: OnCall | undefined
  const onCall: OnCall = (...call) => watch?.(...call)
  // The store is opened last, so that an error in any other part leaves no database file behind.
  const store = await storeOf(settings, { now, fields, onCall }).catch(async (thrown) => {
    await capturer.close()
    throw thrown
  })
  opened = store
  const stored = createDirectory(store, now, given && (async () => given))
  const directory = { ...stored, update: createUpdate(stored, capturer.download, now) }
  return {
    options,
    now,
    newId: randomUUID,
    store,
    directory,
    readers,
    decoders,
    capturer,
    fields,
    ownFields,
    onUnkept,
    model,
    storesPages: db !== undefined,
    whenReached: replay ? (start) => start() : whenReached,
    onStoreCall(told) {
      watch = told
    },
    warm: capturer.warm,
    async close() {
      await capturer.close()
      await readers.close()
      await decoders.close()
      await store.close()
    },
  }
}

/**
 * Opens the store with only those limits that the caller has set, because a database file contains the limits
 * that were set earlier. Without `fields` in the settings, the columns of fields that another program added
 * remain.
 */
function storeOf(
  { db = ':memory:', blobs, onUnkept, options, fields: given }: BlazonSettings,
  { now, fields, onCall }: Pick<Parts, 'now' | 'fields'> & { readonly onCall: OnCall },
): Promise<Store> {
  return openStore(db, { now, onUnkept, onCall, blobs, ...options?.store, ...(given && { fields }) })
}

/** Stores functions until a site is reached, and then calls each of them once. */
function createStarts() {
  const starts = new Set<() => void>()
  return {
    whenReached: (start: () => void) => void starts.add(start),
    onReached() {
      for (const start of starts) start()
      starts.clear()
    },
  }
}

/** Loads the fields of users. The modules for this are loaded only for an engine with such fields. */
async function fieldsOf({ fields = [] }: BlazonSettings): Promise<LoadedFields> {
  if (fields.length === 0) return { own: [], table: OUR_FIELDS }
  const { loadFields } = await import('./own-fields.ts')
  return loadFields(fields)
}

/**
 * Imports the modules of fields in a process that reads pages, before anything else is opened. Otherwise a
 * module that cannot be imported there would only be noticed because its fields never have a value.
 */
async function triedIn(readers: Readers): Promise<void> {
  await readers.tryOwn(new AbortController().signal).catch(async (thrown) => {
    await readers.close()
    throw thrown
  })
}

/** Opens a replay. Its modules are loaded only for an engine with a replay. */
async function replayOf(path: string, options: Options): Promise<Replay> {
  const { openReplay } = await import('../capture/recording/replay.ts')
  return openReplay(path, options)
}

/** Makes the client of the model, which is loaded only when the options name a model. */
async function modelOf(options: Options, now: () => Date): Promise<LanguageModel | undefined> {
  const { createModel } = await import('../llm/index.ts')
  return createModel(options, now)
}
