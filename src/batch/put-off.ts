import type { Site } from '../model/site.ts'
import type { Crashes } from './crashes.ts'
import type { Shutdown } from './shutdown.ts'
import type { Workers } from './workers.ts'

/** The domains that are looked up last, because earlier processes did not end their lookups. */
export interface PutOff {
  has(domain: string): boolean
  add(site: Site, isKnown: boolean): void
  /**
   * Begins all these lookups, in the order of their crashes, the fewest first. Lookups with several crashes
   * run alone, so that the cause of the next crash is certain.
   */
  begin(): Promise<void>
}

export function createPutOff(crashes: Crashes, workers: Workers, { taking }: Shutdown): PutOff {
  const sites = new Map<string, { readonly site: Site; readonly isKnown: boolean }>()
  return {
    has: (domain) => sites.has(domain),
    add: (site, isKnown) => void sites.set(site.domain, { site, isKnown }),
    async begin() {
      const countOf = ({ site }: { readonly site: Site }) => crashes.countOf(site.domain)
      for (const { site, isKnown } of [...sites.values()].sort((a, b) => countOf(a) - countOf(b))) {
        const isAlone = crashes.isAlone(site.domain)
        await (isAlone ? workers.idle() : workers.room())
        if (taking.aborted) return
        workers.begin(site, isKnown)
      }
    },
  }
}
