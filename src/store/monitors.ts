/** The part of the store about monitors, their runs and the changes that they find. */

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

/** A monitor that was checked and has all its values. */
export interface CheckedMonitor
  extends Pick<Monitor, 'name' | 'target' | 'changeDetection' | 'schedule' | 'tags' | 'webhook'> {
  readonly owner: string
}

/** The checked changes of a monitor. What is undefined stays. */
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
 * Runs are made under a lease. When the lease of a process is free, its runs are repeated: a baseline changes
 * in the same transaction as the change is stored and its events are, so that no change is lost or doubled.
 */
export interface Monitors {
  /** Stores a monitor and queues its first run. Rejects with `invalid_input` when its owner has too many. */
  createMonitor(monitor: CheckedMonitor): Promise<{ readonly monitor: Monitor; readonly runId: string }>
  /** Undefined: there is no such monitor. A new target or detection begins with a new baseline. */
  updateMonitor(id: string, update: CheckedUpdate): Promise<Monitor | undefined>
  monitorOf(id: string, of?: OfOwner): Promise<MonitorDetails | undefined>
  /** The monitors, the newest first. */
  monitors(filter?: MonitorFilter): Promise<Page<Monitor>>
  countMonitors(owner: string): Promise<number>
  /** Deletes a monitor with its changes, and ends its deliveries. Its runs stay. */
  deleteMonitor(id: string, of?: OfOwner): Promise<boolean>
  /** Queues a run, unless one is queued already. Resolves to its id; undefined: there is no such monitor. */
  queueMonitorRun(id: string, of?: OfOwner): Promise<string | undefined>
  monitorRuns(filter?: RunFilter): Promise<Page<MonitorRun>>
  deliveriesOfRuns(runs: readonly string[]): Promise<readonly RunDelivery[]>
  monitorChanges(filter?: ChangeFilter): Promise<Page<MonitorChange>>
  monitorChangeOf(id: string, of?: OfOwner): Promise<MonitorChange | undefined>
  /** What runs cost, the most expensive monitor first; at most 1,000 monitors. */
  monitorCredits(filter?: CreditFilter): Promise<readonly MonitorCredits[]>
  /** Takes a run that is due, for the holder of a lease. None is taken at one of the busy hosts. */
  takeMonitorRun(holder: string, busyHosts: readonly string[]): Promise<TakenRun | undefined>
  /** Stores how a run ended. Resolves to false when it no longer belongs to the holder. */
  endMonitorRun(taken: TakenRun, end: RunEnd): Promise<boolean>
  /** Queues the runs of holders that have lost their lease once more, and resolves to their number. */
  freeMonitorRuns(): Promise<number>
}
