import { type FindingIn, sqlOf } from '../../fields/columns.ts'
import { type FieldTable, OUR_FIELDS } from '../../fields/index.ts'

type Column = readonly [name: string, sql: string]

/** What the two kinds of databases write differently. */
interface Dialect {
  readonly create: 'CREATE VIEW' | 'CREATE OR REPLACE VIEW'
  /** Findings, with the operator's corrections in place of corrected ones, as in an export. */
  readonly corrected: FindingIn
  readonly checkedAt: string
  /** The confidence of each found field, as a JSON object; 1 for the operator's corrections. */
  readonly confidence: string
}

const END = '\nFROM results'

/** The columns for fields of users follow this comment. */
const ADDED = ',\n  -- fields that a user added\n'

/**
 * Returns a function for the text of the view `brands`. The view is not part of a migration, so a new field
 * needs no migration. Without `fields`, it keeps the columns for fields of users that the present view has,
 * because a program that says nothing about such fields must not remove them.
 */
export function brandsViewIn({ create, corrected, checkedAt, confidence }: Dialect) {
  const columnsOf = (name: string, fields: FieldTable) =>
    (fields.get(name)?.columns ?? [])
      .filter((column) => column.in !== 'export')
      .map((column): Column => [column.name, sqlOf(name, column, corrected)])
  const ours: readonly Column[] = [
    ['domain', 'results.domain'],
    ...[...OUR_FIELDS.keys()].flatMap((name) => columnsOf(name, OUR_FIELDS)),
    ...['url', 'state', 'class', 'code'].map((name): Column => [name, name]),
    ['message', "coalesce(message, head ->> '$.evidence[0]')"],
    ['checked_at', checkedAt],
    ['confidence', confidence],
  ]
  const beginning = `${create} brands AS SELECT\n${sqlOfColumns(ours)}`
  const added = (fields: FieldTable) => {
    const names = [...fields.keys()].filter((name) => !OUR_FIELDS.has(name))
    const columns = names.flatMap((name) => columnsOf(name, fields))
    return columns.length > 0 ? ADDED + sqlOfColumns(columns) : ''
  }
  return (present: string, fields?: FieldTable) =>
    `${beginning}${fields ? added(fields) : addedIn(present)}${END}`
}

/** Names are quoted, because the name that a user chose may be a keyword of SQL. */
const sqlOfColumns = (columns: readonly Column[]) =>
  columns.map(([name, sql]) => `  ${sql} AS "${name}"`).join(',\n')

function addedIn(view: string): string {
  const at = view.indexOf(ADDED)
  return at < 0 || !view.endsWith(END) ? '' : view.slice(at, -END.length)
}
