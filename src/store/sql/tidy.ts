import { MONITORS } from '../../model/monitors.ts'
import type { StoreBounds } from '../../model/options/store.ts'
import { PAGE_BATCHES } from '../../model/page-batches.ts'
import { WEBHOOKS } from '../../model/webhooks.ts'
import { ABANDON_BATCH, DELETED, HIDE_BATCH, INCOMING, NOW } from './batch-rows.ts'
import type { Sql, Steps } from './sql.ts'
import { ENDED_TASK_MAX_AGE_MS } from './tasks.ts'

/** The duration of one call in milliseconds. A row is deleted whole: 5 ms for 10 MB. */
const STEP_MS = 3

/** Deletes one or a few rows. Returns false when there is nothing to delete by this rule. */
type Rule = (bounds: StoreBounds, nowMs: number) => Steps<boolean>

interface Tidying {
  readonly nowMs: () => number
  readonly bounds: () => Steps<StoreBounds>
  readonly isBatchRunning: () => Steps<boolean>
  /** Whether the database is larger than its limit. */
  readonly isOver: (bounds: StoreBounds) => Steps<boolean>
}

/** Deletes rows by the rules for some milliseconds. Returns whether there may be more to delete. */
export function tidyingIn(sql: Sql, { nowMs, bounds, ...tidying }: Tidying): () => Steps<boolean> {
  const rules = rulesIn(sql, tidying)
  return function* () {
    const until = performance.now() + STEP_MS
    const limits = yield* bounds()
    const now = nowMs()
    do {
      if (!(yield* hasDeleted(rules, limits, now))) return false
    } while (performance.now() < until)
    return true
  }
}

function* hasDeleted(rules: readonly Rule[], bounds: StoreBounds, nowMs: number): Steps<boolean> {
  for (const rule of rules) if (yield* rule(bounds, nowMs)) return true
  return false
}

/**
 * Selects a body that was recorded as unused. In PostgreSQL a separate statement locks it, because a deletion
 * that waits for a transaction does not see the rows that this transaction has added.
 */
const UNUSED_BODY = {
  sqlite: 'SELECT hash FROM unused_bodies LIMIT 1',
  postgres:
    'SELECT hash FROM unused_bodies JOIN bodies USING (hash) LIMIT 1 FOR UPDATE OF bodies SKIP LOCKED',
} as const

function rulesIn(
  sql: Sql,
  { isBatchRunning, isOver }: Pick<Tidying, 'isBatchRunning' | 'isOver'>,
): readonly Rule[] {
  const usage = sql.prepare<[string], { entries: number; bytes: number }>(
    'SELECT entries, bytes FROM usage WHERE kind = ?',
  )
  /** Whether all rows of that kind together exceed the limit. The newest row is never deleted. */
  const exceeds = function* (kind: string, maxBytes: number) {
    const { entries = 0, bytes = 0 } = (yield* usage.get(kind)) ?? {}
    return entries > 1 && bytes > maxBytes
  }
  const { oldPage, oldPicture, oldRendition, oldSnapshot, lines, oldExtra, oldTask, ...removals } =
    removalsIn(sql)
  const { oldDelivery, oldHeaders, oldRun, oldChange, late, removeBody, forget } = removals
  const oldResult = oldestResultIn(sql)
  const oldBatch = oldestBatchIn(sql)
  const deletable = deletableIn(sql, isBatchRunning)
  const unusedBody = sql.value<[], string>(UNUSED_BODY[sql.kind])
  return [
    function* () {
      const hash = yield* unusedBody.get()
      if (hash === undefined) return false
      yield* removeBody(hash)
      return yield* forget(hash)
    },
    ({ scrapeMaxAgeMs, staleMaxAgeMs }, now) => oldPage(now - scrapeMaxAgeMs - staleMaxAgeMs),
    function* ({ maxScrapesBytes }) {
      return (yield* exceeds('pages', maxScrapesBytes)) && (yield* oldPage(ANY_AGE))
    },
    ({ pictureMaxAgeMs }, now) => oldPicture(now - pictureMaxAgeMs),
    function* ({ maxPicturesBytes }) {
      return (yield* exceeds('pictures', maxPicturesBytes)) && (yield* oldPicture(ANY_AGE))
    },
    function* ({ maxRenditionsBytes }) {
      return (yield* exceeds('renditions', maxRenditionsBytes)) && (yield* oldRendition(ANY_AGE))
    },
    ({ snapshotMaxAgeMs }, now) => oldSnapshot(now - snapshotMaxAgeMs),
    function* (bounds, now) {
      return yield* oldResult(Math.min(now - bounds.resultMaxAgeMs, yield* deletable(bounds, now)))
    },
    function* (bounds, now) {
      return yield* oldExtra(Math.min(now - bounds.resultMaxAgeMs, yield* deletable(bounds, now)))
    },
    (_, now) => oldTask({ until: now - ENDED_TASK_MAX_AGE_MS }),
    (_, now) => oldDelivery(now - WEBHOOKS.maxAgeMs),
    (_, now) => oldHeaders(now - WEBHOOKS.retryMaxAgeMs),
    (_, now) => late(now),
    (_, now) => oldBatch(now - PAGE_BATCHES.maxAgeMs),
    (_, now) => oldRun(now - MONITORS.runMaxAgeMs),
    (_, now) => oldChange(now - MONITORS.changeMaxAgeMs),
    function* (bounds) {
      if (!(yield* isOver(bounds))) return false
      for (const remove of [oldRendition, oldSnapshot, oldPage, oldPicture])
        if (yield* remove(ANY_AGE)) return true
      return false
    },
    function* (bounds) {
      if (!(yield* isOver(bounds))) return false
      return (yield* oldBatch(ANY_AGE)) || (!(yield* isBatchRunning()) && (yield* lines()))
    },
    function* (bounds, now) {
      if (!(yield* isOver(bounds))) return false
      const until = yield* deletable(bounds, now)
      return (yield* oldExtra(until)) || (yield* oldResult(until))
    },
  ]
}

