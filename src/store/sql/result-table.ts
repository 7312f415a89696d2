import type { ReadRules } from '../../model/kept.ts'
import type { Result } from '../../model/record.ts'
import type { ResultSummary } from '../../model/result-summary.ts'
import type { ResultStatus, StoredResult } from '../../model/stored.ts'
import type { ResultDetails } from '../store.ts'
import type { PlacedSnapshot } from './snapshots.ts'
import type { Steps } from './sql.ts'

/** The results of one language, or those without a language. */
export interface ResultTable {
  /** `page`: the page of the result, whose larger parts are in objects already. */
  put(result: Result, details: ResultDetails, page: PlacedSnapshot | undefined): Steps<void>
  fresh(domain: string, rules?: ReadRules): Steps<Result | undefined>
  freshSummary(domain: string): Steps<ResultSummary | undefined>
  status(domain: string): Steps<ResultStatus | undefined>
  /** Reads the portion after `last` by domain; undefined: the first one. An empty one is the end. */
  after(last: StoredResult | undefined, which: Which): Steps<readonly StoredResult[]>
  stored(domain: string): Steps<StoredResult | undefined>
}

/** All results, or only results of domains that are on no list. */
export type Which = 'all' | 'unlisted'

export const PORTION_ROWS = 200
