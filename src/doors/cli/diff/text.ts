import type { FieldTable } from '../../../fields/index.ts'
import type { BrandChange, BrandDiff } from '../../../model/diff.ts'
import { noun } from '../../../model/noun.ts'
import { cardOf } from '../card.ts'
import { beside, cutAtWord } from '../layout.ts'
import { headText, INDENT } from '../no-brand.ts'
import { type Painter, safe } from '../terminal.ts'

/** Maximum width of a value before and after, in cells, so that a line shows both. */
const MAX_VALUE_CELLS = 80

/** The differences of a brand for people: a line for each change, and what was not compared. */
export function diffText(diff: BrandDiff, table: FieldTable, painter: Painter): string {
  const { domain, kind, changes, notCompared, notes } = diff
  const count = `${changes.length} ${noun(changes.length, 'change')}`
  const head = { same: painter.dim('no change'), changed: count, ...ALONE }[kind]
  const width = Math.max(0, ...changes.map((change) => labelOf(change).length))
  const lines = changes.map((change) => {
    const label = `${' '.repeat(INDENT)}${labelOf(change).padEnd(width)}  `
    return beside(painter.yellow(label), lineOf(change, table, painter), painter.columns)
  })
  const rest = [
    ...notCompared.map(({ fields, why }) => `not compared: ${namesText(fields)}. ${safe(why)}`),
    ...notes.map((note) => `note: ${note}`),
  ].map((text) => painter.dim(beside(' '.repeat(INDENT), text, painter.columns)))
  return headText(domain, head, painter) + [...lines, ...rest].map((line) => `${line}\n`).join('')
}

/** At most this many names are listed. The others are only counted. */
const MAX_NAMES = 5

function namesText(fields: readonly string[]): string {
  const rest = fields.length - MAX_NAMES
  const names = fields.slice(0, MAX_NAMES).map(safe).join(', ')
  return rest > 0 ? `${names} and ${rest} more` : names
}

const ALONE = { added: 'only in the second', removed: 'only in the first' }

const labelOf = ({ field, part }: BrandChange): string =>
  safe(part === undefined ? field : `${field} ${part}`)

function lineOf(change: BrandChange, table: FieldTable, painter: Painter): string {
  const shown = (value: unknown) => valueText(value, change, table, painter)
  const { kind, before, after, distance, why } = change
  const facts = [distance === undefined ? [] : `deltaE ${distance}`, why ?? []].flat()
  const text =
    kind === 'changed'
      ? `${shown(before)} -> ${shown(after)}`
      : `${kind} ${shown(kind === 'added' ? after : before)}`
  return facts.length === 0 ? text : `${text} (${facts.join(', ')})`
}

/** Formats a value as the card shows it, but in one line. */
function valueText(
  value: unknown,
  { field, part }: BrandChange,
  table: FieldTable,
  painter: Painter,
): string {
  if (typeof value === 'string') return cutAtWord(safe(value), MAX_VALUE_CELLS)
  const line = table.get(field)?.line
  const text = line?.text(part === undefined ? value : [value], cardOf(painter, Number.POSITIVE_INFINITY))
  return text?.replaceAll('\n', ' ') || cutAtWord(safe(JSON.stringify(value)), MAX_VALUE_CELLS)
}
