import { BlazonError } from '../model/errors.ts'
import type { Options, Producer } from '../model/options.ts'
import type { SitePages } from '../model/pages.ts'
import type { Site } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { type FoundBrowser, findBrowser } from './browser/find.ts'
import type { LaunchSettings } from './browser/launch.ts'
import { createPool, type Pool } from './browser/pool.ts'
import { createSitemaps, type SitemapRequest } from './crawl/index.ts'
import { createRobots } from './crawl/robots.ts'
import { createMemory } from './escalate/memory.ts'
import { createWays, type Ways } from './escalate/ways.ts'
import { createGate } from './gate/gate.ts'
import type { HostMap } from './gate/hosts.ts'
import { startProxy } from './gate/proxy.ts'
import type { StreamingClient } from './http/client.ts'
import { countdown, createInFlight, type Sharer } from './inflight.ts'
import type { Equipment } from './page-request.ts'
import { clientOut } from './passage.ts'
import type { PageReader } from './reader.ts'
import { recordingSitemaps } from './recording/client.ts'
import type { Recording, Tape } from './recording/recording.ts'
import type { Replay } from './recording/replay.ts'
import { createTakes } from './recording/takes.ts'
import { createReplayRun, createRun, type RunRequest } from './run.ts'
import type { ShownPage } from './shoot-page.ts'
import { createShooting, pictureOptions, type ShotRequest } from './shooting.ts'
import { createSlots } from './slots.ts'

export interface CaptureRequest {
  /** Absolute URL of a page of the site's. Default: its landing page. */
  readonly page?: string | undefined
  /**
   * Whether contact, imprint and about page are asked for as well, when the landing page lacks what they have: up to three, as robots.txt
   * allows. Default: of a landing page true, of a `page` false.
   */
  readonly morePages?: boolean | undefined
  /** Whether what the page needs is fetched too: style sheets, pictures, other pages. Default true. */
  readonly files?: boolean | undefined
  /** Default: from the options. */
  readonly producer?: Producer | undefined
  /** Tag of the language that the page is wanted in. Default: whichever it is sent in. */
  readonly language?: string | undefined
  /** How long the caller waits, in milliseconds: what is tried fits into it. Default: `lookupTimeoutMs` from the moment its turn has come. */
  readonly timeoutMs?: number | undefined
  /** Told when its turn has come: `concurrency` captures run at once. */
  readonly begun?: (() => void) | undefined
  readonly signal?: AbortSignal | undefined
}

/** The only room with a network. */
export interface Capturer {
  /**
   * The site's landing page with what it needs. Equal captures under way are shared, in the time of who waits longest. Rejects with `forbidden_target`,
   * `unreachable`, `timeout`, `too_large`; with `unavailable` when a browser was demanded and there is none; with the reason of the
   * caller's signal when it fires.
   */
  capture(site: Site, request?: CaptureRequest): Promise<Snapshot>
  /** As `capture`, with everything that was exchanged for it, from which it can be made again. */
  record(site: Site, request?: CaptureRequest): Promise<Recorded>
  /** A picture of a page, in a browser that paints; none of what no browser shows. Rejects as `capture` does. */
  shoot(site: Site, request: ShotRequest): Promise<ShownPage>
  /** The pages of a site, as its sitemaps list them, else as its landing page leads to them. Rejects as `capture` does. */
  sitemap(site: Site, request?: SitemapRequest): Promise<SitePages>
  /** Loads what the first page in the browser needs, for those who serve others meanwhile. */
  warm(): Promise<void>
  /** The browser that would be used; undefined when there is none. */
  readonly browser: FoundBrowser | undefined
  /** True for hosts of the host map; in a replay for every host. Needs no `this`. */
  readonly isMapped: (host: string) => boolean
  /** Ends captures under way, the browser and the proxy. */
  close(): Promise<void>
}

export interface Recorded {
  readonly snapshot: Snapshot
  readonly recording: Recording
}

export interface CapturerSettings {
  readonly options: Options
  readonly hosts?: HostMap | undefined
  readonly clock: () => Date
  /** What stands in for the network: nothing is dialled. */
  readonly replay?: Replay | undefined
  /** Ways out, raised when a site turns us away. Default: straight. */
  readonly ways?: Ways | undefined
  readonly reader: PageReader
}

