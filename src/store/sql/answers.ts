import type { Result, ResultState } from '../../model/record.ts'
import type { Store } from '../store.ts'
import type { IsRowGiven } from './freshness.ts'
import { shortened } from './short-names.ts'
import { digestOf } from './split-result.ts'
import type { Computed, Sql } from './sql.ts'

interface Row {
  readonly body: string
  readonly state: ResultState
  readonly finished_at: number
}

export function answersIn(sql: Sql, isRowGiven: IsRowGiven): Computed<'answerOf' | 'putAnswer', Store> {
  const select = sql.prepare<[string, string], Row>(
    `SELECT body, state, finished_at FROM answers JOIN results USING (domain)
     WHERE domain = ? AND route = ?`,
  )
  const insert = sql.prepare<[string, string, string, string]>(
    `INSERT INTO answers (domain, route, body) SELECT domain, ?, ? FROM results WHERE domain = ? AND digest = ?
       AND domain NOT IN (SELECT domain FROM corrections)
     ON CONFLICT (domain, route) DO UPDATE SET body = excluded.body`,
  )
  const put = sql.write(
    (_route: string, _body: string, { domain }: Result) => `result ${domain}`,
    function* (route: string, body: string, result: Result) {
      yield* insert.run(shortened(route), body, result.domain, digestOf(result))
    },
  )
  return {
    *answerOf(domain, route, rules) {
      const row = yield* select.get(domain, shortened(route))
      return row && isRowGiven(row, rules) ? row.body : undefined
    },
    putAnswer: put,
  }
}
