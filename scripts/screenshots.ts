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
import { parseArgs } from 'node:util'
import { DEFAULTS } from '../src/model/options.ts'
import { type Cost, costOf, medianOf, startBesideBare } from './bench/beside-bare.ts'

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    full: { type: 'boolean', default: false },
    speed: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const { blazon, domains, onBarePage, close } = await startBesideBare(positionals)

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

function takeBare(url: string): Promise<void> {
  const { widthPx: width, heightPx: height } = DEFAULTS.screenshot
  return onBarePage({ width, height }, async (page) => {
    await page.goto(url, { waitUntil: 'load' })
    await page.screenshot({ fullPage: values.full })
  })
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
        costs.set(key, [...(costs.get(key) ?? []), await costOf(() => run(way, domain))])
      }
    }
  }
  print()
} finally {
  await close()
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
