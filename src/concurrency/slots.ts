import PQueue from 'p-queue'
import type { Line } from '../model/activity.ts'

/** A fixed number of places for work; who finds none free waits in line. */
export interface Slots {
  /**
   * Does the work in a place of its own. Waiting ends with the reason of the signal when the signal fires.
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /**
   * Resolves when a place is free and nobody waits for one, or when the signal fires: for work that is less
   * urgent than all other.
   */
  whenFree(signal: AbortSignal): Promise<void>
  /** How much work has a place now, and how much waits for one. */
  line(): Line
}

/**
 * Places kept by p-queue. p-queue frees a place as soon as the signal fires, although the work may still hold
 * connections or a browser page then. So p-queue is given a signal that fires only while the work is waiting,
 * and each place is kept until its work has ended.
 */
export function createSlots(count: number): Slots {
  const queue = new PQueue({ concurrency: count })
  const isFree = () => queue.size === 0 && queue.pending < count
  return {
    whenFree(signal) {
      return new Promise((resolve) => {
        const look = () => {
          if (!isFree() && !signal.aborted) return
          queue.off('next', look)
          signal.removeEventListener('abort', look)
          resolve()
        }
        queue.on('next', look)
        signal.addEventListener('abort', look)
        look()
      })
    },
    line: () => ({ running: queue.pending, waiting: queue.size }),
    async run(work, signal) {
      signal?.throwIfAborted()
      const waiting = new AbortController()
      const leave = () => waiting.abort(signal?.reason)
      const stopWaiting = () => signal?.removeEventListener('abort', leave)
      signal?.addEventListener('abort', leave, { once: true })
      const begin = () => {
        stopWaiting()
        return work()
      }
      return queue.add(begin, { signal: waiting.signal }).finally(stopWaiting)
    },
  }
}
