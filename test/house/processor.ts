import { readFileSync } from 'node:fs'
import { expect } from 'vitest'

/**
 * Processor time that some work takes, in ms: a clock on the wall would count what the machine does besides.
 * The lesser of two runs, since the first one may pay for the compiler and for the memory that others left to
 * be collected. The work makes its page itself, because a page remembers what was computed of it.
 */
export function processorMs(work: () => void): number {
  return Math.min(once(work), once(work))
}

/** Expects that some work takes less processor time than that. Only what seems to take more is run again. */
export function expectWithin(ms: number, work: () => void): void {
  const first = once(work)
  expect(first < ms ? first : once(work)).toBeLessThan(ms)
}

function once(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Processor time that this thread takes until some work is done elsewhere, in ms. Other threads of this
 * process may collect the memory that earlier tests left; only Linux tells their time apart.
 */
export async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = threadMs()
  await work()
  return threadMs() - before
}

function threadMs(): number {
  if (process.platform !== 'linux') return process.cpuUsage().user / 1000
  return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
}
