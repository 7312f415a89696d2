import { z } from 'zod'
import { parsedUrl } from '../../../../formats/url.ts'
import { MAX_LINKS } from '../../../../model/pages.ts'
import { flag, integer, type RawParams } from '../../params.ts'
import { type Route, route } from '../../route.ts'
import { bodyOf } from '../asking.ts'
import { commonOf, LOCATION, OF_ACCOUNT, OF_LOG, PAGE_URL } from './options.ts'

const PARAMS = {
  url: PAGE_URL.describe('The site.'),
  search: z.string().max(500).optional().describe('Words; addresses with more of them come first.'),
  sitemap: z.enum(['skip', 'include', 'only']).default('include'),
  includeSubdomains: flag().default(true),
  ignoreQueryParameters: flag().default(true),
  limit: integer(1, Number.MAX_SAFE_INTEGER).default(5_000),
  timeout: integer(1, Number.MAX_SAFE_INTEGER).optional(),
  ...{ location: LOCATION, ...OF_LOG, ...OF_ACCOUNT },
}

/** Makes the route that lists the pages of a site. The list comes from `/v1/web/scrape/sitemap`. */
export function mapRoute(sitemap: Route): Route {
  return route({
    method: 'POST',
    path: '/v2/map',
    endpoint: 'firecrawl/map',
    summary: 'the pages of a site, as Firecrawl answers it',
    answer: z.object({ success: z.literal(true), links: z.array(z.object({ url: z.string() })) }),
    obeysStorage: true,
    common: commonOf,
    params: PARAMS,
    async run(given, caller, context) {
      const { url, search, limit, sitemap: how } = given
      const body = await bodyOf(sitemap, { domain: url, maxLinks: MAX_LINKS }, caller, context)
      const { sitemapsFetched } = body.meta as { readonly sitemapsFetched: number }
      const listed = how === 'only' && sitemapsFetched === 0 ? [] : (body.urls as readonly string[])
      const links = found(chosen(listed, given), search).slice(0, limit)
      const warning = warningOf(given, sitemapsFetched)
      return JSON.stringify({
        ...{ success: true, links: links.map((link) => ({ url: link })) },
        ...(warning !== '' && { warning }),
      })
    },
  })
}

type Given = Pick<z.output<z.ZodObject<typeof PARAMS>>, 'url' | 'includeSubdomains' | 'ignoreQueryParameters'>

/** Returns the requested addresses, each of them once. */
function chosen(urls: readonly string[], given: Given): readonly string[] {
  const host = parsedUrl(given.url)?.hostname ?? given.url
  const of = urls.flatMap((url) => {
    const read = parsedUrl(url)
    if (!read || (!given.includeSubdomains && read.hostname !== host)) return []
    return [given.ignoreQueryParameters ? `${read.origin}${read.pathname}` : url]
  })
  return [...new Set(of)]
}

/** Returns the addresses that contain a word of the search. Those with the most words come first. */
function found(urls: readonly string[], search: string | undefined): readonly string[] {
  const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? []
  if (words.length === 0) return urls
  const scored = urls.map((url) => {
    const text = url.toLowerCase()
    return { url, score: words.filter((word) => text.includes(word)).length }
  })
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ url }) => url)
}

function warningOf(given: RawParams, sitemapsFetched: number): string {
  return [
    ...(given.sitemap === 'skip' && sitemapsFetched > 0 ? ['sitemap: the list is from the sitemaps.'] : []),
    ...['location', 'threatProtection', 'auditMetadata'].flatMap((name) =>
      given[name] === undefined ? [] : [`${name} has no effect on a list of addresses.`],
    ),
  ].join(' ')
}
