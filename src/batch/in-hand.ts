import { SECOND } from '../model/units.ts'
import { type LookupsInHand, longestWaits } from '../model/work-status.ts'
import { createPace } from './pace.ts'

/** Shorter waits are not reported, because they delay nothing. */
const SHORT_WAIT_MS = SECOND

/** The lookups of a process: those that run, and those that wait for their turn at a host. */
export interface InHand {
  running<T>(domain: string, work: () => Promise<T>): Promise<T>
  waiting<T>(host: string, wait: Promise<T>): Promise<T>
  /** Reports the lookups. `domains`: the number of domains that were looked up so far. */
  report(domains: number): LookupsInHand
}

interface Begun {
  readonly name: string
  readonly at: number
}

export function createInHand(): InHand {
  const running = new Set<Begun>()
  const waiting = new Set<Begun>()
  const paceOf = createPace()
  const during = async <T>(all: Set<Begun>, name: string, work: () => Promise<T>): Promise<T> => {
    const begun = { name, at: performance.now() }
    all.add(begun)
    try {
      return await work()
    } finally {
      all.delete(begun)
    }
  }
  return {
    running: (domain, work) => during(running, domain, work),
    waiting: (host, wait) => during(waiting, host, () => wait),
    report(domains) {
      const now = performance.now()
      // A set keeps the order in which entries were added.
      const [oldest] = running
      const waits = Array.from(waiting, ({ name, at }) => ({ host: name, lookups: 1, waitMs: now - at }))
      return {
        domains,
        perSecond: paceOf(domains),
        running: running.size,
        waiting: waiting.size,
        oldest: oldest ? { domain: oldest.name, ms: Math.round(now - oldest.at) } : null,
        hosts: longestWaits(waits)
          .filter(({ waitMs }) => waitMs >= SHORT_WAIT_MS)
          .map((wait) => ({ ...wait, waitMs: Math.round(wait.waitMs) })),
      }
    },
  }
}
