import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Told } from './child.ts'

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url))
const LOADER = import.meta.resolve('tsx')
const HEAP_MB = 700

/**
 * How much longer than its processor time a reading may take in wall time: an input is read twice, and the
 * machine may be busy.
 */
const PATIENCE = 6
const START_MS = 60_000

export interface Failure {
  readonly reader: string
  readonly seed: number
  readonly kind: string
  readonly what: string
}

/** The outcome for one reader so far. */
export interface Tried {
  inputs: number
  bytes: number
  readonly failures: Failure[]
  /** The first seed that has not been tried yet. */
  next: number
}

/**
 * Tries a reader with one seed after the other for a time, from its first input on. If a process does not
 * return from an input, or ends while it reads, that input has failed, and a new process continues with the
 * next seed.
 */
export async function tryReader(reader: string, tried: Tried, forMs: number): Promise<void> {
  for (;;) {
    const { reading, isHung, isOver, said } = await runChild(reader, tried, forMs)
    if (isOver) return
    if (reading === undefined) throw new Error(`The reader ${reader} cannot be tried: ${said}`)
    const what = isHung ? 'It did not come back.' : `The process ended: ${said.trim()}`
    tried.failures.push({ reader, seed: reading, kind: isHung ? 'hang' : 'crash', what })
    tried.next = reading + 1
  }
}

interface Run {
  /** The seed that was being read when the process ended. */
  reading: number | undefined
  isHung: boolean
  /** The time of the reader was over. */
  isOver: boolean
  /** The end of its standard error. */
  said: string
}

async function runChild(reader: string, tried: Tried, forMs: number): Promise<Run> {
  const args = [`--max-old-space-size=${HEAP_MB}`, '--import', LOADER, CHILD, reader, String(tried.next)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const run: Run = { reading: undefined, isHung: false, isOver: false, said: '' }
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    run.said = (run.said + text).slice(-1_500)
  })
  let untilMs: number | undefined
  let wall = setTimeout(() => child.kill('SIGKILL'), START_MS)
  for await (const line of createInterface({ input: child.stdout })) {
    if (run.isOver) continue
    const told = JSON.parse(line) as Told
    clearTimeout(wall)
    if ('began' in told) {
      untilMs ??= performance.now() + forMs
      run.reading = told.began
      tried.bytes += told.bytes
      wall = setTimeout(() => {
        run.isHung = true
        child.kill('SIGKILL')
      }, told.mostMs * PATIENCE)
      continue
    }
    tried.inputs++
    tried.next = told.ended + 1
    run.reading = undefined
    if (told.fault) tried.failures.push({ reader, seed: told.ended, ...told.fault })
    run.isOver = performance.now() >= (untilMs ?? 0)
    if (run.isOver) child.kill('SIGKILL')
  }
  clearTimeout(wall)
  return run
}
