import { kill, ownMb, processesBelow } from './processes.ts'

/** A page that allocates a gigabyte per second is stopped at a quarter above its limit. */
const LOOK_MS = 250

/**
 * Kills each process of a browser with more than `maxMb` of its own, after `ended` got its id; a page crashes
 * then. V8's limit does not count elements and pictures. Returns what stops watching. Linux only.
 */
export function watchMemory(browser: number, maxMb: number, ended: (pid: number) => void): () => void {
  const look = () => {
    for (const pid of processesBelow(browser)) {
      if (ownMb(pid) <= maxMb) continue
      ended(pid)
      kill(pid)
    }
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return () => clearInterval(timer)
}
