import { createSlots } from '../concurrency/slots.ts'
import { captures } from '../diagnostics/index.ts'
import type { Activity } from '../model/activity.ts'
import { asBlazonError, BlazonError } from '../model/errors.ts'
import { CRAWL } from './bounds.ts'
import { type Captures, createCaptures } from './captures.ts'
import type { CaptureContext } from './context.ts'
import { createSitemaps, type Sitemaps, type SitemapsParts } from './crawl/index.ts'
import { createRobots } from './crawl/robots.ts'
import { DOWNLOAD_LIMITS, download } from './download.ts'
import { createMemory } from './escalate/memory.ts'
import { createProxyRoutes, type ProxyRoutes } from './escalate/proxy-routes.ts'
import type { StreamingClient } from './http/client.ts'
import type { Network, NetworkSettings } from './network.ts'
import type { PageReader } from './reader.ts'
import { recordingSitemaps } from './recording/client.ts'
import { createReplayRun, createRun, type Run } from './run.ts'
import { createScreenshots, type Screenshots } from './screenshots.ts'
import { openClient } from './transport.ts'

export interface CapturerSettings extends NetworkSettings {
  readonly clock: () => Date
  /** Proxies to go through when a site refuses us. Default: none, every connection is direct. */
  readonly routes?: ProxyRoutes | undefined
  readonly reader: PageReader
}

/** The work over a network. Captures and walks over sitemaps share the slots of `concurrency`. */
export interface Work {
  readonly captures: Captures
  readonly screenshots: Screenshots
  readonly sitemaps: Sitemaps
  readonly whenFree: (signal: AbortSignal) => Promise<void>
  readonly download: (url: string, path: string, signal: AbortSignal) => Promise<void>
  lines(): Activity['lookups']
  close(reason: Error): Promise<void>
}

export function createWork(settings: CapturerSettings, { gate, proxy, browsers, crowd }: Network): Work {
  const { options, clock, replay, reader, routes = createProxyRoutes() } = settings
  const memory = createMemory(() => performance.now())
  const askRobots = createRobots(options, clock)
  const context: CaptureContext = {
    pool: browsers.forCaptures,
    lacking: browsers.lacking,
    ...{ reader, askRobots, options },
  }
  const runIn = (used: CaptureContext) =>
    reportedRun(
      replay
        ? createReplayRun(replay, used)
        : createRun({ context: used, gate, proxy, routes, memory, clock }),
    )
  const slots = createSlots(options.concurrency, crowd)
  const pictureContext = { ...context, pool: browsers.forPictures }
  const screenshots = createScreenshots({ context: pictureContext, options, runIn, crowd })
  const captures = createCaptures({
    run: runIn(context),
    slots,
    recordSitemaps: (...recorded) => recordSitemaps(...recorded),
  })
  const open: SitemapsParts['open'] = async (site) => {
    if (replay) return replay.open(site, 'sitemaps')
    const { upstream } = await routes.choose(memory.recall(site.registrable)?.tier ?? 0)
    return openClient({ gate, proxy, options }, { upstream, maxBytes: CRAWL.maxSitemapsBytes })
  }
  const capture: SitemapsParts['capture'] = (site, deadline) =>
    captures.capture({ site, producer: options.producer, morePages: true }, deadline)
  const sitemaps = createSitemaps({ askRobots, options, clock, slots, reader, capture, open })
  const recordSitemaps = recorderOf(sitemaps)
  return {
    captures,
    screenshots,
    sitemaps,
    whenFree: slots.whenFree,
    async download(url, path, signal) {
      if (replay) throw new BlazonError('invalid_input', 'A replay has no files of publishers.')
      const { wholeTimeoutMs, maxBytes } = DOWNLOAD_LIMITS
      const patient = { ...options, fetch: { ...options.fetch, wholeTimeoutMs } }
      const { upstream } = await routes.choose(0)
      const opened = openClient({ gate, proxy, options: patient }, { upstream, maxBytes })
      try {
        await download(opened, url, path, signal)
      } finally {
        await opened.close()
      }
    },
    lines: () => ({ capture: slots.line(), screenshot: screenshots.line() }),
    async close(reason) {
      await Promise.all([sitemaps, captures, screenshots].map((each) => each.close(reason)))
    },
  }
}

/**
 * Records the sitemaps of a site as well, as far as they arrive in that time. A recording without them is
 * still complete.
 */
function recorderOf(sitemaps: Sitemaps): Parameters<typeof createCaptures>[0]['recordSitemaps'] {
  return async (site, log, maxMs, signal) => {
    const through = (client: StreamingClient) => recordingSitemaps(client, log)
    const late = AbortSignal.timeout(maxMs)
    try {
      await sitemaps.visit(site, through, AbortSignal.any([signal, late]))
    } catch (thrown) {
      if (!late.aborted || signal.aborted) throw thrown
    }
  }
}

/** The same run, which also reports the end of each capture to observers. */
function reportedRun(run: Run): Run {
  return async (request, deadline) => {
    const begun = performance.now()
    const report = (producer: 'http' | 'browser' | 'none', outcome: string) =>
      captures.report({
        domain: request.site.domain,
        kind: request.shot ? 'screenshot' : 'capture',
        producer,
        outcome,
        elapsedMs: performance.now() - begun,
      })
    try {
      const page = await run(request, deadline)
      report(page.snapshot.producer, page.verdict?.class === 'blocked' ? 'blocked' : 'captured')
      return page
    } catch (thrown) {
      report('none', asBlazonError(thrown).code)
      throw thrown
    }
  }
}
