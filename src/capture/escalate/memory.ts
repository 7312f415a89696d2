import type { Planned } from './plan.ts'

/** What worked last for a site, by registrable domain. In memory: a later process finds it out with one attempt more. */
export interface Memory {
  recall(registrable: string): Planned | undefined
  remember(registrable: string, worked: Planned): void
  forget(registrable: string): void
}

export interface MemorySettings {
  readonly maxRememberedSites: number
  readonly rememberForMs: number
  /** Milliseconds of any steady clock. */
  readonly now: () => number
}

/** Keeps the sites that were asked for last. */
export function createMemory({ maxRememberedSites, rememberForMs, now }: MemorySettings): Memory {
  // A Map keeps the order of insertion: the first is the one that was not asked for the longest.
  const sites = new Map<string, { readonly worked: Planned; readonly until: number }>()
  return {
    recall(registrable) {
      const kept = sites.get(registrable)
      if (!kept) return undefined
      sites.delete(registrable)
      if (kept.until <= now()) return undefined
      sites.set(registrable, kept)
      return kept.worked
    },
    remember(registrable, worked) {
      sites.delete(registrable)
      sites.set(registrable, { worked, until: now() + rememberForMs })
      const [oldest] = sites.keys()
      if (sites.size > maxRememberedSites && oldest !== undefined) sites.delete(oldest)
    },
    forget: (registrable) => void sites.delete(registrable),
  }
}
