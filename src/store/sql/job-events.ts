import { jobBody } from '../../formats/firecrawl-event.ts'
import type { StoredHook } from '../../model/page-batches.ts'
import type { JobEvent, NewDelivery } from '../../model/webhooks.ts'
import type { BatchRow } from './batch-rows.ts'

interface AboutJob {
  readonly eventId: string
  /** For the event of a page. */
  readonly position?: number
  /** Undefined for good news. */
  readonly error?: string | undefined
}

export const hookOf = ({ webhook }: Pick<BatchRow, 'webhook'>): StoredHook | undefined =>
  webhook === null ? undefined : JSON.parse(webhook)

/** Makes an event of a job for the webhook of its batch. Undefined when the webhook does not want it. */
export function jobEventOf(
  row: Pick<BatchRow, 'id' | 'owner' | 'webhook'>,
  what: JobEvent,
  { eventId, position, error }: AboutJob,
): NewDelivery | undefined {
  const hook = hookOf(row)
  if (!hook?.job?.events.includes(what)) return undefined
  const { url, secret, retry, job } = hook
  const event = `${job.kind}.${what}` as const
  const about = { event, eventId, batchId: row.id, metadata: job.metadata }
  const body = position === undefined ? jobBody(about, [], error) : String(position)
  const source = { type: 'batch', batchId: row.id } as const
  return { owner: row.owner, event, eventId, source, url, secret, retry, body }
}
