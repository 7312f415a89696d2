import { type BatchFilter, PAGE_BATCHES, type PageBatch } from '../../model/page-batches.ts'
import type { OfOwner, Page } from '../../model/webhooks.ts'
import type { Store } from '../store.ts'
import { BATCHES_LOCK, finishingIn } from './batch-end.ts'
import { type AddBatch, addingIn, type BatchPorts, linesOf, OPEN_BATCHES } from './batch-intake.ts'
import { BATCH_COLUMNS, type BatchRow, batchFrom, DELETED, HIDE_BATCH } from './batch-rows.ts'
import { cancellingIn } from './deliveries.ts'
import { afterCursor, pageOf } from './pages-of-rows.ts'
import type { Computed, Sql, Steps } from './sql.ts'

type Methods =
  | 'pageBatchAsked'
  | 'pageBatchOf'
  | 'pageBatches'
  | 'openPageBatches'
  | 'batchRecords'
  | 'batchFileRecords'
  | 'cancelPageBatch'
  | 'deletePageBatch'

/** Stores and reads batches of pages. */
export function pageBatchesIn(
  sql: Sql,
  ports: BatchPorts,
): Computed<Methods, Store> & { readonly addPageBatch: AddBatch } {
  const one = sql.prepare<[{ id: string; owner: string | null }], BatchRow>(
    `SELECT ${BATCH_COLUMNS} FROM page_batches
     WHERE id = :id AND owner <> '${DELETED}' AND (CAST(:owner AS TEXT) IS NULL OR owner = :owner)`,
  )
  const open = sql.value<[string], number>(OPEN_BATCHES)
  const found = function* (id: string, { owner }: OfOwner = {}) {
    return yield* one.get({ id, owner: owner ?? null })
  }
  return {
    ...addingIn(sql, ports),
    ...recordsIn(sql),
    ...endingIn(sql, ports, found),
    *pageBatchOf(id, of) {
      const row = yield* found(id, of)
      return row && batchFrom(row)
    },
    pageBatches: listingIn(sql),
    *openPageBatches(owner) {
      return (yield* open.get(owner)) ?? 0
    },
  }
}

type Found = (id: string, of?: OfOwner) => Steps<BatchRow | undefined>

function listingIn(sql: Sql): (filter?: BatchFilter) => Steps<Page<PageBatch>> {
  const selecting = (owner: string) =>
    sql.prepare<[object], BatchRow>(
      `SELECT ${BATCH_COLUMNS} FROM page_batches
       WHERE ${owner} AND (created_at, id) < (:at, :id)
         AND (CAST(:status AS TEXT) IS NULL OR status = :status)
         AND (CAST(:q AS TEXT) IS NULL OR instr(search, :q) > 0)
         AND (CAST(:tags AS TEXT) IS NULL OR
           EXISTS (SELECT 1 FROM json_each(:tags) WHERE instr(tag_lines, value) > 0))
       ORDER BY created_at DESC, id DESC LIMIT :most`,
    )
  const ofOwner = selecting('owner = :owner')
  const ofAll = selecting(`owner <> '${DELETED}'`)
  return function* ({ limit = 25, cursor, owner, status, q, searchType = 'prefix', tags } = {}) {
    const word = q?.trim().toLowerCase() || undefined
    const given = {
      ...{ most: limit + 1, status: status ?? null, ...afterCursor(cursor) },
      q: word === undefined ? null : searchType === 'exact' ? `\n${word}\n` : `\n${word}`,
      tags: tags === undefined ? null : JSON.stringify(tags.map((tag) => linesOf([tag]))),
    }
    const rows = yield* owner === undefined ? ofAll.all(given) : ofOwner.all({ ...given, owner })
    const page = pageOf(rows, limit, ({ created_at, id }) => `${created_at}.${id}`)
    return { ...page, items: page.items.map(batchFrom) }
  }
}

interface RecordRow {
  readonly position: number
  readonly record: Uint8Array
}

function recordsIn(sql: Sql): Pick<Computed<Methods, Store>, 'batchRecords' | 'batchFileRecords'> {
  const selecting = (more: string) =>
    sql.prepare<[object], RecordRow>(
      `SELECT position, record FROM batch_pages
       WHERE batch = :id AND position > :after AND record IS NOT NULL AND ${more} ORDER BY position LIMIT :most`,
    )
  const ofBatch = selecting('state = coalesce(CAST(:status AS TEXT), state)')
  const ofFile = selecting('position <= :last')
  const ofToken = sql.value<[string], string>('SELECT id FROM page_batches WHERE token = ?')
  return {
    *batchRecords(id, after, most, status) {
      return yield* ofBatch.all({ id, after, most, status: status ?? null })
    },
    *batchFileRecords(token, file, after, most) {
      const id = yield* ofToken.get(token)
      if (id === undefined) return undefined
      const { pagesPerFile } = PAGE_BATCHES
      const first = file * pagesPerFile
      return yield* ofFile.all({ id, after: Math.max(first, after), last: first + pagesPerFile, most })
    },
  }
}

function endingIn(
  sql: Sql,
  { nowMs, enqueue }: BatchPorts,
  found: Found,
): Pick<Computed<Methods, Store>, 'cancelPageBatch' | 'deletePageBatch'> {
  const begin = sql.prepare<[string]>(
    `UPDATE page_batches SET status = 'cancelling' WHERE id = ? AND completed_at IS NULL`,
  )
  const hide = sql.prepare<[string]>(HIDE_BATCH)
  const finish = finishingIn(sql, nowMs, enqueue)
  const endDeliveries = cancellingIn(sql)
  const empty = sql.prepare<[string]>(
    `UPDATE deliveries SET body = '' WHERE source_id = ? AND source = 'batch'`,
  )
  return {
    cancelPageBatch: sql.write(BATCHES_LOCK, function* (id: string, of: OfOwner = {}) {
      const row = yield* found(id, of)
      if (!row) return undefined
      if (row.completed_at !== null) return { batch: batchFrom(row), isFinal: true }
      yield* begin.run(id)
      const cancelling = yield* found(id)
      yield* finish(id)
      return cancelling && { batch: batchFrom(cancelling), isFinal: false }
    }),
    deletePageBatch: sql.write(BATCHES_LOCK, function* (id: string, of: OfOwner = {}) {
      const row = yield* found(id, of)
      if (!row) return undefined
      if (row.completed_at === null) return false
      yield* hide.run(id)
      yield* endDeliveries({ type: 'batch', batchId: id })
      yield* empty.run(id)
      return true
    }),
  }
}
