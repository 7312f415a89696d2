import type { Database } from 'better-sqlite3'
import { SLOTS, slotOf, type TrackedChanges } from '../sql/changes.ts'

interface SqliteChanges extends TrackedChanges {
  /** Reports that this process may have written something. Every write outside of `begin` must report it. */
  mayHaveWritten(): void
}

/** Reads SQLite's counters of changes, by this connection and by others. This reads no table. */
export function changesIn(db: Database): SqliteChanges {
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
