// npm run torture -- restart [NUMBER]
//
// Queues 200 prefetches, or as many as named, and works on them by services that are killed and told to end
// in the middle. Tells how often each was done and how often its site was visited; exit code 1 unless each
// was done once.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { endOf } from './ending/ended.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const COUNT = Number(process.argv[2] ?? 200)
/** The part that is done when the service ends, and how it ends. The last one works to the end. */
const ENDS = [
  { part: 0.15, signal: 'SIGKILL' },
  { part: 0.35, signal: 'SIGTERM' },
  { part: 0.55, signal: 'SIGKILL' },
  { part: 0.75, signal: 'SIGTERM' },
  { part: 1, signal: 'SIGTERM' },
] as const

const visits = new Map<string, number>()
const sites = createServer((request, response) => {
  const name = request.headers.host ?? ''
  if (request.url !== '/') return void response.writeHead(404).end()
  visits.set(name, (visits.get(name) ?? 0) + 1)
  const page = `<!doctype html><title>${name}</title><h1>${name}</h1><p>We make anvils for everybody in town.</p>`
  setTimeout(() => response.setHeader('content-type', 'text/html').end(page), 50)
})
await new Promise<void>((resolve) => sites.listen(0, '127.0.0.1', resolve))
const folder = mkdtempSync(join(tmpdir(), 'blazon-restart-'))
const hosts = join(folder, 'hosts')
writeFileSync(hosts, `127.0.0.1:${(sites.address() as AddressInfo).port} - *\n`)
const path = join(folder, 'brands.db')
const domains = Array.from({ length: COUNT }, (_, at) => `site-${at}.example`)

try {
  await new Promise((resolve) => blazon('prefetch', ...domains).once('exit', resolve))
  const db = new Database(path, { readonly: true })
  const done = db.prepare(`SELECT count(*) FROM tasks WHERE state = 'done'`).pluck()
  for (const { part, signal } of ENDS) {
    // Two services at once share the queue; one of them ends.
    const services = [blazon('serve', '--port', '0'), blazon('serve', '--port', '0')]
    const from = performance.now()
    while (Number(done.get()) < COUNT * part && performance.now() - from < 120_000) await sleep(20)
    const ends = await Promise.all(services.map((service) => endOf(service, { signal })))
    const times = ends.map(({ ms, code }) => `${code} after ${ms} ms`).join(', ')
    process.stderr.write(`${done.get()} of ${COUNT} done; ${signal}: ${times}\n`)
  }
  report(db)
} finally {
  sites.close()
  sites.closeAllConnections()
  rmSync(folder, { recursive: true })
}

function blazon(...args: readonly string[]): ChildProcess {
  const all = ['--import', 'tsx', MAIN, ...args, '--db', path, '--hosts', hosts]
  const quiet = { ...process.env, BLAZON_NO_BROWSER: '1' }
  return spawn(process.execPath, all, { env: quiet, stdio: ['ignore', 'ignore', 'ignore'] })
}

function report(db: Database.Database): void {
  const counts = db
    .prepare<[], { state: string; completed: number; tasks: number }>(
      'SELECT state, completed, count(*) AS tasks FROM tasks GROUP BY state, completed',
    )
    .all()
  const results = db.prepare(`SELECT count(*) FROM results WHERE state = 'ok'`).pluck().get()
  for (const { state, completed, tasks } of counts)
    process.stdout.write(`${tasks} tasks are ${state}, completed ${completed} times\n`)
  const again = [...visits.values()].filter((times) => times > 1).length
  process.stdout.write(`${results} records; ${again} sites were visited again after an interruption\n`)
  const [only] = counts
  const isRight = counts.length === 1 && only?.state === 'done' && only.completed === 1 && results === COUNT
  process.stdout.write(isRight ? 'each was done once\n' : 'not each was done once\n')
  process.exitCode = isRight ? 0 : 1
}
