/** Functions for the commands that read the pages of a site. */

import type { Command } from 'commander'
import { REFRESH_FLAG } from '../../calls/doors.ts'
import type { Blazon } from '../../engine/engine.ts'
import type { CrawlBounds } from '../../model/crawl.ts'
import type { Result } from '../../model/record.ts'
import type { PageLookup } from '../../model/scrape.ts'
import type { PageHandle } from '../../model/site.ts'
import { DAY, SECOND } from '../../model/units.ts'
import { wholeNumber } from './arguments.ts'
import type { EngineFlags } from './flags.ts'
import { engineOptions } from './options.ts'
import { tell } from './output.ts'
import { safe } from './terminal.ts'

/** Values of `crawlingOptions`. */
export interface CrawlingFlags extends EngineFlags {
  readonly maxPages: number
  readonly depth?: number
  readonly subdomains?: boolean
  /** Seconds. Default: no limit. */
  readonly stopAfter?: number
  readonly refresh?: boolean
}

interface Ranges {
  readonly maxPages: { readonly min: number; readonly max: number; readonly byDefault: number }
  readonly maxDepth: { readonly min: number; readonly max: number }
  readonly stopAfterMs: { readonly max: number; readonly byDefault?: number }
}

export function crawlingOptions(command: Command, { maxPages, maxDepth, stopAfterMs }: Ranges): Command {
  const { max, byDefault } = stopAfterMs
  return engineOptions(command)
    .option('--max-pages <n>', 'pages at most', wholeNumber(maxPages.min, maxPages.max), maxPages.byDefault)
    .option('--depth <n>', 'links from the first page at most', wholeNumber(maxDepth.min, maxDepth.max))
    .option('--subdomains', 'also other hosts of the same domain')
    .option(
      '--stop-after <seconds>',
      'read no further page then',
      wholeNumber(1, max / SECOND),
      byDefault && byDefault / SECOND,
    )
    .option(...REFRESH_FLAG)
}

/** Calls the method of an engine that reads pages, with the bounds that the options set. */
export async function crawled<T>(
  url: string,
  flags: CrawlingFlags,
  read: (blazon: Blazon, handle: PageHandle, request: PageLookup & CrawlBounds) => Promise<T>,
): Promise<T> {
  const { withPages } = await import('./engine.ts')
  const { maxPages, depth, subdomains, stopAfter = DAY / SECOND, refresh, producer } = flags
  const bounds = { maxPages, maxDepth: depth, followSubdomains: subdomains, stopAfterMs: stopAfter * SECOND }
  return withPages({ url }, flags, (blazon, signal) =>
    read(blazon, { url }, { ...bounds, refresh, producer, signal }),
  )
}

interface Read {
  readonly state: 'ok'
  readonly partial?: true
  readonly notes: readonly string[]
}

/** Reports on stderr what was read, or why nothing was read. `linesOf` returns lines for people. */
export function tellRead<R extends Read>(
  url: string,
  result: R | Exclude<Result, { readonly state: 'ok' }>,
  linesOf: (read: R) => readonly string[],
): void {
  if (result.state !== 'ok') {
    tell(`${safe(url)}: ${safe(result.message)}\n`)
    return
  }
  for (const line of linesOf(result)) tell(`${safe(line)}\n`)
  for (const note of result.notes) tell(`note: ${safe(note)}\n`)
  if (result.partial) tell('The time was over before all pages were read.\n')
}
