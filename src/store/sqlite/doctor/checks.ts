import { existsSync, statSync } from 'node:fs'
import type { Database } from 'better-sqlite3'
import { noun } from '../../../model/noun.ts'
import { DAY, MIB } from '../../../model/units.ts'
import { leasesIn } from '../../sql/leases.ts'
import { COUNTED_WITH_BLOBS } from '../migrations/0026-blobs.ts'
import { MAX_IDLE_JOURNAL_BYTES } from '../open.ts'
import { completed, sqliteSql } from '../sql.ts'
import { type Check, countingCheck, type Patient } from './check.ts'
import { CONTENTS, SAID_CONTENTS } from './contents.ts'
import { MIGRATIONS_CHECK, SCHEMA_CHECK } from './schema.ts'

const MAX_FAULTS = 100

/** Indexes can be rebuilt from their tables. Other damaged data is lost. */
const INTEGRITY: Check = {
  name: 'integrity',
  tables: [],
  look({ db }) {
    const faults = db.prepare(`PRAGMA integrity_check(${MAX_FAULTS})`).pluck().all()
    if (faults.length === 1 && faults[0] === 'ok') return undefined
    const count = faults.length
    return { count, message: `The file is damaged (${String(faults[0])}); restore a backup if it stays so.` }
  },
  mend: ({ db }) => db.exec('REINDEX'),
}

interface BrokenReference {
  readonly table: string
  readonly rowid: number | null
}

const REFERENCES: Check = {
  name: 'references',
  tables: [],
  look({ db }) {
    const count = brokenReferences(db).length
    return count === 0
      ? undefined
      : {
          count,
          message: `${count} ${noun(count, 'row belongs', 'rows belong')} to rows that are not there.`,
        }
  },
  /** Deletes rows whose owner does not exist any more. They should have been deleted with it. */
  mend({ db }) {
    const remove = db.transaction(() => {
      for (const { table, rowid } of brokenReferences(db))
        if (rowid !== null) db.prepare(`DELETE FROM "${table}" WHERE rowid = ?`).run(rowid)
    })
    remove.immediate()
  },
}

function brokenReferences(db: Database): readonly BrokenReference[] {
  return db.prepare<[], BrokenReference>('PRAGMA foreign_key_check').all()
}

const ORPHANED_ANSWERS = 'FROM answers WHERE domain NOT IN (SELECT domain FROM results)'
const ANSWERS = countingCheck(
  { name: 'answers', tables: ['answers', 'results'] },
  `SELECT count(*) ${ORPHANED_ANSWERS}`,
  (count) => `${count} ${noun(count, 'answer of the service has', 'answers of the service have')} no result.`,
  `DELETE ${ORPHANED_ANSWERS}`,
)

const UNUSED_BODIES = `FROM bodies WHERE hash NOT IN (SELECT hash FROM snapshot_bodies)
  AND hash NOT IN (SELECT hash FROM unused_bodies)`
const BODIES = countingCheck(
  { name: 'bodies', tables: ['bodies', 'snapshot_bodies', 'unused_bodies'] },
  `SELECT count(*) ${UNUSED_BODIES}`,
  (count) =>
    `${count} ${noun(count, 'file of pages is', 'files of pages are')} used by no page, and nothing would delete ${noun(count, 'it', 'them')}.`,
  `DELETE ${UNUSED_BODIES}`,
)

const UNFINISHED = 'FROM directory_sources WHERE imported_at IS NULL AND begun_at < ?'
const IMPORTS: Check = {
  name: 'imports',
  tables: ['directory_sources'],
  look({ db, nowMs }) {
    const count = Number(
      db
        .prepare(`SELECT count(*) ${UNFINISHED}`)
        .pluck()
        .get(nowMs() - DAY),
    )
    if (count === 0) return undefined
    return {
      count,
      message: `${count} imports into the directory were begun more than a day ago and not finished.`,
    }
  },
  mend({ db, nowMs }) {
    db.prepare(`DELETE ${UNFINISHED}`).run(nowMs() - DAY)
  },
}

/** Counts the rows, to compare the result with the stored counts. */
const COUNTS = COUNTED_WITH_BLOBS.map(
  ([table, kind, entries, bytes]) =>
    `SELECT '${kind}' AS kind, count(*) * ${entries} AS entries, coalesce(sum(${bytes.replaceAll('$', '')}), 0) AS bytes FROM ${table}`,
).join(' UNION ALL ')
const TRUE_USAGE = `SELECT kind, sum(entries) AS entries, sum(bytes) AS bytes FROM (${COUNTS}) GROUP BY kind`
const USAGE = countingCheck(
  { name: 'usage', tables: ['usage', ...COUNTED_WITH_BLOBS.map(([table]) => table)], isCurrent: true },
  `SELECT count(*) FROM (${TRUE_USAGE}) AS counted LEFT JOIN usage USING (kind)
   WHERE usage.entries IS NOT counted.entries OR usage.bytes IS NOT counted.bytes`,
  (count) => `The sizes of ${count} kinds of content are counted wrongly.`,
  `INSERT OR REPLACE INTO usage (kind, entries, bytes) ${TRUE_USAGE}`,
)

const LEASES: Check = {
  name: 'leases',
  tables: ['leases'],
  look(patient) {
    const count = staleLeases(patient).length
    return count === 0 ? undefined : { count, message: `${count} leases belong to processes that are gone.` }
  },
  mend(patient) {
    const remove = patient.db.prepare('DELETE FROM leases WHERE name = ?')
    for (const name of staleLeases(patient)) remove.run(name)
  },
}

function staleLeases({ db, path, nowMs }: Patient): readonly string[] {
  const { holderOf } = leasesIn(sqliteSql(db), nowMs, path)
  const names = db.prepare<[], string>('SELECT name FROM leases').pluck().all() as readonly unknown[]
  return names.map(String).filter((name) => completed(holderOf(name)) === undefined)
}

const JOURNAL: Check = {
  name: 'journal',
  tables: [],
  look({ path }) {
    const journal = `${path}-wal`
    const count = existsSync(journal) ? statSync(journal).size : 0
    if (count <= MAX_IDLE_JOURNAL_BYTES) return undefined
    const mb = Math.round(count / MIB)
    return { count, message: `The journal beside the file has grown to ${mb} MB.` }
  },
  mend: ({ db }) => db.pragma('wal_checkpoint(TRUNCATE)'),
}

/**
 * The checks in the order of the repairs: later checks rely on earlier ones. The check of contents comes
 * before SQLite's own, which fails when the text of a result cannot be read.
 */
export const CHECKS: readonly Check[] = [
  MIGRATIONS_CHECK,
  CONTENTS,
  SAID_CONTENTS,
  INTEGRITY,
  SCHEMA_CHECK,
  REFERENCES,
  ANSWERS,
  BODIES,
  USAGE,
  LEASES,
  IMPORTS,
  JOURNAL,
]
