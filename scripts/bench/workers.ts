// npm run bench -- workers [--dir DIR] [--lines 1000] [--workers 4] [--concurrency 4] [--readers 2]
//   [--rounds 1] [--only file,one,several]
//
// The same list in a file and in PostgreSQL, by one process, and by several that share its lookups. Prints
// the time that has passed, and the processor time of all processes, the server's besides; then the same of
// the second half of the list, when the readers of all processes are warm. Every host name leads to the
// server of the sites; the default are the sample sites. Linux only.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { postgresServer } from '../../test/store/postgres/server.ts'
import { FIXTURES, namesOf, serveFixtures } from '../fixtures/server.ts'
import { median } from '../measuring/median.ts'
import { costOf, type Progress, paceOf } from '../measuring/pace.ts'
import { descendants, endedMs } from '../measuring/processor-time.ts'
import { table } from '../measuring/table.ts'

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: FIXTURES },
    lines: { type: 'string', default: '1000' },
    workers: { type: 'string', default: '4' },
    concurrency: { type: 'string', default: '4' },
    readers: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: 'file,one,several' },
    program: { type: 'string', default: 'dist/checkout/main.js' },
  },
})
const [lines, workers, rounds] = [values.lines, values.workers, values.rounds].map(Number) as [
  number,
  number,
  number,
]

interface Figures {
  readonly seconds: number
  readonly blazon: number
  readonly server: number
  /** Domains a second in the second half of the list. */
  readonly pace: number
  /** Milliseconds of a processor a domain in the second half of the list, the server's included. */
  readonly cost: number
}

const ROWS = {
  file: 'one process, a file',
  one: 'one process, PostgreSQL',
  several: `${workers} processes, PostgreSQL`,
}
const ways = Object.entries(ROWS).filter(([way]) => values.only.split(',').includes(way))

const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-workers-'))
const begun = new Set<string>()
const served = await serveFixtures(values.dir, {
  everyHost: true,
  onRequest: ({ hostname }) => void (names.has(hostname) && begun.add(hostname)),
})
const names = new Set(namesOf(served.domains, lines))
const server = await postgresServer()
const [hosts, list] = [join(folder, 'hosts'), join(folder, 'list.txt')]
writeFileSync(hosts, served.hostMap)
writeFileSync(list, `${[...names].join('\n')}\n`)
try {
  const found = new Map<string, Figures[]>(ways.map(([way]) => [way, []]))
  for (let round = 0; round < rounds; round++)
    for (const [way] of ways) {
      // Each run has a database of its own, since stored results would not be looked up again.
      const name = `run_${round}_${way}`
      const db = way === 'file' ? join(folder, `${name}.db`) : `${server.address}?schema=${name}`
      const figures = await measured(db, way === 'several' ? workers : 1)
      found.get(way)?.push(figures)
      process.stderr.write(`${way}: ${JSON.stringify(figures)}\n`)
    }
  const of = (way: string, figure: keyof Figures) => median((found.get(way) ?? []).map((one) => one[figure]))
  const rows = ways.map(([way, text]) => ({
    [`${lines} lines`]: text,
    'seconds passed': of(way, 'seconds').toFixed(1),
    'processor of blazon, s': of(way, 'blazon').toFixed(1),
    'of PostgreSQL, s': of(way, 'server').toFixed(1),
    'second half: domains a second': of(way, 'pace').toFixed(1),
    'processor a domain, ms': of(way, 'cost').toFixed(1),
  }))
  process.stdout.write(`${table(rows)}\n`)
} finally {
  await server.stop()
  await served.close()
  rmSync(folder, { recursive: true, force: true })
}

/** A batch that works, and further workers beside it until it has ended. */
async function measured(db: string, processes: number): Promise<Figures> {
  const [beganMs, endedBefore, serverBefore] = [performance.now(), endedMs(), serverMs()]
  begun.clear()
  const samples: Progress[] = []
  const sampling = setInterval(() => {
    const processorMs = descendants().reduce((sum, { ticks }) => sum + ticks, 0) * 10
    samples.push({ atMs: performance.now(), processorMs, begun: begun.size })
  }, 1000)
  const batch = start(['batch', list, '--db', db])
  const others = Array.from({ length: processes - 1 }, () => start(['work', '--db', db]))
  const [code] = await once(batch, 'exit')
  clearInterval(sampling)
  const seconds = (performance.now() - beganMs) / 1000
  const ended = others.map((other) => once(other, 'exit'))
  for (const other of others) other.kill('SIGTERM')
  await Promise.all(ended)
  if (code !== 0 && code !== 1) throw new Error(`The batch ended with code ${code}.`)
  // The last names are left out, since not all processes have work until the end.
  const half = samples.filter((one) => one.begun >= lines / 2 && one.begun <= lines * 0.95)
  return {
    seconds,
    blazon: (endedMs() - endedBefore) / 1000,
    server: (serverMs() - serverBefore) / 1000,
    pace: paceOf(half),
    cost: costOf(half),
  }
}

function start(args: readonly string[]): ChildProcess {
  const options = ['--producer', 'cascade', '--hosts', hosts, '--concurrency', values.concurrency]
  const readers = ['--set', `readers.max=${values.readers}`]
  return spawn(process.execPath, [values.program, ...args, ...options, ...readers], {
    stdio: ['ignore', 'ignore', 'ignore'],
  })
}

/** Processor time of the server until now, with that of its connections that have ended. */
function serverMs(): number {
  const all = descendants().filter(({ name }) => name.startsWith('postgres'))
  return all.reduce((sum, { ticks }) => sum + ticks, 0) * 10
}
