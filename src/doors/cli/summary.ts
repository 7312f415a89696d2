import type { Card } from '../../fields/card.ts'
import { type FieldTable, OUR_FIELDS } from '../../fields/index.ts'
import type { Stock } from '../../model/company.ts'
import type { Finding } from '../../model/finding.ts'
import { foundValue } from '../../model/finding.ts'
import { type BrandRecord, findingIn, type Result } from '../../model/record.ts'
import { cardOf } from './card.ts'
import { fieldsOfLabel, labelsOf } from './labels.ts'
import { cellsBeside, hanging, wrapped } from './layout.ts'
import { evidenceText, headText, INDENT, noBrandText } from './no-brand.ts'
import { type Painter, safe } from './terminal.ts'

/** Which lines a card has. */
interface Shown {
  /** Only the lines of these fields. Default: all. */
  readonly only?: readonly string[] | undefined
  /** The fields of records. Default: those that every record has. */
  readonly fields?: FieldTable | undefined
}

/** A result for people: the brand with swatches of its colours, or why there is none. */
export function summaryOf(result: Result, painter: Painter, shown: Shown = {}): string {
  const text =
    result.state === 'ok' ? brandSummary(result.record, painter, shown) : noBrandText(result, painter)
  return text + evidenceText(result.identified?.evidence ?? [], painter)
}

/** The width of the column of labels, in cells: the longest label and a space, and at least 9. */
const cellsOfLabels = (labels: readonly string[]) => Math.max(9, ...labels.map(({ length }) => length + 1))

interface Row {
  readonly label: string
  /** Undefined when the value was not found. */
  readonly text: string | undefined
}

function brandSummary(
  record: BrandRecord,
  painter: Painter,
  { only, fields: table = OUR_FIELDS }: Shown,
): string {
  const { domain, fields, notes, stock } = record
  const width = cellsOfLabels(labelsOf(table))
  const cells = cellsBeside(INDENT + width, painter)
  const rows = rowsOfFields(record, table, cardOf(painter, cells), only)
  if (stock && !only) rows.push({ label: 'stock', text: stockText(stock) })
  rows.push(...notes.map((note) => ({ label: 'note', text: wrapped(safe(note), cells) })))
  const name = foundValue(fields.name)
  const lines = rows.map(({ label, text }) => {
    const shown = text === undefined ? painter.dim('not found') : hanging(text, INDENT + width)
    return `${' '.repeat(INDENT)}${painter.dim(label.padEnd(width - 1))} ${shown}\n`
  })
  const title = name ? painter.green(safe(name)) : painter.dim('name not found')
  return headText(domain, title, painter) + lines.join('')
}

function rowsOfFields(
  { fields }: BrandRecord,
  table: FieldTable,
  card: Card,
  only: readonly string[] | undefined,
): Row[] {
  const textOf = (name: string) => {
    const value = foundValue(findingIn(fields, name))
    return value === undefined ? undefined : table.get(name)?.line?.text(value, card) || undefined
  }
  return labelsOf(table)
    .flatMap((label) => {
      const names = fieldsOfLabel(label, table)
      if (only && !names.some((name) => only.includes(name))) return []
      const text = names.flatMap((name) => textOf(name) ?? []).join('\n') || undefined
      const isLeftOut = names.every((name) => table.get(name)?.line?.isOptional)
      return text === undefined && isLeftOut ? [] : [{ label, text, names }]
    })
    .filter((row, _, rows) => !isSaidAbove(row.names, fields, rows))
}

/** On some sites the slogan and the description are the same text, which is then shown once. */
function isSaidAbove(
  names: readonly string[],
  fields: BrandRecord['fields'],
  rows: readonly { readonly names: readonly string[] }[],
): boolean {
  const isDescribed = rows.some((row) => row.names.includes('description'))
  const slogan = foundValue(fields.slogan)
  return (
    names.includes('slogan') &&
    isDescribed &&
    slogan !== undefined &&
    slogan === foundValue(fields.description)
  )
}

/** The symbol and its exchange, or a text that says that the company is no longer listed. */
function stockText(stock: Finding<Stock>): string {
  const { ticker, exchange } = foundValue(stock) ?? {}
  return ticker === undefined ? 'not listed any more' : `${ticker} on ${exchange}`
}
