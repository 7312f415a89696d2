/** Crawls a site: reads each of its pages once, level by level, within bounds. */

import { inOrder } from '../capture/crawl/in-order.ts'
import { createBreather } from '../concurrency/breather.ts'
import { type Deadline, shortened, startDeadline } from '../concurrency/deadline.ts'
import { createSlots } from '../concurrency/slots.ts'
import type { Reading, ReadingOf } from '../extract/reading.ts'
import { withoutFragment } from '../formats/url.ts'
import type { CrawlBounds, CrawlCounts } from '../model/crawl.ts'
import { MAX_LINKS } from '../model/pages.ts'
import type { PageReadings, PageResult } from '../model/scrape.ts'
import type { Site } from '../model/site.ts'
import { SECOND } from '../model/units.ts'
import type { PageVisit } from '../model/visit.ts'
import { createFrontier, type Frontier } from './frontier.ts'
import { type PagePorts, type PageQuery, readPageAt } from './page.ts'
import type { Ports } from './ports.ts'
import { pagesOf } from './site-pages.ts'

/** The start of a crawl, and how each page is read. */
export interface CrawlAsked<K extends Reading['kind']> {
  /**
   * Either a page, whose links are followed; or a site, whose sitemaps list the pages. Links are not followed
   * then.
   */
  readonly source:
    | { readonly type: 'start_url'; readonly url: string }
    | { readonly type: 'sitemap'; readonly site: Site }
  readonly reading: ReadingOf<K>
  /** Returns a number for a URL. Links of one page with a larger number are read earlier. */
  readonly rank?: (url: string) => number
  /**
   * How each page is captured. Actions only apply to the first page. Headers are only sent to the origin of
   * the first page, so that no other host gets them.
   */
  readonly lookup: Omit<PageQuery<K>, 'page' | 'reading'>
}

/** A page of a crawl, and what was read from it. */
export interface CrawledPage<K extends Reading['kind']> {
  /** The requested URL. */
  readonly url: string
  /** URL of the document, after redirects; the requested URL when there was no document. */
  readonly finalUrl: string
  /** The number of links from the first page to this page. */
  readonly depth: number
  /** HTTP status of the document; 0 when there was none. */
  readonly status: number
  readonly page: PageResult<PageReadings[K]>
}

export interface CrawlEnd {
  readonly counts: CrawlCounts
  /** True when the time ended before all pages were read. */
  readonly isCut: boolean
}

export type CrawlPorts = PagePorts & Pick<Ports, 'pageAt' | 'robots' | 'match' | 'list' | 'rankUrls'>

/**
 * The number of pages that a crawl reads at once. It is small, because all pages are on one site, which
 * should not be burdened.
 */
const WIDTH = 3
/** The number of pages that may be read while an earlier page of the same level is still being read. */
const AHEAD = 12
/** The longest time for one page. */
const MAX_PAGE_MS = 30 * SECOND

/**
 * Reads the pages of a site, breadth first, and yields each page after all pages before it. Reading pauses
 * while the consumer is slower than the crawl. A page that cannot be read is yielded, too. Except for the
 * first page, only pages that robots.txt allows are requested. At most `maxPages` URLs wait at a time.
 *
 * Returns how the crawl ended, also when `stopAfterMs` or the deadline ended it early. Rejects with
 * `invalid_input` for an invalid URL or expression, with `cancelled` when the caller cancels, and with the
 * reason when the pages of a sitemap cannot be listed. A consumer that stops early ends the crawl.
 */
export async function* crawlPages<K extends Reading['kind']>(
  ports: CrawlPorts,
  asked: CrawlAsked<K>,
  bounds: CrawlBounds,
  deadline: Deadline,
): AsyncGenerator<CrawledPage<K>, CrawlEnd, void> {
  const { source } = asked
  const { maxPages, urlRegex, stopAfterMs } = bounds
  if (urlRegex !== undefined) await ports.match({ expression: urlRegex, urls: [] }, deadline.signal)
  const rest =
    stopAfterMs === undefined ? deadline : shortened(deadline, AbortSignal.timeout(Math.ceil(stopAfterMs)))
  const frontier = createFrontier(ports, bounds, deadline)
  const lastDepth = source.type === 'sitemap' ? 0 : (bounds.maxDepth ?? Number.POSITIVE_INFINITY)
  const counts = { numUrls: 0, numSucceeded: 0, numFailed: 0, maxCrawlDepth: 0 }
  const isFirst = () => source.type === 'start_url' && counts.numUrls === 0
  let level = await firstLevel(ports, source, bounds, frontier, rest)
  let left = maxPages
  for (let depth = 0; level.length > 0; depth++) {
    left -= level.length
    const next: string[] = []
    // The first page is read even after `stopAfterMs`, because without it the crawl would have no page at
    // all.
    const pages = readAll(ports, asked, level, isFirst() ? deadline : rest)
    for await (const { links, ...page } of pages) {
      if (isFirst()) frontier.begin(page)
      else if (!frontier.isNew(page)) continue
      counts.numUrls++
      counts[page.page.state === 'ok' ? 'numSucceeded' : 'numFailed']++
      counts.maxCrawlDepth = depth
      yield { ...page, depth }
      const room = depth < lastDepth ? left - next.length : 0
      if (room > 0) next.push(...(await frontier.admitted(await ranked(links, asked), room, rest.signal)))
    }
    level = next
  }
  const isCut = rest.signal.aborted
  const end = deadline.signal.aborted ? deadline.errorOf(deadline.signal.reason) : undefined
  if (end?.code === 'cancelled') throw end
  return { counts: { ...counts, numSkipped: frontier.skipped() }, isCut }
}

