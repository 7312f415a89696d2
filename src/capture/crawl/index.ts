import type { UrlPattern } from '../../formats/url-pattern.ts'
import { BlazonError } from '../../model/errors.ts'
import type { Options } from '../../model/options.ts'
import type { SitePages } from '../../model/pages.ts'
import type { Site } from '../../model/site.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { StreamingClient } from '../http/client.ts'
import { countdown, createInFlight } from '../inflight.ts'
import type { ClientOut } from '../passage.ts'
import type { PageReader } from '../reader.ts'
import type { Slots } from '../slots.ts'
import type { Wanted } from './page-list.ts'
import { type AskRobots, createRobots } from './robots.ts'
import { sitePages } from './site-pages.ts'
import { walkSitemaps } from './sitemaps.ts'

export interface SitemapRequest {
  /** Pages at most, 1 to `crawl.maxLinks`; default `crawl.defaultLinks`. */
  readonly maxLinks?: number | undefined
  /** Only URLs that it matches: a RegExp, or of somebody else's making a pattern that takes no more time than it should. */
  readonly urlRegex?: UrlPattern | undefined
  /** How long the caller waits, in milliseconds; default `lookupTimeoutMs`. */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** Reads the lists that sites make of their pages. */
export interface Sitemaps {
  /** Equal requests under way are shared. Rejects as a capture does, and with `invalid_input` for a `maxLinks` out of bounds. */
  of(site: Site, request: SitemapRequest): Promise<SitePages>
  /**
   * Asks for everything that `of` would by default, through what `through` makes of the client: a recorder. What does not answer is no
   * failure here. Rejects only when `signal` fires.
   */
  visit(site: Site, through: (client: StreamingClient) => StreamingClient, signal: AbortSignal): Promise<void>
  close(reason: Error): Promise<void>
}

interface TimeLeft {
  readonly timeLeftMs: () => number
  readonly signal: AbortSignal
}

export interface SitemapsParts {
  readonly options: Options
  readonly clock: () => Date
  readonly slots: Slots
  readonly reader: PageReader
  readonly askRobots: AskRobots
  /** The way to a site, for its sitemaps together. */
  readonly open: (site: Site) => Promise<ClientOut>
  /** The site's landing page, within the time that is left. */
  readonly capture: (site: Site, within: TimeLeft) => Promise<Snapshot>
}

export function createSitemaps(parts: SitemapsParts): Sitemaps {
  const { options, slots, reader, askRobots, capture } = parts
  const flights = createInFlight<SitePages>()
  const walk = async (
    site: Site,
    wanted: Wanted,
    signal: AbortSignal,
    how: { through?: (client: StreamingClient) => StreamingClient; askRobots: AskRobots } = { askRobots },
  ) => {
    const { client, close } = await parts.open(site)
    try {
      const by = how.through?.(client) ?? client
      return await walkSitemaps({ ...wanted, site, client: by, askRobots: how.askRobots, options, signal })
    } finally {
      await close()
    }
  }
  return {
    async of(site, { maxLinks = options.crawl.defaultLinks, urlRegex, ...caller }) {
      assertLinks(maxLinks, options)
      const wanted = { maxLinks, urlRegex }
      const { timeoutMs = options.lookupTimeoutMs } = caller
      const work = (signal: AbortSignal, timeLeftMs: () => number) =>
        sitePages({
          site,
          wanted,
          options,
          reader,
          signal,
          walk: (stop) => slots.run(() => walk(site, wanted, stop), stop),
          landingPage: (stop) => capture(site, { timeLeftMs, signal: stop }),
        })
      const key = `${site.domain} ${maxLinks} ${urlRegex ?? ''}`
      return flights.share(key, work, { signal: caller.signal, timeLeftMs: countdown(timeoutMs) })
    },
    async visit(site, through, signal) {
      const wanted = { maxLinks: options.crawl.defaultLinks }
      // What is remembered of a robots.txt would not be asked for.
      const how = { through, askRobots: createRobots(options, parts.clock) }
      try {
        await slots.run(() => walk(site, wanted, signal, how), signal)
      } catch (thrown) {
        if (signal.aborted) throw thrown
      }
    },
    close: (reason) => flights.close(reason),
  }
}

function assertLinks(maxLinks: number, { crawl }: Options): void {
  if (Number.isInteger(maxLinks) && maxLinks >= 1 && maxLinks <= crawl.maxLinks) return
  throw new BlazonError('invalid_input', `maxLinks is a whole number from 1 to ${crawl.maxLinks}.`)
}
