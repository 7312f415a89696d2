import { delimiterOf, isExcelLine } from '../../formats/table/start.ts'
import { type ListRead, withoutComment } from './entry.ts'
import { isColumnOf, nameIn } from './handles.ts'

/** The format of a list. */
export type ListKind =
  | { readonly form: 'lines' | 'ndjson' }
  | {
      readonly form: 'table'
      /** Whether `#` begins a comment. True for a list of lines that has columns, as its first line shows. */
      readonly hasComments: boolean
    }

/** Extensions of file names, without `.gz`. For a file with another name, the first line decides. */
const ENDINGS: readonly (readonly [ending: RegExp, form: ListKind['form']])[] = [
  [/\.(?:csv|tsv|tab)$/i, 'table'],
  [/\.(?:ndjson|jsonl)$/i, 'ndjson'],
]

/** Finds the format of a list from the name of the file, or else from its first line. */
export function kindOf(
  name: string,
  firstLine: string,
  { column, kind }: Pick<ListRead, 'column' | 'kind'>,
): ListKind {
  const hasColumn = column !== undefined
  const isOfCompanies = kind !== undefined && kind !== 'domain'
  const bare = name.replace(/\.gz$/i, '')
  const form = ENDINGS.find(([ending]) => ending.test(bare))?.[1]
  if (form === 'table' || isExcelLine(firstLine)) return { form: 'table', hasComments: false }
  if (form) return { form }
  if (/^\s*\{/.test(firstLine)) return { form: 'ndjson' }
  // A comma may be part of the name of a company, so the list need not be a table.
  if (isOfCompanies && !hasColumn && !isColumnOf(kind, firstLine.split(/[\t,;|]/, 1)[0] ?? ''))
    return { form: 'lines' }
  const line = withoutComment(firstLine).replace(/[\s,;]+$/, '')
  const isName = nameIn(line) === 'name' || nameIn(line) === 'path'
  const isTable = hasColumn || isName || delimiterOf(line) !== undefined
  return isTable ? { form: 'table', hasComments: true } : { form: 'lines' }
}

/** Returns whether a text begins as a list in JSON. A link in Markdown begins with a bracket, too. */
export function isJsonList(firstLine: string): boolean {
  return /^\s*\[\s*(?:$|[\]{"])/.test(firstLine)
}
