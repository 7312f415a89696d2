/** Memoises views of snapshots. */

import { assertSnapshot, type Snapshot } from './snapshot.ts'

/** A view of a snapshot, which is computed once per snapshot and shared by all callers. */
export interface View<T> {
  (snapshot: Snapshot): T
  /** Sets the value without computing it, where a caller has it already. */
  give(snapshot: Snapshot, value: T): void
}

const captured = new WeakMap<Snapshot, Snapshot>()

/** Makes a snapshot share the views of another one, to which it only adds what no view reads. */
export function shareViews(snapshot: Snapshot, base: Snapshot): void {
  captured.set(snapshot, captured.get(base) ?? base)
}

/** Snapshots that were checked. Each is checked once, and not for each of its views. */
const checked = new WeakSet<Snapshot>()

/** Makes a view. Views are computed from the captured data alone, without additions such as `pictures`. */
export function view<T>(compute: (snapshot: Snapshot) => T): View<T> {
  const kept = new WeakMap<Snapshot, { value: T }>()
  const viewOf = (given: Snapshot): T => {
    const snapshot = captured.get(given) ?? given
    let entry = kept.get(snapshot)
    if (!entry) {
      if (!checked.has(snapshot)) assertSnapshot(snapshot)
      checked.add(snapshot)
      entry = { value: compute(snapshot) }
      kept.set(snapshot, entry)
    }
    return entry.value
  }
  return Object.assign(viewOf, {
    give: (snapshot: Snapshot, value: T) => void kept.set(snapshot, { value }),
  })
}
