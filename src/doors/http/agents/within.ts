/** Requests that this process makes to itself while it answers another request. */

import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The outer request. An inner request has no connection, so it uses the signal and the origin of the outer
 * one.
 */
export interface Outer {
  /** Fires when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** The beginning of addresses of this service in answers. */
  readonly origin: string
}

const outer = new AsyncLocalStorage<Outer>()

/**
 * Does the work. Requests that the work makes are inner requests of `of`. The work is awaited inside, because
 * a request of the framework only begins when something waits for it.
 */
export const within = <T>(of: Outer, work: () => PromiseLike<T>): Promise<T> =>
  outer.run(of, async () => await work())

/** Returns the outer request of the running one; undefined when there is none. */
export const outerRequest = (): Outer | undefined => outer.getStore()
