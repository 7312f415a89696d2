import { type Deadline, unlimited } from '../concurrency/deadline.ts'
import { createSlots } from '../concurrency/slots.ts'
import type { Activity } from '../model/activity.ts'
import type { FetchedBytes } from '../model/bytes.ts'
import { BlazonError } from '../model/errors.ts'
import type { SitePages } from '../model/pages.ts'
import type { SandboxState } from '../model/sandbox.ts'
import type { Site } from '../model/site.ts'
import { CRAWL } from './bounds.ts'
import type { Printer } from './browser/printing.ts'
import type { CaptureParts } from './capture-page.ts'
import { createSitemaps, type SitemapQuery, type Sitemaps } from './crawl/index.ts'
import { createRobots, type RobotsFile } from './crawl/robots.ts'
import { createMemory } from './escalate/memory.ts'
import { createProxyRoutes, type ProxyRoutes } from './escalate/proxy-routes.ts'
import type { HostMap } from './gate/hosts.ts'
import type { BytesWanted } from './http/bytes.ts'
import type { StreamingClient } from './http/client.ts'
import type { Message } from './http/send.ts'
import { type Network, type NetworkSettings, openClient, openNetwork } from './network.ts'
import type { PageReader } from './page/reader.ts'
import { type Captures, createCaptureQueue, type QueueSettings } from './queue.ts'
import type { Replay } from './recording/replay.ts'
import { ALONE, apartWhenMapped, type SharedNotesOf } from './site-notes.ts'

export type { CaptureRequest, Recorded, ShotRequest } from './queue.ts'

/**
 * Everything that this program does over the network. No method needs `this`. When `deadline` is left out,
 * the work has no time limit, and attempts are planned as if the limit were `lookupTimeoutMs`.
 */
export interface Capturer extends Captures {
  /** Lists the pages in a site's sitemaps, or the links of its landing page. Rejects as `capture` does. */
  sitemap(site: Site, query?: SitemapQuery, deadline?: Deadline): Promise<SitePages>
  /**
   * Reads the robots.txt for a URL of the site, from memory or from the site. If the site does not answer,
   * nothing is allowed. Rejects when the signal of the deadline fires.
   */
  robots(site: Site, url: string, deadline?: Deadline): Promise<Pick<RobotsFile, 'allows'>>
  /**
   * Fetches a file of a publisher, up to 8 GB, to disk, through the gate and by HTTP alone. Rejects with
   * `not_found` when there is none, with `unreachable`, `forbidden_target` or `storage`, and with the reason
   * of the signal.
   */
  download(url: string, path: string, signal: AbortSignal): Promise<void>
  /**
   * Sends a message by POST through the gate, and resolves to the status of the answer. Redirects are not
   * followed. Rejects like `send` of `http/send.ts`.
   */
  send(message: Message, signal: AbortSignal): Promise<number>
  /** Throws `forbidden_target` for a URL that the gate would refuse, if its text already shows that. */
  checkTarget(url: URL): void
  /**
   * Fetches a file of a site over HTTP, with the limits of a picture. A page of the site must name it.
   * Rejects like `capture`, and with `not_found` when the site has no such file.
   */
  file(registrable: string, url: string, deadline: Deadline): Promise<Uint8Array>
  /**
   * Fetches the bytes at a URL over HTTP, up to `MAX_FILE_BYTES`. An answer with any status is returned.
   * Rejects like `capture`.
   */
  bytes(wanted: BytesWanted, deadline: Deadline): Promise<FetchedBytes>
  /**
   * Resolves when a capture could begin at once and no capture waits for its turn, or when the signal fires.
   * Work that is less urgent than all other work waits for this.
   */
  whenFree(signal: AbortSignal): Promise<void>
  /** Resolves when other work waits for a slot, or when the signal fires: background work then ends. */
  whenCrowded(signal: AbortSignal): Promise<void>
  /**
   * Loads a package that the first page in the browser needs, so that later work does not wait for it. What
   * takes much memory is loaded by that page.
   */
  warm(): Promise<void>
  /**
   * Starts a browser, if there is one, and ends it. After that, `sandbox` returns its state on this machine.
   */
  tryBrowser(): Promise<void>
  /**
   * Starts a browser that prints our own files as PDF, without a network. Rejects with `unavailable` when
   * there is no browser or it does not start.
   */
  openPrinter(signal?: AbortSignal): Promise<Printer>
  /** Path of the browser that would be used; undefined when there is none. */
  readonly browser: string | undefined
  /** Whether the pages of the browser are in Chromium's sandbox. */
  sandbox(): SandboxState
  /** True for hosts of the host map, and in a replay for every host. */
  isMapped(host: string): boolean
  /** The work under way, and counts of the work so far. */
  activity(): Pick<Activity, 'lookups' | 'gate' | 'browsers'>
  /** Ends all captures, the browsers and the proxy. */
  close(): Promise<void>
}

export interface CapturerSettings extends NetworkSettings {
  readonly clock: () => Date
  /** Proxies to go through when a site refuses us. Default: none, every connection is direct. */
  readonly routes?: ProxyRoutes | undefined
  readonly reader: PageReader
  /** Facts about sites that several processes share. Default: the process is alone. */
  readonly notesOf?: SharedNotesOf | undefined
  /** Replaces the network: no request leaves this machine. */
  readonly replay?: Replay | undefined
}

