import {
  type BatchEntry,
  PAGE_BATCHES,
  type PageBatch,
  type PageEnd,
  type TakenPage,
} from '../../model/page-batches.ts'
import type { Store } from '../store.ts'
import { BATCHES_LOCK, type Enqueue, finishingIn, IS_OVER } from './batch-end.ts'
import type { BatchRow } from './batch-rows.ts'
import { insertsIn } from './inserts.ts'
import { jobEventOf } from './job-events.ts'
import type { Computed, Sql, Steps } from './sql.ts'
import { freeingIn, lostHoldersIn, takingIn } from './taking.ts'

/** A page that was begun this often and never finished may be the reason why the processes end. */
const MAX_TAKES = 5

interface PageRow {
  readonly batch: string
  readonly position: number
  readonly url: string
  readonly item: string | null
  readonly meta: string | null
  readonly depth: number
  readonly takes: number
}

type BatchOfPage = Pick<BatchRow, 'id' | 'owner' | 'format' | 'crawl'> & {
  readonly options: string
  readonly home: string | null
  readonly bytes: number
}

type Methods = 'takePage' | 'endPage' | 'giveBackPage' | 'freePages'

const PAGE = 'batch, position, url, item, meta, depth, takes'

/** The queue of pages in batches. `isHolding` returns whether the holder of a lease still has it. */
export function batchWorkIn(
  sql: Sql,
  nowMs: () => number,
  isHolding: (holder: string) => Steps<boolean>,
  enqueue: Enqueue,
): Computed<Methods, Store> {
  const ofHolder = sql.prepare<[string], PageRow>(`SELECT ${PAGE} FROM batch_pages WHERE holder = ?`)
  const ofBatch = sql.prepare<[string], BatchOfPage>(
    'SELECT id, owner, format, crawl, options, home, bytes FROM page_batches WHERE id = ?',
  )
  const begin = sql.prepare<[string, string, number]>(
    `UPDATE batch_pages SET state = 'running', holder = ?, takes = takes + 1 WHERE batch = ? AND position = ?`,
  )
  const serve = sql.prepare<[number, number, string]>(
    `UPDATE page_batches SET status = CASE status WHEN 'queued' THEN 'running' ELSE status END,
       served_at = ?, started_at = coalesce(started_at, ?) WHERE id = ?`,
  )
  const giveBack = sql.prepare<[string, number, string]>(
    `UPDATE batch_pages SET state = 'waiting', holder = NULL, takes = takes - 1
     WHERE batch = ? AND position = ? AND holder = ?`,
  )
  const queue = takingIn(sql, {
    ...{ lock: BATCHES_LOCK, held: ofHolder.all, next: nextIn(sql), nameOf },
    *begin({ batch, position }, holder) {
      yield* begin.run(holder, batch, position)
      yield* serve.run(nowMs(), nowMs(), batch)
    },
  })
  const end = endingIn(sql, nowMs, enqueue)
  const finish = finishingIn(sql, nowMs, enqueue)
  const back = sql.write(BATCHES_LOCK, function* ({ batch, position, holder }: TakenPage) {
    yield* giveBack.run(batch, position, holder)
    // A batch that is being cancelled ends without this page.
    yield* finish(batch)
  })
  return {
    *takePage(holder) {
      const page = yield* queue.take(holder)
      const batch = page && (yield* queue.whole(page, holder, (row) => ofBatch.get(row.batch)))
      return batch && takenFrom(page, batch, holder)
    },
    *endPage(page, ended) {
      const isEnded = yield* end(page, ended)
      queue.end(nameOf(page), page.holder)
      return isEnded
    },
    *giveBackPage(page) {
      yield* back(page)
      queue.end(nameOf(page), page.holder)
    },
    freePages: freeingPagesIn(sql, nowMs, isHolding, enqueue),
  }
}

const nameOf = ({ batch, position }: Pick<TakenPage, 'batch' | 'position'>) => `${batch} ${position}`

const entryOf = ({ url, item, meta }: PageRow): BatchEntry => ({
  url,
  ...(item !== null && { itemId: item }),
  ...(meta !== null && { meta: JSON.parse(meta) }),
})

