import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { pageBody } from '../../formats/firecrawl-event.ts'
import { JOB_KINDS, type TakenDelivery } from '../../model/webhooks.ts'
import type { BatchRow } from './batch-rows.ts'
import { hookOf } from './job-events.ts'
import { outside, type Sql, type Steps } from './sql.ts'

/** An event for a webhook. The body is empty when its batch was deleted. */
interface EventRow {
  readonly event: string
  readonly event_id: string
  readonly source_id: string
  readonly body: string
}

interface Job extends Pick<BatchRow, 'webhook'> {
  readonly headers: string
  readonly record: Uint8Array | null
}

const unpacked = promisify(gunzip)

const isOfJob = ({ event }: EventRow) => JOB_KINDS.some((kind) => event.startsWith(`${kind}.`))
const isOfPage = (row: EventRow) => isOfJob(row) && row.event.endsWith('.page')

/** Reads what a job has for an event. Undefined when it was deleted, or has no record of the page any more. */
function jobIn(sql: Sql): (row: EventRow) => Steps<Job | undefined> {
  const one = sql.prepare<[number, string], Job>(
    `SELECT webhook, headers, record FROM page_batches
     LEFT JOIN batch_pages ON batch = id AND position = CAST(? AS BIGINT)
     WHERE id = ? AND webhook IS NOT NULL AND headers IS NOT NULL`,
  )
  return function* (row) {
    const job = yield* one.get(isOfPage(row) ? Number(row.body) : 0, row.source_id)
    return job && isOfPage(row) && job.record === null ? undefined : job
  }
}

/** Returns whether an event has a body. */
export function isKeptIn(sql: Sql): (row: EventRow) => Steps<boolean> {
  const jobOf = jobIn(sql)
  return function* (row) {
    return row.body !== '' && (!isOfJob(row) || (yield* jobOf(row)) !== undefined)
  }
}

/** Returns the body and the headers for an attempt. Undefined when the event has none any more. */
export function contentIn(
  sql: Sql,
): (row: EventRow) => Steps<Pick<TakenDelivery, 'body' | 'headers'> | undefined> {
  const jobOf = jobIn(sql)
  return function* (row) {
    const { event, event_id: eventId, source_id: batchId, body } = row
    if (body === '') return undefined
    if (!isOfJob(row)) return { body }
    const job = yield* jobOf(row)
    if (!job) return undefined
    const headers: Readonly<Record<string, string>> = JSON.parse(job.headers)
    const { record } = job
    if (!isOfPage(row) || record === null) return { headers, body }
    const metadata = hookOf(job)?.job?.metadata ?? {}
    const text = String(yield* outside(() => unpacked(record)))
    return { headers, body: pageBody({ event, eventId, batchId, metadata }, JSON.parse(text)) }
  }
}
