import { setImmediate } from 'node:timers/promises'
import { BlazonError } from '../../model/errors.ts'
import {
  type BatchFilter,
  type NewBatchPage,
  type NewPageBatch,
  PAGE_BATCHES,
  type PageBatch,
  refuseMany,
  type SubmittedBatch,
} from '../../model/page-batches.ts'
import type { OfOwner, Page } from '../../model/webhooks.ts'
import type { Store } from '../store.ts'
import { BATCHES_LOCK, type Enqueue, finishingIn } from './batch-end.ts'
import {
  ABANDON_BATCH,
  ABANDONED,
  BATCH_COLUMNS,
  type BatchRow,
  batchFrom,
  DELETED,
  HIDE_BATCH,
  INCOMING,
  NOW,
} from './batch-rows.ts'
import { chargingIn, refusingSpentIn } from './credits.ts'
import { cancellingIn } from './deliveries.ts'
import { insertsIn } from './inserts.ts'
import { afterCursor, pageOf } from './pages-of-rows.ts'
import { type Computed, outside, type Sql, type Steps } from './sql.ts'

export interface BatchPorts {
  readonly nowMs: () => number
  /** Makes a text that nobody can guess. */
  readonly newToken: () => string
  readonly enqueue: Enqueue
}

/** `id`: the new id of the batch, so that a repeated call adds the same batch. */
type AddBatch = (batch: NewPageBatch, webhookSecret: string, id: string) => Steps<SubmittedBatch>

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

const OPEN_BATCHES = 'SELECT count(*) FROM page_batches WHERE owner = ? AND completed_at IS NULL'

type Found = (id: string, of?: OfOwner) => Steps<BatchRow | undefined>

/** Writes each word of a text between line ends, so that whole words and their beginnings can be found. */
const linesOf = (words: readonly string[]) => `\n${words.map((word) => word.toLowerCase()).join('\n')}\n`

function wordsOf(id: string, { crawl, tags }: NewPageBatch): readonly string[] {
  const source = crawl?.source
  const start = source?.type === 'start_url' ? source.url : (source?.domain ?? '')
  const parts = start.split(/[^\p{L}\p{N}.-]+/u)
  const host = start.replace(/^https?:\/\/(?:www\.)?/, '')
  const ofTags = tags.flatMap((tag) => [tag, ...tag.split(/\W+/)])
  return [id, id.replace(/^batch_/, ''), start, host, ...parts, ...ofTags].filter((word) => word !== '')
}

type Adding = Pick<ReturnType<typeof pageBatchesIn>, 'addPageBatch' | 'pageBatchAsked'>

/**
 * Pages that are stored at once. That blocks the process for some milliseconds, and other calls have their
 * turn in between. PostgreSQL inserts them itself, but each portion takes several round trips.
 */
const PORTION = { sqlite: 500, postgres: 2_500 } as const

function addingIn(sql: Sql, ports: BatchPorts): Adding {
  const asked = sql.prepare<[string, string], BatchRow>(
    `SELECT ${BATCH_COLUMNS} FROM page_batches WHERE owner = ? AND asked = ?`,
  )
  const known = function* ({ owner, idempotencyKey: key }: NewPageBatch) {
    return key === undefined ? undefined : yield* asked.get(owner, key)
  }
  const admitted = sql.prepare<[string, string], BatchRow>(
    `SELECT ${BATCH_COLUMNS} FROM page_batches WHERE id = ? AND owner = ?`,
  )
  const pages = insertsIn(sql, 'batch_pages', {
    ...{ batch: 'TEXT', position: 'BIGINT', url: 'TEXT', item: 'TEXT', meta: 'TEXT' },
    ...{ depth: 'BIGINT', key: 'TEXT', state: 'TEXT' },
  })
  // This also locks the row, so that no other process can delete it before the pages are stored.
  const hold = sql.prepare<[string]>(
    `UPDATE page_batches SET status = status WHERE id = ? AND status = '${INCOMING}'`,
  )
  const store = sql.write('', function* (id: string, from: number, entries: readonly NewBatchPage[]) {
    if ((yield* hold.run(id)) === 0) throw late()
    yield* pages.run(
      entries.map(({ url, itemId, meta, key }, at) => {
        const about = [itemId ?? null, meta === undefined ? null : JSON.stringify(meta)]
        return [id, from + at + 1, url, ...about, 0, key ?? null, 'waiting']
      }),
    )
  })
  const refuseSpent = refusingSpentIn(sql)
  const begin = sql.write(BATCHES_LOCK, beginningIn(sql, ports))
  const admit = admittingIn(sql, ports)
  const abandon = sql.prepare<[string]>(`${ABANDON_BATCH} AND id = ?`)
  const portion = PORTION[sql.kind]
  const accept = sql.write(BATCHES_LOCK, function* (id: string, batch: NewPageBatch) {
    return (yield* known(batch)) ?? (yield* admit(id, batch))
  })
  return {
    *pageBatchAsked(owner, key) {
      const row = yield* asked.get(owner, key)
      return row && withSecret(row)
    },
    *addPageBatch(batch, secret, id) {
      const { owner, entries, intake, price } = batch
      // The answer to an earlier call with this id may have been lost.
      const earlier = (yield* known(batch)) ?? (yield* admitted.get(id, owner))
      if (earlier) return withSecret(earlier)
      yield* refuseSpent(owner, batch.quota, intake.reserved * price)
      yield* begin(id, batch, secret)
      try {
        for (let from = 0; from < entries.length; from += portion) {
          yield* store(id, from, entries.slice(from, from + portion))
          yield* outside(() => setImmediate())
        }
        return withSecret(yield* accept(id, batch))
      } finally {
        // The pages of a batch that was not accepted are deleted soon. An accepted batch does not change.
        yield* abandon.run(id)
      }
    },
  }
}

