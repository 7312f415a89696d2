import type { Database } from 'better-sqlite3'
import { type FreshSince, IS_FRESH } from './freshness.ts'
import type { Immediate } from './immediate.ts'
import { digestOf } from './split-result.ts'

export function answersIn(db: Database, freshSince: () => FreshSince): Immediate<'answerOf' | 'putAnswer'> {
  const select = db.prepare<[FreshSince & { domain: string; route: string }], { body: string }>(
    `SELECT body FROM answers JOIN results USING (domain)
     WHERE domain = :domain AND route = :route AND ${IS_FRESH}`,
  )
  const insert = db.prepare<[string, string, string, string]>(
    `INSERT INTO answers (domain, route, body) SELECT domain, ?, ? FROM results WHERE domain = ? AND digest = ?
       AND domain NOT IN (SELECT domain FROM corrections)
     ON CONFLICT (domain, route) DO UPDATE SET body = excluded.body`,
  )
  return {
    answerOf: (domain, route) => select.get({ domain, route, ...freshSince() })?.body,
    putAnswer(route, body, result) {
      insert.run(route, body, result.domain, digestOf(result))
    },
  }
}
