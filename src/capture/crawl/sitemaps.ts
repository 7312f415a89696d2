/** Reads the sitemaps that robots.txt names, or those at the usual paths, and all that they name. */

import { createBreather } from '../../concurrency/breather.ts'
import { withoutFragment } from '../../formats/url.ts'
import { words } from '../../lexicon/pattern.ts'
import { noun } from '../../model/noun.ts'
import type { SitemapCounts } from '../../model/pages.ts'
import type { Site } from '../../model/site.ts'
import { CRAWL, FETCH } from '../bounds.ts'
import type { StreamingClient } from '../http/client.ts'
import { createAddressSearch } from '../page/landing.ts'
import { inOrder } from './in-order.ts'
import { createPageList, type Wanted } from './page-list.ts'
import { type Belonging, belongingTo } from './page-url.ts'
import { type AskRobots, askOnce, type RobotsFile, type RobotsOf } from './robots.ts'
import { createSitemapFetcher, type FetchedSitemap, isSettled } from './sitemap-fetch.ts'

export interface WalkRequest extends Wanted {
  readonly site: Site
  readonly client: StreamingClient
  readonly askRobots: AskRobots
  readonly signal: AbortSignal
}

export interface Walked {
  readonly urls: readonly string[]
  readonly meta: SitemapCounts
  readonly notes: readonly string[]
  /** See `SitePages.settled`. */
  readonly settled: boolean
}

/**
 * Usual paths of sitemaps. They are tried only when robots.txt names no sitemap that can be read. The second
 * row is tried only when the first row gives no sitemap.
 */
const USUAL_PATHS: readonly (readonly string[])[] = [
  ['/sitemap.xml', '/sitemap_index.xml'],
  words(`
    /sitemap-index.xml /wp-sitemap.xml /sitemap.xml.gz /sitemap/sitemap.xml /sitemap/index.xml
    /sitemaps.xml /sitemap1.xml /sitemap.txt`),
]

/**
 * Lists the pages in the sitemaps of a site, in the order of the site, whichever file answers first. Rejects
 * with the site's failure when it does not answer at all, and with the signal's reason when it fires.
 */
export async function walkSitemaps(request: WalkRequest): Promise<Walked> {
  const { site, sitemapUrl, includeSubdomains } = request
  const robotsOf = askOnce(request)
  const belonging = belongingTo(site, includeSubdomains === false)
  if (sitemapUrl !== undefined) {
    const walk = createWalk({ ...request, robotsOf, belonging })
    await walk.descend([withoutFragment(sitemapUrl)], true)
    return walk.outcome()
  }
  const home = await findHome(site, belonging, robotsOf)
  const walk = createWalk({ ...request, robotsOf, belonging })
  await walk.descend(home.sitemaps, true)
  for (const paths of USUAL_PATHS) {
    if (walk.hasRead()) break
    const guesses = paths.map((path) => `${home.origin}${path}`)
    await walk.descend(guesses, false)
  }
  return walk.outcome()
}

interface WalkParts extends WalkRequest {
  readonly robotsOf: RobotsOf
  readonly belonging: Belonging
}

interface Walk {
  /** Reads sitemaps level by level. A guessed one (`isKnown` is false) counts only when it exists. */
  descend(urls: readonly string[], isKnown: boolean): Promise<void>
  hasRead(): boolean
  outcome(): Walked
}

function createWalk(parts: WalkParts): Walk {
  const { signal } = parts
  // The URLs were matched when each file was read, so this list needs no pattern.
  const { maxLinks, maxBytes } = parts
  const list = createPageList(parts.belonging, { maxLinks, maxBytes })
  const tally = createTally()
  let settled = true
  const robotsOf: RobotsOf = async (url) => {
    const rules = await parts.robotsOf(url)
    settled &&= rules.failure === null && isSettled(rules.status)
    return rules
  }
  const admit = createAdmission({ ...parts, robotsOf }, tally)
  const fetch = createSitemapFetcher({ ...parts, alone: belongingTo(parts.site, true) })
  const known = new Set<string>()

  const take = (file: FetchedSitemap, isKnown: boolean): void => {
    const isTwin = file.finalUrl !== file.url && known.has(file.finalUrl)
    known.add(file.finalUrl)
    settled &&= file.settled
    if (isTwin && isKnown) tally.skipped(1, 'they redirect to others that are read anyway')
    if (isTwin || !enter(file, isKnown, tally)) return
    list.take(file.pages)
    if (list.isCut())
      tally.note(
        `Only the first ${list.urls.size} ${noun(list.urls.size, 'page is', 'pages are')} given: all take more than ${maxBytes} bytes.`,
      )
  }
  /** Reads these sitemaps and returns the URLs of the sitemaps that they name. */
  const readAll = async (urls: readonly string[], isKnown: boolean): Promise<string[]> => {
    const children: string[] = []
    let taken = 0
    for await (const file of inOrder(urls, FETCH.perSiteConcurrency, fetch, signal)) {
      take(file, isKnown)
      for (const child of file.children) children.push(child)
      taken++
      if (list.isFull()) break
    }
    if (isKnown) tally.skipped(urls.length - taken, ENOUGH)
    return children
  }
  return {
    async descend(urls, isKnown) {
      let level = urls
      for (let depth = 0; ; depth++) {
        const fresh = level.filter((url) => !known.has(url) && known.add(url))
        if (fresh.length === 0) return
        const isSure = isKnown || depth > 0
        if (isSure) tally.discovered(fresh.length)
        if (list.isFull()) return tally.skipped(fresh.length, ENOUGH)
        if (depth > CRAWL.maxIndexDepth) return tally.skipped(fresh.length, TOO_DEEP)
        level = await readAll(await admit(fresh, isSure), isSure)
      }
    },
    hasRead: () => tally.counts().sitemapsFetched > 0,
    outcome: () => ({ urls: [...list.urls], meta: tally.counts(), notes: tally.notes(), settled }),
  }
}

