import { ByteWriter, type ColumnSource, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer'
import type { Cell } from './csv.ts'
import type { Column, ExportRow } from './export-columns.ts'

/** A group is written when it has this many rows, or when its texts have this many characters. */
const GROUP_ROWS = 10_000
const GROUP_CHARS = 4_000_000

/** How the cells of each type of column are written. A cell of another type stays empty. */
const TYPES: Readonly<
  Record<Column['type'], readonly [NonNullable<ColumnSource['type']>, (cell: string | number) => unknown]>
> = {
  text: ['STRING', String],
  integer: ['INT64', (cell) => (/^-?\d{1,15}$/.test(String(cell)) ? BigInt(cell) : null)],
  boolean: ['BOOLEAN', (cell) => (cell === 'true' || cell === 'false' ? cell === 'true' : null)],
  time: ['TIMESTAMP', (cell) => new Date(cell)],
}

/**
 * Writes rows as a Parquet file, compressed with Snappy. It yields the bytes of each group of rows as soon as
 * the group is full, then the description of all groups, so that memory does not grow with the rows.
 */
export async function* parquetOf(
  columns: readonly Column[],
  rows: AsyncIterable<ExportRow>,
): AsyncGenerator<Uint8Array> {
  const writer = new ByteWriter()
  const take = () => {
    const bytes = writer.getBytes().slice()
    writer.index = 0
    return bytes
  }
  const groupOf = () =>
    columns.map(({ name, type }) => ({ name, type: TYPES[type][0], data: [] as unknown[] }))
  const file = new ParquetWriter({
    writer,
    schema: schemaFromColumnData({ columnData: groupOf() }),
    createdBy: 'blazon',
  })
  let group = groupOf()
  let [count, chars] = [0, 0]
  const write = () => {
    // The writer works synchronously, so its promise need not be awaited.
    void file.write({ columnData: group, rowGroupSize: count })
    group = groupOf()
    count = 0
    chars = 0
    return take()
  }
  for await (const row of rows) {
    for (const [at, { type, of }] of columns.entries()) {
      const cell = of(row)
      group[at]?.data.push(cellFor(type, cell))
      chars += typeof cell === 'string' ? cell.length : 0
    }
    count += 1
    if (count >= GROUP_ROWS || chars >= GROUP_CHARS) yield write()
  }
  if (count > 0) yield write()
  void file.finish()
  yield take()
}

function cellFor(type: Column['type'], cell: Cell): unknown {
  return cell === undefined ? null : TYPES[type][1](cell)
}
