import { PAGE_BATCHES, type PageEnd } from '../../model/page-batches.ts'
import type { JobEvent, NewDelivery } from '../../model/webhooks.ts'
import { BATCH_COLUMNS, type BatchRow, batchFrom, errorsFrom } from './batch-rows.ts'
import { chargingIn } from './credits.ts'
import { hookOf, jobEventOf } from './job-events.ts'
import type { Sql, Steps } from './sql.ts'

/** Pages are chosen and changed in one transaction. This lock prevents that such transactions overlap. */
export const BATCHES_LOCK = 'page batches'

/** Stores an event in the transaction of its caller. */
export type Enqueue = (delivery: NewDelivery) => Steps<string>

/**
 * The condition for an open batch without remaining pages. The running pages of all batches are few and have
 * an index, while one batch may have 25,000 pages.
 */
export const IS_OVER = `completed_at IS NULL
  AND b.id NOT IN (SELECT batch FROM batch_pages WHERE holder IS NOT NULL)
  AND (status = 'cancelling' OR
    NOT EXISTS (SELECT 1 FROM batch_pages WHERE batch = b.id AND state = 'waiting'))`

/**
 * Ends a batch without remaining pages: stores its files, returns the credits of pages that were not read,
 * and stores its event. `last` is the failure of the last page.
 */
export function finishingIn(
  sql: Sql,
  nowMs: () => number,
  enqueue: Enqueue,
): (id: string, last?: PageEnd['error']) => Steps<void> {
  const one = sql.prepare<[string], BatchRow>(
    `SELECT ${BATCH_COLUMNS} FROM page_batches AS b WHERE id = ? AND ${IS_OVER}`,
  )
  const files = sql.prepare<[string], { file: number; items: number; bytes: number }>(
    `SELECT (position - 1) / ${PAGE_BATCHES.pagesPerFile} AS file, count(*) AS items,
       sum(length(record)) AS bytes
     FROM batch_pages WHERE batch = ? AND record IS NOT NULL GROUP BY 1 ORDER BY 1`,
  )
  const end = sql.prepare<unknown[]>(
    // The options may contain headers with a secret for the site. They are not needed any more.
    `UPDATE page_batches SET status = ?, completed_at = ?, failure = ?, files = ?, options = '{}'
     WHERE id = ?`,
  )
  const setDelivery = sql.prepare<[string, string]>('UPDATE page_batches SET delivery = ? WHERE id = ?')
  const charge = chargingIn(sql)
  return function* (id, last) {
    const row = yield* one.get(id)
    if (!row) return
    // If the first page of a crawl cannot be read, no other page was found.
    const isFailed = row.crawl !== null && row.succeeded === 0 && last !== undefined
    const status = row.status === 'cancelling' ? 'cancelled' : isFailed ? 'failed' : 'completed'
    const failure = status === 'failed' && last ? JSON.stringify(last) : null
    const parts = (yield* files.all(id)).map((part) => ({ ...part, bytes: Number(part.bytes) }))
    const now = nowMs()
    yield* end.run(status, now, failure, JSON.stringify(parts), id)
    yield* charge(row.owner, -(row.reserved - row.succeeded) * row.price, row.created_at)
    if (row.webhook === null) return
    const event = endOf({ ...row, status, failure, completed_at: now })
    if (event) yield* setDelivery.run(yield* enqueue(event), id)
  }
}

/** Makes the event of a final batch. Undefined when its webhook does not want it. */
function endOf(row: BatchRow): NewDelivery | undefined {
  const hook = hookOf(row)
  if (!hook) return undefined
  const { url, secret, retry, job } = hook
  if (job) {
    const why = row.status === 'completed' ? undefined : messageOf(row)
    return jobEventOf(row, row.status as JobEvent, { eventId: `evt_${row.id}`, error: why })
  }
  const event = `batch.${row.status}` as 'batch.completed' | 'batch.failed' | 'batch.cancelled'
  const eventId = `evt_${row.id}`
  const { id, status, mode, format, tags, progress, failure, completedAt } = batchFrom(row)
  const about = { id, status, mode, format, tags, progress, page_errors: errorsFrom(row.errors), failure }
  const body = JSON.stringify({ id: eventId, event, created_at: completedAt, data: { batch: about } })
  return {
    owner: row.owner,
    event,
    eventId,
    source: { type: 'batch', batchId: id },
    url,
    secret,
    retry,
    body,
  }
}

const messageOf = ({ failure }: BatchRow): string =>
  failure === null ? 'The job was cancelled.' : JSON.parse(failure).message
