import { unpacked } from '../../formats/table/bytes.ts'
import { linesOf, textOf } from '../../formats/table/lines.ts'
import type { HandleKind } from '../../model/company.ts'
import { BlazonError } from '../../model/errors.ts'
import { LIST_READ } from '../../model/options/requests.ts'
import { checkSettings } from '../../model/options/validate.ts'
import { entryOf, type ListEntry, type ListRead, withoutComment } from './entry.ts'
import { ofKind } from './handles.ts'
import { isJsonList, kindOf } from './kind.ts'
import { objectEntries } from './objects.ts'
import { tableEntries } from './table.ts'

/**
 * The entries of a list in their order, read piece by piece: lines with a domain each, CSV, TSV or NDJSON,
 * packed with gzip or not. Empty lines and comments are no entries; a row whose domain is missing is one,
 * with its `reason`. Throws `invalid_input` for arguments that are not valid; the entries end with it where
 * the list cannot be read on.
 *
 * @example
 * const lines = readList(createReadStream('companies.csv'), { name: 'companies.csv', column: 'website' })
 * await runBatch(blazon, { list: 'companies', lines })
 */
export function readList(bytes: AsyncIterable<Uint8Array>, read: ListRead = {}): AsyncGenerator<ListEntry> {
  if (typeof bytes?.[Symbol.asyncIterator] !== 'function')
    throw new BlazonError('invalid_input', 'The bytes of a list come from a stream.')
  checkSettings(LIST_READ, read, { whole: 'the settings' })
  return entriesIn(bytes, read)
}

async function* entriesIn(bytes: AsyncIterable<Uint8Array>, read: ListRead): AsyncGenerator<ListEntry> {
  try {
    const { firstLine, text } = await begun(textOf(unpacked(bytes)))
    if (isJsonList(firstLine)) throw new BlazonError('invalid_input', WHOLE_JSON)
    const kind = kindOf(read.name ?? '', firstLine, read)
    if (kind.form === 'table') yield* tableEntries(text, kind, read)
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

async function* lineEntries(text: AsyncIterable<string>, kind: HandleKind): AsyncGenerator<ListEntry> {
  let line = 0
  for await (const one of linesOf(text)) {
    line += 1
    const entry = entryOf(one, line)
    if (entry) yield { ...entry, ...ofKind(kind, undefined) }
  }
}

/** So much is read ahead to find the first line. */
const MAX_AHEAD_CHARS = 64 * 1024

/** The first line that is neither empty nor a comment, and the whole text with it. */
async function begun(
  text: AsyncIterable<string>,
): Promise<{ readonly firstLine: string; readonly text: AsyncIterable<string> }> {
  const source = text[Symbol.asyncIterator]()
  let start = ''
  let firstLine: string | undefined
  while (firstLine === undefined && start.length < MAX_AHEAD_CHARS) {
    const { done, value } = await source.next()
    if (!done) start += value
    const lines = start.split('\n')
    // The last line may go on in the next piece.
    const whole = done ? lines : lines.slice(0, -1)
    firstLine = whole.find((line) => withoutComment(line) !== '') ?? (done ? '' : undefined)
  }
  async function* all(): AsyncGenerator<string> {
    yield start
    yield* { [Symbol.asyncIterator]: () => source }
  }
  return { firstLine: firstLine ?? '', text: all() }
}
