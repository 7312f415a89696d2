import type { Snapshot } from './snapshot.ts'

/** A view of a snapshot that is computed once and shared by everyone who asks. */
export interface View<T> {
  (snapshot: Snapshot): T
  /** Gives it by whoever has it already. */
  give(snapshot: Snapshot, value: T): void
}

const captured = new WeakMap<Snapshot, Snapshot>()

/** Says of a snapshot that it is another one with something added to it that no view reads: they share their views. */
export function shareViews(snapshot: Snapshot, base: Snapshot): void {
  captured.set(snapshot, captured.get(base) ?? base)
}

/** Views are of what was captured: what was added later, such as `pictures`, is not there when one is computed. */
export function view<T>(compute: (snapshot: Snapshot) => T): View<T> {
  const kept = new WeakMap<Snapshot, { value: T }>()
  const viewOf = (given: Snapshot): T => {
    const snapshot = captured.get(given) ?? given
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
