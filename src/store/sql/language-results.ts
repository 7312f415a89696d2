import type { ResultState } from '../../model/record.ts'
import type { StoredResult } from '../../model/stored.ts'
import { type Freshness, type FreshSince, IS_FRESH } from './freshness.ts'
import { PORTION_ROWS, type ResultTable, type Which } from './result-table.ts'
import type { Sql } from './sql.ts'

interface Row {
  readonly result: string
  readonly attempts: number
  readonly finished_at: number
}

/** The results in requested languages, by the tags of the languages. Their pages are not stored. */
export function languageResultsIn(
  sql: Sql,
  nowMs: () => number,
  { freshSince, isRowGiven }: Freshness,
): (language: string) => ResultTable {
  const insert = sql.prepare<[string, string, string, number, number]>(
    `INSERT INTO language_results (language, domain, result, attempts, finished_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (language, domain) DO UPDATE SET
       result = excluded.result, attempts = excluded.attempts, finished_at = excluded.finished_at`,
  )
  const selectAged = sql.prepare<[string, string], Row & { state: ResultState }>(
    `SELECT result, state, attempts, finished_at FROM language_results WHERE language = ? AND domain = ?`,
  )
  const selectSummary = sql.value<[FreshSince & { language: string; domain: string }], string>(
    `SELECT ${summaryIn(sql)} FROM language_results
     WHERE language = :language AND domain = :domain AND ${IS_FRESH}`,
  )
  const selectStatus = sql.prepare<[string, string], Omit<Row, 'result'> & { state: ResultState }>(
    'SELECT state, attempts, finished_at FROM language_results WHERE language = ? AND domain = ?',
  )
  const select = sql.prepare<[string, string], Row>(
    'SELECT result, attempts, finished_at FROM language_results WHERE language = ? AND domain = ?',
  )
  const selectPortion = sql.prepare<[string, string, Which, number], Row>(
    `SELECT result, attempts, finished_at FROM language_results AS found
     WHERE language = ? AND domain > ? AND (CAST(? AS TEXT) = 'all' OR NOT EXISTS (
       SELECT 1 FROM lines WHERE lines.language = found.language AND lines.domain = found.domain))
     ORDER BY domain LIMIT ?`,
  )
  return (language) => ({
    *put(result, { attempts = 1 }) {
      yield* insert.run(language, result.domain, JSON.stringify(result), attempts, nowMs())
    },
    *fresh(domain, rules) {
      const row = yield* selectAged.get(language, domain)
      return row && isRowGiven(row, rules) ? JSON.parse(row.result) : undefined
    },
    *freshSummary(domain) {
      const summary = yield* selectSummary.get({ language, domain, ...freshSince() })
      return summary && JSON.parse(summary)
    },
    *status(domain) {
      const row = yield* selectStatus.get(language, domain)
      return row && { state: row.state, finishedAt: new Date(row.finished_at), attempts: row.attempts }
    },
    *stored(domain) {
      const row = yield* select.get(language, domain)
      return row && storedFrom(row)
    },
    *after(last, which) {
      const rows = yield* selectPortion.all(language, last?.result.domain ?? '', which, PORTION_ROWS)
      return rows.map(storedFrom)
    },
  })
}

/**
 * The JSON of a summary. SQLite removes the findings in a third of the time of parsing them here;
 * PostgreSQL's `jsonb` does not allow some characters of web pages.
 */
function summaryIn({ kind }: Sql): string {
  return kind === 'sqlite' ? `json_remove(result, '$.record.fields')` : 'result'
}

function storedFrom({ result, attempts, finished_at }: Row): StoredResult {
  return { result: JSON.parse(result), finishedAt: new Date(finished_at), attempts }
}
