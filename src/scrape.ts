import { inTurn } from './capture/abort.ts'
import type { SitemapRequest } from './capture/crawl/index.ts'
import type { CaptureRequest } from './capture/index.ts'
import type { Reading, ReadingOf } from './extract/reading.ts'
import { asBlazonError, BlazonError } from './model/errors.ts'
import type { Options } from './model/options.ts'
import type { PagesTarget, SitePages } from './model/pages.ts'
import type { PageLookup, PageReadings, PageResult, PageTarget, Scrapes } from './model/scrape.ts'
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
    markdown: async (handle, { producer, signal, timeoutMs, refresh, ...options } = {}) => {
      const { chunks = 1 } = options
      if (!Number.isInteger(chunks) || chunks < 1)
        throw new BlazonError(
          'invalid_input',
          'The length of chunks is a whole number of characters, from 1.',
        )
      const lookup = { producer, signal, timeoutMs, refresh }
      return read<'markdown'>(handle?.url, lookup, { kind: 'markdown', options })
    },
  }
}

/** One reading of a page. */
export interface PageRead<T> {
  readonly page: PageResult<T>
  /** True when the document is a frame that scripts would fill, and did not. */
  readonly isShell: boolean
}

/** The path of a scrape: one page by its URL, captured without what it needs to look like itself; then one reading of it. */
export interface ScrapeStages {
  readonly capture: (site: Site, request: CaptureRequest) => Promise<Snapshot>
  /** `readPage`, on a thread of its own. */
  readonly read: <K extends Reading['kind']>(
    snapshot: Snapshot,
    reading: ReadingOf<K>,
    signal: AbortSignal,
  ) => Promise<PageRead<PageReadings[K]>>
  readonly pages: {
    freshPageOf(target: PageTarget): Snapshot | undefined
    putPage(target: PageTarget, snapshot: Snapshot): void
  }
  readonly options: Options
}

/**
 * One page of a site, or why it cannot be read: of a page that is kept and fresh, else captured, and kept for every reading that needs the same
 * capture. Never throws but for `cancelled`.
 */
export async function scrape<K extends Reading['kind']>(
  { site, page }: { readonly site: Site; readonly page: string },
  reading: ReadingOf<K>,
  { capture, read, pages, options }: ScrapeStages,
  request: PageLookup,
): Promise<PageResult<PageReadings[K]>> {
  const { producer = options.producer, refresh, timeoutMs, signal: caller } = request
  const limit = { who: site.domain, timeoutMs, usualMs: options.lookupTimeoutMs, signal: caller }
  // Styles paint backgrounds, and stand in files of their own.
  const asked: Reading = reading
  const files = asked.kind === 'images' && asked.options.backgrounds === true
  const target: PageTarget = { url: page, producer, files }
  try {
    return await inTurn(limit, async (signal, begun) => {
      const kept = refresh ? undefined : pages.freshPageOf(target)
      const known = kept && (await read(kept, reading, signal)).page
      // A page that can be read in one way and not in another may be better now.
      if (known?.state === 'ok') return known
      const snapshot = await capture(site, { page, producer, files, timeoutMs, begun, signal })
      const found = await read(snapshot, reading, signal)
      if (found.page.state === 'ok' && isAsAsked(target, snapshot, found)) pages.putPage(target, snapshot)
      return found.page
    })
  } catch (thrown) {
    if (caller?.aborted) throw thrown
    return failed(site.domain, thrown)
  }
}

/** Whether the page came whole, by whom it was asked for. What had to do for now is not kept: there may be a browser next time. */
function isAsAsked(
  { producer }: PageTarget,
  snapshot: Snapshot,
  { isShell }: Pick<PageRead<unknown>, 'isShell'>,
): boolean {
  if (snapshot.producer === 'browser') return true
  const isTorn = snapshot.resources.some(({ kind, partial }) => kind === 'document' && partial)
  return !isTorn && (producer === 'cascade' || (producer === 'auto' && !isShell))
}

function failed(domain: string, thrown: unknown): PageResult<never> {
  const { code, message, retryable } = asBlazonError(thrown)
  return { state: 'failed', domain, code, message, retryable }
}

/** What the list of a site's pages is made of. */
export interface ListStages {
  readonly list: (site: Site, request: SitemapRequest) => Promise<SitePages>
  readonly pages: {
    freshPagesOf(target: PagesTarget): SitePages | undefined
    putPages(target: PagesTarget, pages: SitePages): void
  }
  readonly options: Options
}

/** The pages of a site, as they were listed while that is fresh, else listed anew. Rejects as `list` does. */
export async function listPages(
  site: Site,
  { list, pages, options }: ListStages,
  request: SitemapRequest & { readonly refresh?: boolean | undefined },
): Promise<SitePages> {
  const { maxLinks = options.crawl.defaultLinks, urlRegex, refresh } = request
  const target: PagesTarget = {
    domain: site.domain,
    maxLinks,
    urlRegex: String(urlRegex ?? ''),
    producer: options.producer,
    robots: options.crawl.robots,
  }
  const kept = refresh ? undefined : pages.freshPagesOf(target)
  if (kept) return kept
  const found = await list(site, request)
  // A pattern without a text of its own looks like any other.
  const isNamed = urlRegex?.toString !== Object.prototype.toString
  if (found.settled && isNamed) pages.putPages(target, found)
  return found
}

/** For an engine without a database: nothing is kept beyond the call. */
export const NOT_KEPT: ScrapeStages['pages'] & ListStages['pages'] = {
  freshPageOf: () => undefined,
  putPage: () => undefined,
  freshPagesOf: () => undefined,
  putPages: () => undefined,
}
