import { NO_PATTERN, parseUrlPattern } from '../../formats/url-pattern.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Limits } from '../flights.ts'
import { route } from '../route.ts'
import { sitemapBody } from '../wire.ts'

/** Contract §3.20: the bounds of `maxLinks` and `urlRegex` are those of later clients, and without `maxLinks` the older 500 hold. */
export const webSitemap = route({
  method: 'GET',
  path: '/v1/web/scrape/sitemap',
  params: {
    domain: { kind: 'text', required: true },
    maxLinks: { kind: 'integer', min: 1, max: 100_000, fallback: 500 },
    urlRegex: { kind: 'text' },
  },
  async answer({ domain, maxLinks, urlRegex: wanted }, waiter, { resolve, sitemap, flights }) {
    const site = resolve(domain)
    const urlRegex = wanted === undefined ? undefined : parseUrlPattern(wanted)
    if (wanted !== undefined && !urlRegex) throw new BlazonError('invalid_input', `urlRegex: ${NO_PATTERN}`)
    const start = async (limits: Limits) =>
      sitemapBody(await sitemap(site, { maxLinks, urlRegex, ...limits }))
    return flights.join(`sitemap ${maxLinks} ${site.domain} ${wanted ?? ''}`, start, waiter)
  },
})
