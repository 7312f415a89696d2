import {
  type BatchFile,
  type BatchFormat,
  type BatchIntake,
  type BatchState,
  PAGE_BATCHES,
  type PageBatch,
} from '../../model/page-batches.ts'

export interface BatchRow {
  readonly id: string
  readonly owner: string
  readonly mode: PageBatch['mode']
  readonly format: BatchFormat
  readonly status: BatchState
  readonly crawl: string | null
  readonly tags: string
  readonly intake: string
  readonly invalid_urls: string
  readonly reserved: number
  readonly price: number
  readonly webhook: string | null
  readonly delivery: string | null
  readonly succeeded: number
  readonly failed: number
  readonly errors: string
  readonly failure: string | null
  readonly token: string
  readonly files: string | null
  readonly created_at: number
  readonly started_at: number | null
  readonly completed_at: number | null
}

/** The counts of a batch. `calls`: the names of the calls that have added pages to it. Default: none. */
export type StoredIntake = BatchIntake & { readonly calls?: readonly string[] }

export const BATCH_COLUMNS = `id, owner, mode, format, status, crawl, tags, intake, invalid_urls, reserved, price,
  webhook, delivery, succeeded, failed, errors, failure, token, files, created_at, started_at, completed_at`

/** A deleted batch has this owner until its pages are deleted. No caller can have this owner. */
export const DELETED = ' deleted'

/** The status of a batch while its pages are stored. It may be accepted then. */
export const INCOMING = 'incoming'

/** The status of a batch that was not accepted, and cannot be any more. */
export const ABANDONED = 'abandoned'

/** Sets the status of a batch that was not accepted, so that its pages can be deleted. */
export const ABANDON_BATCH = `UPDATE page_batches SET status = '${ABANDONED}'
  WHERE completed_at = 0 AND status = '${INCOMING}'`

/**
 * Returns an expression for the time in milliseconds, with one parameter. It is the parameter in SQLite. In
 * PostgreSQL it is the time of the server, because the clocks of processes may differ.
 */
export const NOW = {
  sqlite: 'CAST(? AS INTEGER)',
  postgres: 'coalesce(CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT), ?)',
} as const

/** Removes the owner and the webhook of a batch. Its pages are deleted in small portions. */
export const HIDE_BATCH = `UPDATE page_batches
  SET owner = '${DELETED}', asked = NULL, token = id, webhook = NULL, headers = NULL, completed_at = 0
  WHERE id = ?`

const dateOf = (ms: number | null) => (ms === null ? null : new Date(ms))

export function batchFrom(row: BatchRow): PageBatch {
  const { id, mode, format, status, reserved, price, succeeded, failed } = row
  const { calls: _, ...intake }: StoredIntake = JSON.parse(row.intake)
  const isFinal = row.completed_at !== null
  const left = Math.max(0, reserved - succeeded - failed)
  // In a crawl, the reserved pages that were never found do not count as pending.
  const pending = isFinal && intake.reservedIsCeiling ? 0 : left
  const refunded = isFinal ? (reserved - succeeded) * price : 0
  return {
    ...{ id, mode, format, status, intake },
    crawl: row.crawl === null ? null : JSON.parse(row.crawl),
    invalidUrls: JSON.parse(row.invalid_urls),
    progress: { succeeded, failed, pending },
    pageErrors: errorsFrom(row.errors),
    failure: row.failure === null ? null : JSON.parse(row.failure),
    credits: { reserved: reserved * price, refunded, net: reserved * price - refunded },
    tags: JSON.parse(row.tags),
    createdAt: new Date(row.created_at),
    startedAt: dateOf(row.started_at),
    completedAt: dateOf(row.completed_at),
    results: resultsFrom(row),
    deliveryId: row.delivery,
  }
}

/** Returns the failures by code, the most frequent first. */
export function errorsFrom(errors: string): PageBatch['pageErrors'] {
  const counted = Object.entries<number>(JSON.parse(errors)).map(([code, count]) => ({ code, count }))
  return counted.sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1))
}

function resultsFrom({ completed_at, token, files }: BatchRow): PageBatch['results'] {
  if (completed_at === null) return null
  const found: readonly BatchFile[] = files === null ? [] : JSON.parse(files)
  return { expiresAt: new Date(completed_at + PAGE_BATCHES.maxAgeMs), token, files: found }
}
