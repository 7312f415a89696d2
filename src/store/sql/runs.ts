import type { Database } from 'better-sqlite3'
import type { ListRun } from '../../model/stored.ts'
import type { Immediate } from './access.ts'

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
       WHEN '' THEN domain NOT IN (SELECT domain FROM results)
       ELSE NOT EXISTS (SELECT 1 FROM language_results AS result
                        WHERE result.language = latest.language AND result.domain = lines.domain)
     END) AS pending
FROM latest ORDER BY started_at DESC`

/** Each list has one row for each language that it was run with, for its last run. */
export function runsIn(db: Database, nowMs: () => number): Immediate<'beginRun' | 'endRun' | 'runs'> {
  const upsert = db.prepare<[string, string, string, number, number | null], { started_at: number }>(
    `INSERT INTO list_runs (list, language, redo, started_at, total) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (list, language) DO UPDATE SET
       started_at = iif(ended_at IS NULL AND redo = excluded.redo, started_at, excluded.started_at),
       redo = excluded.redo,
       total = excluded.total,
       ended_at = NULL
     RETURNING started_at`,
  )
  const end = db.prepare<[number, string, string]>(
    'UPDATE list_runs SET ended_at = ? WHERE list = ? AND language = ?',
  )
  const latest = db.prepare<[], Row>(LATEST)
  return {
    beginRun(list, redo, { language = '', total = null } = {}) {
      const at = nowMs()
      return new Date(upsert.get(list, language, redo, at, total)?.started_at ?? at)
    },
    endRun(list, language = '') {
      end.run(nowMs(), list, language)
    },
    runs: () => latest.all().map(runFrom),
  }
}

function runFrom({ language, started_at, ended_at, total, ...counts }: Row): ListRun {
  const endedAt = ended_at === null ? null : new Date(ended_at)
  const unread = endedAt ? 0 : total === null ? null : Math.max(0, total - counts.lines)
  return { ...counts, unread, language: language || null, startedAt: new Date(started_at), endedAt }
}
