// npm run torture -- hostile-clients [--clients N] [--db DATABASE]
//
// Sends 10,000 mixed clients, most of them broken or hostile, to a real service, and tells how it came
// through: how each kind was answered, what is left open, whether every call was counted
// exactly, and how it ends. Exit code 1 when anything is not as it should be. N is their
// number. DATABASE is an empty database, such as postgres://user:password@host/name?schema=new; default: a
// file, which is deleted at the end.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { judge, snapshotFromHtml } from '../../src/library/offline.ts'
import { openStore } from '../../src/store/index.ts'
import { complaintsAbout, countsIn, keysIn } from './hostile-clients/counts.ts'
import type { Target } from './hostile-clients/kinds.ts'
import { type Ends, storm } from './hostile-clients/storm.ts'

/** Nothing asks it: its result is stored and fresh. */
const DOMAIN = 'acme-anvils.com'
const ANSWERED = /route="\/v1\/brand\/retrieve",method="(?:GET|HEAD)",status="200"/
/** Clients before the others. */
const FIRST = 200
/** Time for the service to close what clients left behind. */
const SETTLE_MS = 35_000
const MAX_END_MS = 2_000

const { values } = parseArgs({
  options: { clients: { type: 'string', default: '10000' }, db: { type: 'string' } },
})
const folder = mkdtempSync(join(tmpdir(), 'blazon-hostile-'))
try {
  process.exitCode = await run(Number(values.clients), values.db ?? join(folder, 'brands.db'))
} finally {
  rmSync(folder, { recursive: true })
}

async function run(clients: number, db: string): Promise<number> {
  const quota = Math.floor(clients / 40)
  const secrets = await madeDatabase(db, quota)
  const service = await startService(db)
  const target = { port: service.port, secrets, domain: DOMAIN }
  // What is loaded with the first answers stays open.
  const first = await storm(target, FIRST)
  await sleep(SETTLE_MS)
  const before = await figuresOf(service)
  const begun = performance.now()
  const ends = await storm(target, clients)
  const tookMs = Math.round(performance.now() - begun)
  const after = await settled(service, before.descriptors)
  const hasDied = service.child.exitCode !== null
  const ended = await endOf(service.child)
  for (const end of ends) print(rowOf(end))
  const counts = await countsOf(db)
  const complaints = [
    ...ends.flatMap(({ kind, wrong }) => wrong.map((way) => `${kind.name} ended as ${way}`)),
    ...complaintsAbout([...first, ...ends], counts, { quota, inMetrics: after.answered }),
    ...(after.descriptors > before.descriptors
      ? [`${after.descriptors - before.descriptors} descriptors were left open`]
      : []),
    ...(ended.code === 0 ? [] : [`it ended with ${ended.code}`]),
    ...(ended.ms <= MAX_END_MS ? [] : [`it took ${ended.ms} ms to end`]),
    ...(hasDied ? ['it died before it was told to end'] : []),
  ]
  print(`${clients} clients in ${tookMs} ms`)
  for (const [holder, { calls, answered, credits }] of Object.entries(counts))
    print(`${holder}: ${calls} calls, ${answered} answered with 200, ${credits} credits`)
  print(`descriptors: ${before.descriptors} before, ${after.descriptors} after`)
  print(`memory: ${before.mb} MB before, ${after.mb} MB after; SIGTERM ended it in ${ended.ms} ms`)
  print(complaints.length === 0 ? 'nothing is wrong' : complaints.join('\n'))
  return complaints.length === 0 ? 0 : 1
}

/** A database with one brand, and a key for each holder; their secrets. */
async function madeDatabase(db: string, quota: number): Promise<Target['secrets']> {
  const store = await openStore(db, { now: () => new Date() })
  const html =
    '<!doctype html><title>Acme</title><h1>Acme</h1><p>Acme makes anvils of iron for every smith.</p>'
  const result = judge(snapshotFromHtml({ url: `https://${DOMAIN}/`, html }))
  await store.putResult(result)
  const secrets = await keysIn(store, quota)
  await store.close()
  return secrets
}

async function countsOf(db: string) {
  const store = await openStore(db, { now: () => new Date() })
  const counts = await countsIn(store)
  await store.close()
  return counts
}

type Service = Awaited<ReturnType<typeof startService>>

async function startService(db: string) {
  const args = ['--import', 'tsx', 'src/main.ts', 'serve', '--db', db, '--port', '0']
  const child = spawn(process.execPath, args, {
    env: { ...process.env, BLAZON_NO_BROWSER: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The service ended with code ${code} before it served.`)))
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, found] = /serving http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? []
      if (found) resolve(Number(found))
    })
  })
  return { child, port }
}

async function figuresOf({ child, port }: Service) {
  const text = await (
    await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } })
  ).text()
  const series = [...text.matchAll(/^blazon_http_requests_total\{([^}]*)\} (\d+)$/gm)]
  const answered = series
    .filter(([, labels = '']) => ANSWERED.test(labels))
    .reduce((sum, [, , count]) => sum + Number(count), 0)
  const [, bytes] = /^process_resident_memory_bytes (\d+)$/m.exec(text) ?? []
  const descriptors = readdirSync(`/proc/${child.pid}/fd`).length
  return { answered, descriptors, mb: Math.round(Number(bytes) / 2 ** 20) }
}

/** The figures, once what clients left behind is closed, or when there was time enough for that. */
async function settled(service: Service, descriptors: number) {
  const until = performance.now() + SETTLE_MS
  for (;;) {
    await sleep(500)
    const figures = await figuresOf(service)
    if (figures.descriptors <= descriptors || performance.now() > until) return figures
  }
}

async function endOf(child: Service['child']): Promise<{ code: number | null; ms: number }> {
  if (child.exitCode !== null) return { code: child.exitCode, ms: 0 }
  const begun = performance.now()
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = (await exited) as [number | null]
  return { code, ms: Math.round(performance.now() - begun) }
}

function rowOf({ kind, count, ways, wrong, slowestMs }: Ends): string {
  const told = Object.entries(ways).map(([way, times]) => `${way} ${times}`)
  const mark = wrong.length === 0 ? ' ' : '!'
  return `${mark} ${kind.name.padEnd(22)} ${String(count).padStart(6)}  slowest ${String(slowestMs).padStart(6)} ms  ${told.join(', ')}`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
