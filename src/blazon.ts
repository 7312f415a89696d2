import { inTime } from './capture/abort.ts'
import type { SitemapRequest } from './capture/crawl/index.ts'
import { readProxies } from './capture/escalate/proxies.ts'
import { createWays } from './capture/escalate/ways.ts'
import { saveSnapshot } from './capture/folder.ts'
import { type HostMap, parseHostMap } from './capture/gate/hosts.ts'
import { type Capturer, createCapturer, type Recorded } from './capture/index.ts'
import { readNamedFile } from './capture/named-file.ts'
import { openReplay } from './capture/recording/replay.ts'
import { BlazonError, cancelledBy } from './model/errors.ts'
import type { LookupRequest } from './model/lookup.ts'
import { type Options, type PartialOptions, withDefaults } from './model/options.ts'
import type { SitePages } from './model/pages.ts'
import type { FontsResult, Result } from './model/record.ts'
import type { Scrapes } from './model/scrape.ts'
import type { ScreenshotRequest, ScreenshotResult } from './model/screenshot.ts'
import type { Site } from './model/site.ts'
import type { StyleguideResult } from './model/styleguide.ts'
import { examine, lookup, type Stages } from './pipeline.ts'
import { parseDomain } from './resolve/domain.ts'
import { parseLanguage } from './resolve/language.ts'
import { parsePage } from './resolve/page.ts'
import { createScrapes, type ListStages, listPages, NOT_KEPT, type ScrapeStages, scrape } from './scrape.ts'
import { lookupScreenshot, type ScreenshotStages } from './screenshot.ts'
import type { Snapshot } from './snapshot/snapshot.ts'
import { openStore, type Store } from './store/index.ts'
import { lookupStyleguide, type StyleguideStages } from './styleguide.ts'
import { createThreads, type Threads } from './threads/index.ts'

/** Settings of an engine; every one has a default. */
export interface BlazonSettings {
  /**
   * SQLite file for results, snapshots, pages and keys; made when it is not there. Default: in memory, gone at `close`, and without the pages that
   * `html`, `images`, `markdown` and `sitemap` read.
   */
  readonly db?: string | undefined
  /**
   * File of host names that are answered at loopback addresses, for recorded sites and tests. One line each:
   * `HTTP_ADDR:PORT HTTPS_ADDR:PORT HOSTNAME`, `-` for none, `*` for every host. Default: `BLAZON_HOSTS`, else none.
   */
  readonly hosts?: string | undefined
  /**
   * File of proxies that a site is asked through when it turns us away: one URL a line (`http://`, `https://`, `socks5://`), a blank
   * line before the next tier; without a line `direct`, going straight is the first tier. Default: `BLAZON_PROXIES`, else none.
   */
  readonly proxies?: string | undefined
  /**
   * Recorded captures that stand in for the network: the folder of one, a folder of such folders, or a HAR file. Nothing is dialled,
   * and what is not in there is `unreachable`.
   */
  readonly replay?: string | undefined
  /**
   * Told of what was found and could not be kept, since the database failed (`storage`, in one sentence): it is answered all the same. Default: such
   * a call fails with it.
   */
  readonly onUnkept?: ((error: BlazonError) => void) | undefined
  /** Any part of the options; see `DEFAULTS`. */
  readonly options?: PartialOptions | undefined
  /** Default: the system clock. */
  readonly now?: (() => Date) | undefined
}

/** What is looked up. */
export interface Handle {
  readonly domain: string
}

/** One page, by its whole address. */
export interface PageHandle {
  readonly url: string
}

