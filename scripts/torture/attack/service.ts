import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** As it is installed. From the sources, each process would first compile them, which counts as work left. */
const MAIN = fileURLToPath(new URL('../../../dist/main.js', import.meta.url))

const MAX_END_MS = 15_000

/** The real service in a process of its own, started as a user starts it. */
export interface Service {
  readonly url: string
  readonly key: string
  readonly pid: number
  /** False when the service has ended by itself. */
  isAlive(): boolean
  /**
   * Tells the service to end, and returns after how many milliseconds it did. It is killed after a long time.
   */
  end(): Promise<number>
}

/** Starts the service. `flags` are added to the command. */
export async function startService(
  folder: string,
  hosts: string,
  flags: readonly string[] = [],
): Promise<Service> {
  const key = (await run(folder, ['keys', 'create', 'attack', '--db', 'attack.db']))
    .trim()
    .split(/\s+/)
    .at(-1)
  const child = start(folder, ['serve', '--db', 'attack.db', '--hosts', hosts, '--port', '0', ...flags])
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      said += text
      const [, found] = /serving (http:\/\/\S+)\/v1/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`serve ended with ${code}: ${said}`)))
  })
  // From now on the output is discarded, since a full pipe would block the service.
  child.stdout?.resume()
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    url,
    key: key ?? '',
    pid: child.pid ?? 0,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    end: async () => {
      const asked = performance.now()
      child.kill('SIGTERM')
      const wall = setTimeout(() => child.kill('SIGKILL'), MAX_END_MS)
      await ended
      clearTimeout(wall)
      return Math.round(performance.now() - asked)
    },
  }
}

/** Runs a command of blazon in a process of its own. */
export function start(folder: string, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], {
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

/** Sends small requests repeatedly from a thread of its own, and measures the longest wait. */
export interface Pinger {
  /** Milliseconds of the longest wait since the last call. */
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
