import type { Site } from '../../model/site.ts'
import { firstAnswer } from '../page/landing.ts'
import type { Belonging } from './page-url.ts'
import type { RobotsOf } from './robots.ts'

/** The origin of a site, and the sitemaps that its robots.txt names. */
export interface Home {
  /** Scheme, host and port. */
  readonly origin: string
  readonly sitemaps: readonly string[]
}

/**
 * Finds the origin that answers for a site, by requesting robots.txt. When that redirects to another host of
 * the site, the other host is the origin, and the sitemaps of both count. Rejects with the site's failure
 * when none answers.
 */
export async function findHome(site: Site, belonging: Belonging, robotsOf: RobotsOf): Promise<Home> {
  const first = await firstAnswer({ site }, robotsOf)
  const end = new URL(first.finalUrl)
  if (end.origin === first.origin || !belonging.owns(end.hostname)) return first
  const there = await robotsOf(end.origin)
  return { origin: end.origin, sitemaps: [...there.sitemaps, ...first.sitemaps] }
}