/** One engine: a gate, a browser when needed, and a database. */
export interface Blazon extends Scrapes {
  readonly options: Options
  readonly store: Store
  /** Path of the browser that would be used; undefined when there is none. */
  readonly browser: string | undefined
  /** True for hosts of the host map, and in a replay for every host. */
  isMapped(host: string): boolean
  /** A site for a domain. Throws `invalid_input` with the reason when it is none. */
  resolve(text: string, rules?: { allowPort?: boolean }): Site
  /**
   * The brand behind a handle: `ok` with its record, `refused` with the class of the page, or `failed`.
   * Rejects with `invalid_input` when the handle is malformed, with `cancelled` when the caller's signal fired.
   */
  brand(handle: Handle | Site, request?: LookupRequest): Promise<Result>
  /** The fonts of the brand's page, most words first: of the same result as `brand`, whichever is asked for first. */
  fonts(handle: Handle | Site, request?: LookupRequest): Promise<FontsResult>
  /**
   * How the brand's page is styled, or the page at a URL, which is captured as it is and kept nowhere. A landing page that `brand`
   * has captured is not captured again. Rejects as `brand` does.
   */
  styleguide(handle: Handle | Site | PageHandle, request?: LookupRequest): Promise<StyleguideResult>
  /**
   * A picture of the brand's page, of another page of its site by its kind, or of the page at a URL: a PNG of 1920 by 1080 pixels, or of the whole
   * page. One that was taken is given again while it is fresh (`store.screenshotMaxAgeMs`). Of a page that is not the brand's it is
   * `refused` with the class. Rejects as `brand` does, and with `invalid_input` for a URL together with a kind of page.
   */
  screenshot(handle: Handle | Site | PageHandle, request?: ScreenshotRequest): Promise<ScreenshotResult>
  /** As `brand`, but nothing is read from or written to the store: for those who keep results themselves. */
  examine(handle: Handle | Site, request?: LookupRequest): Promise<{ result: Result; snapshot?: Snapshot }>
  /** The page and what it needs, without describing it. */
  capture(handle: Handle | Site, request?: LookupRequest): Promise<Snapshot>
  /**
   * As `capture`, written to a folder with everything that was exchanged for it; a capture that is there already is replaced.
   * With `replay` it can be made again. Rejects with `storage` when the folder cannot be written, or holds anything else.
   */
  record(handle: Handle | Site, dir: string, request?: LookupRequest): Promise<Recorded>
  /**
   * The pages of a site, as its sitemaps list them, else as its landing page links them; robots.txt is kept to. Rejects with a
   * BlazonError, as `capture` does. A list that was made is given again while it is fresh (`store.scrapeMaxAgeMs`), but for `refresh`.
   */
  sitemap(
    handle: Handle | Site,
    request?: SitemapRequest & { refresh?: boolean | undefined },
  ): Promise<SitePages>
  /** Loads what the first lookup needs, so that it holds nobody up. Default: loaded by the first. */
  warm(): Promise<void>
  /** Ends the browser, the gate and the database. */
  close(): Promise<void>
}

/** Puts the stages together. Throws `storage` when the database cannot be opened. */
export async function createBlazon(settings: BlazonSettings = {}): Promise<Blazon> {
  const options = withDefaults(settings.options)
  const now = settings.now ?? (() => new Date())
  const hosts = readHostMap(settings.hosts)
  const { proxies = process.env.BLAZON_PROXIES } = settings
  const ways = createWays(proxies ? readProxies(proxies) : undefined)
  const replay = settings.replay === undefined ? undefined : await openReplay(settings.replay, options)
  const store = openStore(settings.db ?? ':memory:', { now, onUnkept: settings.onUnkept, ...options.store })
  const threads = createThreads(options)
  const capturer = await createCapturer({ options, hosts, ways, replay, clock: now, reader: threads.reader })
  return assemble({ options, store, threads, capturer, keepsPages: settings.db !== undefined })
}

