import type {
  AttemptEnd,
  DeliveryAttempt,
  DeliveryRetry,
  DeliveryState,
  TakenDelivery,
} from '../../model/webhooks.ts'
import { WEBHOOKS } from '../../model/webhooks.ts'
import type { Store } from '../store.ts'
import { contentIn, isKeptIn } from './event-content.ts'
import type { Computed, Sql, Steps } from './sql.ts'
import { type Busy, freeingIn, lostHoldersIn, takingIn } from './taking.ts'

interface Row {
  readonly id: string
  readonly owner: string
  readonly event_id: string
  readonly url: string
  readonly secret: string
  readonly event: string
  readonly source_id: string
  readonly body: string
  readonly delays: string
  readonly status: DeliveryState
  readonly next: DeliveryAttempt['trigger']
  readonly asked: string | null
  readonly automatic: number
  readonly attempts: number
  readonly created_at: number
}

/**
 * Deliveries are chosen and changed in one transaction. This lock prevents that such transactions overlap.
 */
const LOCK = 'deliveries'

/** An event whose attempts were interrupted this often may be the reason why the processes end. */
const MAX_INTERRUPTED = 10
const INTERRUPTED = 'The process that made the attempt ended before it knew the answer.'
const NEVER_ENDED = 'The processes that made the attempts ended before they knew an answer.'

const selecting = (attempts: string) =>
  `SELECT id, owner, event, event_id, source_id, url, secret, body, delays, status, next, asked, automatic,
     ${attempts} AS attempts, created_at FROM deliveries`
const SELECT = selecting('attempts')

type Methods = 'takeDelivery' | 'endDelivery' | 'freeDeliveries' | 'retryDelivery'

/** The queue of deliveries. `isHolding` returns whether the holder of a lease still has it. */
export function deliveryWorkIn(
  sql: Sql,
  nowMs: () => number,
  isHolding: (holder: string) => Steps<boolean>,
): Computed<Methods, Store> {
  const due = sql.prepare<[Busy & { readonly now: number }], Row>(
    `${selecting('attempts + 1')} WHERE due_at <= :now
       AND host NOT IN (SELECT value FROM json_each(:hosts))
       AND owner NOT IN (SELECT value FROM json_each(:owners)) ORDER BY due_at, id LIMIT 1`,
  )
  const ofHolder = sql.prepare<[string], Row>(`${SELECT} WHERE holder = ?`)
  const begin = sql.prepare<[string, string]>(
    `UPDATE deliveries SET status = 'delivering', holder = ?, due_at = NULL, attempts = attempts + 1,
       asked = NULL WHERE id = ?`,
  )
  const note = sql.prepare<unknown[]>(
    `INSERT INTO delivery_attempts (delivery, attempt, made_by, asked, url, started_at) VALUES (?, ?, ?, ?, ?, ?)`,
  )
  const queue = takingIn(sql, {
    ...{ lock: LOCK, held: ofHolder.all, nameOf },
    next: (busy: Busy) => due.get({ now: nowMs(), ...busy }),
    *begin({ id, attempts, next, asked, url }, holder) {
      yield* begin.run(holder, id)
      yield* note.run(id, attempts, next, asked, url, nowMs())
    },
  })
  const end = endingIn(sql, nowMs)
  const contentOf = contentIn(sql)
  return {
    *takeDelivery(holder, busyHosts, busyOwners = []) {
      const busy = { hosts: JSON.stringify(busyHosts), owners: JSON.stringify(busyOwners) }
      const row = yield* queue.take(holder, busy)
      if (!row) return undefined
      const { id, owner, event_id: eventId, url, secret, attempts: attempt } = row
      return yield* queue.whole(row, holder, function* () {
        const content = (yield* contentOf(row)) ?? { body: undefined }
        return { id, owner, eventId, url, secret, ...content, attempt, holder }
      })
    },
    *endDelivery(taken, ended) {
      const isEnded = yield* end(taken, ended)
      queue.end(nameOf({ id: taken.id, attempts: taken.attempt }), taken.holder)
      return isEnded
    },
    freeDeliveries: freeingDeliveriesIn(sql, nowMs, isHolding),
    retryDelivery: retryingIn(sql, nowMs),
  }
}

const nameOf = ({ id, attempts }: Pick<Row, 'id' | 'attempts'>) => `${id} ${attempts}`

/** Completes an attempt. An attempt that is already completed does not change. */
const COMPLETE = `UPDATE delivery_attempts
  SET completed_at = ?, http_status = ?, error_code = ?, message = ?
  WHERE delivery = ? AND attempt = ? AND completed_at IS NULL`

