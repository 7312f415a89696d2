// npm run bench: what the cascade saves. One run, the same pages, both producers; processor time of everything started.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBlazon } from '../src/blazon.ts'
import { describe } from '../src/pipeline.ts'
import type { Snapshot } from '../src/snapshot/snapshot.ts'
import { readExpected } from './evaluate/expected.ts'
import { FIXTURES, serveFixtures } from './fixture-server.ts'
import { spentMs } from './processor-time.ts'

const ROUNDS = 5

const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-'))
const server = await serveFixtures()
const hosts = join(folder, 'hosts')
writeFileSync(hosts, server.hostMap)
const blazon = await createBlazon({ hosts })
const domains = server.domains.filter((domain) => {
  const { outcome, needsBrowser } = readExpected(FIXTURES, domain)
  return outcome === 'brand' && !needsBrowser
})
try {
  const rows: [string, number[]][] = []
  const snapshots = await Promise.all(
    domains.map((domain) => blazon.capture({ domain }, { producer: 'cascade' })),
  )
  rows.push(['describe, page in memory, first time', samplesOf(snapshots, 1)])
  rows.push(['describe, page in memory, warm', samplesOf(snapshots, ROUNDS)])
  rows.push(['capture over http, warm', await capturesOf('cascade')])
  if (blazon.browser && process.platform === 'linux') {
    rows.push(['capture by the browser, warm', await capturesOf('browser')])
  } else process.stderr.write('no browser, or no /proc to measure it by: its row is left out\n')
  print(rows)
} finally {
  await blazon.close()
  await server.close()
  rmSync(folder, { recursive: true })
}

/** Processor milliseconds of `describe` per page, every view computed anew. */
function samplesOf(snapshots: readonly Snapshot[], rounds: number): number[] {
  return Array.from({ length: rounds }, () => snapshots).flatMap((all) =>
    all.map((snapshot) => {
      // A fresh object has no memoised views.
      const fresh = { ...snapshot }
      const before = process.cpuUsage()
      describe(fresh)
      return milliseconds(process.cpuUsage(before))
    }),
  )
}

/** Processor milliseconds per capture, the browser's processes and the page's own server included. */
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

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000
}

function print(rows: readonly (readonly [string, readonly number[]])[]): void {
  const base = mean(rows[1]?.[1] ?? [])
  process.stdout.write(
    `processor ms a page, ${domains.length} pages\n${' '.repeat(40)}   mean  median  ratio\n`,
  )
  for (const [label, all] of rows) {
    const sorted = [...all].sort((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0
    const cells = [mean(all).toFixed(1), median.toFixed(1), (mean(all) / base).toFixed(1)]
    process.stdout.write(`${label.padEnd(40)} ${cells.map((cell) => cell.padStart(6)).join(' ')}\n`)
  }
}

function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)
}
