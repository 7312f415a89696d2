import { nameOfPattern, type SitemapQuery } from '../capture/crawl/index.ts'
import type { Deadline } from '../concurrency/deadline.ts'
import type { StoredRequest } from '../model/kept.ts'
import { DEFAULT_LINKS, type PagesTarget, type SitePages } from '../model/pages.ts'
import type { Site } from '../model/site.ts'
import type { Ports } from './ports.ts'
import { storedReading } from './stored.ts'

/** How the pages of a site are listed, and which stored lists may be used. */
type PagesQuery = SitemapQuery & StoredRequest & { readonly refresh?: boolean | undefined }

/** Returns the stored list of a site's pages while it is fresh, else a new list. Rejects as `list` does. */
export async function pagesOf(
  { list, pages, options }: Pick<Ports, 'list' | 'pages' | 'options'>,
  site: Site,
  { refresh, maxAgeMs, maxStaleMs, onStored, ...query }: PagesQuery,
  deadline: Deadline,
): Promise<SitePages> {
  const { maxLinks = DEFAULT_LINKS, urlRegex } = query
  const target: PagesTarget = {
    domain: site.domain,
    maxLinks,
    urlRegex: nameOfPattern(urlRegex),
    producer: options.producer,
    robots: options.crawl.robots,
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
