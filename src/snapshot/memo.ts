import type { Snapshot } from './snapshot.ts'

/** A view of a snapshot that is computed once and shared by everyone who asks. */
export function view<T>(compute: (snapshot: Snapshot) => T): (snapshot: Snapshot) => T {
  const kept = new WeakMap<Snapshot, { value: T }>()
  return (snapshot) => {
    let entry = kept.get(snapshot)
    if (!entry) {
      entry = { value: compute(snapshot) }
      kept.set(snapshot, entry)
    }
    return entry.value
  }
}
