/** The names of Firecrawl's second version, for its clients. */

import type { Dialect } from '../dialect.ts'
import { mapRoute } from './map.ts'
import { refused } from './refused.ts'
import { scrapeRoute } from './scrape.ts'

export const FIRECRAWL: Dialect = {
  prefix: '/v2/',
  refused,
  routes: (v1) => [scrapeRoute(v1), mapRoute(v1('/v1/web/scrape/sitemap'))],
}
