/** Virtual time of the DevTools protocol (`Emulation.setVirtualTimePolicy`). */

import type { CDPSession } from 'playwright'

/** Number of tasks without a delay after which virtual time goes on. Chromium itself has no such limit. */
const MAX_TASKS_AT_ONCE = 1_000

export interface VirtualTime {
  /** Time at which virtual time began, in milliseconds of the browser's own clock. */
  readonly base: number
  /** Lets virtual time go on while nothing is fetched. Resolves when `budget` milliseconds have passed. */
  grant(budget: number): Promise<void>
  /** Lets virtual time go on in any case. A budget could run out in the middle of a later portion. */
  advance(): Promise<unknown>
}

/** Stops the clock of a page at `startsAt` (milliseconds since 1970). `over` fires when the visit ends. */
export async function startVirtualTime(
  session: CDPSession,
  startsAt: number,
  over: AbortSignal,
): Promise<VirtualTime> {
  const limits = { maxVirtualTimeTaskStarvationCount: MAX_TASKS_AT_ONCE }
  const { virtualTimeTicksBase } = await session.send('Emulation.setVirtualTimePolicy', {
    policy: 'pause',
    initialVirtualTime: startsAt / 1000,
  })
  return {
    base: virtualTimeTicksBase,
    async grant(budget) {
      const policy = 'pauseIfNetworkFetchesPending'
      await session.send('Emulation.setVirtualTimePolicy', { policy, budget, ...limits })
      // An event before the answer reports the end of an earlier portion.
      return nextExpiry(session, over)
    },
    advance: () => session.send('Emulation.setVirtualTimePolicy', { policy: 'advance', ...limits }),
  }
}

const EXPIRED = 'Emulation.virtualTimeBudgetExpired'

/** Resolves when the budget is used up. A closed session has no events, so `over` rejects. */
function nextExpiry(session: CDPSession, over: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const happened = () => {
      over.removeEventListener('abort', ended)
      resolve()
    }
    const ended = () => {
      session.off(EXPIRED, happened)
      reject(over.reason)
    }
    if (over.aborted) return reject(over.reason)
    over.addEventListener('abort', ended, { once: true })
    session.once(EXPIRED, happened)
  })
}
