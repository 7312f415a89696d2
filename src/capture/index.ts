import { BlazonError } from '../model/errors.ts'
import type { Options, Producer } from '../model/options.ts'
import type { Site } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { attempt, type Equipment } from './attempt.ts'
import { type FoundBrowser, findBrowser } from './browser/find.ts'
import { createPool, type Pool } from './browser/pool.ts'
import { climb } from './escalate/ladder.ts'
import { createMemory } from './escalate/memory.ts'
import { createWays, type Ways } from './escalate/ways.ts'
import { createGate } from './gate/gate.ts'
import type { HostMap } from './gate/hosts.ts'
import { startProxy } from './gate/proxy.ts'
import { createInFlight } from './inflight.ts'
import type { PageReader } from './reader.ts'
import { readHere } from './reading.ts'
import { createSlots } from './slots.ts'

export interface CaptureRequest {
  /** Default: from the options. */
  readonly producer?: Producer | undefined
  /** How long the caller waits, in milliseconds: what is tried fits into it. Default: `lookupTimeoutMs`. */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** The only room with a network. */
export interface Capturer {
  /**
   * The site's landing page with what it needs. Equal captures under way are shared. Rejects with `forbidden_target`,
   * `unreachable`, `timeout`, `too_large`; with `unavailable` when a browser was demanded and there is none; with the reason of the
   * caller's signal when it fires.
   */
  capture(site: Site, request?: CaptureRequest): Promise<Snapshot>
  /** The browser that would be used; undefined when there is none. */
  readonly browser: FoundBrowser | undefined
  /** True for hosts of the host map. Needs no `this`. */
  readonly isMapped: (host: string) => boolean
  /** Ends captures under way, the browser and the proxy. */
  close(): Promise<void>
}

export interface CapturerSettings {
  readonly options: Options
  readonly hosts?: HostMap | undefined
  readonly clock: () => Date
  /** Ways out, raised when a site turns us away. Default: straight. */
  readonly ways?: Ways | undefined
  /** Default: pages are read on this thread. */
  readonly reader?: PageReader | undefined
}

export async function createCapturer({
  options,
  hosts,
  clock,
  ways = createWays(),
  reader = readHere(options),
}: CapturerSettings): Promise<Capturer> {
  const { ports, connectTimeoutMs } = options.fetch
  const gate = createGate({
    hosts,
    ports,
    connectTimeoutMs,
    upstreamTimeoutMs: options.fetch.upstreamTimeoutMs,
  })
  const proxy = await startProxy(gate, options.fetch)
  const browser = await findBrowser()
  const engine = createEngine(browser, proxy.server, options, hosts !== undefined)
  const equipment: Equipment = { gate, proxy, pool: engine.pool, reader, options }
  const slots = createSlots(options.concurrency)
  const flights = createInFlight<Snapshot>()
  let closed = false
  const memory = createMemory({ ...options.escalation, now: () => performance.now() })
  const run = (site: Site, producer: Producer, timeoutMs: number, signal: AbortSignal) => {
    const capturedAt = clock().toISOString()
    const until = performance.now() + timeoutMs
    return climb({
      site,
      producer,
      hasBrowser: browser !== undefined,
      ways,
      memory,
      options,
      signal,
      timeLeftMs: () => Math.floor(until - performance.now()),
      attempt: (step, stop) => attempt({ site, producer, capturedAt }, step, equipment, stop),
    })
  }
  return {
    browser,
    isMapped: gate.isMapped,
    async capture(site, { producer = options.producer, timeoutMs = options.lookupTimeoutMs, signal } = {}) {
      if (closed) throw new BlazonError('cancelled', 'The engine is closed.')
      if (producer === 'browser' && !browser)
        throw new BlazonError(
          'unavailable',
          'There is no browser: set BLAZON_BROWSER to a headless shell or Chromium.',
        )
      const work = (stop: AbortSignal) => slots.run(() => run(site, producer, timeoutMs, stop), stop)
      return flights.share(`${producer} ${site.domain}`, work, signal)
    },
    async close() {
      closed = true
      await flights.close(new BlazonError('cancelled', 'The engine is closing.'))
      await engine.close()
      await proxy.close()
    },
  }
}

/** The browser, started by the first page that needs it. */
interface Engine {
  readonly pool: (() => Pool) | undefined
  close(): Promise<void>
}

function createEngine(
  browser: FoundBrowser | undefined,
  proxyServer: string,
  options: Options,
  ignoreCertificates: boolean,
): Engine {
  let started: Pool | undefined
  return {
    pool:
      browser &&
      (() => {
        started ??= createPool({ executablePath: browser.path, proxyServer, options, ignoreCertificates })
        return started
      }),
    async close() {
      await started?.close()
    },
  }
}
