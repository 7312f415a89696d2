import PQueue, { type QueueAddOptions } from 'p-queue'
import type { Line } from '../model/activity.ts'
import type { Crowd } from './crowd.ts'
import { ANYBODY, type Claim, createFairness, type Fairness } from './fairness.ts'

/** A fixed number of places for work; who finds none free waits in line. */
export interface Slots {
  /**
   * Does the work in a place of its own. Waiting ends with the reason of the signal when the signal fires.
   * Places are given fairly by what their work claims, so that one who wants many does not hold the others
   * up; equal claims are served in the order in which they came.
   */
  run<T>(work: () => Promise<T>, signal?: AbortSignal, claim?: Claim): Promise<T>
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
 * and each place is kept until its work has ended. Whoever waits for a place joins the crowd.
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
    async run(work, signal, claim = ANYBODY) {
      signal?.throwIfAborted()
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

/** The line of p-queue, in which fairness decides who is next, and among equal claims who came first. */
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
      // No caller sets one.
    }
  }
}
