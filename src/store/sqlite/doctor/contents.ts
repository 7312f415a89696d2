import type { Database } from 'better-sqlite3'
import type { DoctorCheck } from '../../../model/maintenance.ts'
import { type Check, hasTable } from './check.ts'
import { KINDS, type Kind, SAID, type Stored } from './kinds.ts'

/** The largest number of names of one kind in a message. */
const MAX_NAMES = 10

/** Reads all stored content, and reports the rows whose content has changed since it was stored. */
export const CONTENTS: Check = {
  ...readingCheck('contents', KINDS),
  /** Damaged rows are deleted, because reading them would give an error or a wrong answer. */
  mend({ db }) {
    // All rows are read before the transaction begins, so that no other process waits for it.
    const damaged = KINDS.map((kind) => ({ kind, rows: damagedOf(db, kind) }))
    const mend = db.transaction(() => {
      for (const { kind, rows } of damaged) remove(db, kind, rows)
    })
    mend.immediate()
  },
}

export const SAID_CONTENTS: Check = readingCheck('said', SAID)

function readingCheck(name: DoctorCheck, kinds: readonly Kind[]): Check {
  return {
    name,
    tables: ['results'],
    isCurrent: true,
    look({ db }) {
      const found = kinds
        .map((kind) => ({ kind, rows: damagedOf(db, kind) }))
        .filter(({ rows }) => rows.length > 0)
      if (found.length === 0) return undefined
      const count = found.reduce((sum, { rows }) => sum + rows.length, 0)
      const told = found.map(({ kind, rows }) => `${kind.what} ${listed(rows)} (${kind.next})`)
      return { count, message: `${count} stored things are damaged: ${told.join(', ')}.` }
    },
  }
}

function damagedOf(db: Database, { table, select, isSound }: Kind): readonly Stored[] {
  if (!hasTable(db, table)) return []
  const damaged: Stored[] = []
  // The check of objects examines content that is in an object.
  for (const stored of db.prepare<[], Stored>(select).iterate())
    if (typeof stored.blob !== 'string' && !isSoundHere(() => isSound(stored, db))) damaged.push(stored)
  return damaged
}

/** Content that cannot be unpacked, decoded or parsed is damaged. */
function isSoundHere(look: () => boolean): boolean {
  try {
    return look()
  } catch {
    return false
  }
}

export function listed(rows: readonly Stored[]): string {
  const names = rows.slice(0, MAX_NAMES).map(({ name }) => name)
  return rows.length > MAX_NAMES
    ? `${names.join(', ')} and ${rows.length - MAX_NAMES} more`
    : names.join(', ')
}

/**
 * Deletes rows. The index over results reads values from the text of a row, so a row whose text cannot be
 * read cannot be deleted while the index exists. The index is dropped first, and created again afterwards.
 */
export function remove(db: Database, kind: Kind, rows: readonly Stored[]): void {
  if (rows.length === 0) return
  const index = db.prepare("SELECT sql FROM sqlite_schema WHERE name = 'results_outcome'").pluck().get()
  if (index !== undefined) db.exec('DROP INDEX results_outcome')
  for (const { id } of rows) for (const sql of kind.remove) db.prepare(sql).run(id)
  if (index !== undefined) db.exec(String(index))
}
