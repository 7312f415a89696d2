// npm run torture -- ending [PATTERN]
//
// Tells commands to end, at many moments and during work that never ends; by SIGHUP too, as a terminal does
// that is closed. For each it prints how long that took, the exit code, and what was left: processes, and
// folders of the browser. It runs what `npm run build` made. Linux only.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endOf } from './ending/ended.ts'
import { serveSites } from './ending/sites.ts'

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const MOMENTS: Readonly<Partial<Record<NodeJS.Signals, readonly number[]>>> = {
  SIGTERM: [0, 20, 40, 63, 100, 200, 500, 1_000, 2_000, 5_000],
  SIGHUP: [1_000, 5_000],
}
const LIMITS = { idle: 2_000, busy: 10_000 }
/** Before that, Node itself is still loading, and a signal ends it like any program. */
const LOADING_MS = 250
const AT_ONCE = 2

interface Case {
  readonly name: string
  readonly kind: keyof typeof LIMITS
  readonly args: readonly string[]
  /** Makes a service busy. */
  readonly during?: (port: number) => void
}

const folder = mkdtempSync(join(tmpdir(), 'blazon-ending-'))
const sites = await serveSites()
const hosts = join(folder, 'hosts')
writeFileSync(hosts, sites.hosts)
const key = (await output(['keys', 'create', 'ending', '--db', 'serve-0.db'])).trim().split(/\s+/).at(-1)
const ask = (path: string) => (port: number) => {
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\n\r\n`),
  )
  // The service may not listen yet, or may have ended.
  socket.on('error', () => undefined)
}
const lookups = (['hang', 'endless', 'leak', 'svg', 'later'] as const).flatMap((site): Case[] => {
  writeFileSync(join(folder, `${site}.txt`), `${site}.example\nwww2.${site}.example\n`)
  const way = site === 'endless' || site === 'leak' ? ['--producer', 'browser'] : []
  return [
    { name: `lookup-${site}`, kind: 'busy', args: [`${site}.example`, ...way] },
    {
      name: `batch-${site}`,
      kind: site === 'later' ? 'idle' : 'busy',
      args: ['batch', `${site}.txt`, ...way],
    },
    { name: `capture-${site}`, kind: 'busy', args: ['capture', `${site}.example`, '--out', 'OUT', ...way] },
    { name: `screenshot-${site}`, kind: 'busy', args: ['screenshot', `${site}.example`, '--out', 'OUT.png'] },
    {
      name: `serve-${site}`,
      kind: 'busy',
      args: ['serve'],
      during: ask(`/v1/brand/${way.length > 0 ? 'screenshot' : 'retrieve'}?domain=${site}.example`),
    },
  ]
})
const CASES: readonly Case[] = [
  { name: 'serve', kind: 'idle', args: ['serve'] },
  {
    name: 'serve-held',
    kind: 'idle',
    args: ['serve'],
    during: (port) => void connect(port, '127.0.0.1').on('error', () => undefined),
  },
  {
    name: 'serve-sitemap',
    kind: 'busy',
    args: ['serve'],
    during: ask('/v1/web/scrape/sitemap?domain=drip.example'),
  },
  { name: 'sitemap', kind: 'busy', args: ['sitemap', 'drip.example'] },
  ...lookups,
]

const pattern = new RegExp(process.argv[2] ?? '.')
const told = Object.entries(MOMENTS).flatMap(([signal, moments]) =>
  moments.map((at) => ({ at, signal: signal as NodeJS.Signals })),
)
const runs = CASES.filter(({ name }) => pattern.test(name)).flatMap((it) =>
  told.map((one) => ({ it, ...one })),
)
let broken = 0
let number = 0
async function work(): Promise<void> {
  for (let run = runs.shift(); run; run = runs.shift()) await tell(run.it, run, ++number)
}
try {
  await Promise.all(Array.from({ length: AT_ONCE }, work))
} finally {
  sites.close()
  rmSync(folder, { recursive: true })
}
process.stderr.write(broken === 0 ? 'every command ended as it should\n' : `${broken} did not\n`)
process.exitCode = broken === 0 ? 0 : 1

/** Starts the command, tells it to end `after` milliseconds later, and returns how it ended. */
async function tell(
  { name, kind, args, during }: Case,
  { at, signal }: (typeof told)[number],
  id: number,
): Promise<void> {
  const isService = args[0] === 'serve'
  const own = args.map((arg) => arg.replace('OUT', `out-${id}`))
  const port = 20_000 + id
  // Each service has a port of its own; all of them share the database that holds the key.
  const db = args[0] === 'capture' ? [] : ['--db', isService ? 'serve-0.db' : `${id}.db`]
  const temporary = join(folder, `tmp-${id}`)
  mkdirSync(temporary)
  const child = start([...own, '--hosts', hosts, ...db, ...(isService ? ['--port', String(port)] : [])], {
    TMPDIR: temporary,
  })
  const says = { serving: false }
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    says.serving ||= text.includes('serving ')
  })
  const busy = during && setTimeout(() => during(port), Math.min(at * 0.75, 1_500))
  await sleep(at)
  const wasOver = child.exitCode !== null
  const isServing = says.serving
  const { code, ms, left } = await endOf(child, { signal })
  clearTimeout(busy)
  // A batch may have reached the end of its list in the time that it has to finish.
  const usual = isService ? [0] : args[0] === 'batch' ? [0, 1] : []
  // A service has nothing to finish before it says that it serves.
  const isLoading = at < LOADING_MS || (isService && !isServing)
  const wanted: readonly (number | string)[] = [130, ...usual, ...(isLoading ? [signal] : [])]
  const faults = [
    ...(ms > LIMITS[kind] ? ['too late'] : []),
    ...(wasOver || wanted.includes(code) ? [] : ['wrong code']),
    ...left,
    ...readdirSync(temporary).filter((name) => name.startsWith('playwright')),
  ]
  if (faults.length > 0) broken++
  const state = wasOver ? 'over before' : `${ms} ms`
  process.stdout.write(
    `${name.padEnd(20)} ${signal.padEnd(7)} ${String(at).padStart(5)} ${String(code).padEnd(8)} ${state} ${faults.join('; ')}\n`,
  )
}

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function output(args: readonly string[]): Promise<string> {
  const child = start(args)
  let text = ''
  child.stderr?.resume()
  child.stdout?.setEncoding('utf8').on('data', (chunk) => {
    text += chunk
  })
  await new Promise((resolve) => child.once('close', resolve))
  return text
}
