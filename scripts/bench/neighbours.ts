// npm run bench -- neighbours [--rounds N] [--heavy PATTERN] [--concurrency N] [DOMAIN ...]
//
// Measures what pages that never come to rest cost the ordinary pages beside them, all of them in the
// browser. Twenty ordinary pages are looked up, several at once; then the same pages again, with restless
// pages among them. It prints how long each ordinary page took alone and beside them, from its turn to its
// result, with the sum, the median, and when the last ordinary page was done. A process of its own serves the
// pages. On a busy machine single figures mean little; compare the ratios of several rounds. Without domains
// it measures the fixtures; domains are looked up in the map that BLAZON_HOSTS names.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import PQueue from 'p-queue'
import { createBlazon } from '../../src/index.ts'
import { median } from '../measuring/median.ts'
import type { NeighbourSites } from './neighbours/origin.ts'

const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    heavy: { type: 'string', default: '.' },
    concurrency: { type: 'string', default: '4' },
  },
  allowPositionals: true,
})
const concurrency = Number(values.concurrency)

interface Took {
  readonly domain: string
  readonly ms: number
  /** Milliseconds since the first lookup of all began. */
  readonly endedAt: number
  readonly said: string
}

const origin = fork(fileURLToPath(new URL('./neighbours/origin.ts', import.meta.url)))
const [sites]: NeighbourSites[] = await once(origin, 'message')
if (!sites) throw new Error('The sites are not served.')
const folder = mkdtempSync(join(tmpdir(), 'blazon-neighbours-'))
const hosts = join(folder, 'hosts')
const mapped = process.env.BLAZON_HOSTS
const others = positionals.length > 0 && mapped ? readFileSync(mapped, 'utf8') : ''
writeFileSync(hosts, sites.hostMap + others)
const ordinary = positionals.length > 0 ? positionals : sites.domains
const heavy = sites.heavy.filter((domain) => new RegExp(values.heavy).test(domain))
try {
  for (let round = 0; round < Number(values.rounds); round++) {
    const alone = await lookUp(ordinary)
    const stalls = monitorEventLoopDelay({ resolution: 10 })
    stalls.enable()
    const beside = await lookUp(mixed())
    stalls.disable()
    tell(alone, beside, stalls.max / 1e6)
  }
} finally {
  origin.disconnect()
  rmSync(folder, { recursive: true })
}

/** All domains, with the heavy ones at even distances and the first of them at the beginning. */
function mixed(): string[] {
  const step = Math.ceil(ordinary.length / Math.max(1, heavy.length))
  const groups = heavy.map((domain, at) => [domain, ...ordinary.slice(at * step, (at + 1) * step)])
  return [...groups.flat(), ...ordinary.slice(heavy.length * step)]
}

async function lookUp(domains: readonly string[]): Promise<Took[]> {
  const blazon = await createBlazon({ hosts, options: { producer: 'browser', concurrency } })
  await blazon.warm()
  const queue = new PQueue({ concurrency })
  const began = performance.now()
  const look = async (domain: string): Promise<Took> => {
    const started = performance.now()
    const { result, snapshot } = await blazon.examine({ domain })
    const ended = performance.now()
    const notes = snapshot?.notes.filter((note) => /not be rendered|scripts were/.test(note)) ?? []
    const why = result.state === 'failed' ? [result.message] : notes
    const said = [result.state, snapshot?.producer ?? 'nothing', ...why].join(' ')
    return { domain, ms: ended - started, endedAt: ended - began, said }
  }
  try {
    return await queue.addAll(domains.map((domain) => () => look(domain)))
  } finally {
    await blazon.close()
  }
}

function tell(alone: readonly Took[], beside: readonly Took[], stallMs: number): void {
  const print = (...cells: readonly (string | number)[]) => {
    const [name = '', ...figures] = cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell))
    process.stdout.write(`${name.padEnd(34)}${figures.map((cell) => cell.padStart(9)).join('')}`)
  }
  for (const { domain, ms, said } of beside) {
    print(domain, alone.find((each) => each.domain === domain)?.ms ?? '', ms)
    process.stdout.write(`  ${said}\n`)
  }
  const kept = beside.filter(({ domain }) => ordinary.includes(domain))
  const figures: readonly (readonly [string, (them: readonly Took[]) => number])[] = [
    ['sum', (them) => them.reduce((sum, { ms }) => sum + ms, 0)],
    ['median', (them) => median(them.map(({ ms }) => ms))],
    ['the last ordinary one is done after', (them) => Math.max(...them.map(({ endedAt }) => endedAt))],
  ]
  for (const [name, figure] of figures) {
    print(name, figure(alone), figure(kept), (figure(kept) / figure(alone)).toFixed(2))
    process.stdout.write('\n')
  }
  const peakMb = process.resourceUsage().maxRSS / 1024
  process.stdout.write(
    `longest stall of this process ${stallMs.toFixed(0)} ms, most memory ${peakMb.toFixed(0)} MB\n`,
  )
}
