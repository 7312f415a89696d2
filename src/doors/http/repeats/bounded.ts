/** A cache that keeps recently used entries, up to a total size. */
export interface Bounded<T> {
  of(name: string): T | undefined
  put(name: string, value: T, bytes: number): void
  drop(name: string): void
}

/**
 * When the cache is full, entries that were not used since the previous check are removed, oldest first
 * (second chance). An entry that is larger than a tenth of `maxBytes` is not stored.
 */
export function createBounded<T>(maxBytes: number): Bounded<T> {
  const kept = new Map<string, { readonly value: T; readonly bytes: number; isUsed: boolean }>()
  let total = 0
  const drop = (name: string) => {
    total -= kept.get(name)?.bytes ?? 0
    kept.delete(name)
  }
  const makeRoom = () => {
    for (const [name, entry] of kept) {
      if (total <= maxBytes) return
      kept.delete(name)
      if (entry.isUsed) kept.set(name, { ...entry, isUsed: false })
      else total -= entry.bytes
    }
  }
  return {
    of(name) {
      const entry = kept.get(name)
      if (!entry) return undefined
      entry.isUsed = true
      return entry.value
    },
    put(name, value, bytes) {
      drop(name)
      if (bytes > maxBytes / 10) return
      kept.set(name, { value, bytes, isUsed: false })
      total += bytes
      makeRoom()
    },
    drop,
  }
}