async function ranked(
  links: readonly string[],
  { rank }: Pick<CrawlAsked<'html'>, 'rank'>,
): Promise<readonly string[]> {
  if (!rank) return links
  const breathe = createBreather()
  const scored: { url: string; score: number }[] = []
  for (const url of links) {
    scored.push({ url, score: rank(url) })
    await breathe()
  }
  return scored.toSorted((a, b) => b.score - a.score).map(({ url }) => url)
}

/** Returns the URLs of the first level. */
async function firstLevel(
  ports: CrawlPorts,
  source: CrawlAsked<'html'>['source'],
  { maxPages, urlRegex }: CrawlBounds,
  frontier: Frontier,
  deadline: Deadline,
): Promise<readonly string[]> {
  if (source.type === 'start_url') return [ports.pageAt(source.url).page]
  const query = { maxLinks: Math.min(maxPages, MAX_LINKS), urlRegex }
  const { urls } = await pagesOf(ports, source.site, query, deadline)
  frontier.within(source.site)
  return frontier.admitted(urls, maxPages, deadline.signal)
}

type ReadPage<K extends Reading['kind']> = Omit<CrawledPage<K>, 'depth'> & {
  readonly links: readonly string[]
}

/**
 * Reads several pages at once, and yields them in their order. A page that the signal interrupted is not
 * yielded.
 */
async function* readAll<K extends Reading['kind']>(
  ports: CrawlPorts,
  asked: CrawlAsked<K>,
  urls: readonly string[],
  deadline: Deadline,
): AsyncGenerator<ReadPage<K>, void> {
  const slots = createSlots(WIDTH)
  const read = async (url: string, signal: AbortSignal) => {
    try {
      return await slots.run(() => readAt(ports, asked, url, { ...deadline, signal }), signal)
    } catch (thrown) {
      if (signal.aborted) return undefined
      throw thrown
    }
  }
  for await (const page of inOrder(urls, AHEAD, read, deadline.signal)) if (page) yield page
}

/** Reads a page with its links. It may take only a part of the remaining time. */
async function readAt<K extends Reading['kind']>(
  ports: CrawlPorts,
  asked: CrawlAsked<K>,
  url: string,
  whole: Deadline,
): Promise<ReadPage<K>> {
  const { reading, lookup } = asked
  const { site, page: address } = ports.pageAt(url)
  const usualMs = Math.min(ports.options.lookupTimeoutMs, MAX_PAGE_MS, whole.timeLeftMs())
  const own = startDeadline({ who: site.domain, usualMs, signal: whole.signal, parties: whole.parties })
  const begin = () => {
    whole.begin()
    own.begin()
  }
  const about = { url, finalUrl: url, status: 0, links: [] as readonly string[] }
  const read: Ports['read'] = async (snapshot, wanted, signal) => {
    const found = await ports.read(snapshot, wanted, signal, { links: true })
    const { links = [] } = found
    Object.assign(about, { finalUrl: snapshot.url, status: snapshot.document.status, links })
    return found
  }
  // A page that is a file is captured, but its content is not read as a page.
  const capture: Ports['capture'] = async (...given) => {
    const snapshot = await ports.capture(...given)
    Object.assign(about, { finalUrl: snapshot.url, status: snapshot.document.status })
    return snapshot
  }
  try {
    const visit = visitFor(address, asked)
    const query = { ...lookup, visit, page: address, reading }
    const page = await readPageAt<K>({ ...ports, read, capture }, site, query, { ...own, begin })
    return { ...about, page }
  } finally {
    own.end()
  }
}

/** Returns the parts of a visit that differ from a usual visit. */
function visitFor(
  page: string,
  { source, lookup: { visit } }: Pick<CrawlAsked<'html'>, 'source' | 'lookup'>,
): PageVisit | undefined {
  if (!visit) return undefined
  const { headers, actions, ...others } = visit
  if (source.type === 'sitemap') return others
  const first = new URL(source.url)
  return {
    ...others,
    ...(new URL(page).origin === first.origin && { headers }),
    ...(page === withoutFragment(first.href) && { actions }),
  }
}
