import { AsyncResource } from 'node:async_hooks'
import PQueue, { type QueueAddOptions } from 'p-queue'
import type { Line } from '../model/activity.ts'
import type { Crowd } from './crowd.ts'
import { ANYBODY, type Claim, createFairness, type Fairness } from './fairness.ts'

/** A fixed number of slots for work. Further work waits in a queue. */
export interface Slots {
  /**
   * Runs the work in a slot. Rejects with the reason of the signal when the signal fires while the work
   * waits. Slots are shared fairly between claims, so that a party with much work does not delay the others.
   * Equal claims are served in order of arrival.
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal, claim?: Claim): Promise<T>
  /**
   * Resolves when a slot is free and no work waits for one, or when the signal fires. Work of the lowest
   * priority waits for this.
   */
  whenFree(signal: AbortSignal): Promise<void>
  /** Returns how much work has a slot now, and how much waits for a slot. */
  line(): Line
}

/**
 * Makes slots with p-queue. p-queue would free a slot as soon as the signal fires, although the work may
 * still hold connections or a browser page. So p-queue gets a signal that fires only while the work waits,
 * and a slot stays occupied until its work has ended. Waiting work joins `crowd`.
 */
export function createSlots(count: number, crowd?: Crowd): Slots {
  const fairness = createFairness()
  const queueClass = lineWith(fairness)
  const queue = new PQueue<InstanceType<typeof queueClass>, LineOptions>({ concurrency: count, queueClass })
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
    async run(given, signal, claim = ANYBODY) {
      signal?.throwIfAborted()
      // The work that ends before would be its context otherwise, and reports would belong to that one.
      const work = AsyncResource.bind(given)
      const waiting = new AbortController()
      const leave = () => waiting.abort(signal?.reason)
      let hasBegun = false
      let leaveCrowd: (() => void) | undefined
      const stopWaiting = () => {
        signal?.removeEventListener('abort', leave)
        leaveCrowd?.()
      }
      signal?.addEventListener('abort', leave, { once: true })
      const begin = async () => {
        hasBegun = true
        stopWaiting()
        const end = fairness.begin(claim)
        try {
          return await work()
        } finally {
          end()
        }
      }
      const done = queue.add(begin, { signal: waiting.signal, claim }).finally(stopWaiting)
      if (!hasBegun) leaveCrowd = crowd?.join()
      return done
    },
  }
}

type Run = () => Promise<unknown>

interface LineOptions extends QueueAddOptions {
  readonly claim: Claim
}

/** Makes the queue for p-queue. The next work is chosen by fairness, then by order of arrival. */
function lineWith({ compare }: Fairness) {
  return class {
    readonly #waiting: { readonly run: Run; readonly id: string | undefined; readonly claim: Claim }[] = []

    get size(): number {
      return this.#waiting.length
    }
    enqueue(run: Run, { id, claim = ANYBODY }: Partial<LineOptions> = {}): void {
      this.#waiting.push({ run, id, claim })
    }
    dequeue(): Run | undefined {
      let next = 0
      for (const [at, { claim }] of this.#waiting.entries()) {
        const best = this.#waiting[next]
        if (best && compare(claim, best.claim) < 0) next = at
      }
      return this.#waiting.splice(next, 1)[0]?.run
    }
    remove(id: string): void {
      const at = this.#waiting.findIndex((each) => each.id === id)
      if (at >= 0) this.#waiting.splice(at, 1)
    }
    filter(): Run[] {
      return this.#waiting.map(({ run }) => run)
    }
    setPriority(): void {
      // No caller sets a priority.
    }
  }
}