/**
 * Stores a batch to which pages are added. It has no owner yet, so that nobody sees it or works on it, and
 * it is deleted after a while unless it is admitted. The pages that one owner adds at once, or that are not
 * deleted yet, are limited.
 */
function beginningIn(
  sql: Sql,
  { nowMs, newToken }: BatchPorts,
): (id: string, batch: NewPageBatch, secret: string) => Steps<void> {
  // A repeated call begins anew.
  const clear = sql.prepare<[string]>(
    `DELETE FROM page_batches WHERE id = ? AND status IN ('${INCOMING}', '${ABANDONED}')`,
  )
  const before = sql.value<[string], number>(
    'SELECT coalesce(sum(positions), 0) FROM page_batches WHERE completed_at = 0 AND submitter = ?',
  )
  const insert = sql.prepare<unknown[]>(
    `INSERT INTO page_batches (id, owner, mode, format, status, options, crawl, tags, tag_lines, search, intake,
       invalid_urls, reserved, price, webhook, positions, found, token, submitter, created_at, completed_at)
     VALUES (?, '${DELETED}', ?, ?, '${INCOMING}', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${NOW[sql.kind]}, 0)`,
  )
  return function* (id, batch, secret) {
    const { owner, mode, format, options, crawl, tags, intake, price, entries } = batch
    const webhook = batch.webhook && JSON.stringify({ ...batch.webhook, secret })
    const texts = [JSON.stringify(options), crawl && JSON.stringify(crawl), JSON.stringify(tags)]
    const searched = [linesOf(tags), linesOf(wordsOf(id, batch))]
    const taken = [JSON.stringify(intake), JSON.stringify(batch.invalidUrls), intake.reserved, price]
    const counts = [entries.length, entries.length]
    const named = [id, mode, format, ...texts, ...searched, ...taken, webhook ?? null]
    yield* clear.run(id)
    if (((yield* before.get(owner)) ?? 0) + entries.length > PAGE_BATCHES.maxIncomingPages)
      throw new BlazonError('unavailable', CROWDED)
    yield* insert.run(...named, ...counts, newToken(), owner, nowMs())
  }
}

/** Gives a batch to its owner, and counts its credits. */
function admittingIn(sql: Sql, { nowMs }: BatchPorts): (id: string, batch: NewPageBatch) => Steps<BatchRow> {
  const open = sql.value<[string], number>(OPEN_BATCHES)
  const admit = sql.prepare<[string, string | null, number, string], BatchRow>(
    `UPDATE page_batches SET owner = ?, submitter = NULL, asked = ?, status = 'queued', created_at = ?,
       completed_at = NULL
     WHERE id = ? AND status = '${INCOMING}' RETURNING ${BATCH_COLUMNS}`,
  )
  const charge = chargingIn(sql)
  const refuseSpent = refusingSpentIn(sql)
  return function* (id, { owner, idempotencyKey, intake, price, quota }) {
    refuseMany((yield* open.get(owner)) ?? 0)
    const row = yield* admit.get(owner, idempotencyKey ?? null, nowMs(), id)
    if (!row) throw late()
    yield* charge(owner, intake.reserved * price, row.created_at)
    yield* refuseSpent(owner, quota)
    return row
  }
}

const CROWDED = 'The pages of earlier batches are still being stored; submit this one when they are.'

const late = () =>
  new BlazonError('storage', 'The pages of the batch were not stored in time; submit it again.', {
    retryable: true,
  })

function withSecret(row: BatchRow) {
  const { secret } = row.webhook === null ? { secret: undefined } : JSON.parse(row.webhook)
  return { ...batchFrom(row), ...(secret !== undefined && { webhookSecret: String(secret) }) }
}

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
  const select = sql.prepare<[string, number, number, number], RecordRow>(
    `SELECT position, record FROM batch_pages
     WHERE batch = ? AND position > ? AND position <= ? AND record IS NOT NULL ORDER BY position LIMIT ?`,
  )
  const ofToken = sql.value<[string], string>('SELECT id FROM page_batches WHERE token = ?')
  return {
    *batchRecords(id, after, most) {
      return yield* select.all(id, after, Number.MAX_SAFE_INTEGER, most)
    },
    *batchFileRecords(token, file, after, most) {
      const id = yield* ofToken.get(token)
      if (id === undefined) return undefined
      const { pagesPerFile } = PAGE_BATCHES
      const first = file * pagesPerFile
      return yield* select.all(id, Math.max(first, after), first + pagesPerFile, most)
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
      return true
    }),
  }
}
