import type { ChunkCounts, ChunkWork } from '../../model/chunks.ts'
import type { Result } from '../../model/record.ts'
import type { StoredResult } from '../../model/stored.ts'
import type { ResultDetails, Store } from '../store.ts'
import type { Blobs } from './blobs.ts'
import type { Freshness } from './freshness.ts'
import { languageResultsIn } from './language-results.ts'
import { mainResultsIn } from './main-results.ts'
import type { PreparedPage, Which } from './result-table.ts'
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

/** A method uses the table of the requested language, or that without a language. */
export function resultsIn(
  sql: Sql,
  nowMs: () => number,
  freshness: Freshness,
  { keepsPages, countChunk, blobs }: Keeping,
): Computed<Methods, Store> & Portions {
  const main = mainResultsIn(sql, nowMs, freshness, { keepsPages, blobs })
  const inLanguage = languageResultsIn(sql, nowMs, freshness)
  const tableOf = (language: string | undefined) => (language === undefined ? main : inLanguage(language))
  const writeCounted = sql.write(
    ({ domain }) => `result ${domain}`,
    function* (result: Result, details: ResultDetails, page: PreparedPage) {
      yield* tableOf(details.language).put(result, details, page)
      if (countChunk && details.counted) yield* countChunk(details.counted.of, details.counted.counts)
    },
  )
  const putCounted = function* (result: Result, details: ResultDetails): Steps<void> {
    const { prepared } = tableOf(details.language)
    yield* writeCounted(result, details, prepared ? yield* prepared(details) : { snapshot: undefined })
  }
  return {
    putResult: (result, details = {}) =>
      details.counted ? putCounted(result, details) : tableOf(details.language).put(result, details),
    resultOf: main.resultOf,
    freshResultOf: (domain, language, rules) => tableOf(language).fresh(domain, rules),
    freshSummaryOf: (domain, language) => tableOf(language).freshSummary(domain),
    statusOf: (domain, language) => tableOf(language).status(domain),
    storedResultOf: (domain, language) => tableOf(language).stored(domain),
    resultsAfter: (last, language, which) => tableOf(language).after(last, which),
  }
}
