import type { ReadRules } from '../../model/kept.ts'
import type { Result } from '../../model/record.ts'
import type { ResultSummary } from '../../model/result-summary.ts'
import type { ResultStatus, StoredResult } from '../../model/stored.ts'
import type { ResultDetails } from '../store.ts'
import type { PlacedSnapshot } from './snapshots.ts'
import type { Steps } from './sql.ts'

/** The page of a result; undefined when no page is stored. */
export interface PreparedPage {
  readonly snapshot: PlacedSnapshot | undefined
}

/** The results of one language, or those without a language. */
export interface ResultTable {
  /**
   * Packs the page of a result, and writes its larger parts to objects. It is called before the transaction,
   * so that no other process waits for it. Undefined for a table without pages.
   */
  prepared?(details: ResultDetails): Steps<PreparedPage>
  /** Writes a result. It must be called in a transaction. `page`: the page from `prepared`. */
  put(result: Result, details: ResultDetails, page?: PreparedPage): Steps<void>
  fresh(domain: string, rules?: ReadRules): Steps<Result | undefined>
  freshSummary(domain: string): Steps<ResultSummary | undefined>
  status(domain: string): Steps<ResultStatus | undefined>
  /** Reads the portion after `last` by domain; undefined: the first portion. An empty portion is the end. */
  after(last: StoredResult | undefined, which: Which): Steps<readonly StoredResult[]>
  stored(domain: string): Steps<StoredResult | undefined>
}

/** All results, or only results of domains that are on no list. */
export type Which = 'all' | 'unlisted'

export const PORTION_ROWS = 200
