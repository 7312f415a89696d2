import { assertSnapshot, type Snapshot } from './snapshot.ts'

/** A view of a snapshot, which is computed once per snapshot and shared by all callers. */
export interface View<T> {
  (snapshot: Snapshot): T
  /** Sets the value without computing it, where a caller has it already. */
  give(snapshot: Snapshot, value: T): void
}

/** The captured data of a snapshot, and the values of its views. Each value is at the number of its view. */
interface Seen {
  readonly captured: Snapshot
  readonly values: { readonly value: unknown }[]
}

/**
 * All views of a snapshot share one entry, because every entry of a `WeakMap` slows down each garbage
 * collection.
 */
const known = new WeakMap<Snapshot, Seen>()

function seenOf(snapshot: Snapshot): Seen {
  let seen = known.get(snapshot)
  if (!seen) {
    assertSnapshot(snapshot)
    seen = { captured: snapshot, values: [] }
    known.set(snapshot, seen)
  }
  return seen
}

/** Makes a snapshot share the views of another one. The two may differ only in data that no view reads. */
export function shareViews(snapshot: Snapshot, base: Snapshot): void {
  known.set(snapshot, seenOf(base))
}

let views = 0

/** Makes a view. Views are computed from the captured data alone, without additions such as `pictures`. */
export function view<T>(compute: (snapshot: Snapshot) => T): View<T> {
  const at = views++
  const viewOf = (snapshot: Snapshot): T => {
    const { captured, values } = seenOf(snapshot)
    values[at] ??= { value: compute(captured) }
    return values[at].value as T
  }
  return Object.assign(viewOf, {
    give: (snapshot: Snapshot, value: T) => {
      seenOf(snapshot).values[at] = { value }
    },
  })
}
