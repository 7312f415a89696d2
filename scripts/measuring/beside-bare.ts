import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { VISIT } from '../../src/capture/bounds.ts'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { createGate } from '../../src/capture/gate/gate.ts'
import { startProxy } from '../../src/capture/gate/proxy.ts'
import { readHostMap } from '../../src/engine/host-map.ts'
import { createBlazon } from '../../src/index.ts'
import { DEFAULTS } from '../../src/model/options.ts'
import { readExpected } from '../fixtures/expected.ts'
import { FIXTURES, serveFixtures } from '../fixtures/server.ts'
import { median } from './median.ts'
import { spentMs } from './processor-time.ts'

/**
 * Starts the engine and a bare browser for the same sites: the named domains, which BLAZON_HOSTS maps to
 * addresses, or the brands of the fixtures. The bare browser connects through a gate and a proxy of the same
 * kind as the engine's.
 */
export async function startBesideBare(named: readonly string[]) {
  const found = await findBrowser()
  if (!found) throw new Error('There is no browser to measure.')
  const folder = mkdtempSync(join(tmpdir(), 'blazon-beside-bare-'))
  const fixtures = named.length === 0 ? await serveFixtures() : undefined
  const hosts = fixtures ? join(folder, 'hosts') : process.env.BLAZON_HOSTS
  if (fixtures && hosts) writeFileSync(hosts, fixtures.hostMap)
  const { ports, connectTimeoutMs } = DEFAULTS.fetch
  const gate = createGate({ hosts: readHostMap(hosts), ports, connectTimeoutMs })
  const proxy = await startProxy(gate)
  const bare = await chromium.launch({ executablePath: found.path, proxy: { server: proxy.server } })
  const blazon = await createBlazon({ hosts })
  return {
    blazon,
    domains: fixtures
      ? fixtures.domains.filter((domain) => readExpected(FIXTURES, domain).outcome === 'brand')
      : named,
    /** Calls `use` with a new page, in a browser context and with a proxy lease that only this page has. */
    async onBarePage(
      viewport: { readonly width: number; readonly height: number },
      use: (page: Page) => Promise<unknown>,
    ): Promise<void> {
      const lease = proxy.open({ maxBytes: VISIT.maxWireBytes })
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
  /** Of this process with all its threads and of both browsers, until `REST_MS` after the work. */
  readonly processorMs: number
}

/** Processes still close pages and connections for a moment after the work itself has ended. */
const REST_MS = 150

async function costOf(work: () => Promise<void>): Promise<Cost> {
  const [started, before] = [performance.now(), spentMs()]
  await work()
  const wallMs = performance.now() - started
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  return { wallMs, processorMs: spentMs() - before }
}

/**
 * Measures each way on each domain, `rounds` times. One run of each comes before that and is not counted: it
 * fills caches, and the last way of the list runs first, so that it can tell the others the page's address.
 * In each round another way begins. The function it returns gives the median cost of a way on a domain.
 */
export async function measureInTurns<Way extends string>(
  ways: readonly Way[],
  domains: readonly string[],
  rounds: number,
  run: (way: Way, domain: string) => Promise<void>,
): Promise<(way: Way, domain: string) => Cost> {
  const costs = new Map<string, Cost[]>()
  for (const domain of domains) for (const way of [...ways].reverse()) await run(way, domain)
  for (let round = 0; round < rounds; round++) {
    const first = round % ways.length
    for (const domain of domains) {
      for (const way of [...ways.slice(first), ...ways.slice(0, first)]) {
        const key = `${way} ${domain}`
        costs.set(key, [...(costs.get(key) ?? []), await costOf(() => run(way, domain))])
      }
    }
  }
  return (way, domain) => {
    const all = costs.get(`${way} ${domain}`) ?? []
    return {
      wallMs: median(all.map(({ wallMs }) => wallMs)),
      processorMs: median(all.map(({ processorMs }) => processorMs)),
    }
  }
}
