import { inTime } from './capture/abort.ts'
import type { CaptureRequest } from './capture/index.ts'
import type { Reading, ReadingOf } from './extract/reading.ts'
import { asBlazonError, BlazonError } from './model/errors.ts'
import type { Options } from './model/options.ts'
import type { PageLookup, PageReadings, PageResult, Scrapes } from './model/scrape.ts'
import type { Site } from './model/site.ts'
import type { Snapshot } from './snapshot/snapshot.ts'

/** `read` is told which page, how to reach it and how to read it. */
export function createScrapes(
  read: <K extends Reading['kind']>(
    url: string,
    lookup: PageLookup,
    reading: ReadingOf<K>,
  ) => Promise<PageResult<PageReadings[K]>>,
): Scrapes {
  return {
    html: async (handle, { rendered = 'auto', ...lookup } = {}) => {
      const producer = rendered === 'auto' ? lookup.producer : rendered ? 'browser' : 'cascade'
      return read<'html'>(handle?.url, { ...lookup, producer }, { kind: 'html' })
    },
    images: async (handle, { backgrounds, ...lookup } = {}) =>
      read<'images'>(handle?.url, lookup, { kind: 'images', options: { backgrounds } }),
    markdown: async (handle, { producer, signal, timeoutMs, ...options } = {}) => {
      const { chunks = 1 } = options
      if (!Number.isInteger(chunks) || chunks < 1)
        throw new BlazonError(
          'invalid_input',
          'The length of chunks is a whole number of characters, from 1.',
        )
      return read<'markdown'>(handle?.url, { producer, signal, timeoutMs }, { kind: 'markdown', options })
    },
  }
}

/** The path of a scrape: one page by its URL, captured without what it needs to look like itself; then one reading of it. */
export interface ScrapeStages {
  readonly capture: (site: Site, request: CaptureRequest) => Promise<Snapshot>
  /** `readPage`, on a thread of its own. */
  readonly read: <K extends Reading['kind']>(
    snapshot: Snapshot,
    reading: ReadingOf<K>,
    signal: AbortSignal,
  ) => Promise<PageResult<PageReadings[K]>>
  readonly options: Options
}

/** One page of a site, or why it cannot be read. It is kept nowhere. Never throws but for `cancelled`. */
export async function scrape<K extends Reading['kind']>(
  { site, page }: { readonly site: Site; readonly page: string },
  reading: ReadingOf<K>,
  stages: ScrapeStages,
  { timeoutMs = stages.options.lookupTimeoutMs, signal: caller, producer }: PageLookup,
): Promise<PageResult<PageReadings[K]>> {
  // Styles paint backgrounds, and stand in files of their own.
  const asked: Reading = reading
  const files = asked.kind === 'images' && asked.options.backgrounds === true
  try {
    return await inTime({ who: site.domain, timeoutMs, signal: caller }, async (signal) => {
      const snapshot = await stages.capture(site, { page, producer, files, timeoutMs, signal })
      return stages.read(snapshot, reading, signal)
    })
  } catch (thrown) {
    if (caller?.aborted) throw thrown
    return failed(site.domain, thrown)
  }
}

function failed(domain: string, thrown: unknown): PageResult<never> {
  const { code, message, retryable } = asBlazonError(thrown)
  return { state: 'failed', domain, code, message, retryable }
}
