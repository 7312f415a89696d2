import type { Database } from 'better-sqlite3'
import type { Outline } from '../model/outline.ts'
import type { Result, ResultState } from '../model/record.ts'
import { type FreshSince, IS_FRESH } from './freshness.ts'
import { type Kept, PAGE_ROWS, type ResultStatus, type StoredResult } from './results.ts'

/**
 * Results as sites say them in one language that was asked for: exactly one per domain, beside the one of what the site says to everybody, and
 * never in its place. The methods mean what those of `Results` do. No page is kept with them.
 */
export interface LanguageResults {
  putResult(result: Result, kept?: Kept): void
  freshResultOf(domain: string): Result | undefined
  freshOutlineOf(domain: string): Outline | undefined
  statusOf(domain: string): ResultStatus | undefined
  /** One page in the order of the domains; undefined begins. Empty after the last. */
  resultsAfter(last: StoredResult | undefined): readonly StoredResult[]
}

interface Row {
  readonly result: string
  readonly attempts: number
  readonly finished_at: number
}

/** `language`: its tag. */
export function languagesIn(
  db: Database,
  nowMs: () => number,
  freshSince: () => FreshSince,
): (language: string) => LanguageResults {
  const put = db.prepare<[string, string, string, number, number]>(
    'INSERT OR REPLACE INTO language_results (language, domain, result, attempts, finished_at) VALUES (?, ?, ?, ?, ?)',
  )
  const selectFresh = db.prepare<[FreshSince & { language: string; domain: string }], Pick<Row, 'result'>>(
    `SELECT result FROM language_results WHERE language = :language AND domain = :domain AND ${IS_FRESH}`,
  )
  const selectOutline = db.prepare<[FreshSince & { language: string; domain: string }], { head: string }>(
    `SELECT json_remove(result, '$.record.fields') AS head FROM language_results
     WHERE language = :language AND domain = :domain AND ${IS_FRESH}`,
  )
  const selectStatus = db.prepare<[string, string], Omit<Row, 'result'> & { state: ResultState }>(
    'SELECT state, attempts, finished_at FROM language_results WHERE language = ? AND domain = ?',
  )
  const selectPage = db.prepare<[string, string, number], Row>(
    `SELECT result, attempts, finished_at FROM language_results
     WHERE language = ? AND domain > ? ORDER BY domain LIMIT ?`,
  )
  return (language) => ({
    putResult(result, { attempts = 1 } = {}) {
      put.run(language, result.domain, JSON.stringify(result), attempts, nowMs())
    },
    freshResultOf(domain) {
      const row = selectFresh.get({ language, domain, ...freshSince() })
      return row && JSON.parse(row.result)
    },
    freshOutlineOf(domain) {
      const row = selectOutline.get({ language, domain, ...freshSince() })
      return row && JSON.parse(row.head)
    },
    statusOf(domain) {
      const row = selectStatus.get(language, domain)
      return row && { state: row.state, finishedAt: new Date(row.finished_at), attempts: row.attempts }
    },
    resultsAfter: (last) =>
      selectPage.all(language, last?.result.domain ?? '', PAGE_ROWS).map((row) => {
        return {
          result: JSON.parse(row.result),
          finishedAt: new Date(row.finished_at),
          attempts: row.attempts,
        }
      }),
  })
}
