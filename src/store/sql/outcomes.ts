import type { Database } from 'better-sqlite3'
import type { ResultState } from '../../model/record.ts'
import type { Outcome } from '../../model/stored.ts'
import type { Immediate } from './access.ts'

interface Row {
  readonly state: ResultState
  readonly class: string | null
  readonly code: string | null
  readonly domains: number
  readonly unrendered: number
}

type Asked = { readonly list: string | null; readonly language: string }

const LISTED = 'domain IN (SELECT domain FROM lines WHERE lines.list = :list AND lines.language = :language)'

const COUNTED = 'GROUP BY 1, 2, 3 ORDER BY 4 DESC, 1, 2, 3'

/** How many results there are, and how many of them are records that a browser might have improved. */
const counts = (result: string) => `count(*) AS domains,
  count(*) FILTER (WHERE ${result} -> '$.record.reductions' LIKE '%"not_rendered"%') AS unrendered`

const OF_ALL = `SELECT state, class, code, ${counts('head')} FROM results ${COUNTED}`

const OF_LIST = `SELECT state, class, code, ${counts('head')} FROM results WHERE ${LISTED} ${COUNTED}`

const IN_LANGUAGE = `
SELECT state, result ->> '$.class' AS class, result ->> '$.code' AS code, ${counts('result')}
FROM language_results WHERE language = :language AND (:list IS NULL OR ${LISTED}) ${COUNTED}`

/** Counts results by how they ended, with one message for each failure code, which is enough for people. */
export function outcomesIn(db: Database): Immediate<'outcomes'> {
  const ofAll = db.prepare<[], Row>(OF_ALL)
  const ofList = db.prepare<[Asked], Row>(OF_LIST)
  const inLanguage = db.prepare<[Asked], Row>(IN_LANGUAGE)
  const message = db
    .prepare<[string], string>(
      "SELECT message FROM results WHERE state = 'failed' AND class IS NULL AND code = ? LIMIT 1",
    )
    .pluck()
  const messageInLanguage = db
    .prepare<[string, string], string>(
      `SELECT result ->> '$.message' FROM language_results
       WHERE language = ? AND state = 'failed' AND result ->> '$.code' = ? LIMIT 1`,
    )
    .pluck()
  const read = db.transaction(
    (list: string | undefined, language: string | undefined): readonly Outcome[] => {
      const asked = { list: list ?? null, language: language ?? '' }
      const plain = () => (list === undefined ? ofAll.all() : ofList.all(asked))
      const rows = language === undefined ? plain() : inLanguage.all(asked)
      const messageOf = (code: string) =>
        (language === undefined ? message.get(code) : messageInLanguage.get(language, code)) ?? null
      return rows.map(({ class: kind, code, ...row }) => {
        return { ...row, reason: kind ?? code, message: code === null ? null : messageOf(code) }
      })
    },
  )
  return { outcomes: ({ list, language } = {}) => read(list, language) }
}
