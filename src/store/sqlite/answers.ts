import type { Database } from 'better-sqlite3'
import type { ResultState } from '../../model/record.ts'
import type { Immediate } from './access.ts'
import type { IsRowGiven } from './freshness.ts'
import { digestOf } from './split-result.ts'

interface Row {
  readonly body: string
  readonly state: ResultState
  readonly finished_at: number
}

export function answersIn(db: Database, isRowGiven: IsRowGiven): Immediate<'answerOf' | 'putAnswer'> {
  const select = db.prepare<[string, string], Row>(
    `SELECT body, state, finished_at FROM answers JOIN results USING (domain)
     WHERE domain = ? AND route = ?`,
  )
  const insert = db.prepare<[string, string, string, string]>(
    `INSERT INTO answers (domain, route, body) SELECT domain, ?, ? FROM results WHERE domain = ? AND digest = ?
       AND domain NOT IN (SELECT domain FROM corrections)
     ON CONFLICT (domain, route) DO UPDATE SET body = excluded.body`,
  )
  return {
    answerOf(domain, route, rules) {
      const row = select.get(domain, route)
      return row && isRowGiven(row, rules) ? row.body : undefined
    },
    putAnswer(route, body, result) {
      insert.run(route, body, result.domain, digestOf(result))
    },
  }
}
