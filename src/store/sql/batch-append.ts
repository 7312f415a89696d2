import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { BlazonError } from '../../model/errors.ts'
import {
  type BatchIntake,
  type NewPageBatch,
  PAGE_BATCHES,
  type PageBatch,
} from '../../model/page-batches.ts'
import { type Allowance, periodOf } from '../../model/usage.ts'
import type { OfOwner } from '../../model/webhooks.ts'
import { BATCHES_LOCK } from './batch-end.ts'
import { BATCH_COLUMNS, type BatchRow, batchFrom, DELETED, type StoredIntake } from './batch-rows.ts'
import { payingIn } from './credits.ts'
import { insertsIn } from './inserts.ts'
import { hookOf } from './job-events.ts'
import type { Sql, Steps } from './sql.ts'

interface OpenRow extends BatchRow {
  readonly options: string
  readonly positions: number
  readonly headers: string | null
}

/** `call`: the name of the call, so that a repeated call without an idempotency key is counted once. */
type Append = (
  id: string,
  batch: NewPageBatch,
  of: OfOwner | undefined,
  call: string,
) => Steps<PageBatch | undefined>

/** Adds pages to batches that have not ended. */
export function appendingIn(sql: Sql, nowMs: () => number): { readonly appendPages: Append } {
  const one = sql.prepare<[{ id: string; owner: string | null }], OpenRow>(
    `SELECT ${BATCH_COLUMNS}, options, positions, headers FROM page_batches
     WHERE id = :id AND owner <> '${DELETED}' AND (CAST(:owner AS TEXT) IS NULL OR owner = :owner)`,
  )
  const known = sql.value<[string, string], string>(
    `SELECT key FROM batch_pages WHERE batch = ? AND key IN (SELECT value FROM json_each(?))`,
  )
  const pages = insertsIn(sql, 'batch_pages', {
    ...{ batch: 'TEXT', position: 'BIGINT', url: 'TEXT', item: 'TEXT', meta: 'TEXT' },
    ...{ depth: 'BIGINT', key: 'TEXT', state: 'TEXT' },
  })
  const grow = sql.prepare<unknown[], BatchRow>(
    `UPDATE page_batches SET positions = positions + ?, found = found + ?, reserved = reserved + ?, intake = ?,
       invalid_urls = ?
     WHERE id = ? RETURNING ${BATCH_COLUMNS}`,
  )
  const pay = payingIn(sql, nowMs)
  return {
    appendPages: sql.write(BATCHES_LOCK, function* (id, batch, of = {}, call) {
      const row = yield* one.get({ id, owner: of.owner ?? null })
      if (!row) return undefined
      const { entries, quota, invalidUrls } = batch
      const intake: StoredIntake = JSON.parse(row.intake)
      const name = nameOf(batch) ?? call
      if (intake.calls?.includes(name)) return { ...batchFrom(row), invalidUrls }
      checkOpen(row, batch)
      const before = new Set(yield* known.all(id, JSON.stringify(entries.map(({ key }) => key))))
      const fresh = entries.filter(({ key }) => !before.has(key))
      const more = fresh.length
      if (row.reserved + more > PAGE_BATCHES.maxPages)
        throw invalid(id, `has ${row.reserved} pages, and may have ${PAGE_BATCHES.maxPages}.`)
      yield* pay(row.owner, quota && allowanceAt(row.created_at, quota), more * row.price, row.created_at)
      yield* pages.run(
        fresh.map(({ url, itemId, meta, key }, at) => {
          const about = [itemId ?? null, meta === undefined ? null : JSON.stringify(meta)]
          return [id, row.positions + at + 1, url, ...about, 0, key, 'waiting']
        }),
      )
      const calls = [...(intake.calls ?? []), name].slice(-MAX_CALLS)
      const counts = JSON.stringify({ ...grown(intake, batch.intake, more), calls })
      const listed = [...JSON.parse(row.invalid_urls), ...invalidUrls].slice(0, PAGE_BATCHES.maxInvalidListed)
      const changed = yield* grow.get(more, more, more, counts, JSON.stringify(listed), id)
      return changed && { ...batchFrom(changed), invalidUrls }
    }),
  }
}

/** The largest number of calls that are known when they are repeated. Callers repeat a call soon. */
const MAX_CALLS = 100

/**
 * Returns the name of a call with an idempotency key. Callers may use one key for several calls, so that the
 * name depends on the pages, too.
 */
function nameOf({ idempotencyKey, entries, intake }: NewPageBatch): string | undefined {
  if (idempotencyKey === undefined) return undefined
  const keys = entries.map(({ key }) => key)
  return hash('sha256', JSON.stringify([idempotencyKey, intake, keys]), 'base64url')
}

/** The credits of a batch belong to the period in which it was made. Its refunds do, too. */
const allowanceAt = (createdAt: number, { period, credits }: Allowance): Allowance => ({
  period: periodOf(period === 'once' ? 'once' : 'month', new Date(createdAt)),
  credits,
})

const invalid = (id: string, what: string) => new BlazonError('invalid_input', `The batch "${id}" ${what}`)

/** Throws `invalid_input` for a batch to which these pages cannot be added. */
function checkOpen(row: OpenRow, { format, options, webhook }: NewPageBatch): void {
  const { id, mode, completed_at, status } = row
  if (mode === 'crawl') throw invalid(id, 'is a crawl, which finds its pages itself.')
  if (completed_at !== null || status === 'cancelling')
    throw invalid(id, 'has ended or is being cancelled, so it takes no further pages.')
  if (row.format !== format || !isSame(JSON.parse(row.options), options))
    throw invalid(id, `reads its pages as ${row.format} with other options, and all its pages have the same.`)
  const { secret: _, job, ...hook } = hookOf(row) ?? {}
  const headers = row.headers === null ? {} : { headers: JSON.parse(row.headers) }
  if (webhook && !isSame({ ...hook, ...(job && { job: { ...job, ...headers } }) }, webhook))
    throw invalid(id, 'cannot get another webhook. Leave the webhook out, or repeat the one of the batch.')
}

/** Whether a value is the same as a stored one. The order of keys does not matter. */
const isSame = (stored: unknown, value: object): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify(value)))

/** Adds the counts of further URLs, of which `more` are pages that the batch did not have. */
function grown(old: BatchIntake, added: BatchIntake, more: number): BatchIntake {
  return {
    submitted: (old.submitted ?? 0) + (added.submitted ?? 0),
    invalid: (old.invalid ?? 0) + (added.invalid ?? 0),
    duplicates: old.duplicates + added.duplicates + added.reserved - more,
    reserved: old.reserved + more,
    reservedIsCeiling: false,
  }
}
