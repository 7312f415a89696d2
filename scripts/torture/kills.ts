// npm run torture -- kills [--program dist/checkout/main.js] [--sites 188] [--slow 20] [--kills 15]
//   [--seed 1]
//
// Runs a batch whose first sites are slow, and kills it every 2 to 6 s. It prints how many domains were done
// at the last kill and how many sites were visited again; then it lets the batch end. It fails when more
// starts did nothing than the slow sites explain, which are each in the way of one start; when a domain has
// no result in the end; and when more lookups were begun again than were running at the kills.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import Database from 'better-sqlite3'
import { randomFrom } from './fuzz/random.ts'

const { values } = parseArgs({
  options: {
    program: { type: 'string', default: 'dist/checkout/main.js' },
    sites: { type: 'string', default: '188' },
    slow: { type: 'string', default: '20' },
    kills: { type: 'string', default: '15' },
    seed: { type: 'string', default: '1' },
  },
})
const count = Number(values.sites)
const slow = Number(values.slow)
const kills = Number(values.kills)
const random = randomFrom(Number(values.seed))
const CONCURRENCY = 4

const domains = Array.from({ length: count }, (_, at) => `site-${at}.example`)
/** Times of the answers in milliseconds: the slow sites take 1 to 8 s. */
const delays = new Map(
  domains.map((domain, at) => [domain, at < slow ? 1_000 + random() * 7_000 : 20 + random() * 200]),
)
const visits = new Map<string, number>()
const sites = createServer((request, response) => {
  const name = request.headers.host ?? ''
  if (request.url !== '/') return void response.writeHead(404).end()
  visits.set(name, (visits.get(name) ?? 0) + 1)
  const page = `<!doctype html><title>${name}</title><h1>${name}</h1><p>We make anvils for everybody in town.</p>`
  setTimeout(() => response.setHeader('content-type', 'text/html').end(page), delays.get(name))
})
await new Promise<void>((resolve) => sites.listen(0, '127.0.0.1', resolve))
const folder = mkdtempSync(join(tmpdir(), 'blazon-kills-'))
const path = join(folder, 'brands.db')
const files = { hosts: join(folder, 'hosts'), list: join(folder, 'list.txt') }
writeFileSync(files.hosts, `127.0.0.1:${(sites.address() as AddressInfo).port} - *\n`)
writeFileSync(files.list, `${domains.join('\n')}\n`)

try {
  process.exitCode = (await killed()) ? 0 : 1
} finally {
  sites.close()
  sites.closeAllConnections()
  rmSync(folder, { recursive: true })
}

/** Returns whether the batch was as good as the first lines of this file say. */
async function killed(): Promise<boolean> {
  let idle = 0
  for (let kill = 1; kill <= kills; kill++) {
    const before = done()
    const batch = start()
    const ended = once(batch, 'exit')
    await Promise.race([sleep(2_000 + random() * 4_000), ended])
    batch.kill('SIGKILL')
    await ended
    const after = done()
    // Once only slow domains are left, a start may be too short for any of them.
    if (after === before && before < count - slow) idle++
    process.stderr.write(`kill ${kill}: ${after} of ${count} done\n`)
  }
  const doneAtKills = done()
  const again = () => [...visits.values()].reduce((sum, times) => sum + times - 1, 0)
  process.stdout.write(`${doneAtKills} of ${count} done at the last kill, ${again()} visits again\n`)
  process.stdout.write(`${idle} starts did no new domain although quick ones were left\n`)
  const began = performance.now()
  const last = start()
  await once(last, 'exit')
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  process.stdout.write(`the last start took ${seconds} s: ${done()} done; ${again()} visits again\n`)
  return idle <= Math.ceil(slow / CONCURRENCY) && done() === count && again() <= kills * CONCURRENCY
}

function done(): number {
  const db = new Database(path)
  try {
    return Number(db.prepare('SELECT count(*) FROM results').pluck().get())
  } catch (thrown) {
    // The batch was killed before it had made its tables.
    if (thrown instanceof Database.SqliteError && thrown.message.startsWith('no such table')) return 0
    throw thrown
  } finally {
    db.close()
  }
}

function start(): ChildProcess {
  const flags = ['--db', path, '--hosts', files.hosts, '--concurrency', String(CONCURRENCY)]
  const quiet = { ...process.env, BLAZON_NO_BROWSER: '1' }
  const command = [values.program, 'batch', files.list, ...flags, '--no-more-pages', '--keep-pages', 'none']
  return spawn(process.execPath, command, { env: quiet, stdio: ['ignore', 'ignore', 'inherit'] })
}
