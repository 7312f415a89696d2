// npm run bench -- screenshot [--rounds N] [--full] [--speed] [DOMAIN ...]
//
// Measures what a screenshot costs beside Playwright's own screenshot of the same page. Without domains it
// measures the fixtures; domains are looked up in the map that BLAZON_HOSTS names.
//
// A bare screenshot is a new context (default options but for the window's size and a proxy lease, so that
// both ways use the same route), a page, `goto` until `load`, `page.screenshot()` with its defaults
// (animations run, the caret is hidden; `fullPage` with --full), and the end of the context. It does not wait
// for what comes after `load`, closes no consent layer and does not classify the page. Ours is all of
// `blazon.screenshot({ url })` with a database in memory: the page gets a second of virtual time, its
// overlays are closed, it is held still, classified, and its picture is stored. Our browser runs at a lower
// priority than the bare one, so that on a busy machine only processor times can be compared. Both browsers
// run before anything is measured. The last column says whether all our pictures of a page were equal, byte
// for byte.
import { parseArgs } from 'node:util'
import { DEFAULTS } from '../../src/model/options.ts'
import { measureInTurns, startBesideBare } from '../measuring/beside-bare.ts'

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

try {
  const costOf = await measureInTurns(WAYS, domains, rounds, run)
  print(
    domains.map((domain) =>
      (['wallMs', 'processorMs'] as const).flatMap((what) => WAYS.map((way) => costOf(way, domain)[what])),
    ),
  )
} finally {
  await close()
}

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

function print(table: readonly (readonly number[])[]): void {
  const line = (label: string, cells: readonly string[], last: string) =>
    process.stdout.write(`${label.padEnd(34)}${cells.map((cell) => cell.padStart(10)).join('')}  ${last}\n`)
  const row = (label: string, cells: readonly number[], same: boolean) => {
    const [wallBare = 1, wall = 0, cpuBare = 1, cpu = 0] = cells
    const wallCells = [wallBare.toFixed(0), wall.toFixed(0), (wall / wallBare).toFixed(2)]
    const cpuCells = [cpuBare.toFixed(0), cpu.toFixed(0), (cpu / cpuBare).toFixed(2)]
    line(label, [...wallCells, ...cpuCells], same ? 'yes' : 'no')
  }
  const isSame = (domain: string) => hashes.get(domain)?.size === 1
  line(`median of ${rounds}`, ['bare ms', 'ours ms', 'ratio', 'bare cpu', 'ours cpu', 'ratio'], 'the same')
  for (const [at, domain] of domains.entries()) row(domain, table[at] ?? [], isSame(domain))
  const sums = [0, 1, 2, 3].map((column) => table.reduce((sum, cells) => sum + (cells[column] ?? 0), 0))
  row('all', sums, domains.every(isSame))
}
