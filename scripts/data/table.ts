/** Tables of data/ that are files of their own: CSV with a line that names the columns, or JSON. */

import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { Fault, readAs } from './fault.ts'
import type { Compiled } from './module.ts'

const DATE = /^\d{4}-\d{2}$/

/** One table: the file, the module that it becomes, and what its rows are. */
export interface Table<Row, Value> extends Pick<Compiled, 'module' | 'name' | 'about' | 'isLiteral'> {
  /** Below data/. The ending says how it is written. */
  readonly file: `${string}.csv` | `${string}.json`
  /** A row: its members are the columns of a CSV file, in their order. */
  readonly row: z.ZodType<Row>
  /** What the module has. Default: the rows. */
  readonly compiled?: { readonly schema: z.ZodType<Value>; readonly from: (rows: readonly Row[]) => Value }
  /** What no two rows may share, each text by itself. Default: the first column. */
  readonly key?: (row: Row) => string | readonly string[]
}

/** What cells of several tables hold. */
export const text = z.string().min(1)
export const country = z.string().regex(/^[A-Z]{2}$/, 'a country has a code of two capitals')
export const domain = z.string().regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/)
export const expression = z.string().regex(/^\/.+\/$/u, 'a pattern stands between slashes')

/** Reads a cell as the words or codes between its spaces, or what another sign separates. */
export const list = (separator: string | RegExp = ' ', item: z.ZodType<string> = z.string()) =>
  z.preprocess(
    (cell) =>
      String(cell)
        .split(separator)
        .map((one) => one.trim())
        .filter(Boolean),
    z.array(item),
  )

/** Reads an empty cell as a value that is not there. */
export const optional = (schema: z.ZodType) =>
  z.preprocess((cell) => (cell === '' ? undefined : cell), schema.optional())

/** Reads a cell that holds `yes`, or nothing. */
export const yes = z.preprocess(
  (cell) => (cell === 'yes' ? true : cell === '' ? undefined : cell),
  z.literal(true, 'the cell holds "yes", or nothing').optional(),
)

/** Rows of one column as a list. */
export const column = <Row extends object>() => ({
  schema: z.array(z.string()),
  from: (rows: readonly Row[]): string[] => rows.map((row) => String(Object.values(row)[0])),
})

/** Rows of two columns as pairs, from which a program makes a map in the order of the file. */
export const pairs = <Row extends object>(second: z.ZodType) => ({
  schema: z.array(z.tuple([z.string(), second])),
  from: (rows: readonly Row[]): unknown[][] => rows.map((row) => Object.values(row)),
})

/** Rows as tuples, in the order of the columns, which take half of the room of objects. */
export const tuples = <Row extends object>(...cells: readonly [z.ZodType, ...z.ZodType[]]) => ({
  schema: z.array(z.tuple([...cells])),
  from: (rows: readonly Row[]): unknown[][] => rows.map((row) => Object.values(row)),
})

/** The definition of a table, whose type follows from its row. */
export function table<Row, Value = readonly Row[]>(definition: Table<Row, Value>): (data: URL) => Compiled {
  return (data) => {
    const { file, row, compiled, module, name, about, isLiteral = false } = definition
    const content = readFileSync(new URL(file, data), 'utf8')
    const read = file.endsWith('.csv') ? readCsv(file, content) : readJson(file, content)
    const rows = checked(definition, read.rows)
    return {
      ...{ module, name, about, isLiteral, from: `data/${file}` },
      ...(read.notice === undefined ? {} : { notice: read.notice }),
      schema: compiled?.schema ?? z.array(row),
      value: compiled ? compiled.from(rows) : rows,
    }
  }
}

function checked<Row, Value>({ file, row, key }: Table<Row, Value>, rows: readonly unknown[]): Row[] {
  const keys = new Set<string>()
  return rows.map((one, at) => {
    const read = row.safeParse(one)
    if (!read.success) throw new Fault(`data/${file}, row ${at + 1}: ${z.prettifyError(read.error)}`)
    for (const own of [key ? key(read.data) : String(Object.values(one as object)[0])].flat()) {
      if (keys.has(own)) throw new Fault(`data/${file}, row ${at + 1}: "${own}" is there twice`)
      keys.add(own)
    }
    return read.data
  })
}

/** What a file holds. */
interface Read {
  readonly rows: readonly unknown[]
  /** What a licence wants to stand in the file, and in the module that is made of it. */
  readonly notice?: string | undefined
}

/**
 * Reads a CSV file, which begins with the lines `# Source: ...` and `# Date: 2026-11`, and `# Notice: ...`
 * where a licence wants one.
 */
function readCsv(file: string, content: string): Read {
  const [source = '', date = '', third = ''] = content.split('\n')
  if (!/^# Source: \S/.test(source) || !DATE.test(date.replace('# Date: ', '')))
    throw new Fault(`data/${file} must begin with the lines "# Source: ..." and "# Date: 2026-11"`)
  return { rows: rowsOfCsv(file, content), notice: /^# Notice: (.+)/.exec(third)?.[1] }
}

function rowsOfCsv(file: string, content: string): unknown[] {
  try {
    return parse(content, { columns: true, comment: '#', comment_no_infix: true })
  } catch (thrown) {
    throw new Fault(`data/${file}: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  }
}

const FILE = z.strictObject({
  source: z.string(),
  date: z.string().regex(DATE),
  notice: z.string().optional(),
  rows: z.array(z.unknown()),
})

function readJson(file: string, content: string): Read {
  return readAs(FILE, file, content)
}
