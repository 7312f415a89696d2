/** Counts the work that waits for a slot. */
export interface Crowd {
  /** Reports that work waits for a slot. The returned function reports the end of the wait. */
  join(): () => void
  /** Resolves when any work waits for a slot, or when the signal fires. */
  whenAny(signal: AbortSignal): Promise<void>
}

export function createCrowd(): Crowd {
  let waiting = 0
  const told = new Set<() => void>()
  return {
    join() {
      waiting += 1
      for (const tell of told) tell()
      let hasLeft = false
      return () => {
        if (!hasLeft) waiting -= 1
        hasLeft = true
      }
    },
    whenAny(signal) {
      return new Promise((resolve) => {
        if (waiting > 0 || signal.aborted) return resolve()
        const tell = () => {
          told.delete(tell)
          signal.removeEventListener('abort', tell)
          resolve()
        }
        told.add(tell)
        signal.addEventListener('abort', tell)
      })
    },
  }
}
