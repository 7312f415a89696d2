import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './database.ts'
import { type Command, type Program, type Running, startProcess } from './processes.ts'

/** The longest time that a process may take to end after SIGTERM. */
const ENDING_MS = 10_000

/** The processes of a run, and what was wrong with them. */
export interface World {
  readonly database: Database
  /** Sentences about what must not happen. */
  readonly faults: readonly string[]
  /** The longest time that a process took to end after SIGTERM, in milliseconds. */
  readonly slowestMs: number
  /** One of the processes that run, at random. */
  any(): Running
  start(command: Command): void
  /**
   * Ends the process by a signal, and starts its command again. Resolves to how many milliseconds it took.
   */
  end(running: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<number>
  /** Waits for a process to end by itself and to say this in one line. */
  untilEnd(running: Running, said: RegExp): Promise<Running>
  /**
   * Notes the processes that have ended by themselves before their work was done, and starts their commands
   * again.
   */
  look(): void
  /** Whether every batch has ended by itself. */
  isOver(): boolean
  /** Tells all to end that still run. */
  close(): Promise<void>
}

export function createWorld(database: Database, program: Program, random: () => number): World {
  const faults: string[] = []
  let slowestMs = 0
  let running: Running[] = []
  const start = (command: Command) => void running.push(startProcess(program, command))
  const remove = (one: Running) => {
    running = running.filter((other) => other !== one)
  }
  const killAll = () => running.forEach(({ child }) => void child.kill('SIGKILL'))
  process.once('exit', killAll)
  const nameOf = ({ command, child }: Running) => `${command.args[0]} (process ${child.pid})`

  /** A batch says where its results are when it has come to the end of its list. */
  const isDone = ({ command, end }: Running) => command.isBatch && end?.said.includes('; results in ')

  async function ended(one: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<number> {
    const from = performance.now()
    const wasOver = one.end !== undefined
    one.child.kill(signal)
    const { code } = await one.ended
    remove(one)
    const ms = performance.now() - from
    if (signal === 'SIGKILL') return ms
    slowestMs = Math.max(slowestMs, ms)
    if (ms > ENDING_MS) faults.push(`${nameOf(one)} took ${Math.round(ms)} ms to end.`)
    // A batch that had come to its end by itself has 0 or 1, and Node, while it loads, ends by the signal.
    if (!wasOver && ![0, 1, 130, 'SIGTERM'].includes(code)) faults.push(`${nameOf(one)} ended with ${code}.`)
    return ms
  }

  return {
    database,
    faults,
    get slowestMs() {
      return slowestMs
    },
    any() {
      const one = running[Math.floor(random() * running.length)]
      if (!one) throw new Error('No process runs.')
      return one
    },
    start,
    async end(one, signal) {
      const ms = await ended(one, signal)
      start(one.command)
      return ms
    },
    async untilEnd(one, said) {
      const end = await one.ended
      remove(one)
      const lines = end.said.split('\n').filter((line) => said.test(line))
      if (end.code !== 1 || lines.length !== 1)
        faults.push(`${nameOf(one)} ended with ${end.code} and said: ${end.said.slice(-600)}`)
      return one
    },
    look() {
      for (const one of running.filter(({ end }) => end !== undefined)) {
        if (isDone(one)) continue
        faults.push(`${nameOf(one)} ended by itself with ${one.end?.code}: ${one.end?.said.slice(-600)}`)
        remove(one)
        start(one.command)
      }
    },
    isOver: () => running.every((one) => !one.command.isBatch || isDone(one)),
    async close() {
      const left = running.filter(({ end }) => end === undefined)
      await Promise.all(left.map((one) => ended(one, 'SIGTERM')))
      running = []
      process.off('exit', killAll)
    },
  }
}

/** How long something is waited for: until the signal fires, or so long without progress. */
export interface Patience {
  readonly signal: AbortSignal
  readonly progress: () => Promise<number>
  readonly ms: number
}

/** Waits until the question is answered with true; false after too long a time without progress. */
export async function until(asked: () => Promise<boolean>, patience: Patience): Promise<boolean> {
  const { signal, progress, ms } = patience
  let [last, since] = [-1, performance.now()]
  while (!(await asked())) {
    const now = await progress()
    if (now !== last) [last, since] = [now, performance.now()]
    else if (performance.now() - since > ms) return false
    await sleep(200, undefined, { signal })
  }
  return true
}
