// npm run torture -- fuzz [--minutes 10] [--seed 1] [--reader NAME] [--jobs 2] [--keep FOLDER]
//
// Tries generated inputs on everything that reads what others wrote. It fails when a reader throws an
// undocumented error, takes more time or memory than it may, or reads the same input in two ways. Each input
// is made from a number; `--reader NAME --seed NUMBER --one` tries that one alone.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import { type Failure, type Tried, tryReader } from './fuzz/campaign.ts'
import { READERS } from './fuzz/readers.ts'
import { faultOf, inputOf } from './fuzz/try.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    reader: { type: 'string' },
    jobs: { type: 'string', default: '2' },
    keep: { type: 'string', default: 'fuzz-failures' },
    one: { type: 'boolean', default: false },
  },
})
/** How long a reader has a process before it is another reader's turn. */
const MAX_TURN_MS = 15_000
/** The number of seeds that a run may use for each reader. */
const SEEDS = 10_000_000

const names = Object.keys(READERS).filter((name) => !values.reader || name === values.reader)
if (names.length === 0)
  throw new Error(`There is no reader ${values.reader}. There are: ${Object.keys(READERS).join(', ')}.`)
if (values.one) await tryOne()
else await tryAll()

async function tryAll(): Promise<void> {
  const [forMs, jobs] = [Number(values.minutes) * 60_000, Math.min(Number(values.jobs), names.length)]
  const untilMs = performance.now() + forMs
  // Every reader has a turn, however short the run is.
  const turnMs = Math.min(MAX_TURN_MS, (forMs * jobs) / names.length / 2)
  const next = Number(values.seed) * SEEDS
  const all = new Map<string, Tried>(names.map((name) => [name, { inputs: 0, bytes: 0, failures: [], next }]))
  const waiting = [...all]
  const work = async () => {
    for (let turn = waiting.shift(); turn && performance.now() < untilMs; turn = waiting.shift()) {
      const [name, tried] = turn
      const known = tried.failures.length
      await tryReader(name, tried, turnMs)
      for (const failure of tried.failures.slice(known)) keep(failure)
      waiting.push(turn)
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  report(all)
}

function report(all: ReadonlyMap<string, Tried>): void {
  let [inputs, bytes, failures] = [0, 0, 0]
  for (const [name, tried] of all) {
    inputs += tried.inputs
    bytes += tried.bytes
    failures += tried.failures.length
    const [count, failed] = [String(tried.inputs).padStart(9), String(tried.failures.length).padStart(5)]
    process.stdout.write(`${name.padEnd(20)} ${count} inputs ${failed} failures\n`)
  }
  process.stdout.write(
    `${inputs} inputs of ${Math.round(bytes / 1e6)} MB for ${all.size} readers in ${values.minutes} minutes, seed ${values.seed}: ${failures} failures\n`,
  )
  process.exitCode = failures > 0 ? 1 : 0
}

/** Prints what failed, and writes the input to the folder. */
function keep({ reader, seed, kind, what }: Failure): void {
  process.stderr.write(`${reader} ${seed}: ${kind}. ${what}\n`)
  const made = READERS[reader]
  if (!made) return
  const input = inputOf(made, seed)
  const isPlain = typeof input === 'string' || input instanceof Uint8Array
  mkdirSync(values.keep, { recursive: true })
  writeFileSync(join(values.keep, `${reader}-${seed}`), isPlain ? input : JSON.stringify(input, undefined, 1))
}

async function tryOne(): Promise<void> {
  for (const name of names) {
    const it = READERS[name]
    if (!it) continue
    const input = inputOf(it, Number(values.seed))
    process.stdout.write(`${typeof input === 'string' ? input : inspect(input, { depth: 5 })}\n`)
    const fault = await faultOf(it, input)
    process.stderr.write(fault ? `${name}: ${fault.kind}. ${fault.what}\n` : `${name}: nothing is wrong\n`)
    if (fault) process.exitCode = 1
  }
}
