/** Checks that what a model answers stands on the page that it names. */

import type { ModelPoint } from '../../model/language-model.ts'
import type { DataPoint, DataValue } from '../../model/query.ts'
import { dateIn, numbersIn } from './values.ts'

/** Shorter quotations stand on every page. */
const MIN_QUOTE_CHARS = 3
/** A passage that is a reason, and does not have the value itself, has to say something. */
const MIN_REASON_CHARS = 8
/** The shortest passage that says a value is asked for; more is no quotation, and takes time to compare. */
const MAX_QUOTE_CHARS = 4000
const MAX_ENTRIES = 200

/**
 * The value of a model's answer, if the page has the passage that the model quotes, and the passage says the
 * value; undefined for anything else, such as a value of another type. Entries of a list that the page does
 * not have are left out.
 */
export function verified(
  point: ModelPoint,
  value: unknown,
  quote: string,
  page: string,
): DataValue | undefined {
  if (quote.length > MAX_QUOTE_CHARS) return undefined
  const text = folded(page)
  const passage = folded(quote)
  const isReason = point.type === 'boolean' || point.choices !== undefined
  if (passage.length < (isReason ? MIN_REASON_CHARS : MIN_QUOTE_CHARS)) return undefined
  if (!text.includes(passage)) return undefined
  if (point.choices) return point.choices.find((choice) => choice === value)
  if (point.type === 'list') return Array.isArray(value) ? entriesOn(point, value, text) : undefined
  return single(point.type === 'url' ? 'url' : point.type, value, quote)
}

function single(type: string, value: unknown, passage: string): string | number | boolean | undefined {
  switch (type) {
    case 'number':
      return typeof value === 'number' && numbersIn(passage).some((each) => each.value === value)
        ? value
        : undefined
    case 'boolean':
      // The passage is the reason; whether it is one, no rule can tell.
      return typeof value === 'boolean' ? value : undefined
    case 'date':
      return typeof value === 'string' && isDateOf(value, passage) ? value : undefined
    default:
      return typeof value === 'string' && value.trim() !== '' && folded(passage).includes(folded(value))
        ? value.trim()
        : undefined
  }
}

/** A date is as exact as the passage is, or less. */
function isDateOf(value: string, passage: string): boolean {
  const isDate = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/.test(value)
  const said = dateIn(passage)
  return isDate && (said === undefined ? folded(passage).includes(value) : said.startsWith(value))
}

function entriesOn({ entries = 'string', fields }: DataPoint, values: readonly unknown[], text: string) {
  const kept = values.slice(0, MAX_ENTRIES).flatMap((value): DataValue[] => {
    if (entries === 'object') return objectOn(value, fields ?? {}, text)
    if (entries === 'list') {
      const parts = Array.isArray(value) ? value.flatMap((part) => single('text', part, text) ?? []) : []
      return parts.length > 0 ? [parts] : []
    }
    return [single(entries === 'string' ? 'text' : entries, value, text) ?? []].flat()
  })
  return kept.length > 0 ? kept : undefined
}

function objectOn(value: unknown, fields: NonNullable<DataPoint['fields']>, text: string): DataValue[] {
  if (typeof value !== 'object' || value === null) return []
  const given = new Map(Object.entries(value))
  const cells = Object.entries(fields).flatMap(([name, type]) => {
    const cell = single(type === 'string' ? 'text' : type, given.get(name), text)
    return cell === undefined ? [] : [[name, cell] as const]
  })
  return cells.length > 0 ? [Object.fromEntries(cells)] : []
}

/** White space, case, accents and the marks of Markdown do not count. */
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
