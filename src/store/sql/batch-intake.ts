import { setImmediate } from 'node:timers/promises'
import { BlazonError } from '../../model/errors.ts'
import {
  type NewBatchPage,
  type NewPageBatch,
  PAGE_BATCHES,
  refuseMany,
  type SubmittedBatch,
} from '../../model/page-batches.ts'
import type { Store } from '../store.ts'
import { BATCHES_LOCK, type Enqueue } from './batch-end.ts'
import {
  ABANDON_BATCH,
  ABANDONED,
  BATCH_COLUMNS,
  type BatchRow,
  batchFrom,
  DELETED,
  INCOMING,
  NOW,
} from './batch-rows.ts'
import { payingIn, refusingSpentIn } from './credits.ts'
import { insertsIn } from './inserts.ts'
import { jobEventOf } from './job-events.ts'
import { type Computed, outside, type Sql, type Steps } from './sql.ts'

export interface BatchPorts {
  readonly nowMs: () => number
  /** Makes a text that nobody can guess. */
  readonly newToken: () => string
  readonly enqueue: Enqueue
}

/** `id`: the new id of the batch, so that a repeated call adds the same batch. */
export type AddBatch = (batch: NewPageBatch, webhookSecret: string, id: string) => Steps<SubmittedBatch>

export const OPEN_BATCHES = 'SELECT count(*) FROM page_batches WHERE owner = ? AND completed_at IS NULL'

/** Writes each word of a text between line ends, so that whole words and their beginnings can be found. */
export const linesOf = (words: readonly string[]) =>
  `\n${words.map((word) => word.toLowerCase()).join('\n')}\n`

function wordsOf(id: string, { crawl, tags }: NewPageBatch): readonly string[] {
  const source = crawl?.source
  const start = source?.type === 'start_url' ? source.url : (source?.domain ?? '')
  const parts = start.split(/[^\p{L}\p{N}.-]+/u)
  const host = start.replace(/^https?:\/\/(?:www\.)?/, '')
  const ofTags = tags.flatMap((tag) => [tag, ...tag.split(/\W+/)])
  return [id, id.replace(/^batch_/, ''), start, host, ...parts, ...ofTags].filter((word) => word !== '')
}

interface Adding extends Computed<'pageBatchAsked', Store> {
  readonly addPageBatch: AddBatch
}

/**
 * Pages that are stored at once. That blocks the process for some milliseconds, and other calls have their
 * turn in between. PostgreSQL inserts them itself, but each portion takes several round trips.
 */
const PORTION = { sqlite: 500, postgres: 2_500 } as const

/** Stores batches of pages that are submitted. */
export function addingIn(sql: Sql, ports: BatchPorts): Adding {
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
        return [id, from + at + 1, url, ...about, 0, key, 'waiting']
      }),
    )
  })
  const refuseSpent = refusingSpentIn(sql, ports.nowMs)
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
        const accepted = yield* accept(id, batch)
        // Another call with the same key may have been earlier.
        if (accepted.id !== id) yield* abandon.run(id)
        return withSecret(accepted)
      } catch (thrown) {
        // The pages of a batch that was not accepted are deleted soon.
        yield* abandon.run(id)
        throw thrown
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
       invalid_urls, reserved, price, webhook, headers, positions, found, token, submitter, created_at, completed_at)
     VALUES (?, '${DELETED}', ?, ?, '${INCOMING}', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${NOW[sql.kind]}, 0)`,
  )
  return function* (id, batch, secret) {
    const { owner, mode, format, options, crawl, tags, intake, price, entries } = batch
    const { headers, ...job } = batch.webhook?.job ?? {}
    const webhook = batch.webhook && { ...batch.webhook, ...(headers && { job }), secret }
    const hook = [webhook ? JSON.stringify(webhook) : null, headers ? JSON.stringify(headers) : null]
    const texts = [JSON.stringify(options), crawl && JSON.stringify(crawl), JSON.stringify(tags)]
    const searched = [linesOf(tags), linesOf(wordsOf(id, batch))]
    const taken = [JSON.stringify(intake), JSON.stringify(batch.invalidUrls), intake.reserved, price]
    const counts = [entries.length, entries.length]
    const named = [id, mode, format, ...texts, ...searched, ...taken, ...hook]
    yield* clear.run(id)
    if (((yield* before.get(owner)) ?? 0) + entries.length > PAGE_BATCHES.maxIncomingPages)
      throw new BlazonError('unavailable', CROWDED)
    yield* insert.run(...named, ...counts, newToken(), owner, nowMs())
  }
}

/** Gives a batch to its owner, counts its credits, and stores the event of its start. */
function admittingIn(
  sql: Sql,
  { nowMs, enqueue }: BatchPorts,
): (id: string, batch: NewPageBatch) => Steps<BatchRow> {
  const open = sql.value<[string], number>(OPEN_BATCHES)
  const admit = sql.prepare<[string, string | null, number, string], BatchRow>(
    `UPDATE page_batches SET owner = ?, submitter = NULL, asked = ?, status = 'queued', created_at = ?,
       completed_at = NULL
     WHERE id = ? AND status = '${INCOMING}' RETURNING ${BATCH_COLUMNS}`,
  )
  const pay = payingIn(sql, nowMs)
  return function* (id, { owner, idempotencyKey, intake, price, quota }) {
    refuseMany((yield* open.get(owner)) ?? 0)
    const row = yield* admit.get(owner, idempotencyKey ?? null, nowMs(), id)
    if (!row) throw late()
    yield* pay(owner, quota, intake.reserved * price, row.created_at)
    const event = jobEventOf(row, 'started', { eventId: `evt_${id}_started` })
    if (event) yield* enqueue(event)
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
