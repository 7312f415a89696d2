/** Lists the pages of a site from its sitemaps or, without any, from the links of its landing page. */

import { BlazonError } from '../../model/errors.ts'
import type { SitePages } from '../../model/pages.ts'
import type { PageClass, Site } from '../../model/site.ts'
import { refusedFor } from '../../snapshot/refused.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { PageReader } from '../page/reader.ts'
import { createPageList, type Wanted } from './page-list.ts'
import { belongingTo } from './page-url.ts'
import { isSettled } from './sitemap-fetch.ts'
import type { Walked } from './sitemaps.ts'

export interface SitePagesRequest {
  readonly site: Site
  readonly wanted: Wanted
  /** Reads the site's sitemaps. */
  readonly walk: () => Promise<Walked>
  /** Captures the landing page. It is called only when the site has no sitemap. */
  readonly landingPage: () => Promise<Snapshot>
  readonly reader: PageReader
  readonly signal: AbortSignal
}

/** Lists the pages in a site's sitemaps, or else the links of its landing page. Rejects as a capture does. */
export async function sitePages(request: SitePagesRequest): Promise<SitePages> {
  const { site } = request
  const { urls, meta, notes, settled } = await request.walk()
  const { domain } = site
  if (meta.sitemapsFetched > 0) return { domain, urls, source: 'sitemap', meta, notes, settled }
  const { sitemapUrl, headers } = request.wanted
  if (sitemapUrl !== undefined || headers)
    throw new BlazonError('unreachable', `${domain} gave no sitemap. ${notes.join(' ')}`.trim())
  const linked = await linkedPages(request)
  return {
    domain,
    urls: linked.urls,
    source: 'landing_page',
    meta,
    notes,
    settled: settled && linked.settled,
  }
}

async function linkedPages({ site, wanted, landingPage, reader, signal }: SitePagesRequest) {
  const page = await landingPage()
  const { verdict, urls, isShell } = await reader.links(page, signal)
  const isLinkless = urls.length === 0 && !isShell
  if (verdict.class !== 'brand' && (NOT_ITS_LINKS.has(verdict.class) || isLinkless))
    throw refusal(refusedFor(page, verdict.class, verdict.evidence))
  const list = createPageList(belongingTo(site, wanted.includeSubdomains === false), wanted)
  for (const url of urls) list.put(url)
  await list.settle('all')
  const isTorn = page.resources.some(({ kind, partial }) => kind === 'document' && partial)
  return { urls: [...list.urls], settled: isSettled(page.document.status) && !isShell && !isTorn }
}

/** Classes of landing pages whose links do not belong to the site. */
const NOT_ITS_LINKS: ReadonlySet<PageClass> = new Set(['blocked', 'parked', 'error_page', 'redirected'])

function refusal({
  domain,
  class: pageClass,
  status,
  fileType,
  evidence,
}: ReturnType<typeof refusedFor>): BlazonError {
  // A block or a server failure may pass; a parked domain or a missing page does not.
  const retryable = pageClass === 'blocked' || status >= 500
  const why =
    pageClass === 'blocked'
      ? 'refuses automatic visits'
      : `has no sitemap, and its landing page is: ${pageClass.replaceAll('_', ' ')}`
  return new BlazonError('unreachable', `${domain} ${why}; ${evidence.join('; ')}`, {
    retryable,
    refused: { class: pageClass, status, ...(fileType !== undefined && { fileType }) },
  })
}
