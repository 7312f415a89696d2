import { fieldOf } from '../fields/index.ts'
import type { Stock } from '../model/company.ts'
import type { Finding } from '../model/finding.ts'
import { foundValue } from '../model/finding.ts'
import type { BrandRecord, FieldName, Result } from '../model/record.ts'
import { cardOf } from './card.ts'
import { ALL_LABELS, fieldsOfLabel } from './labels.ts'
import { cellsBeside, hanging, wrapped } from './layout.ts'
import { evidenceText, headText, INDENT, noBrandText } from './no-brand.ts'
import { type Painter, safe } from './terminal.ts'

/**
 * A result for people: the brand with swatches of its colours, or why there is none. With `only`, only the
 * lines of these fields.
 */
export function summaryOf(result: Result, painter: Painter, only?: readonly FieldName[]): string {
  const text =
    result.state === 'ok' ? brandSummary(result.record, painter, only) : noBrandText(result, painter)
  return text + evidenceText(result.identified?.evidence ?? [], painter)
}

/** Labels are as long as the longest of them and a space, at least. */
const LABEL = Math.max(9, ...ALL_LABELS.map(({ length }) => length + 1))

interface Row {
  readonly label: string
  /** Undefined when the value was not found. */
  readonly text: string | undefined
}

function brandSummary(record: BrandRecord, painter: Painter, only: readonly FieldName[] | undefined): string {
  const { domain, fields, notes, stock } = record
  const cells = cellsBeside(INDENT + LABEL, painter)
  const rows = rowsOfFields(record, painter, only)
  if (stock && !only) rows.push({ label: 'stock', text: stockText(stock) })
  rows.push(...notes.map((note) => ({ label: 'note', text: wrapped(safe(note), cells) })))
  const name = foundValue(fields.name)
  const lines = rows.map(({ label, text }) => {
    const shown = text === undefined ? painter.dim('not found') : hanging(text, INDENT + LABEL)
    return `${' '.repeat(INDENT)}${painter.dim(label.padEnd(LABEL - 1))} ${shown}\n`
  })
  const title = name ? painter.green(safe(name)) : painter.dim('name not found')
  return headText(domain, title, painter) + lines.join('')
}

function rowsOfFields(
  { fields }: BrandRecord,
  painter: Painter,
  only: readonly FieldName[] | undefined,
): Row[] {
  const card = cardOf(painter, cellsBeside(INDENT + LABEL, painter))
  const textOf = (name: FieldName) => {
    const value = foundValue<unknown>(fields[name])
    return value === undefined ? undefined : fieldOf(name).line?.text(value, card) || undefined
  }
  return ALL_LABELS.flatMap((label) => {
    const names = fieldsOfLabel(label)
    if (only && !names.some((name) => only.includes(name))) return []
    const text = names.flatMap((name) => textOf(name) ?? []).join('\n') || undefined
    const isLeftOut = names.every((name) => fieldOf(name).line?.isOptional)
    return text === undefined && isLeftOut ? [] : [{ label, text, names }]
  }).filter((row, _, rows) => !isSaidAbove(row.names, fields, rows))
}

/** On some sites the slogan and the description are the same; then it is shown once. */
function isSaidAbove(
  names: readonly FieldName[],
  fields: BrandRecord['fields'],
  rows: readonly { readonly names: readonly FieldName[] }[],
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

/** The symbol and its exchange, or a text that the company is no longer listed. */
function stockText(stock: Finding<Stock>): string {
  const { ticker, exchange } = foundValue(stock) ?? {}
  return ticker === undefined ? 'not listed any more' : `${ticker} on ${exchange}`
}
