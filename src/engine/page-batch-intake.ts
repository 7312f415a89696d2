/**
 * Checks the request for a batch of pages, and finds its pages: URLs that can be read, each of them once, or
 * the pages of a site.
 */

import { hash } from 'node:crypto'
import type { Call } from '../calls/call.ts'
import { CALLS } from '../calls/index.ts'
import { createBreather } from '../concurrency/breather.ts'
import { parsedUrl, visitKey } from '../formats/url.ts'
import { BlazonError } from '../model/errors.ts'
import { checkSettings } from '../model/options/validate.ts'
import {
  type BatchCrawl,
  type BatchEntry,
  type InvalidUrl,
  type NewBatchPage,
  type NewPageBatch,
  PAGE_BATCHES,
  type PageBatchRequest,
} from '../model/page-batches.ts'
import { MAX_LINKS } from '../model/pages.ts'
import { meeting } from '../paths/conditions.ts'
import type { Ports } from '../paths/ports.ts'
import { checkedHook } from '../resolve/webhook.ts'
import type { Blazon } from './engine.ts'
import type { Parts } from './parts.ts'

const invalid = (message: string) => new BlazonError('invalid_input', message)

interface IntakePorts {
  readonly engine: Pick<Blazon, 'sitemap'>
  readonly parts: Pick<Parts, 'capturer'>
  /** Returns the site and the URL of a page. Throws for a URL that cannot be read. */
  readonly pageAt: (url: string) => { readonly page: string }
  readonly match: Ports['match']
}

/** Makes the batch for a request. Rejects with `invalid_input` when none of its pages can be read. */
export async function takenIn(request: PageBatchRequest, ports: IntakePorts): Promise<NewPageBatch> {
  const { pages, crawl, format = 'markdown', options = {}, includeHtml = false, tags = [] } = request
  if ((pages === undefined) === (crawl === undefined)) throw invalid('A batch has either pages or a crawl.')
  const { request: checks, check }: Call<never, unknown> = CALLS[format]
  checkSettings(checks, options, { whole: 'the options of the pages' })
  check?.(options as never)
  if (includeHtml && format === 'html') throw invalid('Only a batch of Markdown has the HTML, too.')
  if (tags.length > PAGE_BATCHES.maxTags) throw invalid(`A batch has at most ${PAGE_BATCHES.maxTags} tags.`)
  const { checkTarget } = ports.parts.capturer
  const found = pages ? await listed(pages, ports) : await ofSite(crawl, request, ports)
  return {
    ...{ owner: request.owner ?? '', idempotencyKey: request.idempotencyKey, format, tags },
    ...{ price: request.price ?? 0, quota: request.quota, options: { request: options, includeHtml } },
    webhook: request.webhook && checkedHook(request.webhook, checkTarget),
    ...found,
  }
}

type Found = Pick<NewPageBatch, 'mode' | 'crawl' | 'intake' | 'invalidUrls' | 'entries'>

/** Returns the pages of a list that can be read, each of them once for each of its names. */
async function listed(pages: readonly BatchEntry[], { pageAt }: IntakePorts): Promise<Found> {
  const { maxPages, maxInvalidListed } = PAGE_BATCHES
  if (pages.length === 0 || pages.length > maxPages)
    throw invalid(`A batch has 1 to ${maxPages} URLs; this one has ${pages.length}.`)
  const breathe = createBreather()
  const known = new Set<string>()
  const entries: NewBatchPage[] = []
  const invalidUrls: InvalidUrl[] = []
  let rejected = 0
  for (const entry of pages) {
    await breathe()
    const reason = wrongIn(entry, pageAt)
    if (reason !== undefined) {
      rejected += 1
      if (rejected <= maxInvalidListed)
        invalidUrls.push({ url: entry.url.slice(0, PAGE_BATCHES.maxUrlChars), reason })
      continue
    }
    // A hash is short enough for an index of the database, however long the URL is.
    const key = hash('sha256', JSON.stringify([visitKey(entry.url), entry.itemId ?? null]), 'base64url')
    if (!known.has(key)) entries.push({ ...entry, key })
    known.add(key)
  }
  const [first] = invalidUrls
  if (entries.length === 0) throw invalid(`None of the URLs can be read; the first one: ${first?.reason}`)
  const duplicates = pages.length - rejected - entries.length
  const intake = { submitted: pages.length, invalid: rejected, duplicates, reserved: entries.length }
  return {
    ...{ mode: 'scrape', crawl: null, invalidUrls, entries },
    intake: { ...intake, reservedIsCeiling: false },
  }
}

