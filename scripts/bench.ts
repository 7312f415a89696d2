// npm run bench: processor time a page.
//
// `npm run bench -- [--rounds N] [--hosts FILE DOMAIN ...] [FOLDER ...]`: what is read from styles, page by page, with HTML and CSS in memory;
// then the whole record, first and warm, and captures by both producers in the same run, the browser's processes included. Without
// arguments the fixtures; a folder is a saved page (`blazon capture`), of which there is no capture to measure.
// `npm run bench -- --reading [--rounds N] [--hosts FILE DOMAIN ...] [FOLDER ...]`: Markdown and pictures of the same pages, pages a second, beside
// Readability with jsdom and turndown in the same run.
// `npm run bench -- --sitemap [--rounds N]`: URLs a second of made sitemaps, and the memory they take, beside a bare pass over the same text.
// `npm run bench -- --curve [--rounds N]`: how it grows with elements and with rules, on made pages.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBlazon } from '../src/blazon.ts'
import { loadSnapshot, saveSnapshot } from '../src/capture/folder.ts'
import type { Snapshot } from '../src/snapshot/snapshot.ts'
import { type Cost, costOf, median, medianCost } from './bench/cost.ts'
import { printCurve } from './bench/curve.ts'
import { printReading } from './bench/reading.ts'
import { printSitemaps } from './bench/sitemaps.ts'
import { table } from './bench/table.ts'
import { readExpected } from './evaluate/expected.ts'
import { FIXTURES, serveFixtures } from './fixture-server.ts'
import { spentMs } from './processor-time.ts'

const { values, positionals } = parseArgs({
  options: {
    hosts: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    curve: { type: 'boolean', default: false },
    reading: { type: 'boolean', default: false },
    sitemap: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
if (values.curve) printCurve(rounds)
else if (values.sitemap) await printSitemaps(rounds)
else await printPages()

async function printPages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-'))
  const fixtures = positionals.length === 0 ? await serveFixtures() : undefined
  const hosts = fixtures ? join(folder, 'hosts') : (values.hosts ?? process.env.BLAZON_HOSTS)
  if (fixtures && hosts) writeFileSync(hosts, fixtures.hostMap)
  const domains = fixtures
    ? fixtures.domains.filter(isPlainBrand)
    : positionals.filter((name) => !existsSync(join(name, 'snapshot.json')))
  const folders = positionals.filter((name) => !domains.includes(name))
  const blazon = await createBlazon({ hosts })
  try {
    const captured = domains.map((domain) => blazon.capture({ domain }, { producer: 'cascade' }))
    const snapshots = await Promise.all([...captured, ...folders.map((dir) => loadSnapshot(dir))])
    if (values.reading) {
      await printReading(await Promise.all(snapshots.map(saved)), rounds)
      return
    }
    const first = snapshots.map(costOf)
    const warm = snapshots.map((snapshot) => medianCost(snapshot, rounds))
    const names = [...domains, ...folders]
    const title = `in memory, warm, median of ${rounds}`
    const rows = names.map((name, at) => ({ [title]: name, ...warm[at] }))
    const summary = [...rows, summaryOf('median', median, warm), summaryOf('largest', largest, warm)]
    process.stdout.write(`processor ms a page\n${table(summary.map((row) => ({ [title]: '', ...row })))}\n\n`)
    const ways: [string, readonly number[]][] = [
      ['styles and what is read from them, warm', warm.map(({ all = 0 }) => all)],
      ['the whole record, first time', first.map(({ describe = 0 }) => describe)],
      ['the whole record, warm', warm.map(({ describe = 0 }) => describe)],
    ]
    if (process.platform === 'linux' && domains.length > 0) {
      ways.push(['capture over http, warm', await capturesOf('cascade')])
      if (blazon.browser) ways.push(['capture by the browser, warm', await capturesOf('browser')])
    }
    const [base = 1] = ways.map(([, all]) => median(all))
    process.stdout.write(
      `${table(ways.map(([way, all]) => ({ way, mean: mean(all), median: median(all), ratio: median(all) / base })))}\n`,
    )

    function summaryOf(label: string, of: (all: readonly number[]) => number, costs: readonly Cost[]) {
      const names = Object.keys(costs[0] ?? {})
      return {
        [title]: label,
        ...Object.fromEntries(names.map((name) => [name, of(costs.map((cost) => cost[name] ?? 0))])),
      }
    }
  } finally {
    await blazon.close()
    await fixtures?.close()
    rmSync(folder, { recursive: true })
  }

  async function saved(snapshot: Snapshot, at: number): Promise<string> {
    const page = join(folder, String(at))
    await saveSnapshot(page, snapshot)
    return page
  }

  /** Processor milliseconds per capture, the browser's processes and the fixtures' own server included. */
  async function capturesOf(producer: 'cascade' | 'browser'): Promise<number[]> {
    const spent: number[] = []
    for (let round = 0; round <= 2; round++) {
      for (const domain of domains) {
        const before = spentMs()
        await blazon.capture({ domain }, { producer })
        if (round > 0) spent.push(spentMs() - before)
      }
    }
    return spent
  }
}

function isPlainBrand(domain: string): boolean {
  const { outcome, needsBrowser } = readExpected(FIXTURES, domain)
  return outcome === 'brand' && !needsBrowser
}

function largest(all: readonly number[]): number {
  return Math.max(...all)
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)
}
