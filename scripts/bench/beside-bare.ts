import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { createBlazon, readHostMap } from '../../src/blazon.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { createGate } from '../../src/capture/gate/gate.ts'
import { startProxy } from '../../src/capture/gate/proxy.ts'
import { DEFAULTS } from '../../src/model/options.ts'
import { readExpected } from '../evaluate/expected.ts'
import { FIXTURES, serveFixtures } from '../fixture-server.ts'
import { spentMs } from '../processor-time.ts'

/**
 * Our engine and a bare browser on the same sites: those that are named, of the map that BLAZON_HOSTS names, else the brands of the
 * fixtures. The bare one goes out through a gate and a proxy like the engine's own.
 */
export async function startBesideBare(named: readonly string[]) {
  const found = await findBrowser()
  if (!found) throw new Error('There is no browser to measure.')
  const folder = mkdtempSync(join(tmpdir(), 'blazon-beside-bare-'))
  const fixtures = named.length === 0 ? await serveFixtures() : undefined
  const hosts = fixtures ? join(folder, 'hosts') : process.env.BLAZON_HOSTS
  if (fixtures && hosts) writeFileSync(hosts, fixtures.hostMap)
  const { ports, connectTimeoutMs, upstreamTimeoutMs } = DEFAULTS.fetch
  const gate = createGate({ hosts: readHostMap(hosts), ports, connectTimeoutMs, upstreamTimeoutMs })
  const proxy = await startProxy(gate, DEFAULTS.fetch)
  const bare = await chromium.launch({ executablePath: found.path, proxy: { server: proxy.server } })
  const blazon = await createBlazon({ hosts })
  return {
    blazon,
    domains: fixtures
      ? fixtures.domains.filter((domain) => readExpected(FIXTURES, domain).outcome === 'brand')
      : named,
    /** Does one thing with a page in a context and a lease of its own. */
    async onBarePage(
      viewport: { readonly width: number; readonly height: number },
      use: (page: Page) => Promise<unknown>,
    ): Promise<void> {
      const lease = proxy.open({ maxBytes: DEFAULTS.browser.maxWireBytes })
      const context = await bare.newContext({ proxy: lease, ignoreHTTPSErrors: true, viewport })
      await use(await context.newPage())
      await context.close()
      lease.close()
    },
    async close(): Promise<void> {
      await blazon.close()
      await bare.close()
      await proxy.close()
      await fixtures?.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export interface Cost {
  readonly wallMs: number
  /** Of this process with all its threads and of both browsers, until they have come to rest. */
  readonly processorMs: number
}

/** The work is over before its processes have put all away. */
const REST_MS = 150

export async function costOf(work: () => Promise<void>): Promise<Cost> {
  const [started, before] = [performance.now(), spentMs()]
  await work()
  const wallMs = performance.now() - started
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  return { wallMs, processorMs: spentMs() - before }
}

export function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
