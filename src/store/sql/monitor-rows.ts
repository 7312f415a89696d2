/** Converts rows to monitors, runs and changes. */

import type {
  Baseline,
  Difference,
  Monitor,
  MonitorChange,
  MonitorRun,
  RunError,
} from '../../model/monitors.ts'

export interface MonitorRow {
  readonly id: string
  readonly owner: string
  readonly name: string
  readonly target: string
  readonly detection: string
  readonly schedule: string
  readonly interval_ms: number
  readonly tags: string
  readonly webhook: string | null
  readonly status: Monitor['status']
  readonly version: number
  readonly failures: number
  readonly error_code: string | null
  readonly message: string | null
  readonly created_at: number
  readonly updated_at: number
  readonly last_run_at: number | null
  readonly last_change_at: number | null
  readonly next_run_at: number | null
}

/** The columns of a monitor. The baseline is not among them, because it may be large. */
export const MONITOR_COLUMNS = `id, owner, name, target, detection, schedule, interval_ms, tags, webhook, status,
  version, failures, error_code, message, created_at, updated_at, last_run_at, last_change_at, next_run_at`

export interface RunRow {
  readonly id: string
  readonly monitor: string
  readonly owner: string
  readonly version: number
  readonly host: string
  readonly run_type: MonitorRun['runType']
  readonly target_type: MonitorRun['targetType']
  readonly detection_type: MonitorRun['detectionType']
  readonly status: MonitorRun['status']
  readonly baseline_made: number
  readonly change_id: string | null
  readonly credits: number
  readonly skip_reason: MonitorRun['skipReason']
  readonly error_code: string | null
  readonly message: string | null
  readonly begun: number
  readonly holder: string | null
  readonly created_at: number
  readonly started_at: number | null
  readonly completed_at: number | null
}

export interface ChangeRow {
  readonly id: string
  readonly monitor: string
  readonly run: string
  readonly target_type: MonitorChange['targetType']
  readonly detection_type: MonitorChange['detectionType']
  readonly url: string
  readonly tags: string
  readonly difference: string
  readonly detected_at: number
}

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms))

const errorOf = ({ error_code: code, message }: Pick<RunRow, 'error_code' | 'message'>): RunError | null =>
  code === null ? null : { code, message: message ?? '' }

export function monitorFrom(row: MonitorRow): Monitor {
  return {
    ...{ id: row.id, name: row.name, status: row.status, tags: JSON.parse(row.tags) },
    ...{ target: JSON.parse(row.target), changeDetection: JSON.parse(row.detection) },
    schedule: JSON.parse(row.schedule),
    webhook: row.webhook === null ? null : JSON.parse(row.webhook),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    lastRunAt: dateOf(row.last_run_at),
    lastChangeAt: dateOf(row.last_change_at),
    nextRunAt: dateOf(row.next_run_at),
    lastError: errorOf(row),
  }
}

/** Returns the last state of a monitor's target, and its time. */
export function seenIn({
  baseline,
  baseline_at: at,
}: {
  readonly baseline: string | null
  readonly baseline_at: number | null
}): (Baseline & { readonly capturedAt: Date }) | null {
  return baseline === null ? null : { ...(JSON.parse(baseline) as Baseline), capturedAt: new Date(at ?? 0) }
}

export function runFrom(row: RunRow): MonitorRun {
  return {
    ...{ id: row.id, monitorId: row.monitor, runType: row.run_type, status: row.status },
    ...{ targetType: row.target_type, detectionType: row.detection_type, changeId: row.change_id },
    ...{ baselineCreated: row.baseline_made > 0, credits: row.credits, skipReason: row.skip_reason },
    error: errorOf(row),
    startedAt: dateOf(row.started_at),
    completedAt: dateOf(row.completed_at),
  }
}

export function changeFrom(row: ChangeRow): MonitorChange {
  const difference: Difference = JSON.parse(row.difference)
  return {
    ...difference,
    ...{ id: row.id, monitorId: row.monitor, runId: row.run, url: row.url, tags: JSON.parse(row.tags) },
    ...{ targetType: row.target_type, detectionType: row.detection_type },
    detectedAt: new Date(row.detected_at),
  }
}
