import type {
  AttemptEnd,
  DeliveryAttempt,
  DeliveryRetry,
  DeliveryState,
  TakenDelivery,
} from '../../model/webhooks.ts'
import { WEBHOOKS } from '../../model/webhooks.ts'
import type { Store } from '../store.ts'
import type { Computed, Sql, Steps } from './sql.ts'

interface Row {
  readonly id: string
  readonly event_id: string
  readonly url: string
  readonly secret: string
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

const SELECT = `SELECT id, event_id, url, secret, body, delays, status, next, asked, automatic, attempts,
  created_at FROM deliveries`

type Methods = 'takeDelivery' | 'endDelivery' | 'freeDeliveries' | 'retryDelivery'

/** The queue of deliveries. `isHolding` returns whether the holder of a lease still has it. */
export function deliveryWorkIn(
  sql: Sql,
  nowMs: () => number,
  isHolding: (holder: string) => Steps<boolean>,
): Computed<Methods, Store> {
  const due = sql.prepare<[number, string], Row>(
    `${SELECT} WHERE due_at <= ? AND host NOT IN (SELECT value FROM json_each(?)) ORDER BY due_at, id LIMIT 1`,
  )
  const ofHolder = sql.prepare<[string], Row>(`${SELECT} WHERE holder = ?`)
  const heldBy = sql.prepare<[string], Pick<Row, 'id' | 'attempts'>>(
    'SELECT id, attempts FROM deliveries WHERE holder = ?',
  )
  const begin = sql.prepare<[string, string]>(
    `UPDATE deliveries SET status = 'delivering', holder = ?, due_at = NULL, attempts = attempts + 1,
       asked = NULL WHERE id = ?`,
  )
  const note = sql.prepare<unknown[]>(
    `INSERT INTO delivery_attempts (delivery, attempt, made_by, asked, url, started_at) VALUES (?, ?, ?, ?, ?, ?)`,
  )
  /** The attempts that this store has given to their holders. */
  const given = new Set<string>()
  const take = sql.write(LOCK, function* (holder: string, busy: string, taking: { place?: string }) {
    // If the answer to an earlier call was lost, the row has a holder that never got the delivery.
    const lost = (yield* ofHolder.all(holder)).find((row) => !given.has(placeOf({ ...row, holder })))
    if (lost) {
      given.add(placeOf({ ...lost, holder }))
      return takenFrom(lost, lost.attempts, holder)
    }
    const row = yield* due.get(nowMs(), busy)
    if (!row) return undefined
    const attempt = row.attempts + 1
    taking.place = placeOf({ id: row.id, attempts: attempt, holder })
    given.add(taking.place)
    yield* begin.run(holder, row.id)
    yield* note.run(row.id, attempt, row.next, row.asked, row.url, nowMs())
    return takenFrom(row, attempt, holder)
  })
  const end = endingIn(sql, nowMs)
  return {
    *takeDelivery(holder, busyHosts) {
      const busy = JSON.stringify(busyHosts)
      // Most calls find nothing, and need no lock.
      const isLost = (yield* heldBy.all(holder)).some((row) => !given.has(placeOf({ ...row, holder })))
      if (!isLost && !(yield* due.get(nowMs(), busy))) return undefined
      const taking: { place?: string } = {}
      try {
        return yield* take(holder, busy, taking)
      } catch (thrown) {
        if (taking.place !== undefined) given.delete(taking.place)
        throw thrown
      }
    },
    *endDelivery(taken, ended) {
      const isEnded = yield* end(taken, ended)
      given.delete(placeOf({ ...taken, attempts: taken.attempt }))
      return isEnded
    },
    freeDeliveries: freeingIn(sql, nowMs, isHolding),
    retryDelivery: retryingIn(sql, nowMs),
  }
}

const placeOf = ({ id, attempts, holder }: { id: string; attempts: number; holder: string }) =>
  `${id} ${attempts} ${holder}`

function takenFrom(row: Row, attempt: number, holder: string): TakenDelivery {
  const { id, event_id: eventId, url, secret, body } = row
  return { id, eventId, url, secret, body, attempt, holder }
}

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

function freeingIn(
  sql: Sql,
  nowMs: () => number,
  isHolding: (holder: string) => Steps<boolean>,
): Computed<'freeDeliveries', Store>['freeDeliveries'] {
  const holders = sql.value<[], string>('SELECT DISTINCT holder FROM deliveries WHERE holder IS NOT NULL')
  const ofHolder = sql.prepare<[string], Row>(`${SELECT} WHERE holder = ?`)
  const interrupted = sql.value<[string], number>(
    `SELECT count(*) FROM delivery_attempts WHERE delivery = ? AND error_code = 'interrupted'`,
  )
  const complete = sql.prepare<unknown[]>(COMPLETE)
  const follow = sql.prepare<unknown[]>(FOLLOW)
  const forget = sql.prepare<[string]>('DELETE FROM leases WHERE holder = ?')
  const gone = function* () {
    const found: string[] = []
    for (const holder of yield* holders.all()) if (!(yield* isHolding(holder))) found.push(holder)
    return found
  }
  const freeAll = sql.write(LOCK, function* () {
    let freed = 0
    for (const holder of yield* gone()) {
      yield* forget.run(holder)
      for (const { id, attempts } of yield* ofHolder.all(holder)) {
        const now = nowMs()
        yield* complete.run(now, null, 'interrupted', INTERRUPTED, id, attempts)
        const isOver = ((yield* interrupted.get(id)) ?? 0) >= MAX_INTERRUPTED
        if (isOver) yield* follow.run('failed', null, 0, 'interrupted', NEVER_ENDED, null, id)
        else yield* follow.run('retrying', now, 0, 'interrupted', INTERRUPTED, null, id)
        freed += 1
      }
    }
    return freed
  })
  return function* () {
    return (yield* gone()).length === 0 ? 0 : yield* freeAll()
  }
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
  return sql.write(LOCK, function* (id: string, { owner, force, idempotencyKey }: DeliveryRetry = {}) {
    const row = yield* one.get({ id, owner: owner ?? null })
    if (!row) return undefined
    if (idempotencyKey !== undefined) {
      const isKnown = row.asked === idempotencyKey || (yield* wasAsked.get(id, idempotencyKey)) !== undefined
      if (isKnown) return 'queued'
    }
    const now = nowMs()
    if (now > row.created_at + WEBHOOKS.retryMaxAgeMs) return 'expired'
    if (row.status === 'delivering') return 'delivering'
    if (row.attempts >= WEBHOOKS.maxAttempts) return 'exhausted'
    if (row.status === 'delivered' && !force) return 'delivered'
    yield* again.run(row.attempts > 0 ? 'retrying' : 'pending', now, idempotencyKey ?? null, id)
    return 'queued'
  })
}
