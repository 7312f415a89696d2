import { BlazonError } from '../../model/errors.ts'
import type { MonitorFilter } from '../../model/monitor-lists.ts'
import { intervalOf, MONITORS, type Monitor, SEARCHED_FIELDS } from '../../model/monitors.ts'
import type { OfOwner, Page } from '../../model/webhooks.ts'
import type { CheckedMonitor, CheckedUpdate } from '../monitors.ts'
import type { Store } from '../store.ts'
import { MONITOR_COLUMNS, type MonitorRow, monitorFrom, seenIn } from './monitor-rows.ts'
import { afterCursor, pageOf } from './pages-of-rows.ts'
import type { Computed, Sql, Steps } from './sql.ts'

/**
 * Monitors and their runs are chosen and changed in one transaction. This lock prevents that such
 * transactions overlap.
 */
export const LOCK = 'monitors'

/** Makes ids: the kind, and 32 hex digits. */
export type NewId = (kind: 'mon' | 'run' | 'chg' | 'evt') => string

type Methods =
  | 'createMonitor'
  | 'updateMonitor'
  | 'monitorOf'
  | 'monitors'
  | 'countMonitors'
  | 'deleteMonitor'
  | 'queueMonitorRun'

/** Stores and reads monitors. */
export function monitorsIn(sql: Sql, nowMs: () => number, newId: NewId): Computed<Methods, Store> {
  const one = findingIn(sql)
  const baseline = sql.prepare<[string], { baseline: string | null; baseline_at: number | null }>(
    'SELECT baseline, baseline_at FROM monitors WHERE id = ?',
  )
  const count = sql.value<[string], number>('SELECT count(*) FROM monitors WHERE owner = ?')
  const cancel = sql.prepare<[string]>(
    `UPDATE deliveries SET status = 'cancelled', due_at = NULL
     WHERE source_id = ? AND source = 'monitor' AND due_at IS NOT NULL`,
  )
  const dropQueued = sql.prepare<[string]>(`DELETE FROM monitor_runs WHERE monitor = ? AND status = 'queued'`)
  const remove = sql.prepare<[string]>('DELETE FROM monitors WHERE id = ?')
  const queue = queueingIn(sql, nowMs, newId)
  return {
    createMonitor: creatingIn(sql, { nowMs, newId, queue }),
    updateMonitor: updatingIn(sql, { nowMs, queue }),
    *monitorOf(id, of) {
      const row = yield* one(id, of)
      if (!row) return undefined
      const seen = yield* baseline.get(id)
      const failure = yield* failureIn(sql, id, monitorFrom(row).webhook?.url)
      return {
        ...monitorFrom(row),
        baseline: seen ? seenIn(seen) : null,
        webhookFailure: failure,
      }
    },
    monitors: listingIn(sql),
    *countMonitors(owner) {
      return (yield* count.get(owner)) ?? 0
    },
    deleteMonitor: sql.write(LOCK, function* (id: string, of?: OfOwner) {
      if (!(yield* one(id, of))) return false
      yield* cancel.run(id)
      yield* dropQueued.run(id)
      yield* remove.run(id)
      return true
    }),
    queueMonitorRun: sql.write(LOCK, function* (id: string, of?: OfOwner) {
      const row = yield* one(id, of)
      return row && (yield* queue(row))
    }),
  }
}

/** Finds a monitor that the owner has. */
export function findingIn(sql: Sql): (id: string, of?: OfOwner) => Steps<MonitorRow | undefined> {
  const one = sql.prepare<[{ id: string; owner: string | null }], MonitorRow>(
    `SELECT ${MONITOR_COLUMNS} FROM monitors
     WHERE id = :id AND (CAST(:owner AS TEXT) IS NULL OR owner = :owner)`,
  )
  return (id, { owner } = {}) => one.get({ id, owner: owner ?? null })
}

type Queue = (row: Pick<MonitorRow, 'id' | 'owner' | 'version' | 'target' | 'detection'>) => Steps<string>

