import { type FieldTable, OUR_FIELDS } from '../../../fields/index.ts'
import { type Route, routeAt } from '../route.ts'
import { batchRoutes } from './batches.ts'
import { brandSearch } from './brand-search.ts'
import { isFile } from './files.ts'
import { isForAgents } from './for-agents.ts'
import { HEALTH } from './health.ts'
import { HOME } from './home.ts'
import { log, logs } from './logs.ts'
import { monitorFeedRoutes } from './monitor-feeds.ts'
import { monitorRoutes } from './monitors.ts'
import { callRoutes } from './of-call.ts'
import { operatorRoutes } from './operator.ts'
import { operatorForget } from './operator-forget.ts'
import { operatorListRoutes } from './operator-lists.ts'
import { parse } from './parse.ts'
import { READY } from './ready.ts'
import { isReference } from './reference.ts'
import { scrapeRoute } from './scrape/index.ts'
import { suggest } from './suggest.ts'
import { unavailableRoutes } from './unavailable.ts'
import { usage } from './usage.ts'
import { utilityPrefetch } from './utility-prefetch.ts'
import { webhookRoutes } from './webhooks.ts'

/** Every endpoint. Some come from `calls/`, and each of the others has a file and a line here. */
export const ROUTES = routesFor(OUR_FIELDS)

/** Returns every endpoint for an engine whose records have these fields. */
export function routesFor(fields: FieldTable): readonly Route[] {
  const calls = callRoutes(fields)
  return [
    ...calls,
    scrapeRoute(routeAt(calls)),
    suggest,
    parse,
    usage,
    logs,
    log,
    brandSearch,
    utilityPrefetch,
    ...unavailableRoutes,
    ...batchRoutes,
    ...webhookRoutes,
    ...monitorFeedRoutes,
    ...monitorRoutes,
    operatorForget,
    ...operatorRoutes,
    ...operatorListRoutes,
  ]
}

/** True for a path that anybody may request without a key. All of them are for GET. */
export function isOpen(path: string): boolean {
  return (
    path === HOME ||
    path === HEALTH ||
    path === READY ||
    isFile(path) ||
    isReference(path) ||
    isForAgents(path)
  )
}

/** True for a path below a route that accepts a public key, which pages contain. */
export function isBesidePublic(path: string): boolean {
  return PUBLIC.some((start) => path.startsWith(start))
}

/** The paths of `/v1` that accept a public key, up to their parameter. */
const PUBLIC = ROUTES.flatMap(({ paths, publicKeyIn }) =>
  publicKeyIn ? paths.map((path) => path.replace(/\{.*/, '')) : [],
)