export async function createCapturer({
  options,
  hosts,
  clock,
  replay,
  ways = createWays(),
  reader,
}: CapturerSettings): Promise<Capturer> {
  const { ports, connectTimeoutMs } = options.fetch
  const gate = createGate({
    hosts: replay ? NOWHERE : hosts,
    ports,
    connectTimeoutMs,
    upstreamTimeoutMs: options.fetch.upstreamTimeoutMs,
  })
  const proxy = await startProxy(gate, options.fetch)
  const browser = await findBrowser()
  const launching = { proxy, ignoreCertificates: (hosts ?? replay) !== undefined }
  const engine = createEngine(browser, { ...launching, options, purpose: 'reading' })
  const painting = createEngine(browser, {
    ...launching,
    options: pictureOptions(options),
    purpose: 'pictures',
  })
  const askRobots = createRobots(options, clock)
  const equipment: Equipment = { pool: engine.pool, reader, askRobots, options }
  const slots = createSlots(options.concurrency)
  const flights = createInFlight<Snapshot>()
  const recordings = createInFlight<Recorded>()
  let closed = false
  const memory = createMemory({ ...options.escalation, now: () => performance.now() })
  const runWith = (equipment: Equipment) =>
    replay ? createReplayRun(replay, equipment) : createRun({ equipment, gate, proxy, ways, memory, clock })
  const run = runWith(equipment)
  const shooting = createShooting({ equipment: { ...equipment, pool: painting.pool }, options, runWith })
  const needBrowser = () => {
    if (browser) return
    throw new BlazonError(
      'unavailable',
      'There is no browser: set BLAZON_BROWSER to a headless shell or Chromium.',
    )
  }
  const begin = (site: Site, request: CaptureRequest): Omit<RunRequest, 'takes'> => {
    const { page, producer = options.producer, timeoutMs = options.lookupTimeoutMs } = request
    if (closed) throw new BlazonError('cancelled', 'The engine is closed.')
    if (producer === 'browser') needBrowser()
    const { morePages = page === undefined, language, files } = request
    return { site, page, producer, morePages, language, files, timeoutMs }
  }
  const captureWithin = async (site: Site, request: CaptureRequest, ownLeftMs?: () => number) => {
    const asked = begin(site, request)
    const { signal } = request
    const own = ownLeftMs ? { timeLeftMs: ownLeftMs } : clockOf(request, options)
    const work = (stop: AbortSignal, timeLeftMs: () => number, begun: () => void) =>
      slots.run(() => {
        begun()
        return run({ ...asked, timeLeftMs }, stop)
      }, stop)
    return flights.share(nameOf(asked), work, { signal, ...own })
  }
  const record: Capturer['record'] = async (site, request = {}) => {
    const asked = begin(site, request)
    const takes = createTakes(options.recording.maxBodiesBytes)
    const work = async (stop: AbortSignal, timeLeftMs: () => number) => {
      const snapshot = await slots.run(() => run({ ...asked, timeLeftMs, takes }, stop), stop)
      const leftMs = timeLeftMs() - options.escalation.reserveMs
      await recordSitemaps(site, takes.tape(), Math.max(0, leftMs), stop)
      return { snapshot, recording: takes.recording(snapshot) }
    }
    const timeLeftMs = countdown(asked.timeoutMs)
    return recordings.share(nameOf(asked), work, { signal: request.signal, timeLeftMs })
  }
  const sitemaps = createSitemaps({
    askRobots,
    options,
    clock,
    slots,
    reader,
    capture: (site, { timeLeftMs, signal }) => captureWithin(site, { signal }, timeLeftMs),
    open: async (site) => {
      if (replay) return replay.open(site, 'sitemaps')
      const { upstream } = await ways.exit(memory.recall(site.registrable)?.tier ?? 0)
      return clientOut({ gate, proxy, options }, { upstream, maxBytes: options.crawl.maxSitemapsBytes })
    },
  })
  /** Puts the site's sitemaps on the tape as well, as far as they come in the time: a page without them is recorded all the same. */
  const recordSitemaps = async (site: Site, tape: Tape, maxMs: number, stop: AbortSignal) => {
    const { maxBodiesBytes } = options.recording
    const through = (client: StreamingClient) => recordingSitemaps(client, tape, maxBodiesBytes)
    const late = AbortSignal.timeout(maxMs)
    const visited = sitemaps.visit(site, through, AbortSignal.any([stop, late]))
    await visited.catch((thrown: unknown) => {
      if (!late.aborted || stop.aborted) throw thrown
    })
  }
  return {
    browser,
    isMapped: gate.isMapped,
    warm: async () => engine.pool?.().warm(),
    capture: (site, request = {}) => captureWithin(site, request),
    record,
    async shoot(site, request) {
      if (closed) throw new BlazonError('cancelled', 'The engine is closed.')
      needBrowser()
      return shooting.shoot(site, request)
    },
    async sitemap(site, request = {}) {
      if (closed) throw new BlazonError('cancelled', 'The engine is closed.')
      return sitemaps.of(site, request)
    },
    async close() {
      closed = true
      const reason = new BlazonError('cancelled', 'The engine is closing.')
      await Promise.all([sitemaps, flights, recordings, shooting].map((each) => each.close(reason)))
      await Promise.all([engine.close(), painting.close()])
      await proxy.close()
    },
  }
}

/** A caller's time: all of it as they said, else what is usual, from their turn on. */
function clockOf({ timeoutMs, begun }: CaptureRequest, { lookupTimeoutMs }: Options): Omit<Sharer, 'signal'> {
  let timeLeftMs = timeoutMs === undefined ? () => lookupTimeoutMs : countdown(timeoutMs)
  return {
    timeLeftMs: () => timeLeftMs(),
    begun() {
      if (timeoutMs === undefined) timeLeftMs = countdown(lookupTimeoutMs)
      begun?.()
    },
  }
}

/** Captures of one name are the same. */
function nameOf({
  producer,
  page,
  morePages,
  files = true,
  language = '',
  site,
}: Omit<RunRequest, 'takes'>): string {
  return `${producer} ${morePages} ${files} ${language} ${page ?? site.domain}`
}

/** In a replay the gate leads nowhere: a recording's own stands in for it. */
const NOWHERE: HostMap = { lookup: () => ({}), isMapped: () => true }

/** The browser, started by the first page that needs it. */
interface Engine {
  readonly pool: (() => Pool) | undefined
  close(): Promise<void>
}

function createEngine(
  browser: FoundBrowser | undefined,
  settings: Omit<LaunchSettings, 'executablePath'>,
): Engine {
  let started: Pool | undefined
  return {
    pool:
      browser &&
      (() => {
        started ??= createPool({ executablePath: browser.path, ...settings })
        return started
      }),
    async close() {
      await started?.close()
    },
  }
}
