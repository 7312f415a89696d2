import { eventBody } from '../../model/monitor-bodies.ts'
import type { RunEnd, TakenRun } from '../../model/monitor-runs.ts'
import { MONITORS } from '../../model/monitors.ts'
import type { NewDelivery } from '../../model/webhooks.ts'
import type { Store } from '../store.ts'
import {
  type ChangeRow,
  changeFrom,
  MONITOR_COLUMNS,
  type MonitorRow,
  monitorFrom,
  type RunRow,
  runFrom,
  seenIn,
} from './monitor-rows.ts'
import { LOCK, type NewId, queueingIn } from './monitors.ts'
import type { Computed, Sql, Steps } from './sql.ts'
import { type Busy, freeingIn, lostHoldersIn, takingIn } from './taking.ts'

/** A run whose processes ended this often may be the reason why they end. */
const MAX_BEGUN = 5
const NEVER_ENDED = 'The processes that made this run ended before it was over.'

type Methods = 'takeMonitorRun' | 'endMonitorRun' | 'freeMonitorRuns'

interface Parts {
  readonly nowMs: () => number
  readonly newId: NewId
  /** Returns whether the holder still has its lease. */
  readonly isHolding: (holder: string) => Steps<boolean>
  readonly enqueue: (delivery: NewDelivery) => Steps<string>
}

/** The queue of runs. */
export function monitorWorkIn(sql: Sql, parts: Parts): Computed<Methods, Store> {
  const { nowMs } = parts
  const monitor = sql.prepare<[string], MonitorRow & { baseline: string | null; baseline_at: number | null }>(
    `SELECT ${MONITOR_COLUMNS}, baseline, baseline_at FROM monitors WHERE id = ?`,
  )
  const skip = skippingIn(sql)
  const queue = queueIn(sql, parts)
  const watchedBy = function* ({ id, monitor: of }: RunRow) {
    const row = yield* monitor.get(of)
    // The monitor was deleted meanwhile.
    if (!row) yield* skip.run('superseded', nowMs(), id)
    return row
  }
  const end = endingIn(sql, parts)
  return {
    *takeMonitorRun(holder, busyHosts, busyOwners = []) {
      const busy = { hosts: JSON.stringify(busyHosts), owners: JSON.stringify(busyOwners) }
      const run = yield* queue.take(holder, busy)
      const row = run && (yield* queue.whole(run, holder, watchedBy))
      if (!row) return undefined
      const { target, changeDetection } = monitorFrom(row)
      const baseline = seenIn(row)
      return { id: run.id, owner: run.owner, monitorId: row.id, holder, target, changeDetection, baseline }
    },
    *endMonitorRun(taken, ended) {
      const isEnded = yield* end(taken, ended)
      queue.end(taken.id, taken.holder)
      return isEnded
    },
    freeMonitorRuns: freeingRunsIn(sql, parts),
  }
}

/** The statement that ends a run without a result. */
const skippingIn = (sql: Sql) =>
  sql.prepare<[string, number, string]>(
    `UPDATE monitor_runs SET status = 'skipped', skip_reason = ?, completed_at = ?, holder = NULL WHERE id = ?`,
  )

function queueIn(sql: Sql, { nowMs, newId }: Parts) {
  // The owner with the fewest running runs comes first, so that nobody has to wait for all monitors of
  // another owner.
  const next = sql.prepare<[Busy], RunRow>(
    `SELECT * FROM monitor_runs q WHERE status = 'queued'
       AND host NOT IN (SELECT value FROM json_each(:hosts))
       AND owner NOT IN (SELECT value FROM json_each(:owners))
       AND NOT EXISTS (SELECT 1 FROM monitor_runs r WHERE r.monitor = q.monitor AND r.status = 'running')
     ORDER BY (SELECT count(*) FROM monitor_runs r WHERE r.status = 'running' AND r.owner = q.owner),
       created_at, id LIMIT 1`,
  )
  const isDue = sql.value<[number], number>('SELECT 1 FROM monitors WHERE next_run_at <= ? LIMIT 1')
  const held = sql.prepare<[string], RunRow>(
    `SELECT * FROM monitor_runs WHERE status = 'running' AND holder = ?`,
  )
  const monitor = sql.prepare<[string], Pick<MonitorRow, 'version' | 'status'> & { is_seen: 0 | 1 }>(
    'SELECT version, status, CASE WHEN baseline IS NULL THEN 0 ELSE 1 END AS is_seen FROM monitors WHERE id = ?',
  )
  const begin = sql.prepare<[string, number, string, string]>(
    `UPDATE monitor_runs SET status = 'running', holder = ?, started_at = ?, begun = begun + 1, run_type = ?
     WHERE id = ?`,
  )
  const skip = skippingIn(sql)
  const queueDue = queueingDueIn(sql, nowMs, newId)
  return takingIn(sql, {
    ...{ lock: LOCK, held: held.all, nameOf: ({ id }: RunRow) => id },
    *isDue(busy: Busy) {
      return (yield* isDue.get(nowMs())) ?? (yield* next.get(busy))
    },
    *next(busy: Busy): Steps<RunRow | undefined> {
      yield* queueDue()
      for (let run = yield* next.get(busy); run; run = yield* next.get(busy)) {
        const row = yield* monitor.get(run.monitor)
        if (!row || row.version !== run.version) yield* skip.run('superseded', nowMs(), run.id)
        else if (row.status === 'paused') yield* skip.run('monitor_paused', nowMs(), run.id)
        else return { ...run, run_type: row.is_seen ? 'scheduled' : 'baseline' }
      }
      return undefined
    },
    begin: ({ id, run_type }, holder) => begin.run(holder, nowMs(), run_type, id),
  })
}