function takenFrom(row: PageRow, batch: BatchOfPage, holder: string): TakenPage {
  const { position, depth } = row
  return {
    ...{ batch: row.batch, position, depth, holder, owner: batch.owner, format: batch.format },
    ...entryOf(row),
    options: JSON.parse(batch.options),
    crawl: batch.crawl === null ? null : JSON.parse(batch.crawl),
    home: batch.home,
    isFull: batch.bytes >= PAGE_BATCHES.maxResultBytes,
  }
}

/**
 * Returns the next page. It belongs to the owner whose last page was taken the longest time ago, and to the
 * batch of this owner for which the same is true. Many batches of one owner therefore do not delay the batch
 * of another owner.
 */
function nextIn(sql: Sql): () => Steps<PageRow | undefined> {
  const batch = sql.value<[], string>(
    `SELECT id FROM page_batches AS b WHERE completed_at IS NULL AND status IN ('queued', 'running')
       AND EXISTS (SELECT 1 FROM batch_pages WHERE batch = b.id AND state = 'waiting')
     ORDER BY (SELECT max(served_at) FROM page_batches AS o WHERE o.owner = b.owner AND completed_at IS NULL),
       served_at, id LIMIT 1`,
  )
  const page = sql.prepare<[string], PageRow>(
    `SELECT ${PAGE} FROM batch_pages WHERE batch = ? AND state = 'waiting' ORDER BY position LIMIT 1`,
  )
  return function* () {
    const id = yield* batch.get()
    return id === undefined ? undefined : yield* page.get(id)
  }
}

type State = Pick<BatchRow, 'id' | 'owner' | 'webhook' | 'errors' | 'reserved' | 'crawl'> & {
  readonly positions: number
  readonly found: number
  readonly home: string | null
  readonly bytes: number
}

type HeldPage = Pick<TakenPage, 'batch' | 'position' | 'holder'>

function endingIn(sql: Sql, nowMs: () => number, enqueue: Enqueue) {
  const held = sql.value<[string, number, string], number>(
    `SELECT depth FROM batch_pages WHERE batch = ? AND position = ? AND holder = ?`,
  )
  const stateOf = sql.prepare<[string], State>(
    `SELECT id, owner, webhook, errors, reserved, crawl, positions, found, home, bytes
     FROM page_batches WHERE id = ?`,
  )
  const close = sql.prepare<unknown[]>(
    `UPDATE batch_pages SET state = ?, holder = NULL, record = ?, final_key = ?
     WHERE batch = ? AND position = ?`,
  )
  const count = sql.prepare<unknown[]>(
    `UPDATE page_batches SET succeeded = succeeded + ?, failed = failed + ?, errors = ?, bytes = bytes + ?
     WHERE id = ?`,
  )
  const isKnown = sql.value<[string, string], number>(
    `SELECT position FROM batch_pages WHERE batch = ? AND final_key = ? AND state = 'ok' LIMIT 1`,
  )
  // The row stays, so that the page is not found a second time.
  const leave = sql.prepare<[string, number]>(
    "UPDATE batch_pages SET state = 'left', holder = NULL WHERE batch = ? AND position = ?",
  )
  const dropped = sql.prepare<[string]>('UPDATE page_batches SET found = found - 1 WHERE id = ?')
  const follow = followingIn(sql)
  const finish = finishingIn(sql, nowMs, enqueue)
  return sql.write(BATCHES_LOCK, function* ({ batch, position, holder }: HeldPage, ended: PageEnd) {
    const depth = yield* held.get(batch, position, holder)
    const state = depth === undefined ? undefined : yield* stateOf.get(batch)
    if (depth === undefined || !state) return false
    const { error, record, finalKey = '', crawled } = ended
    const isLeft =
      crawled && !error && (crawled.isOutside || (yield* isKnown.get(batch, finalKey)) !== undefined)
    if (isLeft) {
      yield* leave.run(batch, position)
      yield* dropped.run(batch)
    } else {
      const errors = error ? counted(state.errors, error.code) : state.errors
      yield* close.run(error ? 'error' : 'ok', record, finalKey || null, batch, position)
      yield* count.run(error ? 0 : 1, error ? 1 : 0, errors, record.byteLength, batch)
      const event = jobEventOf(state, 'page', { eventId: `evt_${batch}_${position}`, position })
      if (event) yield* enqueue(event)
    }
    if (crawled && !error) yield* follow(batch, depth + 1, state, crawled)
    yield* finish(batch, error)
    return true
  })
}

