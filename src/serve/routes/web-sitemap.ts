import { successBody } from '../body.ts'
import { route } from '../route.ts'
import type { Limits } from '../shared-work.ts'

/**
 * Contract §3.20. The bounds of `maxLinks` and the syntax of `urlRegex` are those of later clients; the
 * default of `maxLinks` is that of older ones, 500.
 */
export const webSitemap = route({
  method: 'GET',
  path: '/v1/web/scrape/sitemap',
  params: {
    domain: { kind: 'text', required: true },
    maxLinks: { kind: 'integer', min: 1, max: 100_000, fallback: 500 },
    urlRegex: { kind: 'text' },
  },
  async answer({ domain, maxLinks, urlRegex }, waiter, { resolve, engine, shared }) {
    const site = resolve(domain)
    const start = async (limits: Limits) => {
      const { domain: listed, urls, meta } = await engine.sitemap(site, { maxLinks, urlRegex, ...limits })
      return successBody({ domain: listed, urls, meta })
    }
    return shared.join(`sitemap ${maxLinks} ${site.domain} ${urlRegex ?? ''}`, start, waiter)
  },
})
