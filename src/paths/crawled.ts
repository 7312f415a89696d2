import { type Deadline, shortened } from '../concurrency/deadline.ts'
import { jsonBytes } from '../extract/answer-size.ts'
import type { MarkdownReading } from '../extract/reading.ts'
import type { CrawlBounds, CrawledMarkdown, CrawlRequest, CrawlResult } from '../model/crawl.ts'
import { BlazonError } from '../model/errors.ts'
import { failedResult } from '../model/failed-result.ts'
import type { StoredAge, StoredRequest } from '../model/kept.ts'
import { type CrawlAsked, type CrawlEnd, type CrawledPage, crawlPages } from './crawl.ts'
import type { Asked, Ports } from './ports.ts'

/** The limits of a crawl, and the settings for its pages. */
export interface CrawlPlan {
  readonly bounds: CrawlBounds
  readonly lookup: CrawlAsked<'markdown'>['lookup']
  readonly options: MarkdownReading
}

/**
 * Crawls from a page, and returns the pages as Markdown. When the first page does not answer at all, the
 * result has the reason, in the same form as for a single page.
 */
export async function crawlOf(
  { site, page: url = '', request, deadline }: Asked<CrawlRequest>,
  ports: Ports,
  { lookup, options, bounds }: CrawlPlan,
): Promise<CrawlResult> {
  const ages = agesOf(request)
  const asked = {
    source: { type: 'start_url', url },
    reading: { kind: 'markdown', options },
    lookup: { ...lookup, onStored: ages.add },
  } as const
  const { pages, take, within } = collecting(request.onPage, ports.options.maxAnswerBytes, deadline)
  const notes: string[] = []
  let failure: Extract<CrawledPage<'markdown'>['page'], { state: 'failed' }> | undefined
  const end = await readThrough(crawlPages<'markdown'>(ports, asked, bounds, within), (crawled) => {
    const { page, depth } = crawled
    if (depth === 0 && page.state === 'failed') failure = page
    else if (!take(markdownOf(crawled)) && notes.length === 0)
      notes.push(`Only the first ${pages.length} pages are given: all take more than the answer may have.`)
  })
  if (failure) return failure
  ages.report(end)
  if (end.counts.numUrls === 0) return failedResult(site.domain, deadline.errorOf(deadline.signal.reason))
  return {
    state: 'ok',
    domain: site.domain,
    pages,
    counts: end.counts,
    ...(end.isCut && { partial: true }),
    notes,
  }
}

/** Reads all pages of a crawl, and returns how it ended. */
export async function readThrough<T>(
  crawl: AsyncGenerator<T, CrawlEnd, void>,
  take: (page: T) => void,
): Promise<CrawlEnd> {
  for (;;) {
    const next = await crawl.next()
    if (next.done) return next.value
    take(next.value)
  }
}

/** Reports the age of the oldest page if all pages were stored ones. */
export function agesOf({ onStored }: StoredRequest) {
  const ages: StoredAge[] = []
  return {
    add: (age: StoredAge) => void ages.push(age),
    report({ counts, isCut }: CrawlEnd): void {
      const [oldest] = ages.toSorted((a, b) => b.ageMs - a.ageMs)
      if (oldest && !isCut && ages.length >= counts.numUrls) onStored?.(oldest)
    },
  }
}

/** Collects pages until they take more than `maxBytes`. The crawl then ends. */
function collecting(onPage: CrawlRequest['onPage'], maxBytes: number, deadline: Deadline) {
  const full = new AbortController()
  const pages: CrawledMarkdown[] = []
  let bytes = 0
  return {
    pages,
    within: shortened(deadline, full.signal),
    take(page: CrawledMarkdown): boolean {
      if (onPage) onPage(page)
      else bytes += jsonBytes(page)
      const fits = bytes <= maxBytes
      if (fits && !onPage) pages.push(page)
      if (!fits) full.abort(new BlazonError('too_large', 'The pages take more than the answer may have.'))
      return fits
    },
  }
}

function markdownOf({ url, finalUrl, depth, status, page }: CrawledPage<'markdown'>): CrawledMarkdown {
  const about = { url, finalUrl, depth, status }
  if (page.state === 'ok') {
    const { state: _, domain: __, url: ___, markdown, ...stated } = page
    return { ...about, success: true, markdown, page: stated }
  }
  return { ...about, success: false, markdown: '', why: page.message }
}
