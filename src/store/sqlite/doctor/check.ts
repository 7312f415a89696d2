import type { Database } from 'better-sqlite3'
import type { DoctorCheck } from '../../../model/maintenance.ts'

/** What a check looks at. */
export interface Patient {
  readonly db: Database
  readonly path: string
  readonly nowMs: () => number
}

/** How many things are wrong, and a sentence about them. */
export interface Found {
  readonly count: number
  readonly message: string
}

export interface Check {
  readonly name: DoctorCheck
  /** Tables without which there is nothing to look at, as in an older schema. */
  readonly tables: readonly string[]
  /** Undefined when all is well. */
  readonly look: (patient: Patient) => Found | undefined
  /** Mends what `look` found. Default: it cannot be mended. */
  readonly mend?: (patient: Patient) => void
}

/** A check that counts rows which should not be there. `mend` is the statement that sets them right. */
export function countingCheck(
  check: Pick<Check, 'name' | 'tables'>,
  select: string,
  sentence: (count: number) => string,
  mend: string,
): Check {
  return {
    ...check,
    look({ db }) {
      const count = Number(db.prepare(select).pluck().get())
      return count === 0 ? undefined : { count, message: sentence(count) }
    },
    mend({ db }) {
      db.exec(mend)
    },
  }
}

export function hasTable(db: Database, name: string): boolean {
  const select = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?")
  return select.get(name) !== undefined
}
