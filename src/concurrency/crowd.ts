/** Those who wait for a place that others have. */
export interface Crowd {
  /** Says that somebody waits. The function that it returns says that they wait no longer. */
  join(): () => void
  /** Resolves when somebody waits, at once if somebody does, or when the signal fires. */
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
