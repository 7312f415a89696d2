import type { ChunkCounts, ChunkWork } from '../../model/chunks.ts'
import type { Result } from '../../model/record.ts'
import type { StoredResult } from '../../model/stored.ts'
import { STORING } from '../bounds.ts'
import { packWithin } from '../fitting.ts'
import type { ResultDetails, Store } from '../store.ts'
import type { Blobs } from './blobs.ts'
import type { Freshness } from './freshness.ts'
import { languageResultsIn } from './language-results.ts'
import { mainResultsIn } from './main-results.ts'
import type { Which } from './result-table.ts'
import { type PlacedSnapshot, snapshotPlacer } from './snapshots.ts'
import type { Computed, Sql, Steps } from './sql.ts'

type Methods = 'putResult' | 'resultOf' | 'storedResultOf' | 'freshResultOf' | 'freshSummaryOf' | 'statusOf'

interface Portions {
  /** See `ResultTable.after`. */
  resultsAfter(
    last: StoredResult | undefined,
    language: string | undefined,
    which: Which,
  ): Steps<readonly StoredResult[]>
}

/** Adds to the counts of a chunk. */
export type CountChunk = (work: ChunkWork, counts: ChunkCounts) => Steps<void>

interface Keeping {
  readonly keepsPages: boolean
  readonly countChunk: CountChunk | undefined
  readonly blobs: Blobs
}

/** Chooses the table by the language. */
export function resultsIn(
  sql: Sql,
  nowMs: () => number,
  freshness: Freshness,
  { keepsPages, countChunk, blobs }: Keeping,
): Computed<Methods, Store> & Portions {
  const main = mainResultsIn(sql, nowMs, freshness, blobs)
  const inLanguage = languageResultsIn(sql, nowMs, freshness)
  const place = snapshotPlacer(sql, blobs)
  const tableOf = (language: string | undefined) => (language === undefined ? main : inLanguage(language))
  const putCounted = sql.write(
    ({ domain }) => `result ${domain}`,
    function* (result: Result, details: ResultDetails, page: PlacedSnapshot | undefined) {
      yield* tableOf(details.language).put(result, details, page)
      if (countChunk && details.counted) yield* countChunk(details.counted.of, details.counted.counts)
    },
  )
  return {
    // Everything is packed before the transaction begins, so that no other process waits for it.
    *putResult(result, details = {}) {
      const { snapshot, language, counted } = details
      const isKept = keepsPages && language === undefined && snapshot !== undefined
      const packed = isKept ? packWithin(snapshot, STORING.maxSnapshotBytes) : undefined
      const page = packed && (yield* place(packed))
      if (counted) yield* putCounted(result, details, page)
      else yield* tableOf(language).put(result, details, page)
    },
    resultOf: main.resultOf,
    freshResultOf: (domain, language, rules) => tableOf(language).fresh(domain, rules),
    freshSummaryOf: (domain, language) => tableOf(language).freshSummary(domain),
    statusOf: (domain, language) => tableOf(language).status(domain),
    storedResultOf: (domain, language) => tableOf(language).stored(domain),
    resultsAfter: (last, language, which) => tableOf(language).after(last, which),
  }
}