function assemble({
  options,
  store,
  threads,
  capturer,
  keepsPages,
}: {
  options: Options
  store: Store
  threads: Threads
  capturer: Capturer
  keepsPages: boolean
}): Blazon {
  let closed = false
  const { isMapped } = capturer
  const resultsIn = (language: string | undefined) =>
    language === undefined ? store : store.inLanguage(language)
  /** What a host map leads to is not what the public sees. */
  const asMapped = <T>(target: T, host: string): T => (isMapped(host) ? { ...target, mapped: true } : target)
  const openPages: ScrapeStages['pages'] & ListStages['pages'] = {
    freshPageOf: (target) => store.freshPageOf(asMapped(target, new URL(target.url).hostname)),
    freshPagesOf: (target) => store.freshPagesOf(asMapped(target, target.domain)),
    putPage: (target, page) =>
      void (closed || store.putPage(asMapped(target, new URL(target.url).hostname), page)),
    putPages: (target, pages) => void (closed || store.putPages(asMapped(target, target.domain), pages)),
  }
  const stages: StyleguideStages & ScreenshotStages & ScrapeStages & ListStages = {
    capture: (site, request) => {
      threads.warm()
      return capturer.capture(site, request)
    },
    judge: threads.judge,
    guide: threads.guide,
    read: threads.read,
    shoot: (site, request) => {
      threads.warm()
      return capturer.shoot(site, request)
    },
    list: capturer.sitemap,
    pages: keepsPages ? openPages : NOT_KEPT,
    pageAt: (url) => parsePage(url, { isMapped }),
    store: {
      freshResultOf: (domain, language) => resultsIn(language).freshResultOf(domain),
      snapshotOf: (domain) => store.snapshotOf(domain),
      // A lookup that the end of the engine cut short says nothing about its domain.
      putResult: (result, { language, ...kept }) =>
        void (closed || resultsIn(language).putResult(result, kept)),
      freshScreenshotOf: (target) => store.freshScreenshotOf(target),
      putScreenshot: (target, shot) => void (closed || store.putScreenshot(target, shot)),
    },
    options,
  }
  const resolve: Blazon['resolve'] = (text, rules) =>
    parseDomain(text, { ...rules, isMapped: capturer.isMapped })
  /** Does the work for a handle, unless the caller has left or the engine is closed before or meanwhile. */
  const work = async <T>(
    handle: Handle | Site,
    request: LookupRequest = {},
    stage: (site: Site, stages: Stages, request: LookupRequest) => Promise<T>,
  ): Promise<T> => {
    if (closed) throw new BlazonError('cancelled', 'This engine is closed; make another one.')
    if (request.signal?.aborted) throw cancelledBy(request.signal)
    const done = await stage(siteOf(handle, resolve), stages, understood(request))
    if (closed) throw new BlazonError('cancelled', 'The engine was closed.')
    return done
  }
  /** Work of the capturer's alone, within the time of the request. */
  const inItsTime = <T>(
    handle: Handle | Site,
    request: LookupRequest & SitemapRequest = {},
    stage: (site: Site, request: LookupRequest & SitemapRequest) => Promise<T>,
  ): Promise<T> =>
    work(handle, request, (site) => {
      const { timeoutMs = options.lookupTimeoutMs, signal } = request
      const limit = { who: site.domain, timeoutMs, signal }
      return inTime(limit, (stop) => stage(site, { ...understood(request), timeoutMs, signal: stop }))
    })
  return {
    options,
    store,
    browser: capturer.browser?.path,
    isMapped: capturer.isMapped,
    resolve,
    brand: (handle, request) => work(handle, request, lookup),
    fonts: async (handle, request) => {
      const result = await work(handle, request, lookup)
      if (result.state !== 'ok') return result
      const { domain, url, capturedAt, producer, fields } = result.record
      return { state: 'ok', domain, url, capturedAt, producer, fonts: fields.fonts }
    },
    styleguide: async (handle, request) => {
      const { site, page } =
        'url' in handle ? parsePage(String(handle.url), { isMapped }) : { site: handle, page: undefined }
      return work(site, request, (asked, _, rest) => lookupStyleguide(asked, stages, { ...rest, page }))
    },
    screenshot: async (handle, request = {}) => {
      if (!('url' in handle)) return work(handle, request, (site) => lookupScreenshot(site, stages, request))
      if (request.page !== undefined)
        throw new BlazonError('invalid_input', 'Either a URL or a kind of page is shown, not both.')
      const { site, page: url } = parsePage(String(handle.url), { isMapped })
      return work(site, request, (asked) => lookupScreenshot(asked, stages, { ...request, url }))
    },
    ...createScrapes(async (url, request, reading) => {
      const { site, page } = parsePage(String(url), { isMapped })
      return work(site, request, () => scrape({ site, page }, reading, stages, request))
    }),
    examine: (handle, request) => work(handle, request, examine),
    capture: (handle, request) => inItsTime(handle, request, stages.capture),
    record: async (handle, dir, request) => {
      const recorded = await inItsTime(handle, request, capturer.record)
      await saveSnapshot(dir, recorded.snapshot, recorded.recording)
      return recorded
    },
    sitemap: (handle, request) => inItsTime(handle, request, (site, asked) => listPages(site, stages, asked)),
    warm: () => {
      threads.warm()
      return capturer.warm()
    },
    close: async () => {
      closed = true
      await capturer.close()
      await threads.close()
      store.close()
    },
  }
}

function siteOf(handle: Handle | Site, resolve: Blazon['resolve']): Site {
  if (typeof handle?.domain !== 'string') {
    throw new BlazonError('invalid_input', 'A handle is an object such as { domain: "example.com" }.')
  }
  return 'registrable' in handle ? handle : resolve(handle.domain)
}

/** A language is asked for by name or tag; from here on it is its tag. Throws `invalid_input` for what is none. */
function understood<R extends LookupRequest>(request: R): R {
  const { language, timeoutMs } = request
  if (
    timeoutMs !== undefined &&
    !(Number.isInteger(timeoutMs) && timeoutMs >= 1 && timeoutMs <= MAX_TIMEOUT_MS)
  )
    throw new BlazonError(
      'invalid_input',
      `timeoutMs is ${timeoutMs}; it is a whole number of milliseconds from 1 to ${MAX_TIMEOUT_MS}.`,
    )
  return language === undefined ? request : { ...request, language: parseLanguage(language) }
}

/** What timers can wait: a little under 25 days. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** The host map in a file, by default the one that `BLAZON_HOSTS` names. Throws `invalid_input` for a file that is none. */
export function readHostMap(file = process.env.BLAZON_HOSTS): HostMap | undefined {
  return file ? parseHostMap(readNamedFile('hosts file', file)) : undefined
}
