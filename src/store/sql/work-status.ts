import type { Chunk } from '../../model/chunks.ts'
import { longestWaits, type WorkReport, type WorkStatus } from '../../model/work-status.ts'
import type { Holding } from './leases.ts'
import type { Sql, Steps } from './sql.ts'

/** The chunks on which processes work, and the chunks that were given up. */
export interface ChunksInHand {
  readonly inHand: readonly (Chunk & { readonly holder: string })[]
  readonly givenUp: readonly Chunk[]
}

/** Renews a lease as `renew` does, and stores the report of its holder. */
export function reportingIn(
  sql: Sql,
  renew: (holder: string) => Steps<void>,
): (holder: string, report?: WorkReport) => Steps<void> {
  const put = sql.prepare<[string, string]>(
    `INSERT INTO work_reports (lease, report) SELECT name, ? FROM leases WHERE holder = ?
     ON CONFLICT (lease) DO UPDATE SET report = excluded.report`,
  )
  return function* (holder, report) {
    yield* renew(holder)
    if (report) yield* put.run(JSON.stringify(report), holder)
  }
}

/** Reads the work on lists that is under way. `holders` returns the leases for work on lists. */
export function workStatusIn(
  sql: Sql,
  holders: () => Steps<readonly Holding[]>,
  chunksInHand: (() => Steps<ChunksInHand>) | undefined,
): () => Steps<WorkStatus> {
  const select = sql.prepare<[], { lease: string; report: string }>('SELECT lease, report FROM work_reports')
  return function* () {
    const texts = new Map((yield* select.all()).map(({ lease, report }) => [lease, report]))
    const { inHand, givenUp } = chunksInHand ? yield* chunksInHand() : { inHand: [], givenUp: [] }
    const reports = (yield* holders()).map(({ name, holder, pid, host, renewed_at }) => {
      const { lookups, list } = JSON.parse(texts.get(name) ?? '{}') as WorkReport
      return { holder, lookups, list, from: { pid, host, seenAt: new Date(renewed_at).toISOString() } }
    })
    const workers = reports.flatMap(({ holder, from, lookups }) => {
      if (!lookups) return []
      const chunks = inHand.filter((chunk) => chunk.holder === holder)
      return [{ ...from, ...lookups, chunks: chunks.map(({ holder: _, ...chunk }) => chunk) }]
    })
    return {
      workers,
      lists: reports.flatMap(({ from, list }) => (list ? [{ ...from, ...list }] : [])),
      hosts: longestWaits(workers.flatMap(({ hosts }) => hosts)),
      givenUp,
    }
  }
}
