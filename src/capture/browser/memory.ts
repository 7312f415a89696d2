import { kill, ownMb, processesBelow } from './processes.ts'

/** A page that allocates a gigabyte per second is stopped at a quarter above its limit. */
const LOOK_MS = 250

/**
 * Kills each process of a browser that holds more than `maxMb` of memory of its own: the process of a page,
 * or the process that draws. V8's own limit does not count elements and pictures. Calls `ended` with the
 * process id before it kills a process; the page crashes then. Returns a function that stops watching. Linux
 * only.
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
