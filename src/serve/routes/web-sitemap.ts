import { route } from '../route.ts'
import { sitemapBody } from '../wire.ts'

/** Contract §3.20: the bounds of `maxLinks` are those of later clients, and without it the older 500 hold. */
export const webSitemap = route({
  method: 'GET',
  path: '/v1/web/scrape/sitemap',
  params: {
    domain: { kind: 'text', required: true },
    maxLinks: { kind: 'integer', min: 1, max: 100_000, fallback: 500 },
  },
  async answer({ domain, maxLinks }, waiter, { resolve, sitemap, flights, options }) {
    const site = resolve(domain)
    // Others may join who wait longer than the first.
    const timeoutMs = Math.max(waiter.timeoutMs, options.lookupTimeoutMs)
    const start = async (signal: AbortSignal) =>
      sitemapBody(await sitemap(site, { maxLinks, signal, timeoutMs }))
    return flights.join(`sitemap ${maxLinks} ${site.domain}`, start, waiter)
  },
})
