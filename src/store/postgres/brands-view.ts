import type pg from 'pg'
import { type FindingIn, sqlOf } from '../../fields/columns.ts'
import { type FieldTable, OUR_FIELDS } from '../../fields/index.ts'

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
const CONFIDENCE = `(SELECT json_object_agg(field, sure::double precision)::text FROM (
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

const BEGINNING = `CREATE VIEW brands AS SELECT\n${sqlOfColumns(OURS)}`
const END = '\nFROM results'
const ADDED = ',\n  -- fields that a user added\n'

/**
 * Creates the view `brands` for these fields. PostgreSQL does not keep the text of a view, so that the text is
 * its comment. Without `fields`, the view keeps its columns for fields of users. Nothing is written when the
 * view is already up to date.
 */
export async function makeBrandsView(client: pg.Client, fields?: FieldTable): Promise<void> {
  const { rows } = await client.query<{ text: string | null }>(
    `SELECT obj_description(to_regclass('brands'), 'pg_class') AS text`,
  )
  const there = rows[0]?.text ?? ''
  const view = `${BEGINNING}${fields ? added(fields) : addedIn(there)}${END}`
  if (there === view) return
  await client.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('blazon schema', 0));
    DROP VIEW IF EXISTS brands; ${view}; COMMENT ON VIEW brands IS ${client.escapeLiteral(view)}; COMMIT`)
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
