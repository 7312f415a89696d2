/** Reads the pages of batches. */

import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { Call } from '../calls/call.ts'
import { CALLS } from '../calls/index.ts'
import { startDeadline } from '../concurrency/deadline.ts'
import { ownerOf } from '../formats/psl.ts'
import { bareHost, parsedUrl, visitKey } from '../formats/url.ts'
import { asBlazonError } from '../model/errors.ts'
import {
  type BatchEntry,
  type BatchRecord,
  PAGE_BATCHES,
  type PageEnd,
  type TakenPage,
} from '../model/page-batches.ts'
import type { PageReadings, PageResult } from '../model/scrape.ts'
import { createFrontier } from '../paths/frontier.ts'
import type { Ports } from '../paths/ports.ts'
import { type Around, methodOf } from './method.ts'

const packed = promisify(gzip)

/** The known facts about a page besides its content. */
interface Seen {
  finalUrl: string
  status: number | null
  links: readonly string[]
  ageMs: number | undefined
}

type Reading = PageResult<PageReadings['markdown'] | PageReadings['html']>

/** Reads a page, and returns its result. Rejects with `cancelled` when the signal fires. */
export async function readPage(around: Around, taken: TakenPage, signal: AbortSignal): Promise<PageEnd> {
  const { url, format, crawl } = taken
  const { includeHtml } = taken.options
  const seen: Seen = { finalUrl: url, status: null, links: [], ageMs: undefined }
  const isFollowed = crawl?.source.type === 'start_url'
  const read: Ports['read'] = async (snapshot, reading, ending, also) => {
    const found = await around.ports.read(snapshot, reading, ending, isFollowed ? { links: true } : also)
    const { links = [] } = found
    Object.assign(seen, { finalUrl: snapshot.url, status: snapshot.document.status, links })
    return found
  }
  const call = async (name: 'markdown' | 'html', request: object): Promise<Reading> => {
    const definition: Call<never, unknown> = CALLS[name]
    const method = methodOf(name, definition, { ...around, ports: { ...around.ports, read } })
    return (await method({ url }, { ...request, signal, parties: () => [taken.owner] })) as Reading
  }
  const onStored = ({ ageMs }: { readonly ageMs: number }) => {
    seen.ageMs = ageMs
  }
  if (taken.isFull) return ended(taken, { code: 'RESULTS_TOO_LARGE', message: FULL }, seen)
  try {
    const page = await call(format, { ...requestFor(taken), ...(includeHtml && { includeHtml }), onStored })
    if (page.state === 'refused') seen.status = page.status
    if (page.state !== 'ok') return await ended(taken, failureOf(page), seen)
    return {
      ...{
        record: await packedRecord(recordOf(taken, page, seen)),
        finalKey: keyOf(visitKey(seen.finalUrl)),
      },
      ...(isFollowed && (await crawledFrom(around, taken, seen, signal))),
    }
  } catch (thrown) {
    if (signal.aborted) throw thrown
    const { code, message } = asBlazonError(thrown)
    return ended(taken, { code: CODES[code] ?? code.toUpperCase(), message }, seen)
  }
}

/**
 * Returns the request for a page. Its headers may contain a secret. In a crawl they are therefore only sent
 * to the origin of the first page, or to the host whose sitemaps list the pages.
 */
function requestFor({ url, crawl, options: { request } }: TakenPage): object {
  if (!crawl) return request
  const { source } = crawl
  const isMeant =
    source.type === 'start_url'
      ? parsedUrl(url)?.origin === parsedUrl(source.url)?.origin
      : bareHost(url) === source.domain.replace(/^www\./, '')
  return isMeant ? request : { ...request, headers: undefined }
}

const FULL = 'The results of the batch take all the space that they may take.'

/** PostgreSQL has no index over long texts. */
const keyOf = (text: string): string => text.slice(0, PAGE_BATCHES.maxUrlChars)

/** Makes the result of a page that could not be read. */
async function ended(
  taken: TakenPage,
  error: NonNullable<PageEnd['error']>,
  { finalUrl, status }: Seen,
): Promise<PageEnd> {
  const record = await packedRecord(failedRecord(taken, error, status))
  // The message may name the host to which the page has led.
  return { error, record, finalKey: keyOf(`${bareHost(finalUrl)} ${error.message}`) }
}

