import { isWebAddress } from '../../formats/sitemap-records.ts'
import { absoluteUrl, withoutFragment } from '../../formats/url.ts'
import type { Options } from '../../model/options.ts'
import type { StreamingClient } from '../http/client.ts'
import { createPageList, type Wanted } from './page-list.ts'
import type { Belonging } from './page-url.ts'
import { readSitemap, type SitemapRead } from './sitemap-file.ts'

/** What a sitemap holds, as far as it was read. */
export interface FetchedSitemap {
  readonly url: string
  readonly finalUrl: string
  /** Of the site; no more of them than are wanted. */
  readonly pages: ReadonlySet<string>
  /** Sitemaps that it leads to, of whatever site. */
  readonly children: ReadonlySet<string>
  /** Undefined when it could not be read at all: `why` says why. */
  readonly read: SitemapRead | undefined
  readonly why: string
  /** False when another time it may be read, or read further: no answer, an error of the server's, a refusal, an answer that broke off. */
  readonly settled: boolean
}

export interface SitemapFetcherRequest extends Wanted {
  readonly client: StreamingClient
  readonly belonging: Belonging
  readonly options: Options
}

/** Fetches one sitemap and reads it while it comes. Rejects only when the signal fires. */
export type FetchSitemap = (url: string, signal: AbortSignal) => Promise<FetchedSitemap>

const ACCEPT = 'application/xml,text/xml,text/plain;q=0.9,*/*;q=0.8'

/** All sitemaps fetched with it together stay within `maxSitemapsBytes`. */
export function createSitemapFetcher(request: SitemapFetcherRequest): FetchSitemap {
  const { client, belonging, options } = request
  const { maxSitemapBytes, maxSitemapsBytes, maxIndexEntries, maxUrlChars } = options.crawl
  const left = { bytes: maxSitemapsBytes, children: maxIndexEntries }
  return async (url, signal) => {
    const { body, failure, status, finalUrl } = await client.open({ url, accept: ACCEPT, signal })
    const pages = createPageList(belonging, request)
    const children = new Set<string>()
    const outcome = { url, finalUrl, pages: pages.urls, children }
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
      const url = location.length <= maxUrlChars ? absoluteUrl(location, finalUrl) : undefined
      if (url !== undefined) children.add(withoutFragment(url))
      return --left.children > 0
    }
    // Most are whole: only the others are worth a parser.
    const addPage = (location: string) =>
      pages.put(isWebAddress(location) ? location : (absoluteUrl(location, finalUrl) ?? location))
    const read = await readSitemap(body, {
      take: (location, kind) => (kind === 'index' ? addChild(location) : addPage(location)),
      maxBytes: Math.max(0, Math.min(maxSitemapBytes, left.bytes)),
    })
    left.bytes -= read.bytes
    signal.throwIfAborted()
    return {
      ...outcome,
      read,
      why: read.isSitemap ? '' : 'It is no sitemap.',
      settled: read.ended !== 'torn',
    }
  }
}

/** Statuses that say that a file is not there, or not for us to see, and not that we are turned away for now. */
const LASTING: ReadonlySet<number> = new Set([400, 401, 404, 405, 406, 410])

export function isSettled(status: number): boolean {
  return status < 400 || LASTING.has(status)
}
