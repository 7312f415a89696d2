import type { Changes } from '../../model/changes.ts'

/** The data that a write changes: rows of one domain, or only rows that no cache depends on. */
export type Concern = { readonly domain: string } | 'nothing'

export interface TrackedChanges extends Changes {
  /**
   * Begins a call that may write, and returns what ends it, with whether it wrote, if that is known. Without
   * a concern it counts as a change of all domains.
   */
  begin(concern: Concern | undefined): (hasWritten?: boolean) => void
}

/** Change counters, which all domains share. A shared one only causes an unnecessary read now and then. */
export const SLOTS = 4_096

/** The counter of a domain. */
export function slotOf(domain: string): number {
  let hash = 0
  for (let at = 0; at < domain.length; at++) hash = (Math.imul(hash, 31) + domain.charCodeAt(at)) | 0
  return hash & (SLOTS - 1)
}