/** Queues a run of a monitor, and returns its id. If a run is already queued, its id is returned. */
export function queueingIn(sql: Sql, nowMs: () => number, newId: NewId): Queue {
  const queued = sql.value<[string], string>(
    `SELECT id FROM monitor_runs WHERE monitor = ? AND status = 'queued' LIMIT 1`,
  )
  const based = sql.value<[string], number>(
    'SELECT count(*) FROM monitors WHERE id = ? AND baseline IS NOT NULL',
  )
  const insert = sql.prepare<unknown[]>(
    `INSERT INTO monitor_runs (id, monitor, owner, version, host, run_type, target_type, detection_type, status,
       created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?)`,
  )
  return function* ({ id: monitor, owner, version, target, detection }) {
    const known = yield* queued.get(monitor)
    if (known !== undefined) return known
    const { type, url }: Monitor['target'] = JSON.parse(target)
    const kind = (yield* based.get(monitor)) ? 'scheduled' : 'baseline'
    const id = newId('run')
    const types = [kind, type, JSON.parse(detection).type]
    yield* insert.run(id, monitor, owner, version, new URL(url).host, ...types, nowMs())
    return id
  }
}

function creatingIn(
  sql: Sql,
  { nowMs, newId, queue }: { nowMs: () => number; newId: NewId; queue: Queue },
): Computed<'createMonitor', Store>['createMonitor'] {
  const count = sql.value<[string], number>('SELECT count(*) FROM monitors WHERE owner = ?')
  const insert = sql.prepare<unknown[], MonitorRow>(
    `INSERT INTO monitors (id, owner, name, url, target_type, detection_type, target, detection, schedule,
       interval_ms, tags, webhook, status, created_at, updated_at, next_run_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'active', ?, ?, ?) RETURNING ${MONITOR_COLUMNS}`,
  )
  return sql.write(LOCK, function* (monitor: CheckedMonitor) {
    const { owner, name, target, changeDetection, schedule, tags, webhook } = monitor
    if (((yield* count.get(owner)) ?? 0) >= MONITORS.most)
      throw new BlazonError('invalid_input', `There are ${MONITORS.most} monitors, and no more are allowed.`)
    const now = nowMs()
    const interval = intervalOf(schedule)
    const told = [JSON.stringify(target), JSON.stringify(changeDetection), JSON.stringify(schedule), interval]
    const rest = [JSON.stringify(tags), webhook && JSON.stringify(webhook), now, now, now + interval]
    const types = [target.url, target.type, changeDetection.type]
    const row = yield* insert.get(newId('mon'), owner, name, ...types, ...told, ...rest)
    if (!row) throw new BlazonError('storage', 'The database did not store the monitor.')
    return { monitor: monitorFrom(row), runId: yield* queue(row) }
  })
}

function updatingIn(
  sql: Sql,
  { nowMs, queue }: { nowMs: () => number; queue: Queue },
): Computed<'updateMonitor', Store>['updateMonitor'] {
  const one = findingIn(sql)
  const write = sql.prepare<unknown[], MonitorRow>(
    `UPDATE monitors SET name = ?, url = ?, target_type = ?, detection_type = ?, target = ?, detection = ?,
       schedule = ?, interval_ms = ?, tags = ?, webhook = ?, status = ?, version = ?, failures = ?, updated_at = ?,
       next_run_at = ? WHERE id = ? RETURNING ${MONITOR_COLUMNS}`,
  )
  const reset = sql.prepare<[string]>('UPDATE monitors SET baseline = NULL, baseline_at = NULL WHERE id = ?')
  const drop = sql.prepare<[string]>(`DELETE FROM monitor_runs WHERE monitor = ? AND status = 'queued'`)
  return sql.write(LOCK, function* (id: string, { owner, ...update }: CheckedUpdate) {
    const row = yield* one(id, { owner })
    if (!row) return undefined
    const old = monitorFrom(row)
    const given = Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined))
    const next: Monitor = { ...old, ...given }
    const [target, detection] = [JSON.stringify(next.target), JSON.stringify(next.changeDetection)]
    const isOther = target !== row.target || detection !== row.detection
    const now = nowMs()
    const interval = intervalOf(next.schedule)
    const begins = old.status === 'paused' && next.status !== 'paused'
    // A new interval begins at the last run.
    const later = begins ? now : Math.max(now, (row.last_run_at ?? row.created_at) + interval)
    const due =
      next.status === 'paused' ? null : interval === row.interval_ms && !begins ? row.next_run_at : later
    const types = [next.target.url, next.target.type, next.changeDetection.type, target, detection]
    const rest = [JSON.stringify(next.tags), next.webhook && JSON.stringify(next.webhook), next.status]
    const failures = update.status === 'active' ? 0 : row.failures
    const version = row.version + Number(isOther)
    const when = [JSON.stringify(next.schedule), interval]
    const stored = yield* write.get(next.name, ...types, ...when, ...rest, version, failures, now, due, id)
    if (!stored) return undefined
    if (isOther) {
      yield* reset.run(id)
      yield* drop.run(id)
      if (next.status !== 'paused') yield* queue(stored)
    }
    return monitorFrom(stored)
  })
}

