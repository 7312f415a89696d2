import { z } from 'zod'
import { MAX_LINKS } from '../../model/pages.ts'
import { SITEMAP_ANSWER } from '../answers/page.ts'
import { successBody } from '../body.ts'
import { DOMAIN } from '../company.ts'
import { integer } from '../params.ts'
import { route } from '../route.ts'
import type { Limits } from '../shared-work.ts'

/**
 * The bounds of `maxLinks` and the syntax of `urlRegex` are those of later clients; the
 * default of `maxLinks` is that of older ones, 500.
 */
export const webSitemap = route({
  method: 'GET',
  path: '/v1/web/scrape/sitemap',
  summary: 'the pages that a site lists in its sitemaps',
  answer: SITEMAP_ANSWER,
  params: {
    domain: DOMAIN,
    maxLinks: integer(1, MAX_LINKS).default(500).describe('How many URLs at most.'),
    urlRegex: z.string().optional().describe('Only URLs in which this expression (RE2) is found.'),
  },
  async run({ domain, maxLinks, urlRegex }, waiter, { resolve, engine, shared }) {
    const site = resolve(domain)
    const start = async (limits: Limits) => {
      const { domain: listed, urls, meta } = await engine.sitemap(site, { maxLinks, urlRegex, ...limits })
      return successBody({ domain: listed, urls, meta })
    }
    return shared.join(`sitemap ${maxLinks} ${site.domain} ${urlRegex ?? ''}`, start, waiter)
  },
})
