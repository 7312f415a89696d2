import { stat } from 'node:fs/promises'
import type { Blazon } from '../../engine/engine.ts'
import type { Reading, ReadingOf } from '../../extract/reading.ts'
import { BlazonError } from '../../model/errors.ts'
import type { PageReadings, PageResult } from '../../model/scrape.ts'
import type { EngineFlags } from './flags.ts'
import { evidenceText } from './no-brand.ts'
import { printData, tell } from './output.ts'
import { painterFor, safe } from './terminal.ts'
import { writeFileOrFail } from './write-file.ts'

/** Values of `pageOptions`. */
export interface PageFlags extends EngineFlags {
  readonly refresh?: boolean
  readonly out?: string
  /** The address from which a file was saved. */
  readonly url?: string
}

/** Reads the page from its site. */
export type Live<K extends Reading['kind']> = (
  blazon: Blazon,
  signal: AbortSignal,
) => Promise<PageResult<PageReadings[K]>>

interface PageWork<K extends Reading['kind']> {
  readonly reading: ReadingOf<K>
  readonly live: Live<K>
  readonly text: (page: PageReadings[K]) => string
}

/**
 * Reads one page, from its site or from disk, and writes the reading. On stderr it writes why a page could
 * not be read, or the notes of the page.
 */
export async function pageCommand<K extends Reading['kind']>(
  where: string,
  flags: PageFlags,
  { reading, live, text }: PageWork<K>,
): Promise<number> {
  const page = (await isSaved(where))
    ? await fromDisk<K>(where, flags, reading)
    : await fromSite(where, flags, live)
  if (page.state !== 'ok') {
    tell(whyNot(where, page))
    return 1
  }
  if (flags.out === undefined) printData(text(page))
  else await writeFileOrFail(flags.out, text(page))
  tell(page.notes.map((note) => `note: ${safe(note)}\n`).join(''))
  return 0
}

async function fromDisk<K extends Reading['kind']>(
  where: string,
  { url }: PageFlags,
  reading: ReadingOf<K>,
): Promise<PageResult<PageReadings[K]>> {
  const { savedPage } = await import('./saved-page.ts')
  const { readPage } = await import('../../extract/reading.ts')
  return readPage<K>(await savedPage(where, url), reading)
}

async function fromSite<K extends Reading['kind']>(
  where: string,
  flags: PageFlags,
  live: Live<K>,
): Promise<PageResult<PageReadings[K]>> {
  if (/^\w+:/.test(where)) {
    if (flags.url !== undefined)
      throw new BlazonError('invalid_input', '--url is for files: the address of a page is already given.')
    const { withPages } = await import('./engine.ts')
    return withPages({ url: where }, flags, live)
  }
  throw new BlazonError('invalid_input', await whyNoPage(where))
}

async function whyNoPage(where: string): Promise<string> {
  const { parseDomain } = await import('../../resolve/domain.ts')
  const meant = `https://${where.trim()}`
  const hint = isDomain() ? ` Did you mean ${meant}?` : ''
  return `"${where}" is neither a file here nor the whole address of a page, such as https://example.com/page.${hint}`

  function isDomain(): boolean {
    try {
      parseDomain(meant, { allowPort: true })
      return true
    } catch {
      return false
    }
  }
}

function whyNot(where: string, page: Exclude<PageResult<unknown>, { state: 'ok' }>): string {
  const painter = painterFor(process.stderr)
  const name = painter.bold(safe(where))
  if (page.state === 'failed') return `${name} ${painter.red('failed')}  ${safe(page.message)}\n`
  const why = painter.yellow(`not read: ${page.class.replaceAll('_', ' ')}`)
  return `${name} ${why}\n${evidenceText(page.evidence, painter)}`
}

/** `-` is a page that comes through a pipe. */
async function isSaved(path: string): Promise<boolean> {
  if (path === '-') return true
  return stat(path).then(
    () => true,
    () => false,
  )
}
