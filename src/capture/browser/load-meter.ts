/** Measures the load of the machine for Crawlee's AutoscaledPool. */

import { cpus, freemem, totalmem } from 'node:os'

/** The values that Crawlee reads to detect overload. */
interface Load {
  readonly createdAt: Date
  /** Percent of all cores since the last measurement. */
  readonly cpuCurrentUsage: number
  readonly isCpuOverloaded: boolean
  readonly memCurrentBytes: number
  readonly memTotalBytes: number
}

/** The same threshold as in Crawlee. */
const OVERLOADED = 0.95

/**
 * Returns a function that measures processor and memory. Crawlee runs `ps` for that, and `getconf` in a
 * container, and its pool ends with an error where they are missing, as in slim images.
 */
export function createLoadMeter(): () => Load {
  let before = ticks()
  return () => {
    const now = ticks()
    const total = now.total - before.total
    const used = total > 0 ? 1 - (now.idle - before.idle) / total : 0
    before = now
    return {
      createdAt: new Date(),
      cpuCurrentUsage: used * 100,
      isCpuOverloaded: used > OVERLOADED,
      memCurrentBytes: totalmem() - freemem(),
      memTotalBytes: totalmem(),
    }
  }
}

function ticks(): { idle: number; total: number } {
  const times = cpus().map((core) => core.times)
  const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
  return {
    idle: sum(times.map(({ idle }) => idle)),
    total: sum(times.flatMap((time) => Object.values(time))),
  }
}
