import { z } from 'zod'
import { bodyOf } from '../../dialects/asking.ts'
import { type Route, route } from '../../route.ts'

const ANSWER = z
  .object({
    success: z.literal(true),
    domain: z.string(),
    urls: z
      .array(z.object({ url: z.string() }))
      .describe('Addresses alone: titles and descriptions are known only of pages that were visited.'),
  })
  .meta({ id: 'UrlsAnswer' })

/** The pages of a site, as `/v1/web/scrape/sitemap` lists them. */
export function urlsRoute(sitemap: Route): Route {
  return route({
    method: 'GET',
    path: '/v1/web/urls',
    summary: 'the pages of a site, as the third version of the later client asks for them',
    answer: ANSWER,
    obeysStorage: true,
    params: sitemap.params,
    async run(given, caller, context) {
      const { domain, urls } = await bodyOf(sitemap, given, caller, context)
      const listed = (urls as readonly string[]).map((url) => ({ url }))
      return JSON.stringify({ success: true, domain, urls: listed })
    },
  })
}
