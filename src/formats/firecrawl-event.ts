/** Writes the events of jobs as Firecrawl's clients know them. */

import type { BatchRecord } from '../model/page-batches.ts'
import { documentOf } from './firecrawl-document.ts'

interface About {
  readonly event: string
  readonly eventId: string
  readonly batchId: string
  /** Data of the caller. */
  readonly metadata: Readonly<Record<string, unknown>>
}

/** Returns the body of an event. `error`: undefined for good news. */
export function jobBody(
  { event, eventId, batchId, metadata }: About,
  data: readonly object[],
  error: string | undefined,
): string {
  const about = { success: error === undefined, type: event, id: batchId, webhookId: eventId }
  return JSON.stringify({ ...about, data, error, metadata })
}

/** The largest document in an event. Each receiver gets as many of them as the batch has pages. */
const MAX_CHARS = 1_048_576

/** Returns the body of the event of a page, without the text of a page that is too large. */
export function pageBody(about: About, record: BatchRecord): string {
  if (record.status === 'error') {
    const { url: sourceURL, http_status: statusCode, message: error } = record
    return jobBody(about, [{ metadata: { sourceURL, statusCode, error } }], error)
  }
  const document = documentOf(record)
  const body = jobBody(about, [document], undefined)
  if (body.length <= MAX_CHARS) return body
  const warning = 'The text is too long for an event; it is in the results.'
  return jobBody(about, [{ metadata: document.metadata, warning }], undefined)
}
