import { nameOfPattern, type SitemapQuery } from '../capture/crawl/index.ts'
import type { Deadline } from '../concurrency/deadline.ts'
import type { StoredRequest } from '../model/kept.ts'
import { DEFAULT_LINKS, MAX_LINKS, type PagesTarget, type SitePages } from '../model/pages.ts'
import type { Site } from '../model/site.ts'
import type { Ports } from './ports.ts'
import { storedReading } from './stored.ts'

/** How the pages of a site are listed, and which stored lists may be used. */
interface PagesQuery extends SitemapQuery, StoredRequest {
  readonly refresh?: boolean | undefined
  readonly search?: string | undefined
  readonly metadata?: boolean | undefined
}

/**
 * Returns the stored list of a site's pages while it is fresh, and otherwise a new list. With `search`, only
 * pages about the phrase are returned. With `metadata`, it has the statements of pages that are stored; no
 * page is visited for them. Rejects like `list`.
 */
export async function pagesOf(
  ports: PagesPorts,
  site: Site,
  { metadata, ...query }: PagesQuery,
  deadline: Deadline,
): Promise<SitePages> {
  const found = await wantedOf(ports, site, query, deadline)
  if (!metadata) return found
  const about = await ports.pages.aboutPages(found.urls, query.maxAgeMs)
  return { ...found, pages: found.urls.map((url) => ({ url, ...about.get(url) })) }
}

async function wantedOf(
  ports: PagesPorts,
  site: Site,
  { search, ...query }: PagesQuery,
  deadline: Deadline,
): Promise<SitePages> {
  if (search === undefined) return listOf(ports, site, query, deadline)
  // The whole list is requested and stored, because other searches can use it, too.
  const all = await listOf(ports, site, { ...query, maxLinks: MAX_LINKS }, deadline)
  const ranked = await ports.rankUrls(all.urls, search, deadline.signal)
  return { ...all, urls: ranked.slice(0, query.maxLinks ?? DEFAULT_LINKS) }
}

type PagesPorts = Pick<Ports, 'list' | 'pages' | 'options' | 'rankUrls'>

async function listOf(
  { list, pages, options }: PagesPorts,
  site: Site,
  { refresh, maxAgeMs, maxStaleMs, onStored, ...query }: PagesQuery,
  deadline: Deadline,
): Promise<SitePages> {
  const { maxLinks = DEFAULT_LINKS, urlRegex, sitemapUrl, includeSubdomains, headers } = query
  if (headers) return list(site, query, deadline)
  const target: PagesTarget = {
    domain: site.domain,
    maxLinks,
    urlRegex: nameOfPattern(urlRegex),
    producer: options.producer,
    robots: options.crawl.robots,
    ...{ sitemapUrl, includeSubdomains },
  }
  const { rules, used } = storedReading({ maxAgeMs, maxStaleMs, onStored })
  const kept = refresh ? undefined : await pages.freshPagesOf(target, rules)
  if (kept) return used(kept)
  const found = await list(site, query, deadline)
  // An object with the inherited `toString` has the same text as all other such objects. So a list for it
  // cannot be stored by this text.
  const isNamed = urlRegex?.toString !== Object.prototype.toString
  if (found.settled && isNamed) await pages.putPages(target, found)
  return found
}
