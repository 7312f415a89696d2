import type { Database } from 'better-sqlite3'
import type { Result } from '../model/record.ts'
import { type FreshSince, IS_FRESH } from './freshness.ts'
import { digestOf } from './head.ts'

/** Bodies of the wire, kept as the text they are sent as. They live as long as the result they were made of. */
export interface Answers {
  /** The body, when the domain's result is still fresh. `route` is any text that names the answer's shape. */
  answerOf(domain: string, route: string): string | undefined
  /** Keeps the body that was made of `result`; nothing happens when another result has taken its place since. */
  putAnswer(route: string, body: string, result: Result): void
}

export function answersIn(db: Database, freshSince: () => FreshSince): Answers {
  const select = db.prepare<[FreshSince & { domain: string; route: string }], { body: string }>(
    `SELECT body FROM answers JOIN results USING (domain)
     WHERE domain = :domain AND route = :route AND ${IS_FRESH}`,
  )
  const insert = db.prepare<[string, string, string, string]>(
    'INSERT OR REPLACE INTO answers (domain, route, body) SELECT domain, ?, ? FROM results WHERE domain = ? AND digest = ?',
  )
  return {
    answerOf: (domain, route) => select.get({ domain, route, ...freshSince() })?.body,
    putAnswer(route, body, result) {
      insert.run(route, body, result.domain, digestOf(result))
    },
  }
}
