import type { Database } from 'better-sqlite3'
import type { FieldTable } from '../../fields/index.ts'
import { brandsViewIn } from '../sql/brands-view.ts'

const correction = (field: string) => `SELECT json_object('value', json(value)) FROM corrections
      WHERE corrections.domain = results.domain AND field = '${field}' AND state = 'ok'`

const found = (field: string) => `SELECT finding FROM findings
      WHERE findings.domain = results.domain AND extractor = '${field}'`

const viewOf = brandsViewIn({
  create: 'CREATE VIEW',
  corrected: {
    source: (field) => `(SELECT coalesce(
      (${correction(field)}),
      (${found(field)})) AS finding)`,
    condition: () => 'TRUE',
  },
  checkedAt: "strftime('%Y-%m-%dT%H:%M:%SZ', finished_at / 1000, 'unixepoch')",
  confidence: `(SELECT nullif(json_group_object(field, sure), '{}') FROM (
    SELECT extractor AS field, CASE
      WHEN corrections.value IS NULL THEN finding ->> '$.confidence'
      WHEN corrections.value <> 'null' THEN 1 END AS sure
    FROM findings LEFT JOIN corrections
      ON corrections.domain = findings.domain AND corrections.field = extractor
    WHERE findings.domain = results.domain) WHERE sure IS NOT NULL)`,
})

/** Creates the view for these fields. Nothing is written when it is already up to date. */
export function makeBrandsView(db: Database, fields?: FieldTable): void {
  const there = db.prepare<[], { sql: string }>("SELECT sql FROM sqlite_schema WHERE name = 'brands'").get()
  const view = viewOf(there?.sql ?? '', fields)
  if (there?.sql === view) return
  db.transaction(() => {
    db.exec('DROP VIEW IF EXISTS brands')
    // `prepare` refuses the further statements that a file from a stranger may contain after the columns.
    db.prepare(view).run()
  }).immediate()
}
