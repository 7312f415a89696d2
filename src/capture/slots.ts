/** A fixed number of places; who finds none free waits in line. */
export interface Slots {
  /** Runs the work in a place of its own. Waiting ends with the signal's reason when the signal fires. */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
}

export function createSlots(count: number): Slots {
  const waiting: (() => void)[] = []
  let free = count
  const release = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  const take = (signal?: AbortSignal): Promise<void> => {
    signal?.throwIfAborted()
    if (free > 0) {
      free--
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(signal?.reason)
      }
      const enter = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(enter)
    })
  }
  return {
    async run(work, signal) {
      await take(signal)
      try {
        return await work()
      } finally {
        release()
      }
    },
  }
}
