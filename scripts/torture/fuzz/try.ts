import { isDeepStrictEqual } from 'node:util'
import { BlazonError } from '../../../src/model/errors.ts'
import { chanceFrom } from './chance.ts'
import type { Reader } from './reader.ts'

/** What one input showed to be wrong with a reader. */
export interface Fault {
  readonly kind: 'crash' | 'slow' | 'undetermined' | 'large'
  readonly what: string
}

/** Memory that the process may have, with everything that it has loaded. */
const MAX_MB = 1_000

/** Makes the input of a seed with the reader's own grammar. */
export function inputOf({ make }: Reader, seed: number): unknown {
  return make(chanceFrom(seed))
}

/**
 * Reads an input twice. Returns what was wrong, or undefined. `othersMb`: memory of the process that is not
 * the readers', in megabytes; default 0.
 */
export async function faultOf(it: Reader, input: unknown, othersMb = 0): Promise<Fault | undefined> {
  const before = process.cpuUsage()
  const first = await outcomeOf(it, input)
  const { user, system } = process.cpuUsage(before)
  if (first instanceof Crash) return { kind: 'crash', what: first.what }
  const ms = Math.round((user + system) / 1_000)
  const most = Math.round(mostMs(it, input))
  if (ms > most) return { kind: 'slow', what: `It took ${ms} ms of processor time; it may take ${most}.` }
  const megabytes = Math.round(process.memoryUsage.rss() / 1e6 - othersMb)
  if (megabytes > MAX_MB) return { kind: 'large', what: `The process has ${megabytes} MB.` }
  const second = await outcomeOf(it, input)
  if (isDeepStrictEqual(first, second)) return undefined
  return { kind: 'undetermined', what: 'A second reading gave something else.' }
}

export function mostMs({ limit: [ms, msPerKib] }: Reader, input: unknown): number {
  return ms + (msPerKib * bytesOf(input)) / 1_024
}

export function bytesOf(input: unknown): number {
  if (typeof input === 'string') return Buffer.byteLength(input)
  return input instanceof Uint8Array ? input.length : JSON.stringify(input).length
}

class Crash {
  readonly what: string
  constructor(what: string) {
    this.what = what
  }
}

async function outcomeOf({ read, refuses }: Reader, input: unknown): Promise<unknown> {
  try {
    return await read(input)
  } catch (thrown) {
    const isRefusal = thrown instanceof BlazonError && refuses && thrown.code !== 'internal'
    // The message may name a temporary folder, which differs each time.
    if (isRefusal) return { refused: thrown.code }
    return new Crash(thrown instanceof Error ? (thrown.stack ?? String(thrown)) : String(thrown))
  }
}
