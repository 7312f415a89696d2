/** Groups values by keys, and computes values once, or once for each key. */

/** Adds an entry to the group of its key. */
export function addTo<K, T>(groups: Map<K, T[]>, key: K, entry: T): void {
  const group = groups.get(key)
  if (group) group.push(entry)
  else groups.set(key, [entry])
}

/** Groups entries by their keys; groups and entries keep their order. Node 20 has no `Map.groupBy`. */
export function groupedBy<K, T>(entries: Iterable<T>, keyOf: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const entry of entries) addTo(groups, keyOf(entry), entry)
  return groups
}

/** Leaves out each entry whose key an earlier entry has. */
export function distinctBy<T>(entries: readonly T[], keyOf: (entry: T) => unknown): T[] {
  const seen = new Set<unknown>()
  return entries.filter((entry) => {
    const key = keyOf(entry)
    return !seen.has(key) && seen.add(key)
  })
}

/**
 * A map with objects as keys, for maps that mostly have one entry. It creates a `Map` only for further
 * entries.
 */
export class SmallMap<K extends object, V> {
  private key: K | undefined
  private value: V | undefined
  private more: Map<K, V> | undefined

  get(key: K): V | undefined {
    return key === this.key ? this.value : this.more?.get(key)
  }

  /** Adds an entry, whose key must be new. */
  add(key: K, value: V): void {
    if (this.key === undefined) {
      this.key = key
      this.value = value
    } else {
      this.more ??= new Map()
      this.more.set(key, value)
    }
  }
}

/** Returns a function that computes its value at the first call. */
export function once<T>(compute: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: compute() }
    return made.value
  }
}

/**
 * Returns a function that computes its value once for each key. With a `WeakMap` as `known`, a value is
 * dropped when nothing else refers to its key.
 */
export function oncePer<K, V>(
  compute: (key: K) => V,
  known: Pick<Map<K, V>, 'get' | 'has'> & { set(key: K, value: V): unknown } = new Map<K, V>(),
): (key: K) => V {
  return (key) => {
    let value = known.get(key)
    if (value === undefined && !known.has(key)) {
      value = compute(key)
      known.set(key, value)
    }
    return value as V
  }
}
