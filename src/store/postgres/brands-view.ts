import pg from 'pg'
import { type FindingIn, sqlOf } from '../../fields/columns.ts'
import { type FieldTable, OUR_FIELDS } from '../../fields/index.ts'
import { isLost } from './failure.ts'

type Column = readonly [name: string, sql: string]

/** The operator's corrections take precedence over the findings, as in an export. */
const CORRECTED: FindingIn = {
  source: (field) => `(SELECT coalesce(
      (SELECT '{"value":' || value || '}' FROM corrections
       WHERE corrections.domain = results.domain AND field = '${field}' AND state = 'ok'),
      (SELECT finding FROM findings WHERE findings.domain = results.domain AND extractor = '${field}')
    ) AS finding) AS found`,
  condition: () => 'TRUE',
}

/** The confidence of each found field, as a JSON object; 1 for the operator's corrections. */
const CONFIDENCE = `(SELECT '{' || string_agg(to_json(field) || ':' || sure, ',' ORDER BY field) || '}' FROM (
    SELECT extractor AS field, CASE
      WHEN corrections.value IS NULL THEN finding ->> '$.confidence'
      WHEN corrections.value <> 'null' THEN '1' END AS sure
    FROM findings LEFT JOIN corrections
      ON corrections.domain = findings.domain AND corrections.field = extractor
    WHERE findings.domain = results.domain) AS each_field WHERE sure IS NOT NULL)`

const OURS: readonly Column[] = [
  ['domain', 'results.domain'],
  ...[...OUR_FIELDS.keys()].flatMap((name) => columnsOf(name, OUR_FIELDS)),
  ...['url', 'state', 'class', 'code'].map((name): Column => [name, name]),
  ['message', "coalesce(message, head ->> '$.evidence[0]')"],
  ['checked_at', 'iso_time(finished_at)'],
  ['confidence', CONFIDENCE],
]

function columnsOf(name: string, fields: FieldTable): readonly Column[] {
  return (fields.get(name)?.columns ?? [])
    .filter((column) => column.in !== 'export')
    .map((column) => [column.name, sqlOf(name, column, CORRECTED)])
}

const sqlOfColumns = (columns: readonly Column[]) =>
  columns.map(([name, sql]) => `  ${sql} AS "${name}"`).join(',\n')

const BEGINNING = `CREATE OR REPLACE VIEW brands AS SELECT\n${sqlOfColumns(OURS)}`
const END = '\nFROM results'
const ADDED = ',\n  -- fields that a user added\n'

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
 * stored as its comment. Without `fields`, the view keeps its columns for fields of users. Nothing is written
 * when the view is already up to date.
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
  const view = `${BEGINNING}${fields ? added(fields) : addedIn(there)}${END}`
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

function added(fields: FieldTable): string {
  const names = [...fields.keys()].filter((name) => !OUR_FIELDS.has(name))
  const columns = names.flatMap((name) => columnsOf(name, fields))
  return columns.length > 0 ? ADDED + sqlOfColumns(columns) : ''
}

function addedIn(view: string): string {
  const at = view.indexOf(ADDED)
  return at < 0 || !view.endsWith(END) ? '' : view.slice(at, -END.length)
}
