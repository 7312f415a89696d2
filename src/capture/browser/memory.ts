import { kill, ownMb, processesBelow } from './processes.ts'

/** A page that allocates as fast as it can takes about a gigabyte a second: it is stopped within a quarter more than it may have. */
const LOOK_MS = 250

/**
 * Ends each process of a browser that holds more than `maxMb` of memory of its own, as a page's process or the one that draws for it: the
 * limit of V8 counts neither elements nor pictures. The page has then crashed. Returns what ends the watch. Linux only.
 */
export function watchMemory(browser: number, maxMb: number): () => void {
  const look = () => {
    for (const pid of processesBelow(browser)) if (ownMb(pid) > maxMb) kill(pid)
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return () => clearInterval(timer)
}
