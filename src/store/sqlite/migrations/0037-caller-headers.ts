/**
 * The headers of the caller for the events of a batch, as JSON. They are stored once, and are null when no
 * event needs them any more. The body of the event of a page is the position of the page. `without`: the
 * webhook without its headers.
 */
export const callerHeaders = (without: string) => `
ALTER TABLE page_batches ADD COLUMN headers TEXT;
UPDATE page_batches SET headers = webhook -> '$.job.headers', webhook = ${without}
  WHERE webhook LIKE '%"headers":%' AND webhook -> '$.job.headers' IS NOT NULL;
CREATE INDEX page_batches_headers ON page_batches (completed_at) WHERE headers IS NOT NULL;
ALTER TABLE deliveries DROP COLUMN headers;
UPDATE deliveries SET body = substr(event_id, length('evt_' || source_id || '_') + 1)
  WHERE event LIKE '%.page';
`

export const CALLER_HEADERS = callerHeaders("json_remove(webhook, '$.job.headers')")
