import type { ResultState } from '../../model/record.ts'
import type { Outcome } from '../../model/stored.ts'
import type { Store } from '../store.ts'
import type { Computed, Sql } from './sql.ts'

interface Row {
  readonly state: ResultState
  readonly class: string | null
  readonly code: string | null
  readonly domains: number
  readonly unrendered: number
}

type Asked = { readonly list: string | null; readonly language: string }

const LISTED = 'domain IN (SELECT domain FROM lines WHERE lines.list = :list AND lines.language = :language)'

const COUNTED = 'GROUP BY 1, 2, 3 ORDER BY 4 DESC, 1, 2 NULLS FIRST, 3 NULLS FIRST'

/** The columns with the number of results, and the number of records that a browser might have improved. */
const counts = (result: string) => `count(*) AS domains,
  count(*) FILTER (WHERE ${result} ->> '$.record.reductions' LIKE '%"not_rendered"%') AS unrendered`

const OF_ALL = `SELECT state, class, code, ${counts('head')} FROM results ${COUNTED}`

const OF_LIST = `SELECT state, class, code, ${counts('head')} FROM results WHERE ${LISTED} ${COUNTED}`

const IN_LANGUAGE = `
SELECT state, result ->> '$.class' AS class, result ->> '$.code' AS code, ${counts('result')}
FROM language_results WHERE language = :language AND (CAST(:list AS TEXT) IS NULL OR ${LISTED}) ${COUNTED}`

/** Counts results by how they ended. Each failure code has one message as an example. */
export function outcomesIn(sql: Sql): Computed<'outcomes', Store> {
  const ofAll = sql.prepare<[], Row>(OF_ALL)
  const ofList = sql.prepare<[Asked], Row>(OF_LIST)
  const inLanguage = sql.prepare<[Asked], Row>(IN_LANGUAGE)
  const message = sql.value<[string], string>(
    "SELECT message FROM results WHERE state = 'failed' AND class IS NULL AND code = ? LIMIT 1",
  )
  const messageInLanguage = sql.value<[string, string], string>(
    `SELECT result ->> '$.message' FROM language_results
     WHERE language = ? AND state = 'failed' AND result ->> '$.code' = ? LIMIT 1`,
  )
  const read = sql.read(function* (list: string | undefined, language: string | undefined) {
    const asked = { list: list ?? null, language: language ?? '' }
    const plain = () => (list === undefined ? ofAll.all() : ofList.all(asked))
    const rows = yield* language === undefined ? plain() : inLanguage.all(asked)
    const messageOf = (code: string) =>
      language === undefined ? message.get(code) : messageInLanguage.get(language, code)
    const outcomes: Outcome[] = []
    for (const { class: kind, code, ...row } of rows) {
      const text = code === null ? undefined : yield* messageOf(code)
      outcomes.push({ ...row, reason: kind ?? code, message: text ?? null })
    }
    return outcomes
  })
  return { outcomes: ({ list, language } = {}) => read(list, language) }
}
