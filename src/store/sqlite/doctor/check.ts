import type { Database } from 'better-sqlite3'
import type { DoctorCheck } from '../../../model/maintenance.ts'

/** The database that a check examines. */
export interface Patient {
  readonly db: Database
  readonly path: string
  readonly nowMs: () => number
}

/** The number of problems, and a sentence about them. */
export interface Found {
  readonly count: number
  readonly message: string
}

export interface Check {
  readonly name: DoctorCheck
  /** The tables that the check needs; an older schema may not have them. */
  readonly tables: readonly string[]
  /** True for a check that reads rows in the form of this version, so the migrations must run first. */
  readonly isCurrent?: true
  /** Returns undefined when there is no problem. */
  readonly look: (patient: Patient) => Found | undefined
  /** Repairs the problems that `look` found. Default: they cannot be repaired. */
  readonly mend?: (patient: Patient) => void
}

/** Makes a check that counts rows which should not exist. `mend` is the statement that repairs them. */
export function countingCheck(
  check: Pick<Check, 'name' | 'tables' | 'isCurrent'>,
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
