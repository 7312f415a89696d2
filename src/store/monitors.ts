/** The part of the store for monitors, their runs, and the changes that they find. */

import type {
  ChangeFilter,
  CreditFilter,
  MonitorCredits,
  MonitorFilter,
  RunFilter,
} from '../model/monitor-lists.ts'
import type { RunEnd, TakenRun } from '../model/monitor-runs.ts'
import type {
  Monitor,
  MonitorChange,
  MonitorDetails,
  MonitorRun,
  RunDelivery,
  StoredWebhook,
} from '../model/monitors.ts'
import type { OfOwner, Page } from '../model/webhooks.ts'

/** A checked monitor with all its values. */
export interface CheckedMonitor
  extends Pick<Monitor, 'name' | 'target' | 'changeDetection' | 'schedule' | 'tags' | 'webhook'> {
  readonly owner: string
}

/** A checked update of a monitor. Values that are undefined do not change. */
export interface CheckedUpdate extends OfOwner {
  readonly name?: string | undefined
  readonly target?: Monitor['target'] | undefined
  readonly changeDetection?: Monitor['changeDetection'] | undefined
  readonly schedule?: Monitor['schedule'] | undefined
  readonly tags?: readonly string[] | undefined
  readonly webhook?: StoredWebhook | null | undefined
  readonly status?: 'active' | 'paused' | undefined
}

/**
 * Monitors. Runs are made under a lease. When the lease of a process is lost, its runs are repeated. A new
 * baseline is stored in the same transaction as the change and its events, so that no change is lost or
 * reported twice.
 */
export interface Monitors {
  /**
   * Stores a monitor and queues its first run. Rejects with `invalid_input` when its owner has too many
   * monitors.
   */
  createMonitor(monitor: CheckedMonitor): Promise<{ readonly monitor: Monitor; readonly runId: string }>
  /**
   * Changes a monitor. Undefined when there is no such monitor. A new target or detection leads to a new
   * baseline.
   */
  updateMonitor(id: string, update: CheckedUpdate): Promise<Monitor | undefined>
  monitorOf(id: string, of?: OfOwner): Promise<MonitorDetails | undefined>
  /** Lists the monitors, the newest first. */
  monitors(filter?: MonitorFilter): Promise<Page<Monitor>>
  countMonitors(owner: string): Promise<number>
  /** Deletes a monitor with its changes, and cancels its deliveries. Its runs stay. */
  deleteMonitor(id: string, of?: OfOwner): Promise<boolean>
  /**
   * Queues a run, unless a run is already queued. Resolves to its id, and to undefined when there is no such
   * monitor.
   */
  queueMonitorRun(id: string, of?: OfOwner): Promise<string | undefined>
  /**
   * Replaces the secret of a monitor's webhook. Events that wait for an attempt are signed with the new one,
   * too. Resolves to undefined when there is no such monitor, and to false when it has no webhook.
   */
  setMonitorSecret(id: string, secret: string, of?: OfOwner): Promise<Monitor | false | undefined>
  monitorRunOf(id: string, of?: OfOwner): Promise<MonitorRun | undefined>
  monitorRuns(filter?: RunFilter): Promise<Page<MonitorRun>>
  deliveriesOfRuns(runs: readonly string[]): Promise<readonly RunDelivery[]>
  monitorChanges(filter?: ChangeFilter): Promise<Page<MonitorChange>>
  monitorChangeOf(id: string, of?: OfOwner): Promise<MonitorChange | undefined>
  /** Returns the credits of runs, the most expensive monitor first; at most 1,000 monitors. */
  monitorCredits(filter?: CreditFilter): Promise<readonly MonitorCredits[]>
  /** Takes a run that is due, under the lease of `holder`. Runs at busy hosts are skipped. */
  takeMonitorRun(
    holder: string,
    busyHosts: readonly string[],
    busyOwners?: readonly string[],
  ): Promise<TakenRun | undefined>
  /** Stores the end of a run. Resolves to false when the run does not belong to the holder any more. */
  endMonitorRun(taken: TakenRun, end: RunEnd): Promise<boolean>
  /** Queues the runs of holders without a lease again, and resolves to their number. */
  freeMonitorRuns(): Promise<number>
}
