// npm run bench -- peers --hosts FILE [--rounds N] DOMAIN ...
//
// Measures what reading a brand from a page costs, with blazon and with other tools, on the same pages in the
// same run. The other packages are installed into scripts/bench/peers/node_modules with
// `npm install --prefix scripts/bench/peers --no-package-lock --ignore-scripts`. Each tool runs as its users
// run it, as a command, and the start of its process is counted. Blazon is measured in this way too (cold),
// and as a lookup by an engine that runs already (warm), each with the cascade and with the browser. The last
// row is a bare load of the page with a screenshot, by a browser that runs already. All traffic stays on
// loopback, see peers/routes.ts and peers/loopback.mjs. Linux only.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { findBrowser } from '../../src/capture/browser/find.ts'
import { median } from '../measuring/median.ts'
import { table } from '../measuring/table.ts'
import { preparePeers } from './peers/commands.ts'
import { type Cost, costOfCommand, costOfWork } from './peers/cost.ts'
import { addressOf, browserArguments, readRoutes } from './peers/routes.ts'
import { PEERS } from './peers/tools.ts'

const { values, positionals: domains } = parseArgs({
  options: { hosts: { type: 'string' }, rounds: { type: 'string', default: '1' } },
  allowPositionals: true,
})
const hosts = values.hosts ?? process.env.BLAZON_HOSTS
if (!hosts || domains.length === 0) throw new Error('Give --hosts FILE and the domains that it answers.')

/** A lookup whose start is counted takes some seconds, also on a busy machine. */
const COLD_TIMEOUT_MS = 180_000

/**
 * Lookups of each page, by the measured engine, before measuring begins. A service that runs since yesterday
 * has done more. V8 optimises for some 400 lookups: a lookup took 145 ms of processor time after 120, and 133
 * ms after 400.
 */
const WARMING = { cascade: 40, browser: 4 } as const

const rounds = Number(values.rounds)
const folder = mkdtempSync(join(tmpdir(), 'blazon-peers-'))
const routes = readRoutes(hosts)
const found = await findBrowser()
const peers = preparePeers(folder, routes, found?.path)
// The compiled package, since the work of tsx would be counted as well.
const { createBlazon } = (await import(
  join(PEERS, '..', '..', '..', 'dist', 'index.js')
)) as typeof import('../../src/index.ts')
const blazon = await createBlazon({ hosts })
let bare: Browser | undefined
const producers = found ? (['cascade', 'browser'] as const) : (['cascade'] as const)
const costs = new Map<string, Map<string, Cost[]>>()

try {
  // This comes before any browser runs in this process, since many users never start one.
  await measureWarm('cascade')
  if (found) {
    bare = await chromium.launch({ executablePath: found.path, args: browserArguments(routes) })
    await measureBare()
    await measureWarm('browser')
  }
  for (let round = 0; round < rounds; round++) for (const domain of domains) await measureCommands(domain)
  print()
} finally {
  await blazon.close()
  await bare?.close()
  rmSync(folder, { recursive: true })
}

async function measureWarm(producer: 'cascade' | 'browser'): Promise<void> {
  for (let time = 0; time < WARMING[producer]; time++)
    for (const domain of domains) await warm(domain, producer)
  for (let round = 0; round < rounds; round++)
    for (const domain of domains)
      keep(domain, `blazon ${producer}, warm`, await costOfWork(() => warm(domain, producer)))
}

async function measureBare(): Promise<void> {
  for (const domain of domains) await load(domain)
  for (let round = 0; round < rounds; round++)
    for (const domain of domains) keep(domain, 'bare load', await costOfWork(() => load(domain)))
}

async function measureCommands(domain: string): Promise<void> {
  for (const producer of producers) keep(domain, `blazon ${producer}, cold`, await cold(domain, producer))
  for (const { name, costOf } of peers) {
    const cost = await costOf(domain)
    if (cost) keep(domain, name, cost)
  }
}

async function warm(domain: string, producer: 'cascade' | 'browser'): Promise<void> {
  const { state } = await blazon.brand(
    { domain },
    { producer, refresh: true, keepSnapshot: false, morePages: false },
  )
  if (state !== 'ok') throw new Error(`${domain}: ${state}`)
}

function cold(domain: string, producer: string): Promise<Cost> {
  const main = join(PEERS, '..', '..', 'dist', 'main.js')
  const db = join(folder, `${producer}.db`)
  const args = [
    'brand',
    domain,
    '--json',
    '--refresh',
    '--producer',
    producer,
    // The other tools look at one page.
    '--no-more-pages',
    '--hosts',
    hosts ?? '',
    '--db',
    db,
  ]
  return costOfCommand([process.execPath, main, ...args], {
    env: process.env,
    cwd: folder,
    timeoutMs: COLD_TIMEOUT_MS,
  })
}

async function load(domain: string): Promise<void> {
  const context = await bare?.newContext({ viewport: { width: 1440, height: 900 }, ignoreHTTPSErrors: true })
  const page = await context?.newPage()
  await page?.goto(addressOf(domain, routes), { waitUntil: 'load' })
  await page?.screenshot()
  await context?.close()
}

function keep(domain: string, who: string, cost: Cost): void {
  const row = costs.get(domain) ?? new Map<string, Cost[]>()
  costs.set(domain, row.set(who, [...(row.get(who) ?? []), cost]))
}

function print(): void {
  const all = [...costs.values()]
  for (const [what, title] of [
    ['wallMs', 'wall, ms'],
    ['processorMs', 'processor, ms'],
    ['peakMb', 'peak memory, MB'],
  ] as const) {
    const of = (domain: string, who: string) =>
      median((costs.get(domain)?.get(who) ?? []).map((cost) => cost[what] ?? 0))
    const names = [
      ...new Set(
        all.flatMap((row) => [...row].flatMap(([who, [cost]]) => (cost?.[what] === undefined ? [] : who))),
      ),
    ]
    const rows = domains.map((domain) => ({
      [title]: domain,
      ...Object.fromEntries(names.map((who) => [who, Math.round(of(domain, who))])),
    }))
    process.stdout.write(`${table(rows)}\n${ratios(names, of)}\n\n`)
  }
}

/**
 * How many times our cost another tool takes: on the median domain, and on the domain where the ratio is
 * smallest.
 */
function ratios(names: readonly string[], of: (domain: string, who: string) => number): string {
  const ours = names.filter((who) => who.startsWith('blazon'))
  const rows = names
    .filter((who) => !ours.includes(who))
    .map((peer) => {
      const cells = ours.map((who) => {
        const all = domains
          .map((domain) => of(domain, peer) / Math.max(1, of(domain, who)))
          .filter((ratio) => ratio > 0)
        return [who, `${median(all).toFixed(1)} (${Math.min(...all).toFixed(1)})`] as const
      })
      return { 'times ours, median (least)': peer, ...Object.fromEntries(cells) }
    })
  return table(rows)
}
