import { ESCALATION } from '../bounds.ts'
import type { SharedNotes } from '../site-notes.ts'
import type { PlannedAttempt } from './plan.ts'

/**
 * Remembers, by registrable domain, which attempt worked last: in the process, and in notes that it shares
 * with others. Without notes, a process learns it again by one extra attempt.
 */
export interface Memory {
  recall(registrable: string): Promise<PlannedAttempt | undefined>
  remember(registrable: string, worked: PlannedAttempt): Promise<void>
  forget(registrable: string): Promise<void>
}

export interface Sharing {
  readonly clock: () => Date
  readonly notesOf: (host: string) => SharedNotes | undefined
  /** A key that is equal for equal proxies, because a tier means nothing to a process with other proxies. */
  readonly proxies: string
}

/** Keeps the sites that were asked for most recently. `now`: milliseconds that never go back. */
export function createMemory(now: () => number, sharing?: Sharing): Memory {
  const { maxRememberedSites, rememberForMs } = ESCALATION
  // A Map keeps the order of insertion, so its first entry is the least recently used one.
  const sites = new Map<string, { readonly worked: PlannedAttempt; readonly until: number }>()
  const recallHere = (registrable: string) => {
    const kept = sites.get(registrable)
    if (!kept) return undefined
    sites.delete(registrable)
    if (kept.until <= now()) return undefined
    sites.set(registrable, kept)
    return kept.worked
  }
  const nameOf = (registrable: string) => `${registrable} ${sharing?.proxies}`
  const notesOf = (registrable: string) => sharing?.notesOf(registrable)
  return {
    async recall(registrable) {
      const here = recallHere(registrable)
      if (here) return here
      const noted = await notesOf(registrable)?.siteNoteOf('means', nameOf(registrable))
      return noted ? JSON.parse(noted) : undefined
    },
    async remember(registrable, worked) {
      sites.delete(registrable)
      sites.set(registrable, { worked, until: now() + rememberForMs })
      const [oldest] = sites.keys()
      if (sites.size > maxRememberedSites && oldest !== undefined) sites.delete(oldest)
      const notes = notesOf(registrable)
      if (!notes || !sharing) return
      const until = sharing.clock().getTime() + rememberForMs
      const note = { kind: 'means', name: nameOf(registrable), host: registrable, until } as const
      await notes.putSiteNote({ ...note, value: JSON.stringify(worked) })
    },
    async forget(registrable) {
      sites.delete(registrable)
      await notesOf(registrable)?.dropSiteNote('means', nameOf(registrable))
    },
  }
}