/** Opens the network and puts the parts of the room together. */
export async function createCapturer(settings: CapturerSettings): Promise<Capturer> {
  const { options, replay, hosts } = settings
  const network = await openNetwork({ ...settings, hosts: replay ? NOWHERE : hosts })
  const { gate, browsers, crowd } = network
  const parts = partsOf(settings, network)
  // Captures and walks over sitemaps share these slots.
  const slots = createSlots(options.concurrency, crowd)
  const sitemaps = createSitemaps({
    ...parts.context,
    clock: settings.clock,
    slots,
    capture: (site, deadline) => queue.landingPage(site, deadline),
    open: (site) => clientForSitemaps(site, parts),
  })
  const queue = createCaptureQueue({ parts, slots, network, recordSitemaps: recorderOf(sitemaps) })
  const { capture, record, screenshot, lines } = queue
  return {
    ...{ capture, record, screenshot },
    browser: browsers.path,
    sandbox: browsers.sandbox,
    isMapped: gate.isMapped,
    whenFree: slots.whenFree,
    whenCrowded: crowd.whenAny,
    warm: async () => browsers.forCaptures?.().warm(),
    tryBrowser: async () => browsers.forCaptures?.().tryStart(),
    async openPrinter(signal) {
      queue.assertOpen()
      if (!browsers.openPrinter) throw browsers.lacking()
      return browsers.openPrinter(signal)
    },
    async sitemap(site, query = {}, deadline = unlimited(options.lookupTimeoutMs)) {
      queue.assertOpen()
      return sitemaps.of(site, query, deadline)
    },
    async robots(site, url, deadline = unlimited(options.lookupTimeoutMs)) {
      queue.assertOpen()
      const { client, close } = await clientForSitemaps(site, parts)
      try {
        return await parts.context.askRobots(url, client, deadline.signal)
      } finally {
        await close()
      }
    },
    async download(url, path, signal) {
      queue.assertOpen()
      await downloadFrom(parts, url, path, signal)
    },
    async send(message, signal) {
      queue.assertOpen()
      if (replay) throw new BlazonError('invalid_input', 'A replay sends nothing.')
      const { send } = await import('./http/send.ts')
      const { upstream } = await parts.routes.choose(0)
      return send(network, options, message, { signal, upstream })
    },
    checkTarget: gate.check,
    ...filesBy(parts, queue.assertOpen),
    activity: () => ({ lookups: lines(), gate: gate.decisions(), browsers: browsers.activity() }),
    async close() {
      const reason = new BlazonError('cancelled', 'The engine is closing.')
      await Promise.all([queue.close(reason), sitemaps.close(reason)])
      await network.close()
    },
  }
}

/** Makes the functions that fetch one file. They use slots of their own. */
function filesBy(parts: CaptureParts, assertOpen: () => void): Pick<Capturer, 'file' | 'bytes'> {
  const slots = createSlots(parts.context.options.concurrency)
  return {
    async file(...asked) {
      assertOpen()
      const { fileFrom } = await import('./http/file.ts')
      return slots.run(() => fileFrom(parts, ...asked), asked[2].signal)
    },
    async bytes(wanted, deadline) {
      assertOpen()
      const { bytesFrom } = await import('./http/bytes.ts')
      const fetched = () => {
        deadline.begin()
        return bytesFrom(parts, wanted, deadline)
      }
      return slots.run(fetched, deadline.signal)
    },
  }
}

/** In a replay the gate leads nowhere, because each recording has a gate of its own. */
const NOWHERE: HostMap = { lookup: () => ({}), isMapped: () => true }

function partsOf(settings: CapturerSettings, network: Network): CaptureParts {
  const { options, clock, reader, replay, routes = createProxyRoutes(), notesOf = ALONE } = settings
  const { forCaptures: pool, lacking } = network.browsers
  const notes = apartWhenMapped(replay ? ALONE : notesOf, network.gate.isMapped)
  return {
    context: { pool, lacking, reader, askRobots: createRobots(options, clock, notes), options },
    network,
    ...{ routes, clock, replay },
    memory: createMemory(() => performance.now(), { clock, notesOf: notes, proxies: routes.name }),
  }
}

/** Opens a client for all sitemaps of a site, by the route that last worked for its pages. */
async function clientForSitemaps(site: Site, { replay, context, network, routes, memory }: CaptureParts) {
  if (replay) return replay.open(site, 'sitemaps')
  const { upstream } = await routes.choose((await memory.recall(site.registrable))?.tier ?? 0)
  return openClient(network, context.options, { upstream, maxBytes: CRAWL.maxSitemapsBytes })
}

/** Records the sitemaps of a site that arrive in time. A recording without sitemaps is still complete. */
function recorderOf(sitemaps: Sitemaps): QueueSettings['recordSitemaps'] {
  return async (site, log, maxMs, signal) => {
    const { recordingSitemaps } = await import('./recording/client.ts')
    const through = (client: StreamingClient) => recordingSitemaps(client, log)
    const late = AbortSignal.timeout(maxMs)
    try {
      await sitemaps.visit(site, through, AbortSignal.any([signal, late]))
    } catch (thrown) {
      if (!late.aborted || signal.aborted) throw thrown
    }
  }
}

async function downloadFrom(
  { replay, context, network, routes }: CaptureParts,
  url: string,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  if (replay) throw new BlazonError('invalid_input', 'A replay has no files of publishers.')
  const { DOWNLOAD_LIMITS, download } = await import('./http/download.ts')
  const { wholeTimeoutMs, maxBytes } = DOWNLOAD_LIMITS
  const { options } = context
  const patient = { ...options, fetch: { ...options.fetch, wholeTimeoutMs } }
  const { upstream } = await routes.choose(0)
  const opened = await openClient(network, patient, { upstream, maxBytes })
  try {
    await download(opened, url, path, signal)
  } finally {
    await opened.close()
  }
}
