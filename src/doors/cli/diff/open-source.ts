import { existsSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { notRead } from '../../../files/named-file.ts'
import { isPostgres } from '../../../model/database-name.ts'
import { BlazonError } from '../../../model/errors.ts'
import type { Site } from '../../../model/site.ts'
import type { CaptureFlags } from '../flags.ts'
import { noSource, type Reading, type Source } from './source.ts'

/**
 * Opens a side of a comparison: the folder of a capture, a database (a file or PostgreSQL), a file of results
 * as JSON or NDJSON, or a domain. A domain is looked up when its brand is read. Rejects with `invalid_input`
 * for anything else.
 */
export async function openSource(name: string, reading: Reading): Promise<Source> {
  if (isPostgres(name)) return (await import('./stored.ts')).storedSource(name, reading.flags)
  const kind = await stat(name).catch(() => undefined)
  if (!kind)
    return (await import('./domain.ts')).domainSource(name, await siteIn(name, reading.flags), reading)
  if (kind.isDirectory()) {
    if (!existsSync(join(name, 'snapshot.json')))
      throw noSource(name, 'It is a folder, and not that of a capture.')
    return (await import('./recording.ts')).recordingSource(name, reading)
  }
  if (await isDatabase(name)) return (await import('./stored.ts')).storedSource(name, reading.flags)
  return (await import('./json-file.ts')).jsonSource(name)
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
    throw notRead(file, cause)
  }
  return begin.toString('latin1') === SQLITE
}
