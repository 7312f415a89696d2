import { begun, SAMPLE_ROWS } from '../../formats/table/ahead.ts'
import { unpacked } from '../../formats/table/bytes.ts'
import { LINE_END, linesOf } from '../../formats/table/lines.ts'
import { delimiterOf, isExcelLine } from '../../formats/table/start.ts'
import { encodingNamed } from '../../formats/text/charset.ts'
import { textOf } from '../../formats/text/unlabelled.ts'
import type { EntryKind } from '../../model/company.ts'
import { BlazonError } from '../../model/errors.ts'
import { LIST_READ } from '../../model/options/requests.ts'
import { checkSettings } from '../../model/options/validate.ts'
import { entryOf, type ListEntry, type ListRead, withoutComment } from './entry.ts'
import { isColumnOf, nameIn, ofKind } from './handles.ts'
import { objectEntries } from './objects.ts'
import { tableEntries } from './table.ts'

/**
 * Yields the entries of a list in their order, piece by piece. The list may have one domain on each line, or
 * be CSV, TSV or NDJSON, in UTF-8, UTF-16, windows-1252 or the named encoding, packed with gzip or not. Empty
 * lines and comments are left out; a row without a domain is an entry with a `reason`. Throws `invalid_input`
 * for invalid arguments; the iteration throws it when the list cannot be read further.
 *
 * @example
 * const lines = readList(createReadStream('companies.csv'), { column: 'website' })
 * await runBatch(blazon, { list: 'companies', lines })
 */
export function readList(
  bytes: AsyncIterable<Uint8Array | string>,
  read: ListRead = {},
): AsyncGenerator<ListEntry> {
  if (typeof bytes?.[Symbol.asyncIterator] !== 'function')
    throw new BlazonError('invalid_input', 'The bytes of a list come from a stream.')
  checkSettings(LIST_READ, read, { whole: 'the settings' })
  if (read.encoding !== undefined) encodingNamed(read.encoding)
  return entriesIn(bytes, read)
}

async function* entriesIn(
  bytes: AsyncIterable<Uint8Array | string>,
  read: ListRead,
): AsyncGenerator<ListEntry> {
  try {
    const decoded = textOf(unpacked(bytes), read)
    const { start, text } = await begun(decoded, (start) => firstLineIn(start, false) !== undefined)
    const firstLine = firstLineIn(start, true) ?? ''
    if (isJsonList(firstLine)) throw new BlazonError('invalid_input', WHOLE_JSON)
    const kind = kindOf(read.name ?? '', firstLine, read)
    if (kind.form === 'table') yield* tableIn(text, kind.hasComments, read)
    else if (kind.form === 'ndjson') yield* objectEntries(text, read)
    else yield* lineEntries(text, read.kind ?? 'domain')
  } catch (thrown) {
    if (thrown instanceof BlazonError && thrown.code === 'invalid_input') throw thrown
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    throw new BlazonError('invalid_input', `The list cannot be read: ${reason}.`, { cause: thrown })
  }
}

const WHOLE_JSON =
  'The list is one JSON document. A list in JSON has an object a line (NDJSON): jq -c ".[]" FILE makes one of it.'

async function* lineEntries(text: AsyncIterable<string>, kind: EntryKind): AsyncGenerator<ListEntry> {
  let line = 0
  for await (const one of linesOf(text)) {
    line += 1
    const entry = entryOf(one, line)
    if (entry) yield { ...entry, ...ofKind(kind, undefined) }
  }
}

async function* tableIn(
  text: AsyncIterable<string>,
  hasComments: boolean,
  read: ListRead,
): AsyncGenerator<ListEntry> {
  // Enough rows are read ahead to choose the column.
  const table = await begun(text, (start) => start.split('\n').length > SAMPLE_ROWS)
  const delimiter = delimiterOf(table.start) ?? ','
  yield* tableEntries(table.text, { delimiter, hasComments }, read)
}

/** Returns the first line that is neither empty nor a comment; undefined when it has not arrived yet. */
function firstLineIn(start: string, isWhole: boolean): string | undefined {
  const lines = start.split(LINE_END)
  // The last line may continue in the next piece.
  const whole = isWhole ? lines : lines.slice(0, -1)
  return whole.find((line) => withoutComment(line) !== '')
}

/** The format of a list. */
type ListKind =
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
function kindOf(
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
function isJsonList(firstLine: string): boolean {
  return /^\s*\[\s*(?:$|[\]{"])/.test(firstLine)
}
