import { createHash } from 'node:crypto'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { OPEN_SOURCES, type OpenSource } from '../directory/import/open-sources.ts'
import type { ImportFile } from '../directory/import/run.ts'
import { whyNotWritten } from '../files/disk-failure.ts'
import { makeFolder } from '../files/make-folder.ts'
import { asBlazonError, BlazonError } from '../model/errors.ts'
import { noun } from '../model/noun.ts'
import { DAY } from '../model/units.ts'
import type { Directory, SourceUpdate, UpdateRequest } from './directory.ts'

type Download = (url: string, path: string, signal: AbortSignal) => Promise<void>

/** Makes the method that fetches and imports open data. `sources` are all sources that a request may name. */
export function createUpdate(
  directory: Pick<Directory, 'import' | 'stats'>,
  download: Download,
  now: () => Date,
  sources: readonly OpenSource[] = OPEN_SOURCES,
): Directory['update'] {
  return async (request = {}) => {
    const { dryRun = false, refresh = false, signal = new AbortController().signal } = request
    const wanted = chosen(sources, request.sources)
    const imported = new Map((await directory.stats()).map(({ name, importedAt }) => [name, importedAt]))
    const folder = dryRun ? '' : await folderFor(request.folder)
    const updates: SourceUpdate[] = []
    try {
      for (const source of wanted) {
        signal.throwIfAborted()
        const importedAt = imported.get(source.kind)
        const isFresh = importedAt !== undefined && now().getTime() - Date.parse(importedAt) < DAY
        if (isFresh && !refresh) updates.push({ source: source.kind, state: 'fresh', importedAt })
        else if (dryRun) updates.push({ source: source.kind, state: 'planned', urls: urlsOf(source) })
        else updates.push(await updated(source, directory, { download, folder, request, signal, now }))
      }
      return updates
    } finally {
      if (folder !== '' && request.folder === undefined) await rm(folder, { recursive: true, force: true })
    }
  }
}

function chosen(sources: readonly OpenSource[], names: readonly string[] | undefined): readonly OpenSource[] {
  const known = sources.map(({ kind }) => kind)
  for (const name of names ?? [])
    if (!known.includes(name))
      throw new BlazonError(
        'invalid_input',
        `"${name}" is no source that is fetched without an account. There are: ${known.join(', ')}.`,
      )
  return names ? sources.filter(({ kind }) => names.includes(kind)) : sources
}

async function folderFor(given: string | undefined): Promise<string> {
  if (given === undefined) return mkdtemp(join(tmpdir(), 'blazon-directory-'))
  await makeFolder(resolve(given)).catch((cause: unknown) => {
    const why = whyNotWritten(cause, 'folder')
    throw new BlazonError('storage', `The folder ${given} cannot be made: ${why}.`, { cause })
  })
  return given
}

interface Means {
  readonly download: Download
  readonly folder: string
  readonly request: UpdateRequest
  readonly signal: AbortSignal
  readonly now: () => Date
}

/** Fetches the files of one source and imports them. Rejects only when the signal fires. */
async function updated(
  source: OpenSource,
  directory: Pick<Directory, 'import'>,
  means: Means,
): Promise<SourceUpdate> {
  const { request, signal, now } = means
  try {
    const files: ImportFile[] = []
    for (const url of source.urls) {
      const file = await fetched(url, source, means)
      if (file) files.push(file)
    }
    if (files.length === 0) throw new BlazonError('not_found', 'None of its files is there.')
    const joined = source.joined === undefined ? undefined : await fetched(source.joined, source, means)
    const onProgress = (rows: number) => request.onStep?.(source.kind, `${rows} ${noun(rows, 'row')}`)
    const version = now().toISOString().slice(0, 10)
    const report = await directory.import({
      kind: source.kind,
      source: source.kind,
      files,
      joined,
      version,
      signal,
      onProgress,
    })
    await Promise.all(urlsOf(source).map((url) => rm(pathFor(url, means.folder), { force: true })))
    return { source: source.kind, state: 'imported', report }
  } catch (thrown) {
    signal.throwIfAborted()
    const { code, message } = asBlazonError(thrown)
    return { source: source.kind, state: 'failed', code, message }
  }
}

/** Fetches a file, unless it was fetched within the last day. Undefined if an optional file is missing. */
async function fetched(url: string, source: OpenSource, means: Means): Promise<ImportFile | undefined> {
  const { download, folder, request, signal, now } = means
  const path = pathFor(url, folder)
  const isThere = existsSync(path) && now().getTime() - statSync(path).mtimeMs < DAY
  if (!isThere) {
    request.onStep?.(source.kind, `fetching ${new URL(url).hostname}${new URL(url).pathname}`)
    try {
      await download(url, path, signal)
    } catch (thrown) {
      if (source.mayLack && asBlazonError(thrown).code === 'not_found') return undefined
      throw thrown
    }
  }
  await checkSum(path, url, source)
  return { name: new URL(url).pathname, bytes: () => createReadStream(path) }
}

/** Removes the file and throws `unreachable` when its checksum is not the published one. */
async function checkSum(path: string, url: string, { checksums = {} }: OpenSource): Promise<void> {
  const expected = checksums[url]
  if (expected === undefined) return
  const hash = createHash('sha512')
  await pipeline(createReadStream(path), hash)
  if (`sha512-${hash.digest('base64')}` === expected) return
  await rm(path, { force: true })
  throw new BlazonError(
    'unreachable',
    `${new URL(url).hostname} sent another file than was published as ${new URL(url).pathname}, by its checksum. Nothing was imported; a later version of blazon may know a newer file.`,
    { retryable: false },
  )
}

function urlsOf({ urls, joined }: OpenSource): readonly string[] {
  return joined === undefined ? urls : [...urls, joined]
}

/** Returns the path of the file for a URL. No other URL has the same path. */
function pathFor(url: string, folder: string): string {
  return join(folder, createHash('sha256').update(url).digest('hex').slice(0, 32))
}
