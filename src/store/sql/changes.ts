import type { Changes } from '../../model/changes.ts'

/** The data that a write changes: rows of one domain, or only rows that no cache depends on. */
export type Concern = { readonly domain: string } | 'nothing'

export interface TrackedChanges extends Changes {
  /**
   * Begins a call that may write. The returned function must be called when the call ends. Its argument says
   * whether the call has written something, if that is known. A call without a concern counts as a change of
   * all domains if it wrote something.
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
