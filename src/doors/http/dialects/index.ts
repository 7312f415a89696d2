/** The dialects of the service. Each dialect has a folder and a line here. */

import type { DialectName } from '../../../model/dialects.ts'
import { type Route, routeAt, type Spoken } from '../route.ts'
import type { Dialect } from './dialect.ts'

const LOADED: Readonly<Record<DialectName, () => Promise<Dialect>>> = {
  firecrawl: async () => (await import('./firecrawl/index.ts')).FIRECRAWL,
  logos: async () => (await import('./logos/index.ts')).LOGOS,
}

/** Loads dialects for a service with these routes. */
export async function spokenOver(names: readonly DialectName[], routes: readonly Route[]): Promise<Spoken> {
  const dialects = await Promise.all([...new Set(names)].map((name) => LOADED[name]()))
  const v1 = routeAt(routes)
  return {
    routes: dialects.flatMap(({ refused, ...dialect }) =>
      dialect.routes(v1).map((route) => ({ ...route, refused: route.refused ?? refused })),
    ),
    refusedAt: (path) =>
      dialects.find(({ prefix }) => prefix !== undefined && path.startsWith(prefix))?.refused,
  }
}
