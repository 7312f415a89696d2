// npm run bench:screenshot: what a picture of a page costs over a bare screenshot of the same page by Playwright.
//
// A bare screenshot is: a new context (no options but the size of the window and the lease of a proxy of ours, so that both go the same way
// out), a page, `goto` until `load`, `page.screenshot()` with its defaults (animations run, the caret hidden; `fullPage` with --full), and the
// context closed. It waits for nothing that comes after `load`, presses no button of a consent layer, and knows not what the page is. Ours is all of `blazon.screenshot({ url })`
// without what is stored: the page given a second of its own clock, cleared of what stands before it, held still, judged, and its picture
// kept in a database in memory. Our browser gives way to other processes and the bare one does not: on a machine with much else to do it is
// the one that waits, and the processor's time is what to compare. Both browsers are started, and each page was taken by each way once. The ways take turns at being first.
// The last column says whether all pictures of a page by our way were the same to the byte.
//
// `npm run bench:screenshot -- [--rounds N] [--full] [--speed] [DOMAIN ...]`; without domains the fixtures, else those of the map that BLAZON_HOSTS names.
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
  options: {
    rounds: { type: 'string', default: '3' },
    full: { type: 'boolean', default: false },
    speed: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const folder = mkdtempSync(join(tmpdir(), 'blazon-screenshots-'))
const fixtures = positionals.length === 0 ? await serveFixtures() : undefined
const hostsFile = fixtures ? join(folder, 'hosts') : process.env.BLAZON_HOSTS
if (fixtures && hostsFile) writeFileSync(hostsFile, fixtures.hostMap)
const domains = fixtures
  ? fixtures.domains.filter((domain) => readExpected(FIXTURES, domain).outcome === 'brand')
  : positionals

const found = await findBrowser()
if (!found) throw new Error('There is no browser to measure.')
const { ports, connectTimeoutMs, upstreamTimeoutMs } = DEFAULTS.fetch
const gate = createGate({ hosts: readHostMap(hostsFile), ports, connectTimeoutMs, upstreamTimeoutMs })
const proxy = await startProxy(gate, DEFAULTS.fetch)
const bare = await chromium.launch({ executablePath: found.path, proxy: { server: proxy.server } })
const blazon = await createBlazon({ hosts: hostsFile })

type Way = 'bare' | 'ours'
const WAYS: readonly Way[] = ['bare', 'ours']
const addresses = new Map<string, string>()
const hashes = new Map<string, Set<string>>()

async function run(way: Way, domain: string): Promise<void> {
  if (way === 'bare') return takeBare(addresses.get(domain) ?? '')
  const url = addresses.get(domain)
  const handle = url === undefined ? { domain } : { url }
  const shot = await blazon.screenshot(handle, {
    refresh: true,
    fullPage: values.full,
    prioritize: values.speed ? 'speed' : 'quality',
  })
  if (shot.state !== 'ok') throw new Error(`${domain}: ${JSON.stringify(shot)}`)
  addresses.set(domain, shot.url)
  hashes.set(domain, (hashes.get(domain) ?? new Set()).add(shot.hash))
}

async function takeBare(url: string): Promise<void> {
  const { widthPx: width, heightPx: height } = DEFAULTS.screenshot
  const lease = proxy.open({ maxBytes: DEFAULTS.browser.maxWireBytes })
  const context = await bare.newContext({
    proxy: lease,
    ignoreHTTPSErrors: true,
    viewport: { width, height },
  })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.screenshot({ fullPage: values.full })
  await context.close()
  lease.close()
}

interface Cost {
  readonly wallMs: number
  readonly processorMs: number
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
  for (const domain of domains) for (const way of ['ours', 'bare'] as const) await run(way, domain)
  for (let round = 0; round < rounds; round++) {
    for (const domain of domains) {
      for (let at = 0; at < WAYS.length; at++) {
        const way = WAYS[(at + round) % WAYS.length] ?? 'bare'
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

function medianOf(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}

function print(): void {
  const heading = ['bare ms', 'ours ms', 'ratio', 'bare cpu', 'ours cpu', 'ratio'].map((word) =>
    word.padStart(10),
  )
  process.stdout.write(`${`median of ${rounds}`.padEnd(34)}${heading.join('')}  the same\n`)
  const row = (
    label: string,
    [wallBare = 1, wall = 0, cpuBare = 1, cpu = 0]: readonly number[],
    same: boolean,
  ) => {
    const cells = [wallBare.toFixed(0), wall.toFixed(0), (wall / wallBare).toFixed(2)]
    cells.push(cpuBare.toFixed(0), cpu.toFixed(0), (cpu / cpuBare).toFixed(2))
    process.stdout.write(
      `${label.padEnd(34)}${cells.map((cell) => cell.padStart(10)).join('')}  ${same ? 'yes' : 'no'}\n`,
    )
  }
  const isSame = (domain: string) => hashes.get(domain)?.size === 1
  const table = domains.map((domain) =>
    (['wallMs', 'processorMs'] as const).flatMap((what) =>
      WAYS.map((way) => medianOf((costs.get(`${way} ${domain}`) ?? []).map((cost) => cost[what]))),
    ),
  )
  for (const [at, domain] of domains.entries()) row(domain, table[at] ?? [], isSame(domain))
  const sums = [0, 1, 2, 3].map((column) => table.reduce((sum, cells) => sum + (cells[column] ?? 0), 0))
  row('all', sums, domains.every(isSame))
}
