// npm run bench -- logo [--rounds N] [--seconds N] [--size N]
//
// Measures `GET /v1/logo/{domain}` from the store, with its key check, beside a bare node:http server that
// sends the same bytes and headers. Each server is a process of its own, over a sample site. They are asked
// in turns, through 16 connections that stay open. Prints for each round the requests a second and the
// processor time that a request took in the server, and the medians of the ratios: on a busy machine those of
// the processor time are the ones to trust.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { median } from '../measuring/median.ts'
import { table } from '../measuring/table.ts'
import { askFor } from './logo/load.ts'
import type { Started, Usage } from './logo/server.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    size: { type: 'string', default: '64' },
  },
})
const SERVER = fileURLToPath(new URL('./logo/server.ts', import.meta.url))
const ms = Number(values.seconds) * 1_000

const child = fork(SERVER, [values.size], { execArgv: ['--import', 'tsx'], stdio: 'inherit' })
const ours = await said<Started>(child)
const other = fork(SERVER, ['bare', JSON.stringify(ours)], {
  execArgv: ['--import', 'tsx'],
  stdio: 'inherit',
})
const bare = await said<Started>(other)
console.log(`${Buffer.from(ours.body, 'base64').length} bytes of ${ours.contentType}`)
const rounds: { bare: Cost; ours: Cost }[] = []
try {
  await costOf(other, bare)
  await costOf(child, ours)
  for (let round = 0; round < Number(values.rounds); round++)
    rounds.push({ bare: await costOf(other, bare), ours: await costOf(child, ours) })
} finally {
  child.kill()
  other.kill()
}
const ratio = (of: (cost: Cost) => number) => rounds.map((each) => of(each.ours) / of(each.bare))
console.log(
  table(
    rounds.map(({ bare: one, ours: two }, at) => ({
      round: String(at + 1),
      'bare/s': Math.round(one.rate),
      'ours/s': Math.round(two.rate),
      'bare µs': one.cpuUs,
      'ours µs': two.cpuUs,
      'p99 ms': two.p99Ms,
    })),
  ),
)
console.log(`rate, ours to bare: ${median(ratio(({ rate }) => rate)).toFixed(2)}`)
console.log(`processor time, bare to ours: ${(1 / median(ratio(({ cpuUs }) => cpuUs))).toFixed(2)}`)

interface Cost {
  readonly rate: number
  readonly cpuUs: number
  readonly p99Ms: number
}

async function costOf(server: ChildProcess, { port, path, key }: Started): Promise<Cost> {
  const usage = async () => {
    server.send('usage')
    return (await said<Usage>(server)).us
  }
  const before = await usage()
  const { requests, tookMs, p99Ms } = await askFor({ port, path, key }, ms)
  return { rate: requests / (tookMs / 1_000), cpuUs: ((await usage()) - before) / requests, p99Ms }
}

async function said<T>(from: ChildProcess): Promise<T> {
  const [message] = await once(from, 'message')
  return message as T
}
