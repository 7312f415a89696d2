/**
 * What was answered a moment ago, so that pictures that many pages show are not read from the database each
 * time.
 */
export interface Recent<T> {
  /** What was put under the key within `RECENT_MS`. */
  of(key: string, nowMs: number): T | undefined
  put(key: string, value: T, bytes: number, nowMs: number): void
}

/** How long an answer may be older than what the database holds. */
const RECENT_MS = 10_000
const MAX_BYTES = 16 * 1024 * 1024

/** Keeps answers of 16 MB together; the oldest are dropped first. */
export function createRecent<T>(): Recent<T> {
  const kept = new Map<string, { readonly value: T; readonly bytes: number; readonly at: number }>()
  let total = 0
  const drop = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    of(key, nowMs) {
      const found = kept.get(key)
      if (!found) return undefined
      const age = nowMs - found.at
      if (age >= 0 && age < RECENT_MS) return found.value
      drop(key)
      return undefined
    },
    put(key, value, bytes, nowMs) {
      drop(key)
      if (bytes > MAX_BYTES) return
      kept.set(key, { value, bytes, at: nowMs })
      total += bytes
      for (const oldest of kept.keys()) {
        if (total <= MAX_BYTES) break
        drop(oldest)
      }
    },
  }
}