/** The number of monitors that are queued in one transaction. */
const DUE_AT_ONCE = 100

/**
 * Queues the runs of monitors that are due. A monitor whose last run is still running is skipped this time.
 */
function queueingDueIn(sql: Sql, nowMs: () => number, newId: NewId): () => Steps<void> {
  const due = sql.prepare<[number], MonitorRow>(
    `SELECT ${MONITOR_COLUMNS} FROM monitors WHERE next_run_at <= ? ORDER BY next_run_at LIMIT ${DUE_AT_ONCE}`,
  )
  const open = sql.value<[string], string>(
    `SELECT id FROM monitor_runs WHERE monitor = ? AND status IN ('queued', 'running') LIMIT 1`,
  )
  const delay = sql.prepare<[number, string]>('UPDATE monitors SET next_run_at = ? WHERE id = ?')
  const skip = skippingIn(sql)
  const queue = queueingIn(sql, nowMs, newId)
  const isQueued = sql.value<[string], string>(
    `SELECT id FROM monitor_runs WHERE monitor = ? AND status = 'queued'`,
  )
  return function* () {
    const now = nowMs()
    for (const row of yield* due.all(now)) {
      yield* delay.run(now + row.interval_ms, row.id)
      const isRunning = (yield* open.get(row.id)) !== undefined
      // A waiting run serves this time, too.
      if ((yield* isQueued.get(row.id)) !== undefined) continue
      const id = yield* queue(row)
      if (isRunning) yield* skip.run('superseded', now, id)
    }
  }
}

function endingIn(sql: Sql, parts: Parts): Computed<'endMonitorRun', Store>['endMonitorRun'] {
  const { nowMs } = parts
  const held = sql.prepare<[string, string], RunRow>(
    `SELECT * FROM monitor_runs WHERE id = ? AND holder = ? AND status = 'running'`,
  )
  const monitor = sql.prepare<[string], MonitorRow>(`SELECT ${MONITOR_COLUMNS} FROM monitors WHERE id = ?`)
  const skip = skippingIn(sql)
  const again = sql.prepare<[string]>(
    `UPDATE monitor_runs SET status = 'queued', holder = NULL, started_at = NULL, begun = begun - 1 WHERE id = ?`,
  )
  const fail = failingIn(sql, nowMs)
  const complete = completingIn(sql, parts)
  return sql.write(LOCK, function* (taken: TakenRun, end: RunEnd) {
    const run = yield* held.get(taken.id, taken.holder)
    if (!run) return false
    const row = yield* monitor.get(run.monitor)
    if (end.status === 'interrupted') yield* again.run(run.id)
    else if (!row || row.version !== run.version) yield* skip.run('superseded', nowMs(), run.id)
    else if (end.status === 'completed') yield* complete(row, run, end)
    else {
      if (end.status === 'skipped') yield* skip.run(end.reason, nowMs(), run.id)
      yield* fail(row, run, end)
    }
    return true
  })
}

/**
 * Stores a run that failed, or that was skipped because credits are missing. The baseline does not change.
 */
function failingIn(sql: Sql, nowMs: () => number) {
  const fail = sql.prepare<[number, string, string, string]>(
    `UPDATE monitor_runs SET status = 'failed', completed_at = ?, error_code = ?, message = ?, holder = NULL
     WHERE id = ?`,
  )
  const note = sql.prepare<unknown[]>(
    `UPDATE monitors SET status = ?, failures = ?, error_code = ?, message = ?, last_run_at = ?, next_run_at = ?
     WHERE id = ?`,
  )
  return function* (
    row: MonitorRow,
    run: RunRow,
    end: Exclude<RunEnd, { status: 'completed' | 'interrupted' }>,
  ) {
    const now = nowMs()
    const failures = row.failures + 1
    const { code, message } =
      end.status === 'failed' ? end.error : { code: row.error_code, message: row.message }
    if (end.status === 'failed') yield* fail.run(now, end.error.code, end.error.message, run.id)
    const isOver = failures >= MONITORS.pausesAfter || row.status === 'paused'
    const status = isOver ? 'paused' : end.status === 'failed' ? 'failed' : row.status
    const due = isOver ? null : now + restOf(row.interval_ms, failures)
    yield* note.run(status, failures, code, message, now, due, row.id)
  }
}