/** The number of rows that are read at once to find those that match a filter by words. */
const ROWS_AT_ONCE = 200

function listingIn(sql: Sql): (filter?: MonitorFilter) => Steps<Page<Monitor>> {
  const select = sql.prepare<[object], MonitorRow>(
    `SELECT ${MONITOR_COLUMNS} FROM monitors
     WHERE (created_at, id) < (:at, :id)
       AND (CAST(:owner AS TEXT) IS NULL OR owner = :owner)
       AND (CAST(:status AS TEXT) IS NULL OR status = :status)
       AND (CAST(:target AS TEXT) IS NULL OR target_type = :target)
       AND (CAST(:detection AS TEXT) IS NULL OR detection_type = :detection)
     ORDER BY created_at DESC, id DESC LIMIT :most`,
  )
  const place = ({ created_at, id }: MonitorRow) => `${created_at}.${id}`
  return function* ({ limit = 25, cursor, owner, status, targetType, detectionType, ...words } = {}) {
    const asked = { owner: owner ?? null, status: status ?? null, target: targetType ?? null }
    const isWanted = matching(words)
    const found: MonitorRow[] = []
    let from = cursor
    for (;;) {
      const given = { ...asked, detection: detectionType ?? null, most: ROWS_AT_ONCE, ...afterCursor(from) }
      const rows = yield* select.all(given)
      found.push(...rows.filter((row) => isWanted(monitorFrom(row))))
      const last = rows.at(-1)
      if (found.length > limit || rows.length < ROWS_AT_ONCE || !last) break
      from = place(last)
    }
    const page = pageOf(found, limit, place)
    return { ...page, items: page.items.map(monitorFrom) }
  }
}

interface AttemptRow {
  readonly http_status: number | null
  readonly error_code: string | null
  readonly message: string | null
  readonly started_at: number
}

/** Counts the consecutive failed attempts at an address. */
function* failureIn(sql: Sql, monitor: string, url: string | undefined) {
  if (url === undefined) return null
  const attempts = sql.prepare<[string, string], AttemptRow>(
    `SELECT a.http_status, a.error_code, a.message, a.started_at FROM deliveries d
     JOIN delivery_attempts a ON a.delivery = d.id
     WHERE d.source_id = ? AND d.source = 'monitor' AND a.completed_at IS NOT NULL AND a.url = ?
     ORDER BY a.started_at DESC, a.attempt DESC LIMIT 100`,
  )
  const rows = yield* attempts.all(monitor, url)
  const good = rows.findIndex(({ error_code }) => error_code === null)
  const failed = good < 0 ? rows : rows.slice(0, good)
  const [last] = failed
  if (!last) return null
  const isUnsafe = last.error_code === 'forbidden_target'
  return {
    consecutiveFailures: failed.length,
    lastFailedAt: new Date(last.started_at),
    lastMessage: last.message ?? '',
    lastStatus: isUnsafe ? 'skipped_unsafe_url' : last.http_status === null ? 'failed' : 'rejected',
  } as const
}

/** Returns whether a monitor has one of the tags, and all words of `q` in the searched fields. */
function matching({
  tags,
  q = '',
  searchBy,
  searchType = 'prefix',
}: Pick<MonitorFilter, 'tags' | 'q' | 'searchBy' | 'searchType'>): (monitor: Monitor) => boolean {
  const wanted = wordsOf(q)
  const fields = searchBy?.length ? searchBy : SEARCHED_FIELDS
  return (monitor) => {
    if (tags?.length && !tags.some((tag) => monitor.tags.includes(tag))) return false
    if (wanted.length === 0) return true
    const words = wordsOf(fields.map((field) => textOf(monitor, field)).join(' '))
    const isFound = (one: string) =>
      words.some((word) => (searchType === 'exact' ? word === one : word.startsWith(one)))
    return wanted.every(isFound)
  }
}

function textOf({ name, target, tags }: Monitor, field: (typeof SEARCHED_FIELDS)[number]): string {
  if (field === 'name') return name
  if (field === 'url') return target.url
  if (field === 'tags') return tags.join(' ')
  return 'instructions' in target ? (target.instructions ?? '') : ''
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
