/** Fetches one sitemap and reads it while it arrives, within limits that all sitemaps of a site share. */

import { isWebAddress } from '../../formats/crawl/sitemap-records.ts'
import { absoluteUrl, parsedUrl, withoutFragment } from '../../formats/url.ts'
import { MAX_URL_CHARS } from '../../model/limits.ts'
import { MIB } from '../../model/units.ts'
import { CRAWL } from '../bounds.ts'
import type { StreamingClient } from '../http/client.ts'
import type { OwnHeaders } from '../http/own-headers.ts'
import { createPageList, type PageList, type Wanted } from './page-list.ts'
import type { Belonging } from './page-url.ts'
import { readSitemap, type SitemapRead } from './sitemap-file.ts'

/** The content of one sitemap, as far as it was read. */
export interface FetchedSitemap {
  readonly url: string
  readonly finalUrl: string
  /** Pages of the site, at most as many as are wanted. */
  readonly pages: PageList
  /** URLs of other sitemaps that this one names. They may be on other sites. */
  readonly children: ReadonlySet<string>
  /** Undefined when the sitemap could not be read at all; `why` then has the reason. */
  readonly read: SitemapRead | undefined
  readonly why: string
  /** False when there was no answer, the server failed or refused, or the answer broke off. */
  readonly settled: boolean
}

export interface SitemapFetcherRequest extends Wanted {
  readonly client: StreamingClient
  readonly belonging: Belonging
  /** The domain itself and its `www`. */
  readonly alone: Belonging
}

/** Rejects when the signal fires, and when URLs cannot be matched with the caller's expression. */
export type FetchSitemap = (url: string, signal: AbortSignal) => Promise<FetchedSitemap>

const ACCEPT = 'application/xml,text/xml,text/plain;q=0.9,*/*;q=0.8'

/**
 * Maximum number of bytes, over all sitemaps of a site, in pieces that name no new page or sitemap. After
 * that, reading ends at the next such piece, because each megabyte takes this thread 15 to 60 ms, whatever it
 * contains.
 */
const MAX_BARREN_BYTES = 4 * MIB

/**
 * Returns the caller's headers, which are sent for the sitemap that the caller named and to hosts of the
 * domain itself.
 */
function ownHeaders(
  url: string,
  { headers, sitemapUrl, alone }: SitemapFetcherRequest,
): OwnHeaders | undefined {
  if (!headers) return undefined
  const { hostname = '', origin } = parsedUrl(url) ?? {}
  const isTarget = sitemapUrl === undefined ? alone.owns(hostname) : origin === parsedUrl(sitemapUrl)?.origin
  return isTarget ? { target: url, headers } : undefined
}

/** Creates a function that fetches sitemaps. All of them together stay within `maxSitemapsBytes`. */
export function createSitemapFetcher(request: SitemapFetcherRequest): FetchSitemap {
  const { client, belonging } = request
  const { maxSitemapBytes, maxSitemapsBytes, maxIndexEntries } = CRAWL
  const left = { bytes: maxSitemapsBytes, children: maxIndexEntries, barren: MAX_BARREN_BYTES }
  return async (url, signal) => {
    const own = ownHeaders(url, request)
    const { body, failure, status, finalUrl } = await client.open({ url, accept: ACCEPT, own, signal })
    // The list may hold one URL more than `request.maxBytes` allows, so that it shows that there are more.
    const maxBytes = request.maxBytes + MAX_URL_CHARS
    const pages = createPageList(belonging, { ...request, maxBytes })
    const children = new Set<string>()
    const outcome = { url, finalUrl, pages, children }
    if (!body) {
      const why = failure?.message ?? 'It has no content.'
      return { ...outcome, read: undefined, why, settled: failure === null }
    }
    if (status < 200 || status >= 300) {
      body.destroy()
      const why = `It answered with status ${status}.`
      return { ...outcome, read: undefined, why, settled: isSettled(status) }
    }
    const addChild = (location: string) => {
      const url = location.length <= MAX_URL_CHARS ? absoluteUrl(location, finalUrl) : undefined
      if (url !== undefined) children.add(withoutFragment(url))
      return --left.children > 0
    }
    // Most locations are absolute URLs. Only the others need the URL parser.
    const addPage = (location: string) =>
      pages.put(isWebAddress(location) ? location : (absoluteUrl(location, finalUrl) ?? location))
    let named = 0
    /** Counts a piece of this length, and returns whether to read the rest of the file. */
    const isFruitful = (bytes: number) => {
      const before = named
      named = pages.named() + children.size
      if (named === before) left.barren -= bytes
      return named > before || left.barren > 0
    }
    let unmatched: Error | undefined
    const fail = (thrown: Error) => {
      unmatched = thrown
    }
    const read = await readSitemap(body, {
      take: (location, kind) => (kind === 'index' ? addChild(location) : addPage(location)),
      settle: async (bytes) => {
        await pages.settle().catch(fail)
        if (pages.isFull() || unmatched !== undefined) return 'full'
        return isFruitful(bytes) ? undefined : 'too_large'
      },
      maxBytes: Math.max(0, Math.min(maxSitemapBytes, left.bytes)),
    })
    if (unmatched === undefined) await pages.settle('all').catch(fail)
    left.bytes -= read.bytes
    signal.throwIfAborted()
    if (unmatched !== undefined) throw unmatched
    return {
      ...outcome,
      read,
      why: read.isSitemap ? '' : 'It is not a sitemap.',
      settled: read.ended !== 'torn',
    }
  }
}

/** Status codes of a file that does not exist or may not be read. Other errors may be temporary. */
const LASTING: ReadonlySet<number> = new Set([400, 401, 404, 405, 406, 410])

export function isSettled(status: number): boolean {
  return status < 400 || LASTING.has(status)
}
