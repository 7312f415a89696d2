/** The types of runs of monitors. */

import type {
  Baseline,
  ChangeDetection,
  Difference,
  MonitorTarget,
  RunError,
  SkipReason,
  TargetType,
} from './monitors.ts'

/** A run that a process has taken, with all data for its work. */
export interface TakenRun {
  readonly id: string
  readonly monitorId: string
  readonly owner: string
  readonly holder: string
  readonly target: MonitorTarget
  readonly changeDetection: ChangeDetection
  readonly baseline: (Baseline & { readonly capturedAt: Date }) | null
}

/** The end of a run. A failed or skipped run does not change the baseline. */
export type RunEnd =
  | { readonly status: 'failed'; readonly error: RunError }
  | { readonly status: 'skipped'; readonly reason: SkipReason }
  | { readonly status: 'interrupted' }
  | {
      readonly status: 'completed'
      /** The next baseline; undefined when it does not change. */
      readonly baseline?: Baseline | undefined
      readonly change?: Difference | undefined
      readonly credits: number
    }

/** The settings of the work on monitors. */
export interface MonitorWork {
  /** No further run begins after this fires. */
  readonly signal: AbortSignal
  /** Called when the database fails. The work tries again after a pause. Default: not called. */
  readonly onError?: ((error: unknown) => void) | undefined
  /** Takes the price of a run from the quota of its owner. Default: runs are free. */
  readonly charge?: ChargeRun | undefined
}

/**
 * Reserves the price of a run. Resolves to undefined when the owner does not have enough credits. `settle`
 * spends or frees the credits.
 */
export type ChargeRun = (
  owner: string,
  type: TargetType,
) => Promise<{ readonly credits: number; settle(isSpent: boolean): void } | undefined>
