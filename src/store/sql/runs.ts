import type { ListRun } from '../../model/stored.ts'
import type { Lists } from '../store.ts'
import { shortened } from './short-names.ts'
import type { Computed, Sql } from './sql.ts'

interface Row {
  readonly list: string
  readonly language: string
  readonly started_at: number
  readonly ended_at: number | null
  readonly lines: number
  readonly invalid: number
  readonly pending: number
  readonly total: number | null
}

const LATEST = `
WITH latest AS (SELECT * FROM list_runs ORDER BY started_at DESC LIMIT 100)
SELECT list, language, started_at, ended_at, total,
  (SELECT count(*) FROM lines WHERE lines.list = latest.list AND lines.language = latest.language) AS lines,
  (SELECT count(*) FROM lines
   WHERE lines.list = latest.list AND lines.language = latest.language AND domain IS NULL) AS invalid,
  (SELECT count(DISTINCT domain) FROM lines
   WHERE lines.list = latest.list AND lines.language = latest.language AND domain IS NOT NULL
     AND CASE latest.language
       WHEN '' THEN NOT EXISTS (SELECT 1 FROM results WHERE results.domain = lines.domain)
       ELSE NOT EXISTS (SELECT 1 FROM language_results AS result
                        WHERE result.language = latest.language AND result.domain = lines.domain)
     END) AS pending
FROM latest ORDER BY started_at DESC`

/** The last run of each list with each language has a row. */
export function runsIn(sql: Sql, nowMs: () => number): Computed<'beginRun' | 'endRun' | 'runs', Lists> {
  const upsert = sql.prepare<[string, string, string, number, number | null], { started_at: number }>(
    `INSERT INTO list_runs (list, language, redo, started_at, total) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (list, language) DO UPDATE SET
       started_at = CASE WHEN list_runs.ended_at IS NULL AND list_runs.redo = excluded.redo
         THEN list_runs.started_at ELSE excluded.started_at END,
       redo = excluded.redo,
       total = excluded.total,
       ended_at = NULL
     RETURNING started_at`,
  )
  const end = sql.prepare<[number, string, string]>(
    'UPDATE list_runs SET ended_at = ? WHERE list = ? AND language = ?',
  )
  const latest = sql.prepare<[], Row>(LATEST)
  return {
    *beginRun(list, redo, { language = '', total = null } = {}) {
      const at = nowMs()
      const run = yield* upsert.get(shortened(list), language, redo, at, total)
      return new Date(run?.started_at ?? at)
    },
    *endRun(list, language = '') {
      yield* end.run(nowMs(), shortened(list), language)
    },
    *runs() {
      return (yield* latest.all()).map(runFrom)
    },
  }
}

function runFrom({ language, started_at, ended_at, total, ...counts }: Row): ListRun {
  const endedAt = ended_at === null ? null : new Date(ended_at)
  const unread = endedAt ? 0 : total === null ? null : Math.max(0, total - counts.lines)
  return { ...counts, unread, language: language || null, startedAt: new Date(started_at), endedAt }
}
