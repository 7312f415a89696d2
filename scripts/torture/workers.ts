// npm run torture -- workers [--names 1000] [--workers 4] [--at-once 4]
//
// Looks up a list of names that all lead to one host, with several workers on one database in PostgreSQL. It
// prints how many landing pages the host sent at once, how often its robots.txt was requested, and the
// statements and the processor time of a domain. It fails when a domain has no record, when the host was
// visited more often at once than allowed, or when its robots.txt was requested more often than that.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { workOnLists } from '../../src/batch/chunks/work.ts'
import { runBatch } from '../../src/batch/run.ts'
import { createBlazon } from '../../src/index.ts'
import { postgresServer } from '../../test/store/postgres/server.ts'
import { spentMs } from '../measuring/processor-time.ts'

const { values } = parseArgs({
  options: {
    names: { type: 'string', default: '1000' },
    workers: { type: 'string', default: '4' },
    'at-once': { type: 'string', default: '4' },
    db: { type: 'string' },
    hosts: { type: 'string' },
  },
})
const { db, hosts } = values
const names = Number(values.names)
const workers = Number(values.workers)
const atOnce = Number(values['at-once'])

const PAGE = `<!doctype html><html lang="en"><title>Polite</title><h1>Polite</h1>
  <p>${'We make anvils of iron, by hand, for all who work with it. '.repeat(8)}</p>
  <a href="http://polite.example/contact">Contact</a>`

interface Spent {
  readonly ok: number
  readonly statements: number
  readonly processorMs: number
}

if (db && hosts) await work(db, hosts)
else process.exitCode = (await tried()) ? 0 : 1

/**
 * One worker, in a process of its own. The first message names the list when it is the one that queues it.
 */
async function work(db: string, hosts: string): Promise<void> {
  let statements = 0
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...given: Parameters<typeof query>) {
    statements += 1
    return query.apply(this, given)
  } as typeof query
  const batch = { perHostConcurrency: atOnce, perHostPauseMs: 0 }
  const options = { producer: 'cascade', concurrency: 4, batch } as const
  const blazon = await createBlazon({ db, hosts, options })
  // Hosts of a host map are visited without turns, and these here have to be visited like public ones.
  const engine = { ...blazon, isMapped: () => false }
  const stop = new AbortController()
  process.send?.('ready')
  const [lines] = await once(process, 'message')
  process.on('message', () => stop.abort())
  const { ok } = lines
    ? await runBatch(engine, { list: 'names', lines, total: lines.length })
    : await workOnLists(engine, { signal: stop.signal })
  const spent: Spent = { ok, statements, processorMs: spentMs() }
  process.send?.(spent)
  await blazon.close()
  process.disconnect()
}

/** Starts everything, and returns whether the host was treated as it should be. */
async function tried(): Promise<boolean> {
  const seen = { landings: 0, robots: 0, now: 0, most: 0 }
  const host = createServer((request, response) => {
    if (request.url === '/robots.txt' && request.headers.host === 'polite.example') seen.robots += 1
    if (request.url === '/robots.txt') return void response.end('User-agent: *\nDisallow: /private')
    if (request.url === '/contact') return void response.end('<!doctype html><p>hello@polite.example')
    if (request.url !== '/') return void response.writeHead(404).end()
    seen.landings += 1
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    setTimeout(() => {
      seen.now -= 1
      response.setHeader('content-type', 'text/html').end(PAGE)
    }, 5)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const folder = mkdtempSync(join(tmpdir(), 'blazon-workers-'))
  const file = join(folder, 'hosts')
  writeFileSync(file, `127.0.0.1:${(host.address() as AddressInfo).port} - *\n`)
  const server = await postgresServer()
  try {
    const began = performance.now()
    const spent = await byWorkers(server.address, file)
    const seconds = (performance.now() - began) / 1000
    const sum = (of: (each: Spent) => number) => spent.reduce((all, each) => all + of(each), 0)
    const each = (total: number) => (total / names).toFixed(1)
    const ok = spent[0]?.ok ?? 0
    process.stdout.write(
      `${ok} of ${names} described by ${workers} workers in ${seconds.toFixed(0)} s, ${seen.landings} landing pages\n` +
        `at once ${seen.most} of at most ${atOnce}; robots.txt requested ${seen.robots} times\n` +
        `a domain: ${each(sum(({ statements }) => statements))} statements, ${each(sum(({ processorMs }) => processorMs))} ms of a processor\n`,
    )
    return ok === names && seen.most <= atOnce && seen.robots >= 1 && seen.robots <= atOnce
  } finally {
    await server.stop()
    host.close()
    host.closeAllConnections()
    rmSync(folder, { recursive: true })
  }
}

/** What each worker spent. The first one queues the list, and its count is that of all. */
async function byWorkers(db: string, hosts: string): Promise<readonly Spent[]> {
  const args = ['--db', db, '--hosts', hosts, '--at-once', String(atOnce)]
  const children = Array.from({ length: workers }, () => fork(fileURLToPath(import.meta.url), args))
  await Promise.all(children.map((child) => once(child, 'message')))
  const [first, ...others] = children
  if (!first) throw new Error('There has to be a worker.')
  const ends = children.map(async (child) => (await once(child, 'message'))[0] as Spent)
  for (const other of others) other.send('')
  first.send(Array.from({ length: names }, (_, n) => `site${n}.polite.example`))
  await ends[0]
  for (const other of others) other.send('stop')
  return Promise.all(ends)
}