function counted(errors: string, code: string): string {
  const counts = JSON.parse(errors)
  return JSON.stringify({ ...counts, [code]: (counts[code] ?? 0) + 1 })
}

/**
 * A crawl may request this many pages for each page of its result, because some requests lead to pages that
 * it already has.
 */
const REQUESTS_PER_PAGE = 2

/** Adds the linked pages of a page of a crawl, each of them once, up to the largest number of pages. */
function followingIn(sql: Sql) {
  const known = sql.value<[string, string], string>(
    `SELECT key FROM batch_pages WHERE batch = ? AND key IN (SELECT value FROM json_each(?))`,
  )
  const pages = insertsIn(sql, 'batch_pages', {
    ...{ batch: 'TEXT', position: 'BIGINT', url: 'TEXT', depth: 'BIGINT', key: 'TEXT', state: 'TEXT' },
  })
  const grow = sql.prepare<[number, number, string, string]>(
    `UPDATE page_batches SET positions = positions + ?, found = found + ?, home = coalesce(home, ?)
     WHERE id = ?`,
  )
  return function* (
    batch: string,
    depth: number,
    { positions, found, reserved, crawl }: State,
    { home, links }: NonNullable<PageEnd['crawled']>,
  ): Steps<void> {
    const { maxDepth = Number.POSITIVE_INFINITY }: NonNullable<PageBatch['crawl']> = JSON.parse(crawl ?? '{}')
    // Pages that are left out make room for others. A site with an infinite number of addresses therefore
    // needs another limit.
    const most = Math.min(reserved - found, reserved * REQUESTS_PER_PAGE - positions)
    const room = depth > maxDepth ? 0 : Math.max(0, most)
    const before = new Set(
      room > 0 ? yield* known.all(batch, JSON.stringify(links.map(({ key }) => key))) : [],
    )
    const fresh = [...new Map(links.map((link) => [link.key, link])).values()]
      .filter(({ key }) => !before.has(key))
      .slice(0, room)
    yield* pages.run(fresh.map(({ url, key }, at) => [batch, positions + at + 1, url, depth, key, 'waiting']))
    yield* grow.run(fresh.length, fresh.length, home, batch)
  }
}

function freeingPagesIn(
  sql: Sql,
  nowMs: () => number,
  isHolding: (holder: string) => Steps<boolean>,
  enqueue: Enqueue,
): Computed<'freePages', Store>['freePages'] {
  const free = sql.prepare<[string]>(
    `UPDATE batch_pages SET state = 'waiting', holder = NULL WHERE holder = ? AND takes < ${MAX_TAKES}`,
  )
  const crashing = sql.prepare<[string], PageRow>(`SELECT ${PAGE} FROM batch_pages WHERE holder = ?`)
  const idle = sql.value<[], string>(`SELECT id FROM page_batches AS b WHERE ${IS_OVER}`)
  const end = endingIn(sql, nowMs, enqueue)
  const finish = finishingIn(sql, nowMs, enqueue)
  const lost = lostHoldersIn(sql, 'batch_pages', 'holder IS NOT NULL', isHolding)
  const freeAll = freeingIn(sql, BATCHES_LOCK, lost, free.run)
  const finishIdle = sql.write(BATCHES_LOCK, function* () {
    for (const id of yield* idle.all()) yield* finish(id)
  })
  return function* (crashed: (page: BatchEntry) => PageEnd) {
    for (const holder of yield* lost())
      for (const row of yield* crashing.all(holder))
        if (row.takes >= MAX_TAKES) {
          const { batch, position } = row
          yield* end({ batch, position, holder }, crashed(entryOf(row)))
        }
    const freed = yield* freeAll()
    // Whoever forgets a domain may have deleted the last pages of a batch. A batch that is being cancelled
    // ends without the pages that were freed.
    if ((yield* idle.get()) !== undefined) yield* finishIdle()
    return freed
  }
}
