import { existsSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LoadedFields } from '../../../engine/own-fields.ts'
import { BlazonError } from '../../../model/errors.ts'
import type { Result } from '../../../model/record.ts'
import type { Site } from '../../../model/site.ts'
import type { Snapshot } from '../../../snapshot/snapshot.ts'
import type { CaptureFlags } from '../flags.ts'

/** A brand of one side of a comparison. */
export interface SourceBrand {
  readonly domain: string
  readonly result: Result
  /** Reads the page of the result, if it is at hand. */
  readonly page: () => Promise<Snapshot | undefined>
}

/** One side of a comparison. */
export interface Source {
  /** The name as the user wrote it. */
  readonly name: string
  /** True when it has one brand, and can have no other. */
  readonly isOne: boolean
  /** Yields the brands in the order of their domains, or only the brand of one domain. */
  brands(domain?: string): AsyncIterable<SourceBrand>
  close(): Promise<void>
}

/** What reading a source takes. */
export interface Reading {
  readonly flags: CaptureFlags
  readonly own: LoadedFields['own']
}

/**
 * Opens a side of a comparison: the folder of a capture, a database, a file of results as JSON or NDJSON, or
 * a domain, which is looked up when its brand is read. Rejects with `invalid_input` when it is none of these.
 */
export async function openSource(name: string, reading: Reading): Promise<Source> {
  const kind = await stat(name).catch(() => undefined)
  if (!kind)
    return (await import('./domain.ts')).domainSource(name, await siteIn(name, reading.flags), reading)
  if (kind.isDirectory()) {
    if (!existsSync(join(name, 'snapshot.json')))
      throw noSource(name, 'It is a folder, and not that of a capture.')
    return (await import('./recording.ts')).recordingSource(name, reading)
  }
  if (await isDatabase(name)) return (await import('./stored.ts')).storedSource(name)
  return (await import('./json-file.ts')).jsonSource(name)
}

/** The error for an argument that is no side of a comparison. */
export function noSource(name: string, why: string, cause?: unknown): BlazonError {
  const kinds =
    'a result ("blazon DOMAIN --json > FILE"), an export as NDJSON, a database, the folder of "blazon capture", or a domain'
  return new BlazonError('invalid_input', `${name} cannot be compared. ${why} Name ${kinds}.`, { cause })
}

async function siteIn(name: string, flags: CaptureFlags): Promise<Site> {
  const { siteFor } = await import('../engine.ts')
  try {
    return siteFor(name, flags)
  } catch (thrown) {
    if (!(thrown instanceof BlazonError)) throw thrown
    throw noSource(name, `There is no such file, and as a domain it is refused: ${thrown.message}`, thrown)
  }
}

/** The first bytes of a database file of SQLite. */
const SQLITE = 'SQLite format 3\0'

async function isDatabase(file: string): Promise<boolean> {
  const begin = Buffer.alloc(SQLITE.length)
  try {
    const opened = await open(file)
    await opened.read(begin, 0, SQLITE.length, 0).finally(() => opened.close())
  } catch (cause) {
    throw new BlazonError('storage', `${file} cannot be read.`, { cause })
  }
  return begin.toString('latin1') === SQLITE
}

/** Makes a source of one brand, which is read when it is needed. */
export function sourceOfOne(
  name: string,
  domain: string,
  read: () => Promise<{ readonly result: Result; readonly snapshot?: Snapshot | undefined }>,
): Source {
  return {
    ...{ name, isOne: true, close: async () => undefined },
    async *brands(wanted = domain) {
      if (wanted !== domain) return
      const { result, snapshot } = await read()
      yield { domain, result, page: async () => snapshot }
    },
  }
}
