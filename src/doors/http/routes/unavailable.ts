import { z } from 'zod'
import { WireError } from '../errors.ts'
import { type Route, route } from '../route.ts'

/** Endpoints of newer clients whose data cannot be had on one's own server, each with the reason. */
const UNAVAILABLE: readonly (readonly [method: 'GET' | 'POST', path: string, why: string])[] = [
  ['POST', '/v1/web/search', 'This server has no index of the web, so it cannot search it'],
  ['POST', '/v1/web/answers', 'This server has no index of the web, so it cannot research a question'],
  [
    'GET',
    '/v1/web/competitors',
    'This server has no index of companies by market, so it knows no competitors',
  ],
  ['POST', '/v1/news/search', 'This server has no feed of news'],
  ['POST', '/v1/people/enrich', 'This server has no data about persons, and collects none'],
  [
    'POST',
    '/v1/feedback',
    'This server sends feedback to nobody; its operator can correct brands, so write to them',
  ],
]

/** The routes for these endpoints. They refuse every call with the reason. */
export const unavailableRoutes: readonly Route[] = UNAVAILABLE.map(([method, path, why]) => {
  const refusal = {
    ...{ status: 501, errorCode: 'NOT_AVAILABLE', message: why },
    // Clients repeat a call after a 5xx, but this one never succeeds.
    headers: { 'x-should-retry': 'false' },
  }
  return route({
    ...{ method, path, summary: 'not available on a server of one’s own' },
    answer: z.object({}),
    errors: [refusal],
    params: {},
    run: () => Promise.reject(new WireError(refusal)),
  })
})
