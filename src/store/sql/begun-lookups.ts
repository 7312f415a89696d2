import type { BegunLookup } from '../../model/stored.ts'
import type { Lists } from '../store.ts'
import { shortened } from './short-names.ts'
import type { Computed, Sql } from './sql.ts'

/** A trigger deletes the rows of lookups that have not ended when the run of their list ends. */
export function begunLookupsIn(sql: Sql): Computed<'markLookup' | 'begunLookups', Lists> {
  const begin = sql.prepare<[string, string, string]>(
    `INSERT INTO begun_lookups (list, language, domain, is_running) VALUES (?, ?, ?, 1)
     ON CONFLICT (list, language, domain) DO UPDATE SET is_running = 1`,
  )
  const pause = sql.prepare<[string, string, string]>(
    'UPDATE begun_lookups SET is_running = 0 WHERE list = ? AND language = ? AND domain = ?',
  )
  const putOff = sql.prepare<[number, number, string, string, string]>(
    `UPDATE begun_lookups SET is_running = 0, attempts = ?, due_at = ?
     WHERE list = ? AND language = ? AND domain = ?`,
  )
  const end = sql.prepare<[string, string, string]>(
    'DELETE FROM begun_lookups WHERE list = ? AND language = ? AND domain = ?',
  )
  const marks = { running: begin, paused: pause, ended: end }
  const countCrash = sql.prepare<[string, string]>(
    `UPDATE begun_lookups SET crashes = crashes + 1, is_running = 0
     WHERE list = ? AND language = ? AND is_running = 1`,
  )
  const select = sql.prepare<[string, string], BegunLookup>(
    `SELECT domain, crashes, attempts, due_at AS "dueAt" FROM begun_lookups WHERE list = ? AND language = ?`,
  )
  const take = sql.write(
    (list: string, language: string) => `lookups of ${language} ${list}`,
    function* (list: string, language: string) {
      yield* countCrash.run(list, language)
      return yield* select.all(list, language)
    },
  )
  return {
    *markLookup(list, domain, mark, language = '') {
      const key = [shortened(list), language, domain] as const
      if (typeof mark === 'string') yield* marks[mark].run(...key)
      else yield* putOff.run(mark.attempts, mark.dueAt, ...key)
    },
    begunLookups: (list, language = '') => take(shortened(list), language),
  }
}
