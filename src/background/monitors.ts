/** Makes the runs of monitors. */

import { asBlazonError } from '../model/errors.ts'
import type { ChargeRun, RunEnd, TakenRun } from '../model/monitor-runs.ts'
import { TASKS } from './bounds.ts'
import { createLanes, frequentIn, type LeasePorts, type Worker } from './lanes.ts'

/** The methods of the store about runs that are due. */
export interface RunQueue extends LeasePorts {
  takeMonitorRun(
    holder: string,
    busyHosts: readonly string[],
    busyOwners: readonly string[],
  ): Promise<TakenRun | undefined>
  endMonitorRun(taken: TakenRun, end: RunEnd): Promise<boolean>
  freeMonitorRuns(): Promise<number>
}

export interface RunPorts {
  readonly queue: RunQueue
  /** Visits the page, sitemap or site of a monitor and compares it with the baseline. A failure is thrown. */
  readonly observe: (run: TakenRun, signal: AbortSignal) => Promise<Observed>
  /** Resolves when no caller waits for a page, or when the signal fires. */
  readonly whenFree: (signal: AbortSignal) => Promise<void>
  readonly charge: ChargeRun
  readonly newId: () => string
}

/** The result of a run: the next baseline, and the change, if there is one. */
export type Observed = Pick<RunEnd & { status: 'completed' }, 'baseline' | 'change'>

/** The number of runs at once in a process. No two of them visit the same host. */
const LANES = 4

/** Makes a worker that makes each run when it is due. */
export function createMonitorWorker({ queue, observe, whenFree, charge, newId }: RunPorts): Worker {
  return createLanes<TakenRun>({
    ...{ name: 'monitors', leases: queue, free: queue.freeMonitorRuns, lanes: LANES, whenFree, newId },
    pollMs: () => TASKS.pollIntervalMs,
    take(holder, running) {
      // An owner leaves one lane to the others, although its sites may be slow.
      const busyOwners = frequentIn(
        running.map(({ owner }) => owner),
        LANES - 1,
      )
      return queue.takeMonitorRun(holder, running.map(hostOf), busyOwners)
    },
    async work(taken, signal) {
      const { end, settle } = await endOf(taken, { observe, charge }, signal)
      let isStored = false
      return async () => {
        isStored ||= await queue.endMonitorRun(taken, end)
        settle(isStored && end.status === 'completed')
        return isStored
      }
    },
  })
}

const hostOf = ({ target }: TakenRun) => new URL(target.url).host

/** Makes a run. Its price is reserved before the visit, and is spent when the result is stored. */
async function endOf(
  taken: TakenRun,
  { observe, charge }: Pick<RunPorts, 'observe' | 'charge'>,
  signal: AbortSignal,
): Promise<{ readonly end: RunEnd; settle(isSpent: boolean): void }> {
  const none = () => undefined
  try {
    const reserved = await charge(taken.owner, taken.target.type)
    if (!reserved) return { end: { status: 'skipped', reason: 'insufficient_credits' }, settle: none }
    let isSettled = false
    const settle = (isSpent: boolean) => {
      if (!isSettled) reserved.settle(isSpent)
      isSettled = true
    }
    try {
      const observed = await observe(taken, signal)
      return { end: { status: 'completed', ...observed, credits: reserved.credits }, settle }
    } catch (thrown) {
      settle(false)
      throw thrown
    }
  } catch (thrown) {
    // The visit was cancelled because the service stops. The next process repeats the run.
    if (signal.aborted) return { end: { status: 'interrupted' }, settle: none }
    const { code, message } = asBlazonError(thrown)
    return { end: { status: 'failed', error: { code, message } }, settle: none }
  }
}