function wrongIn({ url, itemId, meta }: BatchEntry, pageAt: IntakePorts['pageAt']): string | undefined {
  const { maxUrlChars, maxItemIdChars, maxMetaChars } = PAGE_BATCHES
  if (url.length > maxUrlChars) return `The URL has more than ${maxUrlChars} characters.`
  if (itemId !== undefined && itemId.length > maxItemIdChars)
    return `The itemId has more than ${maxItemIdChars} characters.`
  if (meta !== undefined && JSON.stringify(meta).length > maxMetaChars)
    return `The meta has more than ${maxMetaChars} characters as JSON.`
  try {
    pageAt(url)
    return undefined
  } catch (thrown) {
    if (thrown instanceof BlazonError) return thrown.message
    throw thrown
  }
}

/** Returns the first page of a crawl, or the pages in the sitemaps of a site. */
async function ofSite(
  crawl: BatchCrawl | undefined,
  { signal = new AbortController().signal }: PageBatchRequest,
  { engine, pageAt, match }: IntakePorts,
): Promise<Found> {
  if (!crawl) throw invalid('A batch has either pages or a crawl.')
  const { source, maxPages = PAGE_BATCHES.maxPages, maxDepth, followSubdomains } = crawl
  const { urlRegex, conditions = [] } = crawl
  if (urlRegex !== undefined) await match({ expression: urlRegex, urls: [] }, signal)
  for (const [at, { regex }] of conditions.entries())
    await match({ expression: regex, urls: [] }, signal).catch((thrown: unknown) => {
      const why = thrown instanceof BlazonError && /^urlRegex: (.+)$/.exec(thrown.message)?.[1]
      throw why ? invalid(`conditions.${at}: ${why}`) : thrown
    })
  const chosen = { ...(urlRegex !== undefined && { urlRegex }), ...(conditions.length > 0 && { conditions }) }
  const shared = { maxPages, ...chosen }
  const intake = { submitted: null, invalid: null }
  if (source.type === 'start_url') {
    const given = /^https?:\/\//i.test(source.url) ? source.url : `https://${source.url}`
    const { page: url } = pageAt(given)
    const bounds = { ...shared, followSubdomains: followSubdomains === true }
    return {
      ...{ mode: 'crawl', invalidUrls: [], entries: [{ url, key: visitKey(url) }] },
      crawl: { source: { ...source, url }, ...bounds, ...(maxDepth !== undefined && { maxDepth }) },
      intake: { ...intake, duplicates: 0, reserved: maxPages, reservedIsCeiling: true },
    }
  }
  const domain = parsedUrl(source.domain)?.host || source.domain
  // The list has no conditions, so that all pages of it are needed where some of them may be left out.
  const maxLinks = conditions.length > 0 ? MAX_LINKS : maxPages
  const { urls: listed } = await engine.sitemap({ domain }, { maxLinks, urlRegex, signal })
  const urls = (await meeting(listed, conditions, match, signal)).slice(0, maxPages)
  const pages = new Map(urls.map((url) => [visitKey(url), url]))
  if (pages.size === 0) throw invalid(`The sitemaps of ${domain} list no page that is wanted.`)
  const entries = [...pages].map(([key, url]) => ({ url, key }))
  const counts = { duplicates: urls.length - pages.size, reserved: pages.size }
  return {
    ...{
      mode: 'crawl',
      invalidUrls: [],
      entries,
      intake: { ...intake, ...counts, reservedIsCeiling: false },
    },
    crawl: { source: { ...source, domain }, ...shared, maxDepth: 0, followSubdomains: false },
  }
}
