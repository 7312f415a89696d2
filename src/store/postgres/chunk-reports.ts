import { CHUNK_COUNTS, type ChunkCounts, type ChunkedList } from '../../model/chunks.ts'
import type { Holding } from '../sql/leases.ts'
import type { Computed, Sql, Steps } from '../sql/sql.ts'
import type { ChunksInHand } from '../sql/work-status.ts'
import type { Chunks } from '../store.ts'
import { columnOf, placeOf } from './chunks.ts'

type Methods =
  | 'beginChunks'
  | 'endChunks'
  | 'finishChunks'
  | 'chunkProgress'
  | 'givenUpChunks'
  | 'crashedDomains'

type PlaceRow = Parameters<typeof placeOf>[0]

/** Reports the progress of chunks, and deletes those that are over. `workers`: the leases of workers. */
export function chunkReportsIn(
  sql: Sql,
  workers: () => Steps<readonly Holding[]>,
): Computed<Methods, Chunks> {
  return { ...clearingIn(sql), ...listReportsIn(sql, workers) }
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
  // The jobs of deleted chunks stay in the queue, and are dropped when a process takes them.
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
  const givenUp = sql.prepare<[string, string], PlaceRow>(
    `SELECT list, language, first_line, last_line FROM chunks
     WHERE is_given_up = 1 AND list = ? AND language = ? ORDER BY first_line`,
  )
  const listed = 'domain IN (SELECT domain FROM lines WHERE list = :list AND language = :language)'
  // The type needs a value for a missing row, though a query of sums always has one row.
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
    *givenUpChunks({ list, language }) {
      return (yield* givenUp.all(list, language)).map(placeOf)
    },
    crashedDomains: ({ list, language }, since) => crashed.all({ list, language, since }),
  }
}

/** The chunks on which processes work, and the chunks of all lists that were given up. */
export function chunksInHandIn(sql: Sql): () => Steps<ChunksInHand> {
  const place = 'list, language, first_line, last_line'
  const inHand = sql.prepare<[], PlaceRow & { readonly holder: string }>(
    `SELECT holder, ${place} FROM chunks WHERE ended_at IS NULL AND holder IS NOT NULL ORDER BY list, first_line`,
  )
  const givenUp = sql.prepare<[], PlaceRow>(
    `SELECT ${place} FROM chunks WHERE is_given_up = 1 ORDER BY list, language, first_line`,
  )
  return function* () {
    return {
      inHand: (yield* inHand.all()).map((row) => ({ ...placeOf(row), holder: row.holder })),
      givenUp: (yield* givenUp.all()).map(placeOf),
    }
  }
}
