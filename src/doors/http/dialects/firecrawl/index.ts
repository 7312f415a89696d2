/** The names of Firecrawl's second version, for its clients. */

import type { Route, RouteAt } from '../../route.ts'
import type { Dialect } from '../dialect.ts'
import { jobRoutes } from './jobs.ts'
import { mapRoute } from './map.ts'
import { refused } from './refused.ts'
import { scrapeRoute } from './scrape.ts'
import { batchRoute, crawlRoute } from './submitting.ts'

export const FIRECRAWL: Dialect = {
  prefix: '/v2/',
  refused,
  routes: (v1) => [
    ...[scrapeRoute(v1), mapRoute(v1('/v1/web/scrape/sitemap'))],
    ...(v1.has('/v1/batch/submit') ? ofJobs(v1) : []),
  ],
}

function ofJobs(v1: RouteAt): readonly Route[] {
  const batches = {
    submit: v1('/v1/batch/submit'),
    one: v1('/v1/batch/{id}'),
    results: v1('/v1/batch/{id}/results'),
    cancel: v1('/v1/batch/{id}/cancel'),
  }
  const markdown = v1('/v1/web/scrape/markdown')
  return [
    ...[crawlRoute(batches, markdown), batchRoute(batches, markdown)],
    ...[...jobRoutes('/v2/crawl', batches), ...jobRoutes('/v2/batch/scrape', batches)],
  ]
}
