import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const LOADER = import.meta.resolve('tsx')

/** The real service in a process of its own, as a user starts it. */
export interface Service {
  readonly url: string
  readonly key: string
  readonly pid: number
  end(): Promise<void>
}

export async function startService(folder: string, hosts: string): Promise<Service> {
  const key = (await run(folder, ['keys', 'create', 'attack', '--db', 'attack.db']))
    .trim()
    .split(/\s+/)
    .at(-1)
  const child = start(folder, ['serve', '--db', 'attack.db', '--hosts', hosts, '--port', '0'])
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      said += text
      const [, found] = /serving (http:\/\/\S+)\/v1/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`serve ended with ${code}: ${said}`)))
  })
  return {
    url,
    key: key ?? '',
    pid: child.pid ?? 0,
    end: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

function start(folder: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, ['--import', LOADER, MAIN, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function run(folder: string, args: readonly string[]): Promise<string> {
  const child = start(folder, args)
  let out = ''
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    out += text
  })
  await new Promise((resolve) => child.once('close', resolve))
  return out
}

/** Asks the service for next to nothing, over and over on a thread of its own, and tells the longest wait. */
export interface Pinger {
  /** Milliseconds of the longest wait since the last look. */
  worst(): Promise<number>
  end(): Promise<number>
}

export function startPinger(url: string): Pinger {
  const worker = new Worker(PINGS, { eval: true, workerData: { url: `${url}/nothing` } })
  return {
    worst: () =>
      new Promise((resolve) => {
        worker.once('message', resolve)
        worker.postMessage('worst')
      }),
    end: () => worker.terminate(),
  }
}

const PINGS = `
const { parentPort, workerData } = require('node:worker_threads')
const http = require('node:http')
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
let worst = 0
let since = 0
const ping = () => {
  since = performance.now()
  const again = () => {
    worst = Math.max(worst, performance.now() - since)
    since = 0
    setTimeout(ping, 25)
  }
  http.get(workerData.url, { agent }, (answer) => answer.resume().once('close', again)).once('error', again)
}
ping()
parentPort.on('message', () => {
  parentPort.postMessage(Math.max(worst, since ? performance.now() - since : 0))
  worst = 0
})`

/** Forgets the largest memory of a process so far, so that `peakMb` tells of what comes. Linux only. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** Megabytes of the process itself at most since `forgetPeak`. */
export function peakMb(pid: number): number {
  return megabytes(pid, 'VmHWM')
}

/** Megabytes of a process and all below it, now; memory that several share counts for each. */
export function treeMb(pid: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const [, parent] = /\) \S (\d+)/.exec(read(`/proc/${name}/stat`)) ?? []
    parents.set(Number(name), Number(parent))
  }
  const isBelow = (at: number | undefined): boolean =>
    at !== undefined && (at === pid || isBelow(parents.get(at)))
  return [...parents.keys()].filter(isBelow).reduce((sum, at) => sum + megabytes(at, 'RssAnon'), 0)
}

function megabytes(pid: number, field: string): number {
  const [, kilobytes] = new RegExp(`${field}:\\s+(\\d+)`).exec(read(`/proc/${pid}/status`)) ?? []
  return Math.round(Number(kilobytes ?? 0) / 1024)
}

/** A process may end between being listed and being read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
