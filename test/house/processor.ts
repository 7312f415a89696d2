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

/** Processor time that this process takes until some work is done elsewhere, in ms. */
export async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