/** Sets the next step of a delivery and removes its holder. */
const FOLLOW = `UPDATE deliveries SET holder = NULL, status = ?, due_at = ?, next = 'automatic',
  automatic = automatic + ?, error_code = ?, message = ?, delivered_at = coalesce(?, delivered_at)
  WHERE id = ?`

function endingIn(sql: Sql, nowMs: () => number): Computed<'endDelivery', Store>['endDelivery'] {
  const held = sql.prepare<[string, string, number], Row>(
    `${SELECT} WHERE id = ? AND holder = ? AND attempts = ?`,
  )
  const complete = sql.prepare<unknown[]>(COMPLETE)
  const follow = sql.prepare<unknown[]>(FOLLOW)
  return sql.write(LOCK, function* ({ id, holder, attempt }: TakenDelivery, ended: AttemptEnd) {
    const row = yield* held.get(id, holder, attempt)
    if (!row) return false
    const now = nowMs()
    const { httpStatus, error, isFinal = false } = ended
    const why = [error?.code ?? null, error?.message ?? null]
    yield* complete.run(now, httpStatus, ...why, id, attempt)
    const delays: readonly number[] = JSON.parse(row.delays)
    const delay = error && !isFinal ? delays[row.automatic] : undefined
    // An interrupted attempt is not the receiver's fault, so it does not count for the schedule.
    if (error?.code === 'interrupted') yield* follow.run('retrying', now, 0, ...why, null, id)
    else if (delay !== undefined) yield* follow.run('retrying', now + delay * 1000, 1, ...why, null, id)
    else yield* follow.run(error ? 'failed' : 'delivered', null, 0, ...why, error ? null : now, id)
    return true
  })
}

function freeingDeliveriesIn(
  sql: Sql,
  nowMs: () => number,
  isHolding: (holder: string) => Steps<boolean>,
): Computed<'freeDeliveries', Store>['freeDeliveries'] {
  const ofHolder = sql.prepare<[string], Row>(`${SELECT} WHERE holder = ?`)
  const interrupted = sql.value<[string], number>(
    `SELECT count(*) FROM delivery_attempts WHERE delivery = ? AND error_code = 'interrupted'`,
  )
  const complete = sql.prepare<unknown[]>(COMPLETE)
  const follow = sql.prepare<unknown[]>(FOLLOW)
  const lost = lostHoldersIn(sql, 'deliveries', 'holder IS NOT NULL', isHolding)
  return freeingIn(sql, LOCK, lost, function* (holder) {
    const rows = yield* ofHolder.all(holder)
    for (const { id, attempts } of rows) {
      const now = nowMs()
      yield* complete.run(now, null, 'interrupted', INTERRUPTED, id, attempts)
      const isOver = ((yield* interrupted.get(id)) ?? 0) >= MAX_INTERRUPTED
      if (isOver) yield* follow.run('failed', null, 0, 'interrupted', NEVER_ENDED, null, id)
      else yield* follow.run('retrying', now, 0, 'interrupted', INTERRUPTED, null, id)
    }
    return rows.length
  })
}

function retryingIn(sql: Sql, nowMs: () => number): Computed<'retryDelivery', Store>['retryDelivery'] {
  const one = sql.prepare<[{ id: string; owner: string | null }], Row>(
    `${SELECT} WHERE id = :id AND (CAST(:owner AS TEXT) IS NULL OR owner = :owner)`,
  )
  const wasAsked = sql.value<[string, string], number>(
    'SELECT attempt FROM delivery_attempts WHERE delivery = ? AND asked = ? LIMIT 1',
  )
  const again = sql.prepare<unknown[]>(
    `UPDATE deliveries SET status = ?, due_at = ?, next = 'manual', asked = ? WHERE id = ?`,
  )
  const isKept = isKeptIn(sql)
  return sql.write(LOCK, function* (id: string, { owner, force, idempotencyKey }: DeliveryRetry = {}) {
    const row = yield* one.get({ id, owner: owner ?? null })
    if (!row) return undefined
    if (idempotencyKey !== undefined) {
      const isKnown = row.asked === idempotencyKey || (yield* wasAsked.get(id, idempotencyKey)) !== undefined
      if (isKnown) return 'queued'
    }
    const now = nowMs()
    if (now > row.created_at + WEBHOOKS.retryMaxAgeMs) return 'expired'
    if (!(yield* isKept(row))) return 'dropped'
    if (row.status === 'delivering') return 'delivering'
    if (row.attempts >= WEBHOOKS.maxAttempts) return 'exhausted'
    if (row.status === 'delivered' && !force) return 'delivered'
    yield* again.run(row.attempts > 0 ? 'retrying' : 'pending', now, idempotencyKey ?? null, id)
    return 'queued'
  })
}
