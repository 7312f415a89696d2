import type { Database } from 'better-sqlite3'

/** How many of each there are. */
export interface StateCounts {
  readonly ok: number
  readonly refused: number
  readonly failed: number
  readonly invalid: number
  /** Refused by page class, failed by error code; most first. */
  readonly reasons: Readonly<Record<string, number>>
}

export interface Counts {
  counts(): StateCounts
}

export function countsIn(db: Database): Counts {
  const selectStates = db.prepare<[], { state: 'ok' | 'refused' | 'failed'; n: number }>(
    'SELECT state, count(*) AS n FROM results GROUP BY state',
  )
  const selectReasons = db.prepare<[], { reason: string; n: number }>(
    `SELECT coalesce(class, code) AS reason, count(*) AS n FROM results WHERE state <> 'ok'
     GROUP BY reason ORDER BY n DESC, reason`,
  )
  const selectInvalid = db.prepare<[], { n: number }>('SELECT count(*) AS n FROM invalid_lines')
  const read = db.transaction((): StateCounts => {
    const states = { ok: 0, refused: 0, failed: 0 }
    for (const { state, n } of selectStates.all()) states[state] = n
    const reasons = Object.fromEntries(selectReasons.all().map(({ reason, n }) => [reason, n]))
    return { ...states, invalid: selectInvalid.get()?.n ?? 0, reasons }
  })
  return { counts: () => read() }
}
