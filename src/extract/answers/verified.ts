/** Checks that a model's answer is really on the page that the model names. */

import { once } from '../../model/keyed.ts'
import type { ModelPoint } from '../../model/language-model.ts'
import type { DataPoint, DataValue } from '../../model/query.ts'
import { dateIn, numbersIn } from './values.ts'

/** Shorter quotations occur on every page. */
const MIN_QUOTE_CHARS = 3
/** A passage that supports yes or no, without a value in it, has at least this many characters. */
const MIN_REASON_CHARS = 8
/**
 * The model is asked for the shortest passage with the value, so a longer passage is no quotation. It would
 * also take long to compare.
 */
const MAX_QUOTE_CHARS = 4000
const MAX_ENTRIES = 200

/**
 * Returns the value of a model's answer if the page has the quoted passage and the passage has the value.
 * Undefined otherwise, and for a value of another type. Entries of a list that the page does not have are
 * left out.
 */
export function verified(
  point: ModelPoint,
  value: unknown,
  quote: string,
  page: string,
): DataValue | undefined {
  if (quote.length > MAX_QUOTE_CHARS) return undefined
  const text = folded(page)
  const passage = passageOf(quote)
  const isReason = point.type === 'boolean' || point.choices !== undefined
  if (passage.folded.length < (isReason ? MIN_REASON_CHARS : MIN_QUOTE_CHARS)) return undefined
  if (!text.includes(passage.folded)) return undefined
  if (point.choices) return point.choices.find((choice) => choice === value)
  if (point.type === 'list')
    return Array.isArray(value) ? entriesOn(point, value, passageOf(text)) : undefined
  return single(point.type === 'url' ? 'url' : point.type, value, passage)
}

/** A text with its numbers, which are read at most once for all answers. */
interface Passage {
  readonly text: string
  readonly folded: string
  readonly numbers: () => ReadonlySet<number>
}

function passageOf(text: string): Passage {
  const numbers = once(() => new Set(numbersIn(text).map(({ value }) => value)))
  return { text, folded: folded(text), numbers }
}

function single(type: string, value: unknown, passage: Passage): string | number | boolean | undefined {
  switch (type) {
    case 'number':
      return typeof value === 'number' && passage.numbers().has(value) ? value : undefined
    case 'boolean':
      // The passage supports yes or no. No rule can decide whether it is a good reason.
      return typeof value === 'boolean' ? value : undefined
    case 'date':
      return typeof value === 'string' && isDateOf(value, passage) ? value : undefined
    default:
      return typeof value === 'string' && isTextOf(value, passage) ? value.trim() : undefined
  }
}

const isTextOf = (value: string, passage: Passage) =>
  value.trim() !== '' && value.length <= MAX_QUOTE_CHARS && passage.folded.includes(folded(value))

/** Whether a date is the date in the passage. It may be less exact than the passage, but not more exact. */
function isDateOf(value: string, { text, folded }: Passage): boolean {
  if (!/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/.test(value)) return false
  const said = dateIn(text)
  return said === undefined ? folded.includes(value) : said.startsWith(value)
}

function entriesOn({ entries = 'string', fields }: DataPoint, values: readonly unknown[], page: Passage) {
  const kept = values.slice(0, MAX_ENTRIES).flatMap((value): DataValue[] => {
    if (entries === 'object') return objectOn(value, fields ?? {}, page)
    if (entries === 'list') {
      const given = Array.isArray(value) ? (value as unknown[]).slice(0, MAX_ENTRIES) : []
      const parts = given.flatMap((part) => single('text', part, page) ?? [])
      return parts.length > 0 ? [parts] : []
    }
    return [single(entries === 'string' ? 'text' : entries, value, page) ?? []].flat()
  })
  return kept.length > 0 ? kept : undefined
}

function objectOn(value: unknown, fields: NonNullable<DataPoint['fields']>, page: Passage): DataValue[] {
  if (typeof value !== 'object' || value === null) return []
  const given = new Map(Object.entries(value))
  const cells = Object.entries(fields).flatMap(([name, type]) => {
    const cell = single(type === 'string' ? 'text' : type, given.get(name), page)
    return cell === undefined ? [] : [[name, cell] as const]
  })
  return cells.length > 0 ? [Object.fromEntries(cells)] : []
}

/** Removes differences in white space, case, accents and the marks of Markdown. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[*_`#>|\\[\]]+/g, ' ')
    .replace(/[“”„«»]/g, '"')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}
