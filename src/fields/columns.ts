/** Columns of a table of brands, each a part of a field's value, for both CSV and SQL. */

/**
 * A condition for an entry of a list, about one of its members. Without other keys, the entry must lack the
 * member.
 */
interface Where {
  readonly member: string
  /** The text that the member must have. */
  readonly is?: string
  /** A text that the member, a list of texts, must contain. */
  readonly has?: string
  /** A prefix that the text must not have. */
  readonly isNoneWith?: string
}

/** A column of the CSV and of the view `brands`, or of only one of them, with `in`. */
export type Column = {
  readonly name: string
  readonly in?: 'export' | 'view'
  /** The type of the column in Parquet. Values of other types are left out there. Default: a text. */
  readonly type?: 'integer' | 'boolean'
} & (
  | {
      /**
       * The path to the value, such as `eic.0.industry`. Of several paths, the first with a value counts.
       * Default: the whole value.
       */
      readonly path?: string | readonly string[]
    }
  | {
      /** A member of the first entry of a list that meets the conditions of `where`. */
      readonly first: string
      readonly where?: readonly Where[]
    }
  | {
      /** A member of all entries of a list. */
      readonly all: string
      /** The text between entries. Default: a space. */
      readonly between?: string
    }
)

/** Returns the text of a column for a value; undefined when there is none. */
export function textIn(column: Column, value: unknown): string | undefined {
  if ('all' in column) {
    const members = entriesOf(value).map((entry) => textOf(partOf(entry, column.all)))
    return members.join(column.between ?? ' ')
  }
  if ('first' in column) {
    const entry = entriesOf(value).find((one) => (column.where ?? []).every((where) => meets(one, where)))
    return textOf(partOf(entry, column.first))
  }
  const paths = typeof column.path === 'object' ? column.path : [column.path ?? '']
  return paths.map((path) => textOf(partOf(value, path))).find((text) => text !== undefined)
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function partOf(value: unknown, path: string): unknown {
  return path
    .split('.')
    .filter(Boolean)
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], value)
}

function textOf(part: unknown): string | undefined {
  if (part === undefined || part === null) return undefined
  return typeof part === 'object' ? JSON.stringify(part) : String(part)
}

function meets(entry: unknown, { member, is, has, isNoneWith }: Where): boolean {
  const part = partOf(entry, member)
  if (has !== undefined) return entriesOf(part).includes(has)
  if (isNoneWith !== undefined) return !String(part).startsWith(isNoneWith)
  return part === is
}

/** SQL for the findings of a domain. */
export interface FindingIn {
  /**
   * `source` returns the table, as SQL, whose column `finding` has the findings of a field. `condition`
   * returns the condition for its rows.
   */
  readonly source: (field: string) => string
  readonly condition: (field: string) => string
}

/**
 * Returns a column as an SQL expression. Names need no quoting, because they come from definitions of fields,
 * and users' definitions are checked before (`own.ts`). Texts are quoted here.
 */
export function sqlOf(field: string, column: Column, { source, condition }: FindingIn): string {
  const read = (value: string, from = '', rest = '') =>
    `(SELECT ${value} FROM ${source(field)}${from}\n    WHERE ${condition(field)}${rest})`
  const entries = ", json_each(finding, '$.value') AS entry"
  if ('all' in column)
    return read(`group_concat(${memberAt(column.all)}, ${quoted(column.between ?? ' ')})`, entries)
  if ('first' in column) {
    const wanted = (column.where ?? []).map((where) => ` AND ${sqlOfWhere(where)}`).join('')
    return read(memberAt(column.first), entries, `${wanted} ORDER BY entry.id LIMIT 1`)
  }
  const paths = typeof column.path === 'object' ? column.path : [column.path ?? '']
  const parts = paths.map((path) => read(textAt('finding', path === '' ? 'value' : `value.${path}`)))
  return parts.length === 1 ? (parts[0] ?? '') : `coalesce(${parts.join(', ')})`
}

function sqlOfWhere({ member, is, has, isNoneWith }: Where): string {
  const path = `'$${jsonPath(member)}'`
  if (has !== undefined)
    return `EXISTS (SELECT 1 FROM json_each(${ENTRY}, ${path})
      WHERE value = ${quoted(has)} AND type = 'text')`
  if (isNoneWith !== undefined) {
    const begin = `substr(coalesce(${memberAt(member)}, ''), 1, ${[...isNoneWith].length})`
    return `${begin} <> ${quoted(isNoneWith)}`
  }
  // Values are compared as JSON, so that the number 1 differs from the text "1".
  const json = `${ENTRY} -> ${path}`
  return is === undefined ? `${json} IS NULL` : `${json} = ${quoted(JSON.stringify(is))}`
}

/** An entry of a list as JSON. An entry that is a plain text is not JSON, and has no members. */
const ENTRY = "(CASE WHEN entry.type IN ('object', 'array') THEN entry.value ELSE '{}' END)"

const memberAt = (path: string): string => (path === '' ? 'entry.value' : textAt(ENTRY, path))

const textAt = (value: string, path: string): string => `${value} ->> '$${jsonPath(path)}'`

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Converts a path to SQLite's syntax: `eic.0.industry` becomes `.eic[0].industry`. */
const jsonPath = (path: string): string =>
  path.replace(/(?:^|\.)(\d+)/g, '[$1]').replace(/(?:^|\.)(?=[a-z])/gi, '.')
