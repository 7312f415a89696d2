// npm run bench -- queue [--lines 10000000] [--domains 100000] [--program dist/checkout/main.js]
//
// The queue of lists in PostgreSQL without lookups: a list of fresh domains alone, then one of many lines,
// most of which are no domain, then the fresh domains again while those lines are in the table. Prints lines
// a second, the processor time of PostgreSQL and of the batch a thousand lines, and the memory of the batch,
// of each tenth of the long list. The server is started from the binaries in a package.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { migrate } from '../../src/library/lookups.ts'
import { postgresServer } from '../../test/store/postgres/server.ts'
import { descendants } from '../measuring/processor-time.ts'
import { table } from '../measuring/table.ts'
import { domainOf, fill } from './serve/fill.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '10000000' },
    domains: { type: 'string', default: '100000' },
    program: { type: 'string', default: 'dist/checkout/main.js' },
  },
})
const [lines, domains] = [Number(values.lines), Number(values.domains)]
const LOOK_MS = 250

const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-queue-'))
const server = await postgresServer()
const client = new pg.Client(server.address)
try {
  const filled = await fill(join(folder, 'filled.db'), domains)
  await migrate(filled.db, server.address)
  await client.connect()
  process.stderr.write('The database has its results.\n')
  const known = await list('known.txt', domains, () => true)
  const long = await list('long.txt', lines, (n) => n % Math.max(1, Math.floor(lines / domains)) === 0)
  const rows = [
    ...(await run('known domains, table empty', known, domains, 1)),
    ...(await run('of the long list', long, lines, 10)),
    ...(await run('known domains, table full', known, domains, 1)),
  ]
  process.stdout.write(`${table(rows)}\n`)
} finally {
  await client.end()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function list(name: string, count: number, isDomain: (n: number) => boolean): Promise<string> {
  const path = join(folder, name)
  const file = createWriteStream(path)
  let at = 0
  for (let n = 0; n < count; n++) {
    const line = isDomain(n) && at < domains ? domainOf(at++) : `no domain ${n}`
    if (!file.write(`${line}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'close')
  return path
}

/** Runs a batch and returns a row of figures for each part of its list. */
async function run(name: string, path: string, count: number, parts: number) {
  const args = [values.program, 'batch', path, '--list', path, '--db', server.address]
  const batch = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(batch, 'exit')
  const rows = []
  let before = spent(batch)
  for (let part = 1; part <= parts; part++) {
    let now = spent(batch)
    for (;;) {
      const isDone = (await done(path)) >= (count * part) / parts
      // Nothing is known of a batch that has ended.
      if (batch.exitCode !== null) break
      now = spent(batch)
      if (isDone) break
      await sleep(LOOK_MS)
    }
    const thousands = count / parts / 1000
    rows.push({
      lines: parts === 1 ? name : `${part}. tenth ${name}`,
      'a second': Math.round((thousands * 1_000_000) / (now.at - before.at)),
      'PostgreSQL, ms a thousand': ((now.server - before.server) / thousands).toFixed(1),
      'batch, ms a thousand': ((now.batch - before.batch) / thousands).toFixed(1),
      'memory, MB': Math.round(now.memory / 1e6),
    })
    process.stderr.write(`${JSON.stringify(rows.at(-1))}\n`)
    before = now
  }
  const [code] = await ended
  if (code !== 0 && code !== 1) throw new Error(`The batch ended with code ${code}.`)
  return rows
}

async function done(path: string): Promise<number> {
  const { rows } = await client.query<{ done: string }>(
    'SELECT coalesce(sum(size), 0) AS done FROM chunks WHERE list = $1 AND ended_at IS NOT NULL',
    [path],
  )
  // The chunks are deleted when the list is done.
  return Number(rows[0]?.done)
}

/** Milliseconds of a processor until now: of the server with its ended processes, and of the batch. */
function spent(batch: ChildProcess) {
  const all = descendants()
  const ticksOf = (those: typeof all) => those.reduce((sum, { ticks }) => sum + ticks, 0) * 10
  const ofBatch = all.filter(({ pid, parent }) => pid === batch.pid || parent === batch.pid)
  return {
    at: performance.now(),
    server: ticksOf(all.filter((one) => one.name.startsWith('postgres'))),
    batch: ticksOf(ofBatch),
    memory: ofBatch.reduce((sum, { residentBytes }) => sum + residentBytes, 0),
  }
}
