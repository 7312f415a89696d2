// npm run bench -- serve [--records N] [--seconds N] [--connections N]
//
// The service with stored answers beside a bare node:http server that sends the same bodies in turn, each in
// a process of its own, at 32 connections: `GET /v1/brand/retrieve` with a key of an organisation (key, rate,
// quota and history of calls), and every request logged. First with one record in the database, then with
// 100,000 that are generated. Prints requests a second, their ratio to those of the bare server in the same
// run, and the times of the slowest requests. Rounds alternate. On a busy machine the processor time a
// request says more, which is printed as well.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { median } from '../measuring/median.ts'
import { table } from '../measuring/table.ts'
import { type Filled, fill } from './serve/fill.ts'

const { values } = parseArgs({
  options: {
    records: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '32' },
    rounds: { type: 'string', default: '3' },
  },
})
const SERVER = fileURLToPath(new URL('serve/server.ts', import.meta.url))
const [records, seconds] = [Number(values.records), Number(values.seconds)]
const [connections, rounds] = [Number(values.connections), Number(values.rounds)]

const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-serve-'))
try {
  const rows = []
  for (const count of [1, records]) {
    const filled = await fill(join(folder, `${count}.db`), count)
    rows.push(await measured(count, filled, join(folder, `${count}.json`)))
  }
  process.stdout.write(`${table(rows)}\n`)
} finally {
  rmSync(folder, { recursive: true })
}

async function measured(
  count: number,
  { db, secret, domains }: Filled,
  bodies: string,
): Promise<Readonly<Record<string, string | number>>> {
  const service = await start(['service', db])
  const headers = { authorization: `Bearer ${secret}` }
  const paths = domains.map((domain) => `/v1/brand/retrieve?domain=${domain}`)
  const answers: string[] = []
  for (const path of paths) {
    const answer = await fetch(service.url + path, { headers })
    answers.push(await answer.text())
    if (answer.status !== 200) throw new Error(`The service answers ${answer.status}: ${answers.at(-1)}`)
  }
  writeFileSync(bodies, JSON.stringify(answers))
  const bare = await start(['bare', bodies])
  const load = async (server: Server) => {
    const before = await server.spent()
    const { url } = server
    const requests = paths.map((path) => ({ path }))
    const result = await autocannon({ url, connections, duration: seconds, headers, requests })
    return { ...result, processorUs: ((await server.spent()) - before) / result.requests.total }
  }
  try {
    await load(service)
    const seen: (readonly [bare: Loaded, service: Loaded])[] = []
    for (let round = 0; round < rounds; round++) seen.push([await load(bare), await load(service)] as const)
    const refused = seen.reduce((sum, [, { non2xx, errors }]) => sum + non2xx + errors, 0)
    if (refused > 0) throw new Error(`${refused} requests were not answered with 200.`)
    const rate = (which: 0 | 1) => median(seen.map((each) => each[which].requests.average))
    const spent = (which: 0 | 1) => median(seen.map((each) => each[which].processorUs))
    const ratio = median(seen.map(([a, b]) => b.requests.average / a.requests.average))
    const time = (name: 'p50' | 'p99' | 'max') => median(seen.map(([, { latency }]) => latency[name]))
    return {
      ...{ records: count, 'bare, a second': Math.round(rate(0)), 'service, a second': Math.round(rate(1)) },
      ratio: ratio.toFixed(2),
      ...{ 'bare, µs': Math.round(spent(0)), 'service, µs': Math.round(spent(1)) },
      'ratio of processor time': (spent(0) / spent(1)).toFixed(2),
      ...{ 'p50 ms': time('p50'), 'p99 ms': time('p99'), 'slowest ms': time('max') },
    }
  } finally {
    await Promise.all([service.end(), bare.end()])
  }
}

type Loaded = autocannon.Result & { readonly processorUs: number }

interface Server {
  readonly url: string
  /** Its processor time until now, in microseconds. */
  spent(): Promise<number>
  end(): Promise<unknown>
}

async function start(args: readonly string[]): Promise<Server> {
  // What is logged goes to a file that nobody keeps.
  const log = openSync('/dev/null', 'w')
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', SERVER, ...args], {
    stdio: ['ignore', 'ignore', log, 'ipc'],
  })
  closeSync(log)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(String(message)))
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)))
  })
  return {
    url,
    spent: () =>
      new Promise((resolve) => {
        child.once('message', (message) => resolve(Number(message)))
        child.send('spent')
      }),
    end: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
