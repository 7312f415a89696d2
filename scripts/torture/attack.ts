// npm run torture -- attack [PATTERN | batch | database]
//
// Runs hostile sites against the real service. For each case it prints the answer, how long it took, how long
// other clients had to wait meanwhile, how much processor time the thread that serves took for each lookup
// (beyond what pings and ordinary files take), how much memory the service used at most, and after what time
// nothing of it was left. PATTERN chooses cases by name. `batch` runs a batch with five hostile sites among
// thirty ordinary ones; `database` looks up many names of one attacker, each with a page that would fill the
// disk. Linux only.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { html } from './attack/answers.ts'
import { attackBatch } from './attack/batch.ts'
import { CASES } from './attack/cases.ts'
import { attackDatabase } from './attack/database.ts'
import { idleShareOf, LIMITS, type Measured, measure, type Stage, warm } from './attack/measure.ts'
import { goodSite, type Origin, startOrigin } from './attack/origin.ts'
import { scriptedPage } from './attack/scripted.ts'
import { startPinger, startService } from './attack/service.ts'

/** How long an idle service may take to end. */
const MAX_END_MS = 2_000
const WARM = ['warm-1', 'warm-2', 'warm-3', 'warm-4', 'warm-5', 'warm-6']
/** Pages that are empty without their script, so that the browser renders them. */
const WARM_SCRIPTED = ['warm-script-1', 'warm-script-2', 'warm-script-3']

const GREETING =
  "root.innerHTML = '<h1>Warm Co</h1><p>' + 'Warm Co makes fine things for people who like fine things. '.repeat(20)"

const [pattern = '.'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'blazon-attack-'))
let broken = 0
try {
  if (pattern === 'batch') broken += (await attackBatch(folder)) ? 0 : 1
  else if (pattern === 'database') broken += (await attackDatabase(folder)) ? 0 : 1
  else await attackAll(new RegExp(pattern))
} finally {
  rmSync(folder, { recursive: true })
}
process.stderr.write(broken === 0 ? 'every case within its limits\n' : `${broken} case(s) over a limit\n`)
process.exitCode = broken === 0 ? 0 : 1

async function attackAll(wanted: RegExp): Promise<void> {
  const origin = await startOrigin({
    ...CASES,
    ...Object.fromEntries(WARM.map((name) => [name, goodSite(name)])),
    ...Object.fromEntries(
      WARM_SCRIPTED.map((name) => [name, { site: { '/': html(() => scriptedPage(GREETING)) } }]),
    ),
  })
  writeFileSync(join(folder, 'hosts'), origin.hostMap)
  let stage = await open(origin)
  print('case', 'status', 'said', 'ms', 'ping', 'thread', 'peak', 'tree', 'gone')
  for (const [name, it] of Object.entries(CASES)) {
    if (!wanted.test(name)) continue
    const measured = await measure(name, it, stage)
    const isAlive = stage.service.isAlive()
    report(name, measured, isAlive)
    // A fresh service, so that what one case left is not counted for the next.
    if (isAlive && measured.left.length === 0) continue
    await close(stage)
    stage = await open(origin)
  }
  const endedMs = await close(stage)
  await origin.end()
  process.stderr.write(`the service ended ${endedMs} ms after SIGTERM\n`)
  if (endedMs > MAX_END_MS) broken++
}

async function open(origin: Origin): Promise<Stage> {
  // A database of its own: what is stored already would be answered without warming anything.
  const service = await startService(mkdtempSync(join(folder, 'service-')), join(folder, 'hosts'))
  // The measurement's own connection is counted for the idle service.
  const pinger = startPinger(service.url)
  const idle = await warm(service, [...WARM, ...WARM_SCRIPTED])
  process.stderr.write(`idle: ${[...idle].map(([kind, count]) => `${count} ${kind}`).join(', ')}\n`)
  return { origin, service, idle, idleShare: await idleShareOf(service), pinger }
}

async function close({ pinger, service }: Stage): Promise<number> {
  await pinger.end()
  return service.end()
}

function report(name: string, { statuses, said, figures, left }: Measured, isAlive: boolean): void {
  const over = Object.entries(LIMITS).filter(([limit, most]) => figures[limit as keyof typeof LIMITS] > most)
  const hasFailed = statuses.some((status) => status === 0 || status === 500)
  if (over.length > 0 || hasFailed || !isAlive) broken++
  const marks = [
    ...(isAlive ? [] : ['THE SERVICE ENDED']),
    ...over.map(([limit]) => `over ${limit}`),
    ...(left.length > 0 ? [`left: ${left.join(', ')}`] : []),
  ]
  const { ms, pingMs, peakMb, treeMb, goneMs } = figures
  const texts = [said.slice(0, 60), ...marks].join('; ')
  print(name, grouped(statuses), texts, ms, pingMs, figures.threadMs, peakMb, treeMb, goneMs)
}

/** `200`, or `200 429x5`. */
function grouped(statuses: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => (count > 1 ? `${status}x${count}` : status)).join(' ')
}

function print(...cells: readonly (string | number)[]): void {
  const [name = '', status = '', said = '', ...figures] = cells.map(String)
  const columns = [
    name.padEnd(32),
    status.padEnd(7),
    said.slice(0, 110).padEnd(110),
    ...figures.map((it) => it.padStart(6)),
  ]
  process.stdout.write(`${columns.join(' ')}\n`)
}