const failedRecord = (
  page: BatchEntry,
  { code, message }: NonNullable<PageEnd['error']>,
  status: number | null = null,
): BatchRecord => ({
  ...namesOf(page),
  ...{ status: 'error', error_code: code, message, ...(status !== null && { http_status: status }) },
})

/** The error codes in answers of the service. */
const CODES: Readonly<Record<string, string>> = {
  unreachable: 'WEBSITE_ACCESS_ERROR',
  timeout: 'WEBSITE_TIMEOUT',
  crashed: 'WEBSITE_CRASHES_BROWSER',
  too_large: 'WEBSITE_TOO_LARGE',
  internal: 'INTERNAL_ERROR',
}

function failureOf(page: Exclude<Reading, { readonly state: 'ok' }>): NonNullable<PageEnd['error']> {
  if (page.state === 'refused') {
    const message = `The page is not read: ${page.class.replaceAll('_', ' ')} (status ${page.status}).`
    return { code: `WEBSITE_${page.class.toUpperCase()}`, message }
  }
  return { code: CODES[page.code] ?? page.code.toUpperCase(), message: page.message }
}

const namesOf = ({ url, itemId, meta }: BatchEntry) => ({
  url,
  ...(itemId !== undefined && { itemId }),
  ...(meta !== undefined && { meta }),
})

function recordOf(
  taken: TakenPage,
  page: Extract<Reading, { readonly state: 'ok' }>,
  { finalUrl, status, ageMs }: Seen,
): BatchRecord {
  const cache = { status: ageMs === undefined ? 'miss' : 'hit', age_ms: Math.round(ageMs ?? 0) } as const
  return {
    ...namesOf(taken),
    ...{ status: 'ok', final_url: finalUrl, http_status: status },
    metadata: { ...statedIn(page), sourceUrl: taken.url, finalUrl },
    cache_metadata: cache,
    ...('markdown' in page && { markdown: page.markdown }),
    ...('html' in page && { html: page.html }),
  }
}

/** Returns the metadata that a page states. */
function statedIn(page: Extract<Reading, { readonly state: 'ok' }>): object {
  if ('metadata' in page && typeof page.metadata === 'object') return { ...page.metadata }
  if (!('markdown' in page)) return {}
  const { title, byline, excerpt, siteName, lang, published } = page
  const stated = { title, description: excerpt, siteName, language: lang, author: byline }
  const all = { ...stated, publishedTime: published }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

async function packedRecord(record: BatchRecord): Promise<Buffer> {
  return packed(`${JSON.stringify(record)}\n`)
}

/** Returns the links of a page that the crawl has to read. */
async function crawledFrom(
  { ports, parts }: Around,
  { url, crawl, home, owner }: TakenPage,
  { finalUrl, links }: Seen,
  signal: AbortSignal,
): Promise<Pick<PageEnd, 'crawled'>> {
  if (!crawl) return {}
  const host = bareHost(finalUrl)
  const { source: _, ...bounds } = crawl
  const { followSubdomains, maxPages } = bounds
  const isOwn = home === null || host === home || (followSubdomains && ownerOf(host) === ownerOf(home))
  if (!isOwn) return { crawled: { home, links: [], isOutside: true } }
  const usualMs = parts.options.lookupTimeoutMs
  const deadline = startDeadline({ who: host, usualMs, signal, parties: () => [owner] })
  try {
    const frontier = createFrontier(ports, bounds, deadline)
    frontier.begin({ url, finalUrl })
    const admitted = await frontier.admitted(links, maxPages, signal)
    const found = admitted.map((link) => ({ url: link, key: visitKey(link) }))
    return { crawled: { home: home ?? host, links: found, isOutside: false } }
  } finally {
    deadline.end()
  }
}

/** Makes the result of a page during which the processes have ended several times. */
export function crashedPage(page: BatchEntry): PageEnd {
  const error = { code: 'WEBSITE_CRASHES_BROWSER', message: CRASHED }
  return { error, record: gzipSync(`${JSON.stringify(failedRecord(page, error))}\n`) }
}

const CRASHED = 'The processes that read the page ended before they had read it.'
