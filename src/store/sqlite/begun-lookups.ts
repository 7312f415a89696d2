import type { Database } from 'better-sqlite3'
import type { BegunLookup } from '../../model/stored.ts'
import type { Immediate } from './access.ts'

/** Rows are deleted by a trigger when the run of their list ends. */
export function begunLookupsIn(db: Database): Immediate<'markLookup' | 'begunLookups'> {
  const begin = db.prepare<[string, string, string]>(
    `INSERT INTO begun_lookups (list, language, domain, is_running) VALUES (?, ?, ?, 1)
     ON CONFLICT (list, language, domain) DO UPDATE SET is_running = 1`,
  )
  const pause = db.prepare<[string, string, string]>(
    'UPDATE begun_lookups SET is_running = 0 WHERE list = ? AND language = ? AND domain = ?',
  )
  const end = db.prepare<[string, string, string]>(
    'DELETE FROM begun_lookups WHERE list = ? AND language = ? AND domain = ?',
  )
  const marks = { running: begin, paused: pause, ended: end }
  const countCrash = db.prepare<[string, string]>(
    `UPDATE begun_lookups SET crashes = crashes + 1, is_running = 0
     WHERE list = ? AND language = ? AND is_running = 1`,
  )
  const select = db.prepare<[string, string], BegunLookup>(
    'SELECT domain, crashes FROM begun_lookups WHERE list = ? AND language = ?',
  )
  const take = db.transaction((list: string, language: string) => {
    countCrash.run(list, language)
    return select.all(list, language)
  })
  return {
    markLookup(list, domain, state, language = '') {
      marks[state].run(list, language, domain)
    },
    begunLookups: (list, language = '') => take.immediate(list, language),
  }
}