function removalsIn(sql: Sql) {
  const remove = <P extends unknown[]>(text: string) => {
    const statement = sql.prepare<P>(text)
    return function* (...params: P): Steps<boolean> {
      return (yield* statement.run(...params)) > 0
    }
  }
  // Lines have no row number in PostgreSQL, so there they are deleted in the order of the lists.
  const line = sql.kind === 'sqlite' ? 'rowid' : 'list, language, line'
  return {
    oldPage: remove<[number]>(removingOldest('scrapes', 'id', 'kept_at')),
    oldPicture: remove<[number]>(removingOldest('pictures', 'hash', 'kept_at')),
    oldRendition: remove<[number]>(removingOldest('renditions', 'domain, variant', 'kept_at')),
    oldSnapshot: remove<[number]>(removingOldest('snapshots', 'domain', 'kept_at')),
    lines: remove<[]>(
      `DELETE FROM lines WHERE (${line}) IN (SELECT ${line} FROM lines ORDER BY ${line} LIMIT 50)`,
    ),
    oldExtra: remove<[number]>(removingOldest('extras', 'domain, kind', 'finished_at')),
    // Only tasks that have ended and were not queued again have a value in `ended_at`.
    oldTask: remove<[{ until: number }]>(
      `DELETE FROM tasks WHERE ended_at <= :until
       AND id IN (SELECT id FROM tasks WHERE ended_at <= :until LIMIT 50)`,
    ),
    // The attempts of a delivery are deleted with it.
    oldDelivery: remove<[number]>(removingOldest('deliveries', 'id', 'created_at')),
    // The headers may contain a secret of the receiver. They go when no event of the batch can be sent again.
    oldHeaders: remove<[number]>(
      `UPDATE page_batches SET headers = NULL WHERE id IN
         (SELECT id FROM page_batches AS b WHERE headers IS NOT NULL AND completed_at <= ?
            AND status <> '${INCOMING}' AND NOT EXISTS (SELECT 1 FROM deliveries WHERE source_id = b.id
              AND (due_at IS NOT NULL OR holder IS NOT NULL)) LIMIT 50)`,
    ),
    // Such a batch can no longer be accepted, so that its pages can be deleted.
    late: remove<[number]>(
      `${ABANDON_BATCH} AND created_at <= ${NOW[sql.kind]} - ${PAGE_BATCHES.maxIntakeMs}`,
    ),
    oldRun: remove<[number]>(removingOldest('monitor_runs', 'id', 'created_at')),
    oldChange: remove<[number]>(removingOldest('monitor_changes', 'id', 'detected_at')),
    // If the body gets new references later, it is recorded again when the last of them is deleted.
    forget: remove<[string]>('DELETE FROM unused_bodies WHERE hash = ?'),
    // A page may have started to use the body again after it was recorded as unused.
    removeBody: remove<[string]>(
      `DELETE FROM bodies WHERE hash = ?
     AND NOT EXISTS (SELECT 1 FROM snapshot_bodies WHERE snapshot_bodies.hash = bodies.hash)`,
    ),
  }
}

