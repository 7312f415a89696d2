import { existsSync, readFileSync, readlinkSync } from 'node:fs'

/** What a thread has had of a processor since it began, in ms. */
export interface Usage {
  readonly ranMs: number
  /** It could have run, and others did. */
  readonly waitedMs: number
}

/** Stands for a thread that cannot be asked about. */
export const UNKNOWN_THREAD = -1

const OWN = '/proc/thread-self'

/** The system's number of the thread that asks, `UNKNOWN_THREAD` where the system does not count by threads. Linux counts. */
export function ownThread(): number {
  if (!existsSync(`${OWN}/schedstat`)) return UNKNOWN_THREAD
  // A link to `PROCESS/task/THREAD`.
  return Number(readlinkSync(OWN).split('/').at(-1))
}

/** Of a thread of this process; undefined once it has ended. */
export function usageOf(thread: number): Usage | undefined {
  try {
    const [ran, waited] = readFileSync(`/proc/self/task/${thread}/schedstat`, 'utf8').split(' ')
    return { ranMs: Number(ran) / 1e6, waitedMs: Number(waited) / 1e6 }
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && /^(?:ENOENT|ESRCH)$/.test(String(thrown.code)))
      return undefined
    throw thrown
  }
}
