// npm run bench -- capture [--rounds N] [DOMAIN ...]
//
// Measures what a capture costs beside a bare load of the same page with Playwright. Without domains it
// measures the fixtures; domains are looked up in the map that BLAZON_HOSTS names.
//
// A bare load is a new context (default options but for the window's size and a proxy lease, so that both
// ways use the same route), a page, `goto` until `load` or until `networkidle`, and the end of the context.
// It reads nothing. A capture is all of `blazon.capture`: the page gets a second of virtual time, its
// overlays are closed, it is scrolled and read, and icons and pictures are fetched that no browser loads by
// itself. No second page of the site is captured. A capture ends when its snapshot is handed over; its page
// is closed after that, which counts as processor time only, while the bare load closes its page within its
// time. The pool also opens a page ahead of the next capture, which counts as processor time. Both browsers
// run before anything is measured. Processor time is that of this process with all its threads and of both
// browsers.
import { parseArgs } from 'node:util'
import { DEFAULTS } from '../../src/model/options.ts'
import { measureInTurns, startBesideBare } from '../measuring/beside-bare.ts'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
const { blazon, domains, onBarePage, close } = await startBesideBare(positionals)

type Way = 'load' | 'networkidle' | 'browser' | 'auto'
const WAYS: readonly Way[] = ['load', 'networkidle', 'browser', 'auto']
const addresses = new Map<string, string>()

try {
  const costOf = await measureInTurns(WAYS, domains, rounds, run)
  for (const what of ['wallMs', 'processorMs'] as const)
    print(
      what,
      domains.map((domain) => WAYS.map((way) => costOf(way, domain)[what])),
    )
} finally {
  await close()
}

async function run(way: Way, domain: string): Promise<void> {
  if (way === 'browser' || way === 'auto') {
    const { url } = await blazon.capture({ domain }, { producer: way, morePages: false })
    addresses.set(domain, url)
    return
  }
  const viewport = { width: DEFAULTS.viewportWidth, height: DEFAULTS.viewportHeight }
  await onBarePage(viewport, (page) => page.goto(addresses.get(domain) ?? '', { waitUntil: way }))
}

function print(what: string, table: readonly (readonly number[])[]): void {
  const line = (label: string, cells: readonly string[]) =>
    process.stdout.write(`${label.padEnd(34)}${cells.map((cell) => cell.padStart(13)).join('')}\n`)
  const row = (label: string, cells: readonly number[]) => {
    const [load = 1, idle = 1, browser = 0, auto = 0] = cells
    const ratios = [browser / load, browser / idle, auto / load].map((ratio) => ratio.toFixed(2))
    line(label, [...cells.map((cell) => cell.toFixed(0)), ...ratios])
  }
  line(`${what}, median of ${rounds}`, [...WAYS, 'to load', 'to idle', 'auto to load'])
  for (const [at, domain] of domains.entries()) row(domain, table[at] ?? [])
  row(
    'all',
    WAYS.map((_, at) => table.reduce((sum, cells) => sum + (cells[at] ?? 0), 0)),
  )
}
