import pg from 'pg'
import type { FieldTable } from '../../fields/index.ts'
import { brandsViewIn } from '../sql/brands-view.ts'
import { isLost } from './failure.ts'

const viewOf = brandsViewIn({
  create: 'CREATE OR REPLACE VIEW',
  corrected: {
    source: (field) => `(SELECT coalesce(
      (SELECT '{"value":' || value || '}' FROM corrections
       WHERE corrections.domain = results.domain AND field = '${field}' AND state = 'ok'),
      (SELECT finding FROM findings WHERE findings.domain = results.domain AND extractor = '${field}')
    ) AS finding) AS found`,
    condition: () => 'TRUE',
  },
  checkedAt: 'iso_time(finished_at)',
  confidence: `(SELECT '{' || string_agg(to_json(field) || ':' || sure, ',' ORDER BY field) || '}' FROM (
    SELECT extractor AS field, CASE
      WHEN corrections.value IS NULL THEN finding ->> '$.confidence'
      WHEN corrections.value <> 'null' THEN '1' END AS sure
    FROM findings LEFT JOIN corrections
      ON corrections.domain = findings.domain AND corrections.field = extractor
    WHERE findings.domain = results.domain) AS each_field WHERE sure IS NOT NULL)`,
})

/** A query for the statements that give a new view the owner and the rights of the present one. */
const RIGHTS = `SELECT
    format('ALTER VIEW brands OWNER TO %I', pg_get_userbyid(relowner)) AS statement, NULL AS "column"
  FROM pg_class WHERE oid = to_regclass('brands')
  UNION ALL SELECT
    format('GRANT %s%s ON brands TO %s%s', privilege_type, ' (' || quote_ident("column") || ')',
      CASE grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(grantee)) END,
      CASE WHEN is_grantable THEN ' WITH GRANT OPTION' END), "column"
  FROM (
    SELECT relacl AS rights, NULL AS "column" FROM pg_class WHERE oid = to_regclass('brands')
    UNION ALL SELECT attacl, attname FROM pg_attribute WHERE attrelid = to_regclass('brands')
  ) AS given, aclexplode(rights)`

/** The error code of PostgreSQL when the new view does not begin with the columns of the present one. */
const OTHER_COLUMNS = '42P16'

/** How long the replacement waits for readers of the view. Meanwhile nobody else can read it. */
const WAIT = '1s'

/**
 * Creates the view `brands` for these fields. PostgreSQL does not store the text of a view, so the text is
 * stored as its comment. Nothing is written when the view is already up to date.
 *
 * The store does not need the view. So when it cannot be replaced, the present view stays, and the next
 * opening tries again. Possible reasons: an open transaction has read it, a view of a user depends on it, or
 * it belongs to another user. A warning of the process reports this, because an opening that succeeds has no
 * other way to do so.
 */
export async function makeBrandsView(client: pg.Client, fields?: FieldTable): Promise<void> {
  const { rows } = await client.query<{ text: string | null }>(
    `SELECT obj_description(to_regclass('brands'), 'pg_class') AS text`,
  )
  const there = rows[0]?.text ?? ''
  const view = viewOf(there, fields)
  if (there === view) return
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('blazon schema', 0));
      SET LOCAL lock_timeout = '${WAIT}'; SAVEPOINT present`)
    await replaceView(client, view)
    await client.query(`COMMENT ON VIEW brands IS ${client.escapeLiteral(view)}; COMMIT`)
  } catch (thrown) {
    if (!(thrown instanceof pg.DatabaseError) || isLost(thrown)) throw thrown
    await client.query('ROLLBACK')
    const why = [thrown.message, thrown.detail].filter(Boolean).join(': ')
    process.emitWarning(
      `The view "brands" in PostgreSQL is not up to date, and the next opening tries again: ${why}`,
    )
  }
}

/** Replaces the view in an open transaction with the savepoint `present`. */
async function replaceView(client: pg.Client, view: string): Promise<void> {
  try {
    await client.query(view)
  } catch (thrown) {
    if (!(thrown instanceof pg.DatabaseError) || thrown.code !== OTHER_COLUMNS) throw thrown
    await client.query('ROLLBACK TO present')
    const { rows } = await client.query<{ statement: string; column: string | null }>(RIGHTS)
    const rights = rows
      .filter(({ column }) => column === null || view.includes(` AS "${column}"`))
      .map(({ statement }) => statement)
    await client.query(['DROP VIEW brands', view, ...rights].join(';\n'))
  }
}
