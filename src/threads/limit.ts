import { BlazonError } from '../model/errors.ts'
import { UNKNOWN_THREAD, type Usage, usageOf } from './usage.ts'

const LOOK_MS = 50

export interface TaskLimits {
  /** Of processor time, where the system tells it. */
  readonly cpuMs: number
  /** Of time by the clock, waiting for a processor not counted where the system tells it. */
  readonly ms: number
}

/** What a task had used, when it was looked. */
interface Look extends Usage {
  readonly at: number
}

const NOT_TOLD: Usage = { ranMs: 0, waitedMs: 0 }

/**
 * Fires, with what to say as its reason, when a task has used more than it may. `begun` holds the number of its thread, and 0 before it
 * begins: waiting for a thread, or for its start, does not count.
 */
export function limitFrom(begun: Int32Array, limits: TaskLimits): { signal: AbortSignal; stop(): void } {
  const limit = new AbortController()
  let first: Look | undefined
  const look = () => {
    const thread = Atomics.load(begun, 0)
    if (thread === 0) return
    const usage = thread === UNKNOWN_THREAD ? NOT_TOLD : usageOf(thread)
    if (!usage) return
    const now = { ...usage, at: performance.now() }
    first ??= now
    const over = excess(first, now, limits)
    if (!over) return
    clearInterval(timer)
    limit.abort(tooLarge(over))
  }
  const timer = setInterval(look, LOOK_MS)
  return { signal: limit.signal, stop: () => clearInterval(timer) }
}

function excess(first: Look, now: Look, { cpuMs, ms }: TaskLimits): string | undefined {
  if (now.ranMs - first.ranMs > cpuMs) return `${cpuMs} ms of processor time`
  if (now.at - first.at - (now.waitedMs - first.waitedMs) > ms) return `${ms} ms of work`
  return undefined
}

/** Why a task that was not ended has no outcome, in words for whoever asked. */
export function failureOf(thrown: unknown, maxHeapMb: number): BlazonError {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return tooLarge(`${maxHeapMb} MB of memory`, thrown)
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  return new BlazonError('internal', `A page could not be read: ${text}`, { cause: thrown })
}

function tooLarge(what: string, cause?: unknown): BlazonError {
  return new BlazonError('too_large', `The page takes more than ${what} to be read.`, {
    cause,
    retryable: false,
  })
}
