import { BlazonError } from '../../model/errors.ts'
import { type BatchIntake, type NewPageBatch, PAGE_BATCHES } from '../../model/page-batches.ts'
import type { OfOwner } from '../../model/webhooks.ts'
import type { Store } from '../store.ts'
import { BATCHES_LOCK } from './batch-end.ts'
import { BATCH_COLUMNS, type BatchRow, batchFrom, DELETED } from './batch-rows.ts'
import { payingIn } from './credits.ts'
import { insertsIn } from './inserts.ts'
import type { Computed, Sql } from './sql.ts'

interface OpenRow extends BatchRow {
  readonly options: string
  readonly positions: number
}

interface Named {
  readonly url: string
  readonly item: string | null
}

const nameOf = ({ url, item }: Named) => JSON.stringify([url, item])

/** Adds pages to batches that have not ended. */
export function appendingIn(sql: Sql, nowMs: () => number): Computed<'appendPages', Store> {
  const one = sql.prepare<[{ id: string; owner: string | null }], OpenRow>(
    `SELECT ${BATCH_COLUMNS}, options, positions FROM page_batches
     WHERE id = :id AND owner <> '${DELETED}' AND (CAST(:owner AS TEXT) IS NULL OR owner = :owner)`,
  )
  const known = sql.prepare<[string, string], Named>(
    `SELECT url, item FROM batch_pages WHERE batch = ? AND url IN (SELECT value FROM json_each(?))`,
  )
  const pages = insertsIn(sql, 'batch_pages', {
    ...{ batch: 'TEXT', position: 'BIGINT', url: 'TEXT', item: 'TEXT', meta: 'TEXT' },
    ...{ depth: 'BIGINT', state: 'TEXT' },
  })
  const grow = sql.prepare<unknown[], BatchRow>(
    `UPDATE page_batches SET positions = positions + ?, found = found + ?, reserved = reserved + ?, intake = ?
     WHERE id = ? RETURNING ${BATCH_COLUMNS}`,
  )
  const pay = payingIn(sql, nowMs)
  return {
    appendPages: sql.write(BATCHES_LOCK, function* (id: string, batch: NewPageBatch, of: OfOwner = {}) {
      const row = yield* one.get({ id, owner: of.owner ?? null })
      if (!row) return undefined
      checkOpen(row, batch)
      const { entries, quota } = batch
      const urls = JSON.stringify(entries.map(({ url }) => url))
      const before = new Set((yield* known.all(id, urls)).map(nameOf))
      const fresh = entries.filter(({ url, itemId = null }) => !before.has(nameOf({ url, item: itemId })))
      const more = fresh.length
      if (row.reserved + more > PAGE_BATCHES.maxPages)
        throw invalid(id, `has ${row.reserved} pages, and may have ${PAGE_BATCHES.maxPages}.`)
      yield* pay(row.owner, quota, more * row.price, row.created_at)
      yield* pages.run(
        fresh.map(({ url, itemId, meta }, at) => {
          const about = [itemId ?? null, meta === undefined ? null : JSON.stringify(meta)]
          return [id, row.positions + at + 1, url, ...about, 0, 'waiting']
        }),
      )
      const intake = grown(JSON.parse(row.intake), batch.intake, more)
      const changed = yield* grow.get(more, more, more, JSON.stringify(intake), id)
      return changed && { ...batchFrom(changed), invalidUrls: batch.invalidUrls }
    }),
  }
}

const invalid = (id: string, what: string) => new BlazonError('invalid_input', `The batch "${id}" ${what}`)

/** Throws `invalid_input` for a batch to which these pages cannot be added. */
function checkOpen({ id, mode, completed_at, status, format, options }: OpenRow, batch: NewPageBatch): void {
  if (mode === 'crawl') throw invalid(id, 'is a crawl, which finds its pages itself.')
  if (completed_at !== null || status === 'cancelling')
    throw invalid(id, 'has ended or is being cancelled, so it takes no further pages.')
  if (format !== batch.format || options !== JSON.stringify(batch.options))
    throw invalid(id, `reads its pages as ${format} with other options, and all its pages have the same.`)
}

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
