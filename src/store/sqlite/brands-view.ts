/** The view `brands`, which has a row for each domain and a column for each part of a field. */

import type { Database } from 'better-sqlite3'
import { sqlOf } from '../../fields/columns.ts'
import { FIELD_NAMES, fieldOf } from '../../fields/index.ts'
import { CORRECTED } from './migrations/0017-corrected-brands.ts'
import { CONFIDENCE } from './migrations/0021-more-of-brands.ts'

type Column = readonly [name: string, sql: string]

/** The operator's corrections take precedence over the findings, as in an export. */
const COLUMNS: readonly Column[] = [
  ['domain', 'results.domain'],
  ...FIELD_NAMES.flatMap((field) =>
    (fieldOf(field).columns ?? [])
      .filter((column) => column.in !== 'export')
      .map((column): Column => [column.name, sqlOf(field, column, CORRECTED)]),
  ),
  ['url', 'url'],
  ['state', 'state'],
  ['class', 'class'],
  ['code', 'code'],
  ['message', "coalesce(message, head ->> '$.evidence[0]')"],
  ['checked_at', "strftime('%Y-%m-%dT%H:%M:%SZ', finished_at / 1000, 'unixepoch')"],
  CONFIDENCE,
]

const VIEW = `CREATE VIEW brands AS SELECT
${COLUMNS.map(([name, sql]) => `  ${sql} AS ${name}`).join(',\n')}
FROM results`

/**
 * Creates the view for the fields of this version. It is not part of a migration, so that a new field needs
 * none. Nothing is written when the view is already up to date.
 */
export function makeBrandsView(db: Database): void {
  const there = db.prepare<[], { sql: string }>("SELECT sql FROM sqlite_schema WHERE name = 'brands'").get()
  if (there?.sql === VIEW) return
  db.transaction(() => db.exec(`DROP VIEW IF EXISTS brands; ${VIEW}`)).immediate()
}
