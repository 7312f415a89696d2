import type { Database } from 'better-sqlite3'
import { sqlOf } from '../../fields/columns.ts'
import { type FieldTable, OUR_FIELDS } from '../../fields/index.ts'
import { CORRECTED } from './migrations/0017-corrected-brands.ts'
import { CONFIDENCE } from './migrations/0021-more-of-brands.ts'

type Column = readonly [name: string, sql: string]

/** The operator's corrections take precedence over the findings, as in an export. */
const COLUMNS: readonly Column[] = [
  ['domain', 'results.domain'],
  ...[...OUR_FIELDS.keys()].flatMap((name) => columnsOf(name, OUR_FIELDS)),
  ['url', 'url'],
  ['state', 'state'],
  ['class', 'class'],
  ['code', 'code'],
  ['message', "coalesce(message, head ->> '$.evidence[0]')"],
  ['checked_at', "strftime('%Y-%m-%dT%H:%M:%SZ', finished_at / 1000, 'unixepoch')"],
  CONFIDENCE,
]

function columnsOf(name: string, fields: FieldTable): readonly Column[] {
  return (fields.get(name)?.columns ?? [])
    .filter((column) => column.in !== 'export')
    .map((column) => [column.name, sqlOf(name, column, CORRECTED)])
}

const sqlOfColumns = (columns: readonly Column[]) =>
  columns.map(([name, sql]) => `  ${sql} AS ${name}`).join(',\n')

/** Quotes a column's name, because the user's name for it may be a keyword of SQL. */
const quoted = ([name, sql]: Column): Column => [`"${name}"`, sql]

const BEGINNING = `CREATE VIEW brands AS SELECT\n${sqlOfColumns(COLUMNS)}`
const END = '\nFROM results'

/** SQLite stores the text of a view. In it, the columns for fields of users follow this comment. */
const ADDED = ',\n  -- fields that a user added\n'

/**
 * Creates the view for these fields. The view is not part of a migration, so a new field needs no migration.
 * Without `fields`, the view keeps its columns for fields of users, because a program that says nothing about
 * such fields must not remove them. Nothing is written when the view is already up to date.
 */
export function makeBrandsView(db: Database, fields?: FieldTable): void {
  const there = db.prepare<[], { sql: string }>("SELECT sql FROM sqlite_schema WHERE name = 'brands'").get()
  const view = `${BEGINNING}${fields ? added(fields) : addedIn(there?.sql)}${END}`
  if (there?.sql === view) return
  db.transaction(() => {
    db.exec('DROP VIEW IF EXISTS brands')
    // `prepare` refuses the further statements that a file from a stranger may contain after the columns.
    db.prepare(view).run()
  }).immediate()
}

function added(fields: FieldTable): string {
  const names = [...fields.keys()].filter((name) => !OUR_FIELDS.has(name))
  const columns = names.flatMap((name) => columnsOf(name, fields))
  return columns.length > 0 ? ADDED + sqlOfColumns(columns.map(quoted)) : ''
}

function addedIn(view = ''): string {
  const at = view.indexOf(ADDED)
  return at < 0 || !view.endsWith(END) ? '' : view.slice(at, -END.length)
}
