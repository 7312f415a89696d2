import { randomUUID } from 'node:crypto'
import {
  CHUNK_COUNTS,
  type Chunk,
  type ChunkCounts,
  type ChunkLine,
  type ChunkWork,
  type NewChunk,
  type TakenChunk,
} from '../../model/chunks.ts'
import type { BegunLookup } from '../../model/stored.ts'
import { DAY } from '../../model/units.ts'
import type { CountChunk } from '../sql/results.ts'
import type { Computed, Sql, Steps } from '../sql/sql.ts'
import type { Chunks } from '../store.ts'
import type { Job, Jobs } from './jobs.ts'

type Methods = 'putChunk' | 'takeChunk' | 'endChunk' | 'giveBackChunk' | 'freeChunks' | 'waitingChunks'
type Computations = Computed<Methods, Chunks>

interface Row {
  readonly list: string
  readonly language: string
  readonly first_line: number
  readonly last_line: number
  readonly size: number
  readonly since: number
}

interface KnownRow extends Row, Pick<NewChunk, 'digest'> {
  readonly job: string
  readonly ended_at: number | null
  readonly is_given_up: number
}

const IS_IN_CHUNK = 'list = ? AND language = ? AND line >= ? AND line <= ?'
const REASON = 'Its worker ended before the chunk did.'

/**
 * The rows of the table `chunks` store the progress of a list. The queue only decides which chunk is next. A
 * row and its job are written in one transaction. `isHolding` returns whether a holder still has its lease.
 */
export function chunksIn(
  sql: Sql,
  nowMs: () => number,
  jobs: Jobs,
  isHolding: (holder: string) => Steps<boolean>,
): Computations {
  return {
    putChunk: puttingIn(sql, jobs),
    takeChunk: takingIn(sql, nowMs, jobs),
    ...endingIn(sql, nowMs, jobs),
    freeChunks: freeingIn(sql, nowMs, jobs, isHolding),
    waitingChunks: () => jobs.waiting(),
  }
}

const lockOf = ({ job }: ChunkWork) => `chunk ${job}`

