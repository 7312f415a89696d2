import type { ChangeFilter, RunFilter } from '../../model/monitor-lists.ts'
import type { MonitorChange, MonitorRun } from '../../model/monitors.ts'
import type { Page, WebhookEvent } from '../../model/webhooks.ts'
import type { Store } from '../store.ts'
import { type ChangeRow, changeFrom, type RunRow, runFrom } from './monitor-rows.ts'
import { afterCursor, pageOf } from './pages-of-rows.ts'
import type { Computed, Sql, Steps } from './sql.ts'

type Methods =
  | 'monitorRunOf'
  | 'monitorRuns'
  | 'deliveriesOfRuns'
  | 'monitorChanges'
  | 'monitorChangeOf'
  | 'monitorCredits'

interface DeliveryOfRun {
  readonly id: string
  readonly run_id: string
  readonly event: WebhookEvent
  readonly event_id: string
  readonly http_status: number | null
  readonly error_code: string | null
  readonly message: string | null
  readonly started_at: number | null
}

const MAX_CREDITED = 1_000

/** Reads the stored runs, changes and credits. */
export function monitorFeedsIn(sql: Sql): Computed<Methods, Store> {
  const ofOwner = 'id = :id AND (CAST(:owner AS TEXT) IS NULL OR owner = :owner)'
  type Asked = [{ id: string; owner: string | null }]
  const run = sql.prepare<Asked, RunRow>(`SELECT * FROM monitor_runs WHERE ${ofOwner}`)
  const change = sql.prepare<Asked, ChangeRow>(`SELECT * FROM monitor_changes WHERE ${ofOwner}`)
  const deliveries = sql.prepare<[{ readonly runs: string }], DeliveryOfRun>(
    `SELECT d.id, d.run_id, d.event, d.event_id, a.http_status, a.error_code, a.message, a.started_at
     FROM deliveries d
     LEFT JOIN delivery_attempts a ON a.delivery = d.id AND a.completed_at IS NOT NULL AND a.attempt =
       (SELECT max(attempt) FROM delivery_attempts WHERE delivery = d.id AND completed_at IS NOT NULL)
     WHERE d.source = 'monitor' AND d.source_id IN
         (SELECT monitor FROM monitor_runs WHERE id IN (SELECT value FROM json_each(:runs)))
       AND d.run_id IN (SELECT value FROM json_each(:runs)) ORDER BY d.created_at, d.id`,
  )
  const credits = sql.prepare<
    [object],
    { monitor: string; name: string | null; credits: number; runs: number }
  >(
    `SELECT r.monitor, max(m.name) AS name, sum(r.credits) AS credits, count(*) AS runs
     FROM monitor_runs r LEFT JOIN monitors m ON m.id = r.monitor
     WHERE r.credits > 0 AND r.completed_at >= :since AND r.completed_at < :until
       AND (CAST(:owner AS TEXT) IS NULL OR r.owner = :owner)
     GROUP BY r.monitor ORDER BY sum(r.credits) DESC, r.monitor LIMIT ${MAX_CREDITED}`,
  )
  return {
    *monitorRunOf(id, { owner } = {}) {
      const row = yield* run.get({ id, owner: owner ?? null })
      return row && runFrom(row)
    },
    monitorRuns: runsIn(sql),
    *deliveriesOfRuns(runs) {
      if (runs.length === 0) return []
      return (yield* deliveries.all({ runs: JSON.stringify(runs) })).map(deliveryOf)
    },
    monitorChanges: changesIn(sql),
    *monitorChangeOf(id, { owner } = {}) {
      const row = yield* change.get({ id, owner: owner ?? null })
      return row && changeFrom(row)
    },
    *monitorCredits({ owner, since, until } = {}) {
      const window = { since: since?.getTime() ?? 0, until: until?.getTime() ?? Number.MAX_SAFE_INTEGER }
      const rows = yield* credits.all({ ...window, owner: owner ?? null })
      return rows.map(({ monitor, name, credits: sum, runs }) => ({
        ...{ monitorId: monitor, name: name ?? monitor, credits: Number(sum), runs: Number(runs) },
      }))
    },
  }
}

function deliveryOf({
  id,
  run_id,
  event,
  event_id,
  http_status,
  error_code,
  message,
  started_at,
}: DeliveryOfRun) {
  const error = error_code === null ? null : { code: error_code, message: message ?? '' }
  const last =
    started_at === null ? null : { httpStatus: http_status, error, startedAt: new Date(started_at) }
  return { id, runId: run_id, event, eventId: event_id, lastAttempt: last }
}

function runsIn(sql: Sql): (filter?: RunFilter) => Steps<Page<MonitorRun>> {
  const select = sql.prepare<[object], RunRow>(
    `SELECT * FROM monitor_runs
     WHERE (created_at, id) < (:at, :id)
       AND (CAST(:owner AS TEXT) IS NULL OR owner = :owner)
       AND (CAST(:monitor AS TEXT) IS NULL OR monitor = :monitor)
       AND (CAST(:status AS TEXT) IS NULL OR status = :status)
     ORDER BY created_at DESC, id DESC LIMIT :most`,
  )
  return function* ({ limit = 25, cursor, owner, monitorId, status } = {}) {
    const asked = { owner: owner ?? null, monitor: monitorId ?? null, status: status ?? null }
    const rows = yield* select.all({ ...asked, most: limit + 1, ...afterCursor(cursor) })
    const page = pageOf(rows, limit, ({ created_at, id }) => `${created_at}.${id}`)
    return { ...page, items: page.items.map(runFrom) }
  }
}

function changesIn(sql: Sql): (filter?: ChangeFilter) => Steps<Page<MonitorChange>> {
  const select = sql.prepare<[object], ChangeRow>(
    `SELECT * FROM monitor_changes
     WHERE (detected_at, id) < (:at, :id) AND detected_at >= :since AND detected_at < :until
       AND (CAST(:owner AS TEXT) IS NULL OR owner = :owner)
       AND (CAST(:monitor AS TEXT) IS NULL OR monitor = :monitor)
       AND (CAST(:target AS TEXT) IS NULL OR target_type = :target)
       AND (CAST(:detection AS TEXT) IS NULL OR detection_type = :detection)
       AND (CAST(:tag AS TEXT) IS NULL OR EXISTS (SELECT 1 FROM json_each(tags) WHERE value = :tag))
     ORDER BY detected_at DESC, id DESC LIMIT :most`,
  )
  return function* ({ limit = 25, cursor, since, until, ...filter } = {}) {
    const { owner = null, monitorId: monitor = null, targetType: target = null } = filter
    const { detectionType: detection = null, tag = null } = filter
    const window = { since: since?.getTime() ?? 0, until: until?.getTime() ?? Number.MAX_SAFE_INTEGER }
    const asked = { owner, monitor, target, detection, tag, ...window, most: limit + 1 }
    const rows = yield* select.all({ ...asked, ...afterCursor(cursor) })
    const page = pageOf(rows, limit, ({ detected_at, id }) => `${detected_at}.${id}`)
    return { ...page, items: page.items.map(changeFrom) }
  }
}
