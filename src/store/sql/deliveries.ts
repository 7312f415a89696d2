import {
  type Delivery,
  type DeliveryAttempt,
  type DeliveryFilter,
  type DeliverySource,
  type DeliveryState,
  type NewDelivery,
  type Page,
  WEBHOOKS,
  type WebhookEvent,
} from '../../model/webhooks.ts'
import type { Store } from '../store.ts'
import { afterCursor, pageOf } from './pages-of-rows.ts'
import type { Computed, Sql, Steps } from './sql.ts'

export interface DeliveryRow {
  readonly id: string
  readonly event: WebhookEvent
  readonly event_id: string
  readonly source: DeliverySource['type']
  readonly source_id: string
  readonly run_id: string | null
  readonly url: string
  readonly delays: string
  readonly status: DeliveryState
  readonly due_at: number | null
  readonly created_at: number
  readonly delivered_at: number | null
  readonly error_code: string | null
  readonly message: string | null
}

interface AttemptRow {
  readonly attempt: number
  readonly made_by: DeliveryAttempt['trigger']
  readonly url: string
  readonly started_at: number
  readonly completed_at: number | null
  readonly http_status: number | null
  readonly error_code: string | null
  readonly message: string | null
}

const COLUMNS = `id, event, event_id, source, source_id, run_id, url, delays, status, due_at, created_at,
  delivered_at, error_code, message`

type Methods =
  | 'enqueueDelivery'
  | 'deliveryOf'
  | 'deliveries'
  | 'deliveryAttempts'
  | 'lastAttemptOf'
  | 'cancelDeliveries'

/** Reads the stored deliveries. */
export function deliveriesIn(sql: Sql, nowMs: () => number, newId: () => string): Computed<Methods, Store> {
  const one = sql.prepare<[{ id: string; owner: string | null }], DeliveryRow>(
    `SELECT ${COLUMNS} FROM deliveries
     WHERE id = :id AND (CAST(:owner AS TEXT) IS NULL OR owner = :owner)`,
  )
  const attempts = sql.prepare<[string, number, number], AttemptRow>(
    `SELECT attempt, made_by, url, started_at, completed_at, http_status, error_code, message
     FROM delivery_attempts WHERE delivery = ? AND attempt < ? ORDER BY attempt DESC LIMIT ?`,
  )
  const attemptsBefore = function* (id: string, before: number, most: number) {
    return (yield* attempts.all(id, before, most)).map(attemptFrom)
  }
  return {
    enqueueDelivery: enqueuingIn(sql, nowMs, newId),
    *deliveryOf(id, { owner } = {}) {
      const row = yield* one.get({ id, owner: owner ?? null })
      return row && deliveryFrom(row)
    },
    deliveries: listingIn(sql),
    *deliveryAttempts(id, { limit = 25, cursor } = {}) {
      const before = Number(cursor ?? Number.MAX_SAFE_INTEGER)
      const rows = yield* attemptsBefore(id, before, limit + 1)
      return pageOf(rows, limit, ({ attempt }) => String(attempt))
    },
    *lastAttemptOf(id) {
      return (yield* attemptsBefore(id, Number.MAX_SAFE_INTEGER, 1))[0]
    },
    cancelDeliveries: cancellingIn(sql),
  }
}

/** Cancels the deliveries of a source that wait for an attempt, in the transaction of the caller. */
export function cancellingIn(sql: Sql): (source: DeliverySource) => Steps<number> {
  const cancel = sql.prepare<[string, string]>(
    `UPDATE deliveries SET status = 'cancelled', due_at = NULL
     WHERE source_id = ? AND source = ? AND due_at IS NOT NULL`,
  )
  return function* (source) {
    return yield* cancel.run(sourceIdOf(source), source.type)
  }
}

/**
 * Stores an event for delivery. Code that stores an event calls this in the same transaction. Returns the id
 * of the delivery. If the event is already stored, the id is that of its delivery.
 */
