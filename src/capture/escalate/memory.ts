import { ESCALATION } from '../bounds.ts'
import type { PlannedAttempt } from './plan.ts'

/**
 * Remembers, by registrable domain, which attempt worked last for a site. This knowledge is kept in the
 * memory of the process only, because after a restart only one extra attempt is needed to learn it again.
 */
export interface Memory {
  recall(registrable: string): PlannedAttempt | undefined
  remember(registrable: string, worked: PlannedAttempt): void
  forget(registrable: string): void
}

/**
 * Creates a memory that keeps the sites that were asked for most recently. `now` returns the milliseconds of
 * any clock that never goes back.
 */
export function createMemory(now: () => number): Memory {
  const { maxRememberedSites, rememberForMs } = ESCALATION
  // A Map keeps the order of insertion, so its first entry is the least recently used one.
  const sites = new Map<string, { readonly worked: PlannedAttempt; readonly until: number }>()
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
