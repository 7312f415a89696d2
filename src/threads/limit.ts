import { BlazonError } from '../model/errors.ts'
import type { Options } from '../model/options.ts'

const LOOK_MS = 50

/** Fires when a task has run for `maxMs`. Waiting for a thread, or for its start, does not count. */
export function limitFrom(begun: Int32Array, maxMs: number): { signal: AbortSignal; stop(): void } {
  const limit = new AbortController()
  let timer = setInterval(() => {
    if (Atomics.load(begun, 0) === 0) return
    clearInterval(timer)
    timer = setTimeout(() => limit.abort(), maxMs)
  }, LOOK_MS)
  return { signal: limit.signal, stop: () => clearInterval(timer) }
}

/** Why a task has no outcome, in words for whoever asked. */
export function failureOf(thrown: unknown, isLate: boolean, limits: Options['threads']): BlazonError {
  if (isLate) return tooLarge(`The page takes more than ${limits.maxTaskMs} ms of work to be read.`, thrown)
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return tooLarge(`The page takes more than ${limits.maxHeapMb} MB of memory to be read.`, thrown)
  const text = thrown instanceof Error ? thrown.message : String(thrown)
  return new BlazonError('internal', `A page could not be read: ${text}`, { cause: thrown })
}

function tooLarge(message: string, cause: unknown): BlazonError {
  return new BlazonError('too_large', message, { cause, retryable: false })
}
