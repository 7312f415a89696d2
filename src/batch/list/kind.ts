import { isColumnName } from './column.ts'
import { type ListRead, withoutComment } from './entry.ts'
import { isColumnOf } from './handles.ts'

/** How a list is written. */
export type ListKind =
  | { readonly form: 'lines' | 'ndjson' }
  | {
      readonly form: 'table'
      readonly delimiter: string
      /** Whether `#` begins a comment: in a list of lines that turned out to have columns. */
      readonly hasComments: boolean
    }

/** Endings of file names, without that of gzip. A file of another name tells by its first line. */
const ENDINGS: readonly (readonly [ending: RegExp, form: ListKind['form']])[] = [
  [/\.(?:csv|tsv|tab)$/i, 'table'],
  [/\.(?:ndjson|jsonl)$/i, 'ndjson'],
]

/** What separates columns. Where a line has several of them, the most frequent one counts. */
const DELIMITERS = ['\t', ',', ';', '|']

/** Tells by the name of the file, or else by its first line, how the list is written. */
export function kindOf(
  name: string,
  firstLine: string,
  { column, kind }: Pick<ListRead, 'column' | 'kind'>,
): ListKind {
  const hasColumn = column !== undefined
  const isOfCompanies = kind !== undefined && kind !== 'domain'
  const bare = name.replace(/\.gz$/i, '')
  const form = ENDINGS.find(([ending]) => ending.test(bare))?.[1]
  if (form === 'table') return { form, delimiter: delimiterIn(firstLine) ?? ',', hasComments: false }
  if (form) return { form }
  if (/^\s*\{/.test(firstLine)) return { form: 'ndjson' }
  // A name may have a comma in it.
  if (isOfCompanies && !hasColumn && !isColumnOf(kind, firstLine.split(/[\t,;|]/, 1)[0] ?? ''))
    return { form: 'lines' }
  const line = withoutComment(firstLine).replace(/[\s,;]+$/, '')
  const delimiter = delimiterIn(line) ?? (hasColumn || isColumnName(line) ? ',' : undefined)
  return delimiter === undefined ? { form: 'lines' } : { form: 'table', delimiter, hasComments: true }
}

/** Whether a text that begins so is a list in JSON; a link in Markdown begins with a bracket, too. */
export function isJsonList(firstLine: string): boolean {
  return /^\s*\[\s*(?:$|[\]{"])/.test(firstLine)
}

function delimiterIn(line: string): string | undefined {
  const plain = line.replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => plain.split(delimiter).length - 1)
  const most = Math.max(...counts)
  return most > 0 ? DELIMITERS[counts.indexOf(most)] : undefined
}