function puttingIn(sql: Sql, jobs: Jobs): Computations['putChunk'] {
  const removeBetween = sql.prepare<[string, string, number, number, number]>(
    `DELETE FROM chunks WHERE list = ? AND language = ? AND first_line > ? AND first_line <= ? AND first_line <> ?`,
  )
  const select = sql.prepare<[string, string, number], KnownRow>(
    'SELECT * FROM chunks WHERE list = ? AND language = ? AND first_line = ?',
  )
  const remove = sql.prepare<[string, string, number]>(
    'DELETE FROM chunks WHERE list = ? AND language = ? AND first_line = ?',
  )
  const insert = sql.prepare<[string, string, number, number, number, number, string, string]>(
    `INSERT INTO chunks (list, language, first_line, last_line, size, since, digest, job)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  return sql.write(
    ({ list }) => `lines ${list}`,
    function* ({ list, language, after, first, last, size, since, digest, request }: NewChunk) {
      yield* removeBetween.run(list, language, after, last, first)
      const known = yield* select.get(list, language, first)
      const isSame = known?.since === since && known.last_line === last && known.digest === digest
      if (known && isSame && known.is_given_up === 0) {
        if (known.ended_at !== null) return 'ended'
        if (yield* jobs.find(known.job)) return 'waiting'
      }
      if (known) yield* jobs.remove(known.job)
      yield* remove.run(list, language, first)
      const id = randomUUID()
      yield* insert.run(list, language, first, last, size, since, digest, id)
      yield* jobs.insert({ id, data: { list, language, request } })
      return 'queued'
    },
  )
}

function takingIn(sql: Sql, nowMs: () => number, jobs: Jobs): Computations['takeChunk'] {
  const selectUnknown = sql.value<[string, readonly string[]], string>(
    'SELECT job FROM chunks WHERE ended_at IS NULL AND holder = ? AND NOT job = ANY(CAST(? AS UUID[]))',
  )
  const begin = sql.prepare<[string, number, string], Row>(
    `UPDATE chunks SET holder = ?, begun_at = ?, ${CHUNK_COUNTS.map((name) => `${columnOf(name)} = 0`).join(', ')}
     WHERE job = ? AND ended_at IS NULL RETURNING *`,
  )
  const remove = sql.prepare<[string]>('DELETE FROM chunks WHERE job = ? AND ended_at IS NULL')
  // OFFSET 0 makes PostgreSQL search by the domain first. While it has no statistics of a growing list, it
  // would otherwise read all earlier lines of the list for each line.
  const selectLines = sql.prepare<[string, string, number, number], ChunkLine>(
    `SELECT line, input, domain, reason, EXISTS (
       SELECT 1 FROM (SELECT list, line FROM lines AS same
         WHERE same.language = lines.language AND same.domain = lines.domain OFFSET 0) AS earlier
       WHERE earlier.list = lines.list AND earlier.line < lines.line) AS "isRepeated"
     FROM lines WHERE ${IS_IN_CHUNK} ORDER BY line`,
  )
  const selectBegun = sql.prepare<[string, string, string, string, number, number], BegunLookup>(
    `SELECT domain, crashes, attempts, due_at AS "dueAt" FROM begun_lookups
     WHERE list = ? AND language = ? AND (crashes > 0 OR attempts > 0) AND domain IN (SELECT domain FROM lines WHERE ${IS_IN_CHUNK})`,
  )
  const contentOf = function* ({ id: job, data }: Job, holder: string): Steps<TakenChunk | undefined> {
    const row = yield* begin.get(holder, nowMs(), job)
    if (!row) return undefined
    const { list, language, first_line: first, last_line: last, size, since } = row
    const place = [list, language, first, last] as const
    const lines = yield* selectLines.all(...place)
    if (lines.length !== size) return undefined
    const begun = yield* selectBegun.all(list, language, ...place)
    return { list, language, first, last, since, job, holder, request: data.request, lines, begun }
  }
  return sql.write(
    (holder) => `worker ${holder}`,
    function* (holder: string, inHand: readonly string[]): Steps<TakenChunk | undefined> {
      for (;;) {
        // This holder does not know the chunk, because the answer to a call was lost with its connection.
        const unknown = yield* selectUnknown.get(holder, inHand)
        const job = (unknown && (yield* jobs.find(unknown))) ?? (yield* jobs.fetch())
        if (!job) return undefined
        const chunk = yield* contentOf(job, holder)
        if (chunk) return chunk
        // The list or its lines are gone. The next batch over the list queues the chunk again.
        yield* remove.run(job.id)
        yield* jobs.remove(job.id)
      }
    },
  )
}

function endingIn(
  sql: Sql,
  nowMs: () => number,
  jobs: Jobs,
): Pick<Computations, 'endChunk' | 'giveBackChunk'> {
  const end = sql.prepare<[number, ...number[], string, string]>(
    `UPDATE chunks SET ended_at = ?, ${CHUNK_COUNTS.map((name) => `${columnOf(name)} = ?`).join(', ')}
     WHERE job = ? AND holder = ? AND ended_at IS NULL`,
  )
  const release = releasingIn(sql)
  const requeue = requeuingIn(sql, jobs)
  return {
    endChunk: sql.write(lockOf, function* ({ job, holder }: ChunkWork, counts: ChunkCounts) {
      if ((yield* end.run(nowMs(), ...valuesOf(counts), job, holder)) > 0) yield* jobs.remove(job)
    }),
    giveBackChunk: sql.write(lockOf, function* ({ job, holder, list, language, request }: TakenChunk) {
      if (yield* release.get(job, holder)) yield* requeue({ id: job, data: { list, language, request } })
    }),
  }
}

const releasingIn = (sql: Sql) =>
  sql.prepare<[string, string], Row>(
    'UPDATE chunks SET holder = NULL WHERE job = ? AND holder = ? AND ended_at IS NULL RETURNING *',
  )

/** Puts a chunk that nobody holds to the front of the queue, as a job that has not failed. */
function requeuingIn(sql: Sql, jobs: Jobs) {
  const rename = sql.prepare<[string, string]>('UPDATE chunks SET job = ? WHERE job = ?')
  return function* ({ id, data }: Job): Steps<void> {
    const next = randomUUID()
    yield* rename.run(next, id)
    yield* jobs.remove(id)
    yield* jobs.insert({ id: next, data }, true)
  }
}

function freeingIn(
  sql: Sql,
  nowMs: () => number,
  jobs: Jobs,
  isHolding: (holder: string) => Steps<boolean>,
): Computations['freeChunks'] {
  const selectHeld = sql.prepare<[], ChunkWork>(
    'SELECT job, holder FROM chunks WHERE ended_at IS NULL AND holder IS NOT NULL ORDER BY holder',
  )
  const release = releasingIn(sql)
  const requeue = requeuingIn(sql, jobs)
  const countCrash = sql.prepare<[string, string, string, string, number, number]>(
    `UPDATE begun_lookups SET crashes = crashes + 1, is_running = 0
     WHERE list = ? AND language = ? AND is_running = 1
       AND domain IN (SELECT domain FROM lines WHERE ${IS_IN_CHUNK})`,
  )
  const giveUp = sql.prepare<[number, string]>(
    'UPDATE chunks SET ended_at = ?, is_given_up = 1 WHERE job = ?',
  )
  const free = sql.write(lockOf, function* ({ job, holder }: ChunkWork): Steps<0 | 1> {
    const row = yield* release.get(job, holder)
    if (!row) return 0
    const { list, language, first_line, last_line } = row
    const crashes = yield* countCrash.run(list, language, list, language, first_line, last_line)
    const held = yield* jobs.find(job)
    // If lookups were running when the process died, one of them may be the cause. Their counted crashes
    // exclude it later, so the chunk is queued again. Only without running lookups does the chunk itself
    // count as failed.
    if (held && crashes > 0) {
      yield* requeue(held)
      return 1
    }
    yield* jobs.fail(job, REASON)
    const left = yield* jobs.find(job)
    if (left?.state === 'failed') yield* giveUp.run(nowMs(), job)
    return 1
  })
  const removeOld = sql.prepare<[number]>(`DELETE FROM leases WHERE name LIKE 'worker %' AND renewed_at < ?`)
  return function* () {
    let freed = 0
    yield* removeOld.run(nowMs() - DAY)
    const isAlive = new Map<string, boolean>()
    for (const work of yield* selectHeld.all()) {
      const { holder } = work
      if (!isAlive.has(holder)) isAlive.set(holder, yield* isHolding(holder))
      if (isAlive.get(holder) === false) freed += yield* free(work)
    }
    return freed
  }
}

/** Adds to the counts of a chunk, in the transaction that stores the counted result. */
export function countingIn(sql: Sql): CountChunk {
  const add = sql.prepare<[...number[], string, string]>(
    `UPDATE chunks SET ${CHUNK_COUNTS.map((name) => `${columnOf(name)} = ${columnOf(name)} + ?`).join(', ')}
     WHERE job = ? AND holder = ? AND ended_at IS NULL`,
  )
  return function* ({ job, holder }, counts) {
    yield* add.run(...valuesOf(counts), job, holder)
  }
}

/** The name of a column: `extras_failed` for `extrasFailed`. */
export function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function valuesOf(counts: ChunkCounts): readonly number[] {
  return CHUNK_COUNTS.map((name) => counts[name])
}

/** The list, the language and the lines of the chunk of a row. */
export function placeOf({ list, language, first_line, last_line }: Omit<Row, 'size' | 'since'>): Chunk {
  return { list, language, first: first_line, last: last_line }
}
