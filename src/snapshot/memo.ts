import type { Snapshot } from './snapshot.ts'

/** A view of a snapshot that is computed once and shared by everyone who asks. */
export interface View<T> {
  (snapshot: Snapshot): T
  /** Gives it by whoever has it already. */
  give(snapshot: Snapshot, value: T): void
}

export function view<T>(compute: (snapshot: Snapshot) => T): View<T> {
  const kept = new WeakMap<Snapshot, { value: T }>()
  const viewOf = (snapshot: Snapshot): T => {
    let entry = kept.get(snapshot)
    if (!entry) {
      entry = { value: compute(snapshot) }
      kept.set(snapshot, entry)
    }
    return entry.value
  }
  return Object.assign(viewOf, {
    give: (snapshot: Snapshot, value: T) => void kept.set(snapshot, { value }),
  })
}
