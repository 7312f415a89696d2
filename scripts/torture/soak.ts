// npm run torture -- soak [--captures 500] [--kill-every 20] [--seed 1]
//
// Captures pages in the browser one after the other, and kills a renderer now and then. It fails when a
// capture failed whose renderer was not killed, when memory grew, or when a process is left. Memory is
// measured after a garbage collection (`--expose-gc`), because uncollected memory varies by 150 MiB over 100
// captures. The highest value between collections is printed too.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createBlazon } from '../../src/index.ts'
import { asBlazonError } from '../../src/model/errors.ts'
import { readExpected } from '../fixtures/expected.ts'
import { FIXTURES, serveFixtures } from '../fixtures/server.ts'
import { descendants } from '../measuring/processor-time.ts'
import { randomFrom } from './fuzz/random.ts'

const { values } = parseArgs({
  options: {
    captures: { type: 'string', default: '500' },
    'kill-every': { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
})
const captures = Number(values.captures)
const killEvery = Number(values['kill-every'])
/**
 * Number of captures at the beginning over which memory may still grow: caches fill, and code is compiled.
 */
const settled = Math.floor(captures * 0.4)
const MAX_GROWTH = 0.15

interface Memory {
  readonly own: number
  readonly tree: number
}

const collect = globalThis.gc
if (!collect) throw new Error('Start it with --expose-gc, as `npm run torture -- soak` does.')

const mib = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MiB`

function memory(): Memory {
  const own = process.memoryUsage().rss
  return { own, tree: own + descendants().reduce((sum, { residentBytes }) => sum + residentBytes, 0) }
}

function isRenderer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer')
  } catch (thrown) {
    // The process ended meanwhile.
    if (thrown instanceof Error && 'code' in thrown) return false
    throw thrown
  }
}

/** Kills one renderer, if there is any. */
function killRenderer(random: () => number): boolean {
  const renderers = descendants().filter(({ pid }) => isRenderer(pid))
  const victim = renderers[Math.floor(random() * renderers.length)]
  if (!victim) return false
  process.kill(victim.pid, 'SIGKILL')
  return true
}

const random = randomFrom(Number(values.seed))
const folder = mkdtempSync(join(tmpdir(), 'blazon-soak-'))
const server = await serveFixtures()
const hosts = join(folder, 'hosts')
writeFileSync(hosts, server.hostMap)
const blazon = await createBlazon({ hosts })
const domains = server.domains.filter((domain) => readExpected(FIXTURES, domain).outcome === 'brand')
const failures: string[] = []
const samples: Memory[] = []
let most = 0
let killed = 0
let failedAfterKill = 0

async function captureOne(at: number, kills: boolean): Promise<void> {
  const domain = domains[Math.floor(random() * domains.length)] ?? ''
  const delayMs = random() * 400
  const capturing = blazon.capture({ domain }, { producer: 'browser' }).then(
    () => undefined,
    (thrown: unknown) => asBlazonError(thrown),
  )
  let hit = false
  if (kills) {
    await sleep(delayMs)
    hit = killRenderer(random)
    if (hit) killed++
  }
  const failure = await capturing
  if (!failure) return
  const line = `${at} ${domain}: ${failure.code} ${failure.message}`
  if (hit) process.stderr.write(`killed: ${line}\n`)
  if (hit) failedAfterKill++
  else failures.push(line)
}

const started = performance.now()
let killAt = Math.floor(random() * killEvery)
for (let at = 0; at < captures; at++) {
  const kills = at % killEvery === killAt
  if (at % killEvery === killEvery - 1) killAt = Math.floor(random() * killEvery)
  await captureOne(at, kills)
  if (at < settled) continue
  most = Math.max(most, memory().tree)
  collect()
  samples.push(memory())
  if (at % 50 === 0) process.stderr.write(`${at} ${mib(samples.at(-1)?.own ?? 0)}\n`)
}
await blazon.close()
await server.close()
rmSync(folder, { recursive: true })
const left = await processesLeft()

/** Waits at most 8 s, the time in which a browser has to end. */
async function processesLeft(): Promise<number> {
  for (let second = 0; ; second++) {
    // The loader of this script has a process of its own.
    const own = descendants().filter(({ name }) => name !== 'esbuild')
    if (own.length === 0 || second === 8) return own.length
    await sleep(1_000)
  }
}

/** Returns the medians of the first and the last fifth. Single values jump, because browsers are replaced. */
function growthOf(what: keyof Memory): { from: number; to: number; growth: number } {
  const fifth = Math.max(1, Math.floor(samples.length / 5))
  const median = (all: readonly Memory[]) =>
    all.map((sample) => sample[what]).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
  const [from, to] = [median(samples.slice(0, fifth)), median(samples.slice(-fifth))]
  return { from, to, growth: to / from - 1 }
}

const lines = [
  `${captures} captures in ${((performance.now() - started) / 1000).toFixed(0)} s, seed ${values.seed}`,
  `${killed} renderers killed; ${failedAfterKill} captures failed for that, ${failures.length} without`,
  ...failures,
]
let grown = false
for (const what of ['own', 'tree'] as const) {
  const { from, to, growth } = growthOf(what)
  grown ||= growth > MAX_GROWTH
  const share = `${(growth * 100).toFixed(1)} %`
  lines.push(`memory held, ${what}: ${mib(from)} -> ${mib(to)} (${share})`)
}
lines.push(`most memory, tree: ${mib(most)}`, `${left} processes left`)
process.stdout.write(`${lines.join('\n')}\n`)
process.exitCode = failures.length > 0 || grown || left > 0 ? 1 : 0
