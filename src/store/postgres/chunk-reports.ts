import { CHUNK_COUNTS, type ChunkCounts, type ChunkedList, type ChunkWorker } from '../../model/chunks.ts'
import type { Holding } from '../sql/leases.ts'
import type { Computed, Sql, Steps } from '../sql/sql.ts'
import type { Chunks } from '../store.ts'
import { columnOf, placeOf } from './chunks.ts'

type Methods =
  | 'beginChunks'
  | 'endChunks'
  | 'finishChunks'
  | 'chunkProgress'
  | 'givenUpChunks'
  | 'crashedDomains'
  | 'chunkWorkers'

type PlaceRow = Parameters<typeof placeOf>[0]

/** How far the chunks are, and who works on them. `workers` returns the leases that workers hold. */
export function chunkReportsIn(
  sql: Sql,
  nowMs: () => number,
  workers: () => Steps<readonly Holding[]>,
): Computed<Methods, Chunks> {
  return { ...clearingIn(sql), ...listReportsIn(sql, workers), chunkWorkers: workersIn(sql, nowMs, workers) }
}

function clearingIn(sql: Sql): Computed<'beginChunks' | 'endChunks' | 'finishChunks', Chunks> {
  const removeOther = sql.prepare<[string, string, number]>(
    'DELETE FROM chunks WHERE list = ? AND language = ? AND since <> ?',
  )
  const removeAfter = sql.prepare<[string, string, number]>(
    'DELETE FROM chunks WHERE list = ? AND language = ? AND first_line > ?',
  )
  const removeDone = sql.prepare<[string, string]>(
    'DELETE FROM chunks WHERE list = ? AND language = ? AND is_given_up = 0',
  )
  // Jobs without a chunk are dropped when they are taken.
  return {
    *beginChunks({ list, language }, since) {
      yield* removeOther.run(list, language, since)
    },
    *endChunks({ list, language }, after) {
      yield* removeAfter.run(list, language, after)
    },
    *finishChunks({ list, language }) {
      yield* removeDone.run(list, language)
    },
  }
}

function listReportsIn(
  sql: Sql,
  workers: () => Steps<readonly Holding[]>,
): Computed<'chunkProgress' | 'givenUpChunks' | 'crashedDomains', Chunks> {
  const sums = CHUNK_COUNTS.map((name) => `coalesce(sum(${columnOf(name)}), 0) AS "${name}"`).join(', ')
  const progress = sql.prepare<[string, string], ChunkCounts & { readonly open: number }>(
    `SELECT ${sums}, count(*) FILTER (WHERE ended_at IS NULL) AS open FROM chunks WHERE list = ? AND language = ?`,
  )
  const givenUp = sql.prepare<[{ readonly list: string | null }], PlaceRow>(
    `SELECT list, language, first_line, last_line FROM chunks
     WHERE is_given_up = 1 AND list = coalesce(:list, list) ORDER BY list, language, first_line`,
  )
  const listed = 'domain IN (SELECT domain FROM lines WHERE list = :list AND language = :language)'
  // A query of sums always has one row.
  const NOTHING = Object.fromEntries(CHUNK_COUNTS.map((name) => [name, 0])) as unknown as ChunkCounts & {
    open?: 0
  }
  type Of = ChunkedList & { readonly since: number }
  const crashed = sql.value<[Of], string>(
    `SELECT domain FROM results WHERE code = 'crashed' AND finished_at >= :since AND :language = '' AND ${listed}
     UNION SELECT domain FROM language_results WHERE result ->> '$.code' = 'crashed'
       AND finished_at >= :since AND language = :language AND ${listed} ORDER BY domain`,
  )
  return {
    *chunkProgress({ list, language }) {
      const { open = 0, ...counts } = (yield* progress.get(list, language)) ?? NOTHING
      return { counts, open, workers: (yield* workers()).length }
    },
    *givenUpChunks(of) {
      return (yield* givenUp.all({ list: of?.list ?? null }))
        .map(placeOf)
        .filter(({ language }) => of === undefined || language === of.language)
    },
    crashedDomains: ({ list, language }, since) => crashed.all({ list, language, since }),
  }
}

interface WorkerRow {
  readonly holder: string
  readonly domains: number
  readonly begun_at: number
}

function workersIn(
  sql: Sql,
  nowMs: () => number,
  workers: () => Steps<readonly Holding[]>,
): () => Steps<readonly ChunkWorker[]> {
  const sums = sql.prepare<[readonly string[]], WorkerRow>(
    `SELECT holder, sum(ok + refused + failed) AS domains, min(begun_at) AS begun_at FROM chunks
     WHERE holder = ANY(CAST(? AS TEXT[])) GROUP BY holder`,
  )
  const inHand = sql.prepare<[readonly string[]], PlaceRow & { readonly holder: string }>(
    `SELECT holder, list, language, first_line, last_line FROM chunks
     WHERE ended_at IS NULL AND holder = ANY(CAST(? AS TEXT[])) ORDER BY list, first_line`,
  )
  return function* () {
    const held = yield* workers()
    const holders = held.map(({ holder }) => holder)
    const counted = new Map((yield* sums.all(holders)).map((row) => [row.holder, row]))
    const chunks = yield* inHand.all(holders)
    return held.map(({ holder, pid, host, renewed_at }) => {
      const { domains = 0, begun_at = 0 } = counted.get(holder) ?? {}
      const seconds = (nowMs() - begun_at) / 1000
      return {
        ...{ pid, host, domains, seenAt: new Date(renewed_at).toISOString() },
        perSecond: domains > 0 && seconds > 0 ? domains / seconds : 0,
        chunks: chunks.filter((chunk) => chunk.holder === holder).map(placeOf),
      }
    })
  }
}