const ANY_AGE = Number.MAX_SAFE_INTEGER

/**
 * Deletes the oldest row up to a time. Another process may replace the row at the same moment. PostgreSQL
 * then compares the columns of the new row once more. Its time differs, so it is not deleted.
 */
function removingOldest(table: string, key: string, time: string): string {
  return `DELETE FROM ${table} WHERE (${key}, ${time}) =
    (SELECT ${key}, ${time} FROM ${table} WHERE ${time} <= ? ORDER BY ${time} LIMIT 1)`
}

/** Deletes the oldest result that finished at or before a time, with or without a language. */
function oldestResultIn(sql: Sql): (until: number) => Steps<boolean> {
  type Row = { domain: string; finished_at: number }
  const oldest = sql.prepare<[number], Row>(
    'SELECT domain, finished_at FROM results WHERE finished_at <= ? ORDER BY finished_at LIMIT 1',
  )
  const spoken = sql.prepare<[number], Row & { language: string }>(
    `SELECT language, domain, finished_at FROM language_results
     WHERE finished_at <= ? ORDER BY finished_at LIMIT 1`,
  )
  // A newer result may have been stored in the meantime.
  const remove = sql.prepare<[Row]>(
    'DELETE FROM results WHERE domain = :domain AND finished_at = :finished_at',
  )
  const removeSpoken = sql.prepare<[Row & { language: string }]>(
    `DELETE FROM language_results
     WHERE language = :language AND domain = :domain AND finished_at = :finished_at`,
  )
  return function* (until) {
    const [one, other] = [yield* oldest.get(until), yield* spoken.get(until)]
    if (one && (!other || one.finished_at <= other.finished_at)) return (yield* remove.run(one)) > 0
    return other !== undefined && (yield* removeSpoken.run(other)) > 0
  }
}

/**
 * Deletes some pages of the batch that ended first, if it ended before a time. When no page is left, the
 * batch is deleted. A batch that was not accepted is deleted, too.
 */
function oldestBatchIn(sql: Sql): (until: number) => Steps<boolean> {
  const oldest = sql.prepare<[number], { id: string; owner: string }>(
    `SELECT id, owner FROM page_batches
     WHERE completed_at <= ? AND status <> '${INCOMING}' ORDER BY completed_at LIMIT 1`,
  )
  const hide = sql.prepare<[string]>(HIDE_BATCH)
  const pages = sql.prepare<[{ id: string }]>(
    `DELETE FROM batch_pages WHERE batch = :id AND position IN
       (SELECT position FROM batch_pages WHERE batch = :id ORDER BY position LIMIT 50)`,
  )
  const batch = sql.prepare<[string]>('DELETE FROM page_batches WHERE id = ?')
  return function* (until) {
    const { id, owner } = (yield* oldest.get(until)) ?? {}
    if (id === undefined) return false
    // Nobody may see a batch without some of its results. From now on it has no owner.
    if (owner !== DELETED) return (yield* hide.run(id)) > 0
    return (yield* pages.run({ id })) > 0 || (yield* batch.run(id)) > 0
  }
}

/**
 * Returns the time up to which finished results may be deleted. Later results are the queue of a batch that
 * runs, or of a batch that was interrupted and can be continued.
 */
function deletableIn(sql: Sql, isBatchRunning: () => Steps<boolean>) {
  const begun = sql.prepare<[number], { at: number | null }>(
    'SELECT min(started_at) AS at FROM list_runs WHERE ended_at IS NULL AND started_at > ?',
  )
  return function* ({ recordMaxAgeMs }: StoreBounds, now: number): Steps<number> {
    if (yield* isBatchRunning()) return Number.MIN_SAFE_INTEGER
    const at = (yield* begun.get(now - recordMaxAgeMs))?.at ?? null
    return at === null ? ANY_AGE : at - 1
  }
}
