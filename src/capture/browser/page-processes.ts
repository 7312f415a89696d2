/** Finds out which processes of the browser belong to which page. */

import { kill, lowerProcessPriority, renderersBelow, spentMs, waitedMs } from './processes.ts'

/** The processes of one page and their use of the processor. On systems other than Linux all values are 0. */
export interface PageProcesses {
  /** Processor time of the page's processes, in milliseconds. */
  spentMs(): number
  /** How long the page, the browser or this process waited for a processor, in milliseconds. */
  waitedMs(): number
  /** Gives the page's processes a lower priority than other pages have, by a `nice` value of 0 to 19. */
  lowerPriority(nice: number): void
  /** True when the page has, or had, one of these processes. */
  isIn(processes: ReadonlySet<number>): boolean
  /** Kills the page's processes at once, and no other page's. */
  kill(): void
}

/** The processes of all pages of one browser. */
export interface PageProcessTable {
  /** Opens a page. The processes that start meanwhile belong to it, so only one page is opened at a time. */
  open<T>(opening: () => Promise<T>): Promise<{ readonly opened: T; readonly processes: PageProcesses }>
}

interface Times {
  readonly spent: number
  readonly waited: number
}

/**
 * Finds the process of a page by the time at which it starts, because Chromium does not report which process
 * a page uses. `browser` is the process id of the browser, when it is known.
 */
export function createPageProcessTable(browser: number | undefined): PageProcessTable {
  const owned = new Set<number>()
  let lastOpening: Promise<unknown> = Promise.resolve()
  const unowned = () => (browser ? renderersBelow(browser).filter((pid) => !owned.has(pid)) : [])

  /** The page also waits when the browser or this process waits. */
  const waitedForMs = () => waitedMs(process.pid) + (browser ? waitedMs(browser) : 0)

  const createPageProcesses = (pids: readonly number[]): PageProcesses => {
    /** Times by process id. The last values of a process that has ended remain. */
    const seen = new Map<number, Times>()
    const adopt = (found: readonly number[]) => {
      for (const pid of found) {
        owned.add(pid)
        seen.set(pid, { spent: 0, waited: 0 })
      }
    }
    const look = (): readonly Times[] => {
      let isAlive = false
      for (const [pid, { spent, waited }] of seen) {
        const now = spentMs(pid)
        if (now > 0) isAlive = true
        seen.set(pid, { spent: Math.max(spent, now), waited: Math.max(waited, waitedMs(pid)) })
      }
      // A page that navigates to another site may continue in another process.
      if (!isAlive) adopt(unowned())
      return [...seen.values()]
    }
    adopt(pids)
    return {
      spentMs: () => look().reduce((sum, { spent }) => sum + spent, 0),
      waitedMs: () => look().reduce((sum, { waited }) => sum + waited, waitedForMs()),
      lowerPriority(nice) {
        for (const pid of seen.keys()) lowerProcessPriority(pid, nice)
      },
      isIn: (processes) => [...seen.keys()].some((pid) => processes.has(pid)),
      kill() {
        look()
        // When a process id has been used again by another program, it is not among the browser's processes.
        const living = browser ? renderersBelow(browser) : []
        for (const pid of seen.keys()) if (living.includes(pid)) kill(pid)
      },
    }
  }
  return {
    open(opening) {
      const next = lastOpening.then(async () => {
        const before = new Set(unowned())
        const opened = await opening()
        return { opened, processes: createPageProcesses(unowned().filter((pid) => !before.has(pid))) }
      })
      lastOpening = next.catch(() => undefined)
      return next
    },
  }
}
