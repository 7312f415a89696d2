// npm run bench:capture: what a capture costs over a bare load of the same page by Playwright.
//
// A bare load is: a new context (no options but the size of the window and the lease of a proxy of ours, so that both go the same way
// out), a page, `goto` until `load` or until `networkidle`, and the context closed. It reads nothing, and leaves out what the page does
// after `load`. A capture is all of `blazon.capture`: the page given a second of its own clock, cleared, scrolled and read, and icons and
// pictures brought in that no browser loads by itself; of that page alone, no contact page besides. It has ended when all is handed over: its page is closed after that, which counts
// as the processor's time, and for a bare load as time as well; and the pool opens a page ahead of the next capture, which counts likewise. Both browsers are started, and each page was loaded by each way once. The processor's
// time is that of this process with all its threads and of both browsers, until they have come to rest. The ways take turns at being first.
//
// `npm run bench:capture -- [--rounds N] [DOMAIN ...]`; without domains the fixtures, else those of the map that BLAZON_HOSTS names.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { createBlazon, readHostMap } from '../src/blazon.ts'
import { findBrowser } from '../src/capture/browser/find.ts'
import { createGate } from '../src/capture/gate/gate.ts'
import { startProxy } from '../src/capture/gate/proxy.ts'
import { DEFAULTS } from '../src/model/options.ts'
import { readExpected } from './evaluate/expected.ts'
import { FIXTURES, serveFixtures } from './fixture-server.ts'
import { spentMs } from './processor-time.ts'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const folder = mkdtempSync(join(tmpdir(), 'blazon-overhead-'))
const fixtures = positionals.length === 0 ? await serveFixtures() : undefined
const hostsFile = fixtures ? join(folder, 'hosts') : process.env.BLAZON_HOSTS
if (fixtures && hostsFile) writeFileSync(hostsFile, fixtures.hostMap)
const domains = fixtures
  ? fixtures.domains.filter((domain) => readExpected(FIXTURES, domain).outcome === 'brand')
  : positionals

const found = await findBrowser()
if (!found) throw new Error('There is no browser to measure.')
const hosts = readHostMap(hostsFile)
const { ports, connectTimeoutMs, upstreamTimeoutMs } = DEFAULTS.fetch
const proxy = await startProxy(
  createGate({ hosts, ports, connectTimeoutMs, upstreamTimeoutMs }),
  DEFAULTS.fetch,
)
const bare = await chromium.launch({ executablePath: found.path, proxy: { server: proxy.server } })
const blazon = await createBlazon({ hosts: hostsFile })

type Way = 'load' | 'networkidle' | 'browser' | 'auto'
const WAYS: readonly Way[] = ['load', 'networkidle', 'browser', 'auto']
const addresses = new Map<string, string>()

async function run(way: Way, domain: string): Promise<void> {
  if (way === 'browser' || way === 'auto') {
    const { url } = await blazon.capture({ domain }, { producer: way, morePages: false })
    addresses.set(domain, url)
    return
  }
  const lease = proxy.open({ maxBytes: DEFAULTS.browser.maxWireBytes })
  const context = await bare.newContext({
    proxy: lease,
    ignoreHTTPSErrors: true,
    viewport: { width: DEFAULTS.viewportWidth, height: DEFAULTS.viewportHeight },
  })
  const page = await context.newPage()
  await page.goto(addresses.get(domain) ?? '', { waitUntil: way })
  await context.close()
  lease.close()
}

interface Cost {
  wallMs: number
  processorMs: number
}

/** The work is over before its processes have put all away. */
const REST_MS = 150

async function costOf(way: Way, domain: string): Promise<Cost> {
  const [started, before] = [performance.now(), spentMs()]
  await run(way, domain)
  const wallMs = performance.now() - started
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  return { wallMs, processorMs: spentMs() - before }
}

const costs = new Map<string, Cost[]>()
try {
  // The first time is for warming up, and tells the addresses.
  for (const domain of domains) for (const way of [...WAYS].reverse()) await run(way, domain)
  for (let round = 0; round < rounds; round++) {
    for (const domain of domains) {
      for (let at = 0; at < WAYS.length; at++) {
        const way = WAYS[(at + round) % WAYS.length] ?? 'load'
        const key = `${way} ${domain}`
        costs.set(key, [...(costs.get(key) ?? []), await costOf(way, domain)])
      }
    }
  }
  print()
} finally {
  await blazon.close()
  await bare.close()
  await proxy.close()
  await fixtures?.close()
  rmSync(folder, { recursive: true })
}

function medianOf(way: Way, domain: string, what: keyof Cost): number {
  const sorted = (costs.get(`${way} ${domain}`) ?? []).map((cost) => cost[what]).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function print(): void {
  for (const what of ['wallMs', 'processorMs'] as const) {
    const heading = [...WAYS, 'to load', 'to idle', 'auto to load'].map((word) => word.padStart(13)).join('')
    const title = `${what}, median of ${rounds}`
    process.stdout.write(`${title.padEnd(34)}${heading}\n`)
    const row = (label: string, cells: readonly number[]) => {
      const [load = 1, idle = 1, browser = 0, auto = 0] = cells
      const ratios = [browser / load, browser / idle, auto / load].map((ratio) =>
        ratio.toFixed(2).padStart(13),
      )
      process.stdout.write(
        `${label.padEnd(34)}${cells.map((cell) => cell.toFixed(0).padStart(13)).join('')}${ratios.join('')}\n`,
      )
    }
    const table = domains.map((domain) => WAYS.map((way) => medianOf(way, domain, what)))
    for (const [at, domain] of domains.entries()) row(domain, table[at] ?? [])
    row(
      'all',
      WAYS.map((_, at) => table.reduce((sum, cells) => sum + (cells[at] ?? 0), 0)),
    )
  }
}
