import { readdirSync, readFileSync } from 'node:fs'

/** The resources that a process has used since it was started. */
export interface Usage {
  /** Processor time of all threads, in milliseconds. */
  readonly ranMs: number
  /** Milliseconds for which each thread was ready to run while others ran. */
  readonly waitedMs: ReadonlyMap<string, number>
  /** Its own memory now, in MB. Memory that is mapped from files is shared and not counted. */
  readonly mb: number
}

/** Undefined on systems other than Linux, and for a process that has ended. */
export function usageOf(pid: number): Usage | undefined {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [ran, waited] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      return { thread, ranMs: Number(ran) / 1e6, waitedMs: Number(waited) / 1e6 }
    })
    const [, kilobytes] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return {
      ranMs: threads.reduce((sum, { ranMs }) => sum + ranMs, 0),
      waitedMs: new Map(threads.map(({ thread, waitedMs }) => [thread, waitedMs])),
      mb: Number(kilobytes ?? 0) / 1024,
    }
  } catch (thrown) {
    // A thread or the process has ended since it was listed.
    if (thrown instanceof Error && 'code' in thrown && /^(?:ENOENT|ESRCH)$/.test(String(thrown.code)))
      return undefined
    throw thrown
  }
}