export function enqueuingIn(
  sql: Sql,
  nowMs: () => number,
  newId: () => string,
): (delivery: NewDelivery) => Steps<string> {
  const insert = sql.prepare<unknown[], { id: string }>(
    `INSERT INTO deliveries (id, owner, event, event_id, source, source_id, run_id, url, host, secret, delays,
       body, status, next, due_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', 'initial', ?, ?)
     ON CONFLICT (event_id) DO NOTHING RETURNING id`,
  )
  const known = sql.value<[string], string>('SELECT id FROM deliveries WHERE event_id = ?')
  return function* ({ owner, event, eventId, source, url, secret, retry, body }) {
    const now = nowMs()
    const run = source.type === 'monitor' ? source.runId : null
    const named = [newId(), owner, event, eventId, source.type, sourceIdOf(source), run]
    const sent = [url, hostOf(url), secret, JSON.stringify(retry), body]
    const row = yield* insert.get(...named, ...sent, now, now)
    return row?.id ?? (yield* known.get(eventId)) ?? ''
  }
}

function listingIn(sql: Sql): (filter?: DeliveryFilter) => Steps<Page<Delivery>> {
  const selecting = (first: string) =>
    sql.prepare<[object], DeliveryRow>(
      `SELECT ${COLUMNS} FROM deliveries
       WHERE ${first} (created_at, id) < (:at, :id) AND created_at > :since
         AND (CAST(:owner AS TEXT) IS NULL OR owner = :owner)
         AND (CAST(:type AS TEXT) IS NULL OR source = :type)
         AND (CAST(:run AS TEXT) IS NULL OR run_id = :run)
         AND (CAST(:status AS TEXT) IS NULL OR status = :status)
       ORDER BY created_at DESC, id DESC LIMIT :most`,
    )
  const ofAll = selecting('')
  const ofOwner = selecting('owner = :owner AND')
  const ofSource = selecting('source_id = :source AND')
  return function* ({
    limit = 25,
    cursor,
    owner,
    type,
    batchId,
    monitorId,
    runId,
    status,
    createdAfter,
  } = {}) {
    const source = batchId ?? monitorId
    const select = source !== undefined ? ofSource : owner !== undefined ? ofOwner : ofAll
    const since = createdAfter?.getTime() ?? -1
    const given = { owner, type, run: runId, status, source, since, most: limit + 1, ...afterCursor(cursor) }
    const asked = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value ?? null]))
    const rows = yield* select.all(asked)
    const found = pageOf(rows, limit, ({ created_at, id }) => `${created_at}.${id}`)
    return { ...found, items: found.items.map(deliveryFrom) }
  }
}

const sourceIdOf = (source: DeliverySource) => (source.type === 'batch' ? source.batchId : source.monitorId)

/** Returns the receiver. Attempts are counted by receiver. */
const hostOf = (url: string) => new URL(url).host

function sourceFrom({ source, source_id, run_id }: DeliveryRow): DeliverySource {
  if (source === 'batch') return { type: source, batchId: source_id }
  return { type: source, monitorId: source_id, runId: run_id ?? '' }
}

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms))

const errorOf = ({ error_code: code, message }: Pick<DeliveryRow, 'error_code' | 'message'>) =>
  code === null ? null : { code, message: message ?? '' }

function deliveryFrom(row: DeliveryRow): Delivery {
  return {
    ...{ id: row.id, event: row.event, eventId: row.event_id, source: sourceFrom(row) },
    ...{ url: row.url, status: row.status, retry: JSON.parse(row.delays) },
    createdAt: new Date(row.created_at),
    deliveredAt: dateOf(row.delivered_at),
    nextAttemptAt: dateOf(row.due_at),
    retryExpiresAt: new Date(row.created_at + WEBHOOKS.retryMaxAgeMs),
    lastError: errorOf(row),
  }
}

function attemptFrom(row: AttemptRow): DeliveryAttempt {
  return {
    ...{ attempt: row.attempt, trigger: row.made_by, url: row.url, httpStatus: row.http_status },
    error: errorOf(row),
    startedAt: new Date(row.started_at),
    completedAt: dateOf(row.completed_at),
  }
}
