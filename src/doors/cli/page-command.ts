import { stat } from 'node:fs/promises'
import type { Blazon } from '../../engine/engine.ts'
import type { ReadingOf } from '../../extract/reading.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Result } from '../../model/record.ts'
import type { HtmlRequest, PageReadings, PageResult } from '../../model/scrape.ts'
import { effectOf } from '../../model/visit.ts'
import type { EngineFlags } from './flags.ts'
import { evidenceText } from './no-brand.ts'
import { painterFor, safe } from './terminal.ts'

/** Values of `pageOptions`. */
export interface PageFlags extends EngineFlags {
  readonly refresh?: boolean
  readonly out?: string
  /** The address from which a file was saved. */
  readonly url?: string
}

/** The ways in which a page is read, from its site or from disk. */
export type PageReading = 'html' | 'images' | 'markdown' | 'product'

/** Reads one page: from disk when there is such a file, otherwise from its site by `live`. */
export async function pageAt<K extends PageReading>(
  where: string,
  flags: PageFlags,
  reading: ReadingOf<K>,
  live: (blazon: Blazon, signal: AbortSignal) => Promise<PageResult<PageReadings[K]>>,
): Promise<PageResult<PageReadings[K]>> {
  if (await isSaved(where)) {
    const { savedPage } = await import('./saved-page.ts')
    const { readPage } = await import('../../extract/reading.ts')
    const { apart } = await import('../../calls/page-request.ts')
    const settings = ('options' in reading ? reading.options : {}) as HtmlRequest
    const [{ visit }, options] = await apart(settings)
    const isVisited = effectOf({ ...visit, includeFrames: false }) !== undefined
    if (isVisited || 'dedupe' in options || 'enrichment' in options)
      throw new BlazonError('invalid_input', `${FOR_VISITS} are for the address of a page, not for a file.`)
    return readPage<K>(await savedPage(where, flags.url), { ...reading, options } as ReadingOf<K>)
  }
  if (!/^\w+:/.test(where)) throw new BlazonError('invalid_input', await whyNoPage(where))
  if (flags.url !== undefined)
    throw new BlazonError('invalid_input', '--url is for files: the address of a page is already given.')
  const { withPages } = await import('./engine.ts')
  return withPages({ url: where }, flags, live)
}

const FOR_VISITS =
  '--header, --wait, --actions and --settle, and --dedupe, --sizes, --types and --store of images,'

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

/** Why a page could not be read. */
export function whyNot(where: string, page: Exclude<Result, { state: 'ok' }>): string {
  const painter = painterFor(process.stderr)
  const name = painter.bold(safe(where))
  if (page.state === 'failed') return `${name} ${painter.red('failed')}  ${safe(page.message)}\n`
  const why = painter.yellow(`not read: ${page.class.replaceAll('_', ' ')}`)
  return `${name} ${why}\n${evidenceText(page.evidence, painter)}`
}

/** True for a path that exists on disk, and for `-`, which stands for a page that comes through a pipe. */
async function isSaved(path: string): Promise<boolean> {
  if (path === '-') return true
  return stat(path).then(
    () => true,
    () => false,
  )
}
