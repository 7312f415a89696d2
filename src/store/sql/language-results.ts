import type { Database } from 'better-sqlite3'
import type { ResultState } from '../../model/record.ts'
import type { StoredResult } from '../../model/stored.ts'
import { type Freshness, type FreshSince, IS_FRESH } from './freshness.ts'
import { PORTION_ROWS, type ResultTable, type Which } from './result-table.ts'

interface Row {
  readonly result: string
  readonly attempts: number
  readonly finished_at: number
}

/** The results in one requested language, by its tag. No page is stored with them. */
export function languageResultsIn(
  db: Database,
  nowMs: () => number,
  { freshSince, isRowGiven }: Freshness,
): (language: string) => ResultTable {
  const insert = db.prepare<[string, string, string, number, number]>(
    `INSERT INTO language_results (language, domain, result, attempts, finished_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (language, domain) DO UPDATE SET
       result = excluded.result, attempts = excluded.attempts, finished_at = excluded.finished_at`,
  )
  const selectAged = db.prepare<[string, string], Row & { state: ResultState }>(
    `SELECT result, state, attempts, finished_at FROM language_results WHERE language = ? AND domain = ?`,
  )
  const selectSummary = db.prepare<[FreshSince & { language: string; domain: string }], { head: string }>(
    `SELECT json_remove(result, '$.record.fields') AS head FROM language_results
     WHERE language = :language AND domain = :domain AND ${IS_FRESH}`,
  )
  const selectStatus = db.prepare<[string, string], Omit<Row, 'result'> & { state: ResultState }>(
    'SELECT state, attempts, finished_at FROM language_results WHERE language = ? AND domain = ?',
  )
  const select = db.prepare<[string, string], Row>(
    'SELECT result, attempts, finished_at FROM language_results WHERE language = ? AND domain = ?',
  )
  const selectPortion = db.prepare<[string, string, Which, number], Row>(
    `SELECT result, attempts, finished_at FROM language_results AS found
     WHERE language = ? AND domain > ? AND (? = 'all' OR NOT EXISTS (
       SELECT 1 FROM lines WHERE lines.language = found.language AND lines.domain = found.domain))
     ORDER BY domain LIMIT ?`,
  )
  return (language) => ({
    put(result, { attempts = 1 }) {
      insert.run(language, result.domain, JSON.stringify(result), attempts, nowMs())
    },
    fresh(domain, rules) {
      const row = selectAged.get(language, domain)
      return row && isRowGiven(row, rules) ? JSON.parse(row.result) : undefined
    },
    freshSummary(domain) {
      const row = selectSummary.get({ language, domain, ...freshSince() })
      return row && JSON.parse(row.head)
    },
    status(domain) {
      const row = selectStatus.get(language, domain)
      return row && { state: row.state, finishedAt: new Date(row.finished_at), attempts: row.attempts }
    },
    stored(domain) {
      const row = select.get(language, domain)
      return row && storedFrom(row)
    },
    after: (last, which) =>
      selectPortion.all(language, last?.result.domain ?? '', which, PORTION_ROWS).map(storedFrom),
  })
}

function storedFrom({ result, attempts, finished_at }: Row): StoredResult {
  return { result: JSON.parse(result), finishedAt: new Date(finished_at), attempts }
}
