import { type Usage, usageOf } from './usage.ts'

/** Interval of measurements. A page that allocates 2 to 4 GB per second is stopped 200 MB above its limit. */
const LOOK_MS = 50

/** Limits of one task. */
export interface Limits {
  /** Processor time in milliseconds. Linux only. */
  readonly cpuMs: number
  /**
   * Elapsed time in milliseconds. Time in which the process waits for a processor is not counted on Linux,
   * which reports it; nor is the time that the owner takes to answer questions.
   */
  readonly ms: number
  /** The process's own memory in MB, whatever it is used for. Linux only. */
  readonly rssMb: number
}

/** Watches what a task uses from now on. */
export interface Watch {
  /** Fires when the task has exceeded a limit. */
  readonly over: AbortSignal
  /** The time until `work` resolves is not counted. */
  uncounted<T>(work: Promise<T>): Promise<T>
  stop(): void
}

/** Watches a process. `reason` makes the reason for the signal from the exceeded limit, in words. */
export function watchLimits(pid: number, limits: Limits, reason: (bound: string) => unknown): Watch {
  const over = new AbortController()
  // The first measurement, from which all limits are counted. It is not made at the start, because most tasks
  // end before it, and a measurement takes longer than some tasks. On a busy machine it may come late.
  let first: { readonly at: number; readonly usage: Usage | undefined } | undefined
  let answeringSince: number | undefined
  let answeredMs = 0
  const look = () => {
    if (answeringSince !== undefined) return
    const now = usageOf(pid)
    if (!first) {
      first = { at: performance.now(), usage: now }
      answeredMs = 0
    }
    const bound = exceeded(performance.now() - first.at - answeredMs, first.usage, now, limits)
    if (bound === undefined) return
    clearInterval(timer)
    over.abort(reason(bound))
  }
  const timer = setInterval(look, LOOK_MS)
  return {
    over: over.signal,
    async uncounted(work) {
      answeringSince = performance.now()
      try {
        return await work
      } finally {
        answeredMs += performance.now() - answeringSince
        answeringSince = undefined
      }
    },
    stop: () => clearInterval(timer),
  }
}

function exceeded(
  tookMs: number,
  before: Usage | undefined,
  now: Usage | undefined,
  { cpuMs, ms, rssMb }: Limits,
): string | undefined {
  if (now && now.mb > rssMb) return `${rssMb} MB of memory`
  const ranMs = now && before ? now.ranMs - before.ranMs : 0
  if (ranMs > cpuMs) return `${cpuMs} ms of processor time`
  const waitedMs = now && before ? waitedSince(before, now) : 0
  // Threads may have waited at the same time, so the result is at least the time that they ran.
  return Math.max(tookMs - waitedMs, ranMs) > ms ? `${ms} ms of work` : undefined
}

/** Returns the time for which all threads have waited for a processor. A task moves between threads. */
function waitedSince(before: Usage, now: Usage): number {
  return [...now.waitedMs].reduce((sum, [thread, ms]) => sum + ms - (before.waitedMs.get(thread) ?? 0), 0)
}
