import { setTimeout as sleep } from 'node:timers/promises'
import { FIXTURES, namesOf, serveFixtures } from '../../fixtures/server.ts'

/** A share of the sites answers slowly. Times are in milliseconds. */
const SLOW_SHARE = 0.1
const QUICK_MS = { least: 20, more: 300 }
const SLOW_MS = { least: 1_000, more: 3_000 }
/**
 * How much longer a quick site takes for each hundredth of the list by which the work is ahead of the blows.
 */
const BRAKE = 0.5
const MAX_QUICK_MS = 2_000

/** The sample sites at generated names, which count the visits of their landing pages. */
export interface Sites {
  readonly domains: readonly string[]
  readonly hostMap: string
  /** How many landing pages were visited again, each time once. */
  again(): number
  /** Says which part of the blows is over, from 0 to 1: sites slow down while the work is ahead of it. */
  pace(part: number): void
  close(): Promise<void>
}

export async function serveSites(count: number, random: () => number): Promise<Sites> {
  const visits = new Map<string, number>()
  const delays = new Map<string, number>()
  let part = 0
  const isBraked = () => part < 1
  const served = await serveFixtures(FIXTURES, {
    everyHost: true,
    async onRequest({ hostname, pathname }) {
      const delay = delays.get(hostname)
      if (delay === undefined || pathname !== '/') return
      visits.set(hostname, (visits.get(hostname) ?? 0) + 1)
      const ahead = isBraked() ? Math.max(0, visits.size / count - part) : 0
      const isSlow = delay >= SLOW_MS.least
      await sleep(isSlow ? delay : Math.min(MAX_QUICK_MS, delay * (1 + ahead * 100 * BRAKE)))
    },
  })
  const domains = namesOf(served.domains, count)
  for (const domain of domains) {
    const { least, more } = random() < SLOW_SHARE ? SLOW_MS : QUICK_MS
    delays.set(domain, least + random() * more)
  }
  return {
    domains,
    hostMap: served.hostMap,
    again: () => [...visits.values()].reduce((sum, times) => sum + times - 1, 0),
    pace(now) {
      part = now
    },
    close: served.close,
  }
}
