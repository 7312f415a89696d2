import type { DeadLetters } from '../../model/stored.ts'
import type { Store } from '../store.ts'
import type { Computed, Sql } from './sql.ts'

/** The largest number of domains that are named. */
const MAX_NAMED = 20

/** Selects domains whose last attempt failed, too, or was refused with a status that deserves a retry. */
const isDead = (result: string) =>
  `attempts > 1 AND (state = 'failed' OR CAST(${result} ->> '$.status' AS INTEGER) IN (429, 502, 503, 504))`

const LISTED = `(CAST(:list AS TEXT) IS NULL OR domain IN
  (SELECT domain FROM lines WHERE lines.list = :list AND lines.language = :language))`

const select = (rows: string) =>
  `SELECT domain, count(*) OVER () AS count FROM ${rows} AND ${LISTED} ORDER BY domain LIMIT ${MAX_NAMED}`

export function deadLettersIn(sql: Sql): Computed<'deadLetters', Store> {
  type Row = { readonly domain: string; readonly count: number }
  type Asked = { readonly list: string | null; readonly language: string }
  const plain = sql.prepare<[Asked], Row>(select(`results WHERE ${isDead('head')}`))
  const inLanguage = sql.prepare<[Asked], Row>(
    select(`language_results WHERE ${isDead('result')} AND language_results.language = :language`),
  )
  return {
    *deadLetters({ list, language } = {}): ReturnType<Computed<'deadLetters', Store>['deadLetters']> {
      const asked = { list: list ?? null, language: language ?? '' }
      const rows = yield* (language === undefined ? plain : inLanguage).all(asked)
      const letters: DeadLetters = { count: rows[0]?.count ?? 0, domains: rows.map(({ domain }) => domain) }
      return letters
    },
  }
}
