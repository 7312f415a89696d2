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
import { parseArgs } from 'node:util'
import { DEFAULTS } from '../src/model/options.ts'
import { type Cost, costOf, medianOf, startBesideBare } from './bench/beside-bare.ts'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const { blazon, domains, onBarePage, close } = await startBesideBare(positionals)

type Way = 'load' | 'networkidle' | 'browser' | 'auto'
const WAYS: readonly Way[] = ['load', 'networkidle', 'browser', 'auto']
const addresses = new Map<string, string>()

async function run(way: Way, domain: string): Promise<void> {
  if (way === 'browser' || way === 'auto') {
    const { url } = await blazon.capture({ domain }, { producer: way, morePages: false })
    addresses.set(domain, url)
    return
  }
  const viewport = { width: DEFAULTS.viewportWidth, height: DEFAULTS.viewportHeight }
  await onBarePage(viewport, (page) => page.goto(addresses.get(domain) ?? '', { waitUntil: way }))
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
        costs.set(key, [...(costs.get(key) ?? []), await costOf(() => run(way, domain))])
      }
    }
  }
  print()
} finally {
  await close()
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
    const table = domains.map((domain) =>
      WAYS.map((way) => medianOf((costs.get(`${way} ${domain}`) ?? []).map((cost) => cost[what]))),
    )
    for (const [at, domain] of domains.entries()) row(domain, table[at] ?? [])
    row(
      'all',
      WAYS.map((_, at) => table.reduce((sum, cells) => sum + (cells[at] ?? 0), 0)),
    )
  }
}