/** Returns the time until the next run after several failures in a row. It is doubled with each of them. */
function restOf(interval: number, failures: number): number {
  const longer = interval * 2 ** Math.max(0, failures - MONITORS.restsAfter)
  return Math.max(interval, Math.min(longer, MONITORS.maxRestMs))
}

function completingIn(sql: Sql, { nowMs, newId, enqueue }: Parts) {
  const insert = sql.prepare<unknown[], ChangeRow>(
    `INSERT INTO monitor_changes (id, monitor, run, owner, target_type, detection_type, url, tags, difference,
       detected_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
  )
  const end = sql.prepare<unknown[], RunRow>(
    `UPDATE monitor_runs SET status = 'completed', completed_at = ?, credits = ?, change_id = ?, baseline_made = ?,
       holder = NULL WHERE id = ? RETURNING *`,
  )
  const baseline = sql.prepare<[string, number, string]>(
    'UPDATE monitors SET baseline = ?, baseline_at = ? WHERE id = ?',
  )
  const note = sql.prepare<unknown[]>(
    `UPDATE monitors SET status = CASE WHEN status = 'failed' THEN 'active' ELSE status END, failures = 0,
       error_code = NULL, message = NULL, last_run_at = ?, last_change_at = coalesce(?, last_change_at) WHERE id = ?`,
  )
  return function* (row: MonitorRow, run: RunRow, ended: RunEnd & { status: 'completed' }) {
    const now = nowMs()
    const { url } = monitorFrom(row).target
    const id = ended.change ? newId('chg') : null
    const types = [run.target_type, run.detection_type, url, row.tags, JSON.stringify(ended.change)]
    const stored = id === null ? undefined : yield* insert.get(id, row.id, run.id, row.owner, ...types, now)
    if (ended.baseline) yield* baseline.run(JSON.stringify(ended.baseline), now, row.id)
    yield* note.run(now, id === null ? null : now, row.id)
    const made = Number(run.run_type === 'baseline')
    const done = yield* end.get(now, ended.credits, id, made, run.id)
    if (done) yield* deliver(row, done, stored)
  }

  /** Stores the events of a run for the webhook of its monitor. */
  function* deliver(row: MonitorRow, run: RunRow, stored: ChangeRow | undefined): Steps<void> {
    const { webhook, name } = monitorFrom(row)
    if (!webhook) return
    const about = { name, run: runFrom(run), change: stored && changeFrom(stored) }
    for (const event of webhook.events) {
      if (event === 'change.detected' && !stored) continue
      const eventId = newId('evt')
      const body = eventBody(webhook.url, { event, eventId, at: new Date(nowMs()) }, about)
      const source = { type: 'monitor', monitorId: row.id, runId: run.id } as const
      const { url, secret, retry } = webhook
      yield* enqueue({ owner: row.owner, event, eventId, source, url, secret, retry, body })
    }
  }
}

function freeingRunsIn(
  sql: Sql,
  { nowMs, isHolding }: Parts,
): Computed<'freeMonitorRuns', Store>['freeMonitorRuns'] {
  const ofHolder = sql.prepare<[string], RunRow>(
    `SELECT * FROM monitor_runs WHERE holder = ? AND status = 'running'`,
  )
  const monitor = sql.prepare<[string], MonitorRow>(`SELECT ${MONITOR_COLUMNS} FROM monitors WHERE id = ?`)
  const again = sql.prepare<[string]>(
    `UPDATE monitor_runs SET status = 'queued', holder = NULL, started_at = NULL WHERE id = ?`,
  )
  const skip = skippingIn(sql)
  const fail = failingIn(sql, nowMs)
  const lost = lostHoldersIn(sql, 'monitor_runs', `status = 'running' AND holder IS NOT NULL`, isHolding)
  return freeingIn(sql, LOCK, lost, function* (holder) {
    const runs = yield* ofHolder.all(holder)
    for (const run of runs) {
      const row = yield* monitor.get(run.monitor)
      const error = { code: 'interrupted', message: NEVER_ENDED }
      if (!row) yield* skip.run('superseded', nowMs(), run.id)
      else if (run.begun >= MAX_BEGUN) yield* fail(row, run, { status: 'failed', error })
      else yield* again.run(run.id)
    }
    return runs.length
  })
}
