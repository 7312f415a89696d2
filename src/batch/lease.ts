import { BlazonError } from '../model/errors.ts'
import { LEASE } from '../model/lease.ts'
import { SECOND } from '../model/units.ts'
import type { WorkReport } from '../model/work-status.ts'
import type { BatchRun } from './engine.ts'
import type { BatchQueue } from './ports.ts'
import type { Shutdown } from './shutdown.ts'

/**
 * Returns the name of the lease of a batch. Only one batch at a time may use an SQLite file. In a database
 * that several processes share, only one batch at a time may use a list.
 */
export function leaseOf({ queue, request: { list, language } }: BatchRun): string {
  if (!queue.shared) return 'batch'
  return `batch of ${list}${language === undefined ? '' : ` in ${language}`}`
}

export interface HeldLease {
  readonly holder: string
  release(): Promise<void>
}

/** Returns whether a batch did not begin because another process holds its lease. */
export function isLeaseHeld(thrown: unknown): boolean {
  return thrown instanceof BlazonError && thrown.reason === 'lease_held'
}

/** How often a lease is renewed and a report is stored. A slow renewal delays the next one. */
const RENEWAL_MS = 2 * SECOND

/**
 * Holds a lease until it is released. Each renewal stores the report of this process for the status of the
 * database. A failure ends the run.
 */
export async function holdLease(
  queue: BatchQueue,
  name: string,
  shutdown: Shutdown,
  report: () => WorkReport,
): Promise<HeldLease> {
  const holder = await queue.acquireLease(name)
  let renewed: Promise<void> | undefined
  const renew = () => {
    renewed ??= shutdown
      .guard(() => queue.renewLease(holder, report()))
      .finally(() => {
        renewed = undefined
      })
  }
  renew()
  const renewal = setInterval(renew, Math.min(RENEWAL_MS, LEASE.maxAgeMs / 3))
  return {
    holder,
    async release() {
      clearInterval(renewal)
      // A renewal after the release would fail, because the lease no longer exists.
      await renewed
      await shutdown.guard(() => queue.releaseLease(holder))
    },
  }
}

/**
 * Makes the error for an action that the kind of database excludes. `done` is the beginning of its sentence.
 */
export function oneAtATime(done: string): BlazonError {
  return new BlazonError(
    'invalid_input',
    `${done}: a database that is a file is worked on by one batch at a time. With --db postgres://… any number of processes work on a list.`,
  )
}