const ENOUGH = 'enough pages were found without them'
const UNSEEN = 'Not all usual paths of sitemaps were tried: robots.txt refuses them, or cannot be read.'
const TOO_DEEP = 'too many levels of indexes above them'

/** Counts a file. Returns true when it is a sitemap. */
function enter({ url, read, why }: FetchedSitemap, isKnown: boolean, tally: Tally): boolean {
  if (!read?.isSitemap) {
    if (isKnown) tally.failed(url, why)
    return false
  }
  if (!isKnown) tally.discovered(1)
  tally.fetched()
  if (read.ended === 'torn') tally.note(`${url} breaks off after ${read.bytes} bytes.`)
  if (read.ended === 'too_large') tally.note(`${url} was read to ${read.bytes} bytes, and is longer.`)
  return true
}

/** Chooses the sitemaps that may be read: on the site's own hosts, allowed by robots.txt, not too many. */
function createAdmission({ belonging, robotsOf, sitemapUrl }: WalkParts, tally: Tally) {
  const { maxSitemaps } = CRAWL
  const named = sitemapUrl && withoutFragment(sitemapUrl)
  let left = maxSitemaps
  return async (fresh: readonly string[], isKnown: boolean): Promise<string[]> => {
    // A sitemap that the caller named may be on any host.
    const isOwn = (url: string) => url === named || belonging.owns(new URL(url).hostname)
    const own = fresh.filter(isOwn)
    const within = own.slice(0, left)
    left -= within.length
    const allowed: string[] = []
    const breathe = createBreather()
    for (const url of within) {
      if ((await robotsOf(url)).allows(url)) allowed.push(url)
      await breathe()
    }
    if (!isKnown) {
      if (allowed.length < within.length) tally.note(UNSEEN)
      return allowed
    }
    tally.skipped(fresh.length - own.length, 'they are on other sites')
    tally.skipped(own.length - within.length, `more than ${maxSitemaps}`)
    tally.skipped(within.length - allowed.length, 'robots.txt refuses them')
    return allowed
  }
}

/** The origin of a site, and the sitemaps that its robots.txt names. */
interface Home {
  /** Scheme, host and port. */
  readonly origin: string
  readonly sitemaps: readonly string[]
}

/**
 * Finds the origin that answers for a site, by requesting robots.txt. When that redirects to another host of
 * the site, the other host is the origin, and the sitemaps of both count. Rejects with the site's failure
 * when none answers.
 */
async function findHome(site: Site, belonging: Belonging, robotsOf: RobotsOf): Promise<Home> {
  const search = createAddressSearch<RobotsFile>({ site })
  for (const url of search.addresses()) search.answered(url, await robotsOf(url))
  const first = search.best()
  const end = new URL(first.finalUrl)
  if (end.origin === first.origin || !belonging.owns(end.hostname)) return first
  const there = await robotsOf(end.origin)
  return { origin: end.origin, sitemaps: [...there.sitemaps, ...first.sitemaps] }
}

/** Counts sitemaps, and collects sentences that say why some were not read. */
interface Tally {
  discovered(count: number): void
  fetched(): void
  skipped(count: number, why: string): void
  failed(url: string, why: string): void
  /** Adds a sentence about something that was read only in part. */
  note(text: string): void
  counts(): SitemapCounts
  notes(): readonly string[]
}

const MAX_NOTES = 50

function createTally(): Tally {
  const counts = { sitemapsDiscovered: 0, sitemapsFetched: 0, sitemapsSkipped: 0, errors: 0 }
  const notes: string[] = []
  const note = (text: string) => {
    if (notes.length < MAX_NOTES && !notes.includes(text)) notes.push(text)
  }
  return {
    note,
    discovered: (count) => {
      counts.sitemapsDiscovered += count
    },
    fetched: () => {
      counts.sitemapsFetched++
    },
    skipped(count, why) {
      if (count === 0) return
      counts.sitemapsSkipped += count
      note(`Sitemaps not read: ${count} (${why}).`)
    },
    failed(url, why) {
      counts.errors++
      counts.sitemapsSkipped++
      note(`${url} was not read: ${why}`)
    },
    counts: () => ({ ...counts }),
    notes: () => [...notes],
  }
}
