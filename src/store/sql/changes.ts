import type { Database } from 'better-sqlite3'
import type { Changes } from '../../model/changes.ts'

/**
 * The number of change counters that all domains share. Two domains with the same counter only cause an
 * unnecessary read now and then.
 */
const SLOTS = 4_096

/** The data that a write changes: rows of one domain, or only rows that no cache depends on. */
export type Concern = { readonly domain: string } | 'nothing'

export interface TrackedChanges extends Changes {
  /** Reports that this process may have written something. Every write outside of `begin` must report it. */
  mayHaveWritten(): void
  /**
   * Begins a call that may write. The returned function must be called when the call ends. A call without a
   * concern counts as a change of all domains if it wrote something.
   */
  begin(concern: Concern | undefined): () => void
}

/** Reads SQLite's counts of changes, by this connection and by others, which touches no table. */
export function changesIn(db: Database): TrackedChanges {
  const total = db.prepare<[], number>('SELECT total_changes()').pluck()
  const lastOf = new Float64Array(SLOTS)
  let count = 0
  let [lastOfAll, lastElsewhere] = [0, 0]
  let [own, others]: unknown[] = [total.get(), undefined]
  let [mayHaveWritten, isLookedElsewhere] = [true, false]

  const lookHere = () => {
    const now = total.get()
    if (now === own) return
    own = now
    lastOfAll = ++count
  }
  const lookElsewhere = () => {
    const now = db.pragma('data_version', { simple: true })
    if (now === others) return
    others = now
    lastElsewhere = ++count
  }
  const noteWrite = () => {
    mayHaveWritten = true
  }
  return {
    mayHaveWritten: noteWrite,
    count() {
      lookHere()
      lookElsewhere()
      return count
    },
    isSame(since, domain) {
      if (!db.open) return false
      if (mayHaveWritten) lookHere()
      mayHaveWritten = false
      return lastOfAll <= since && (domain === undefined || (lastOf[slotOf(domain)] ?? 0) <= since)
    },
    isSameElsewhere(since) {
      if (!db.open) return false
      if (!isLookedElsewhere) {
        isLookedElsewhere = true
        setImmediate(() => {
          isLookedElsewhere = false
        })
        lookElsewhere()
      }
      return lastElsewhere <= since
    },
    begin(concern) {
      if (concern === undefined) return noteWrite
      lookHere()
      return () => {
        own = total.get()
        if (concern !== 'nothing') lastOf[slotOf(concern.domain)] = ++count
      }
    },
  }
}

function slotOf(domain: string): number {
  let hash = 0
  for (let at = 0; at < domain.length; at++) hash = (Math.imul(hash, 31) + domain.charCodeAt(at)) | 0
  return hash & (SLOTS - 1)
}
