/** Requests that this process makes of itself for another request. */

import { AsyncLocalStorage } from 'node:async_hooks'

/** Such a request has no connection, so it takes from the other one what a connection would say. */
export interface Outer {
  /** Fires when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** The beginning of addresses of this service in answers. */
  readonly origin: string
}

const outer = new AsyncLocalStorage<Outer>()

/** Runs the work, whose requests belong to the other request. */
export const within = <T>(of: Outer, work: () => T): T => outer.run(of, work)

/** The other request, when the running one was made for it. */
export const outerRequest = (): Outer | undefined => outer.getStore()
