import type { Database } from 'better-sqlite3'

/** One row per list: its last run. The results themselves are the state of the queue, there is no other. */
export interface Runs {
  /**
   * Notes that a run over the list begins, and returns since when results count as this run's. A run that did not
   * come to its end and is started again with the same `redo` keeps its first beginning, and so does nothing twice.
   */
  beginRun(list: string, redo: string): Date
  /** Notes that the whole list was worked through. */
  endRun(list: string): void
}

export function runsIn(db: Database, nowMs: () => number): Runs {
  const upsert = db.prepare<[string, string, number], { started_at: number }>(
    `INSERT INTO runs (list, redo, started_at) VALUES (?, ?, ?)
     ON CONFLICT (list) DO UPDATE SET
       started_at = iif(ended_at IS NULL AND redo = excluded.redo, started_at, excluded.started_at),
       redo = excluded.redo,
       ended_at = NULL
     RETURNING started_at`,
  )
  const end = db.prepare<[number, string]>('UPDATE runs SET ended_at = ? WHERE list = ?')
  return {
    beginRun(list, redo) {
      const at = nowMs()
      return new Date(upsert.get(list, redo, at)?.started_at ?? at)
    },
    endRun(list) {
      end.run(nowMs(), list)
    },
  }
}
