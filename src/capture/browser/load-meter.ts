import { cpus, freemem, totalmem } from 'node:os'

/** What Crawlee's signals of overload read, as its own manager tells it. */
interface Load {
  readonly createdAt: Date
  /** Percent of all cores since the last look. */
  readonly cpuCurrentUsage: number
  readonly isCpuOverloaded: boolean
  readonly memCurrentBytes: number
  readonly memTotalBytes: number
}

/** As in Crawlee. */
const FULL = 0.95

/**
 * Looks at the machine's processor and memory. Crawlee's own manager starts `ps` for it every time, and `getconf` in a container: where
 * they are missing, as in slim images, its pool ends with an error.
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
      isCpuOverloaded: used > FULL,
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
