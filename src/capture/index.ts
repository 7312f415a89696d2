import { BlazonError } from '../model/errors.ts'
import type { Options, Producer } from '../model/options.ts'
import type { Site } from '../model/site.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { type FoundBrowser, findBrowser } from './browser/find.ts'
import { createPool, type Pool } from './browser/pool.ts'
import { capturePage } from './capture.ts'
import { createGate } from './gate/gate.ts'
import type { HostMap } from './gate/hosts.ts'
import { type GateProxy, startProxy } from './gate/proxy.ts'
import { createClient } from './http/client.ts'
import { createInFlight } from './inflight.ts'
import { createSlots } from './slots.ts'

interface CaptureRequest {
  /** Default: from the options. */
  readonly producer?: Producer | undefined
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
}

export async function createCapturer({ options, hosts, clock }: CapturerSettings): Promise<Capturer> {
  const { ports, connectTimeoutMs } = options.fetch
  const gate = createGate({ hosts, ports, connectTimeoutMs })
  const browser = await findBrowser()
  const engine = createEngine(browser, () => startProxy(gate), options, hosts !== undefined)
  const slots = createSlots(options.concurrency)
  const flights = createInFlight<Snapshot>()
  let closed = false
  const run = async (site: Site, producer: Producer, signal: AbortSignal) => {
    const client = createClient(gate, options)
    const capturedAt = clock().toISOString()
    try {
      return await capturePage({ site, producer, capturedAt, client, pool: engine.pool, options, signal })
    } finally {
      await client.close()
    }
  }
  return {
    browser,
    isMapped: gate.isMapped,
    async capture(site, { producer = options.producer, signal } = {}) {
      if (closed) throw new BlazonError('cancelled', 'The engine is closed.')
      if (producer === 'browser' && !browser)
        throw new BlazonError(
          'unavailable',
          'There is no browser: set BLAZON_BROWSER to a headless shell or Chromium.',
        )
      const work = (stop: AbortSignal) => slots.run(() => run(site, producer, stop), stop)
      return flights.share(`${producer} ${site.domain}`, work, signal)
    },
    async close() {
      closed = true
      await flights.close(new BlazonError('cancelled', 'The engine is closing.'))
      await engine.close()
    },
  }
}

/** The browser with its proxy, started by the first page that needs it. */
interface Engine {
  readonly pool: (() => Promise<Pool>) | undefined
  close(): Promise<void>
}

function createEngine(
  browser: FoundBrowser | undefined,
  start: () => Promise<GateProxy>,
  options: Options,
  ignoreCertificates: boolean,
): Engine {
  let started: Promise<{ pool: Pool; proxy: GateProxy }> | undefined
  const open = async (executablePath: string) => {
    const proxy = await start()
    return { proxy, pool: createPool({ executablePath, proxy, options, ignoreCertificates }) }
  }
  return {
    pool:
      browser &&
      (async () => {
        started ??= open(browser.path)
        return (await started).pool
      }),
    async close() {
      const running = await started
      await running?.pool.close()
      await running?.proxy.close()
    },
  }
}
