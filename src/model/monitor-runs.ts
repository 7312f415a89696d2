/** How runs of monitors are made. */

import type {
  Baseline,
  ChangeDetection,
  Difference,
  MonitorTarget,
  RunError,
  SkipReason,
  TargetType,
} from './monitors.ts'

/** A run that a process has taken, with everything that its work needs. */
export interface TakenRun {
  readonly id: string
  readonly monitorId: string
  readonly owner: string
  readonly holder: string
  readonly target: MonitorTarget
  readonly changeDetection: ChangeDetection
  readonly baseline: (Baseline & { readonly capturedAt: Date }) | null
}

/** How a run ended. A failed or skipped one leaves the baseline as it was. */
export type RunEnd =
  | { readonly status: 'failed'; readonly error: RunError }
  | { readonly status: 'skipped'; readonly reason: SkipReason }
  | { readonly status: 'interrupted' }
  | {
      readonly status: 'completed'
      /** The next baseline; undefined when it stays. */
      readonly baseline?: Baseline | undefined
      readonly change?: Difference | undefined
      readonly credits: number
    }

/** How the due monitors of an engine are worked on. */
export interface MonitorWork {
  /** When it fires, no further run begins. */
  readonly signal: AbortSignal
  /** Called when the database fails. The work tries again after a pause. Default: not called. */
  readonly onError?: ((error: unknown) => void) | undefined
  /** Takes the price of a run from what its owner has. Default: runs cost nothing. */
  readonly charge?: ChargeRun | undefined
}

/**
 * Reserves the price of a run of an owner; undefined when the owner has not enough. `settle` spends the
 * credits, or frees them.
 */
export type ChargeRun = (
  owner: string,
  type: TargetType,
) => Promise<{ readonly credits: number; settle(isSpent: boolean): void } | undefined>
