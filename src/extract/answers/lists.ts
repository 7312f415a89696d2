import { wordsOf } from '../../lexicon/asked-words.ts'
import type { Fact } from '../../model/facts.ts'
import type { DataValue } from '../../model/query.ts'
import { type Asked, askedOf, labelScore } from './match.ts'
import { asksForPerson, isFitting } from './shapes.ts'
import { entryOf } from './values.ts'

type Entries = readonly DataValue[]

/** The entries of a fact as a list of the requested type; undefined when the fact has no such entries. */
export function listIn(fact: Fact, { point, words }: Asked): Entries | undefined {
  const { entries = 'string', fields } = point
  if (entries === 'object') return fields && fact.rows ? objectsIn(fact.rows, fields) : undefined
  const texts = fact.values.length > 1 ? [...new Set(fact.values)] : separated(fact.values[0] ?? '')
  const [only = ''] = fact.values
  if (texts.length === 0 && asksForPerson(words) && isFitting(only, words)) return [only]
  if (texts.length === 0) return undefined
  if (entries === 'list') return texts.map((text) => separated(text))
  const values = texts.map((text) => entryOf(text, entries))
  const known = values.filter((value) => value !== undefined)
  return known.length === values.length ? known : undefined
}

/**
 * Returns the parts of a text such as `red, green and blue`. A sentence has no parts. The full stop after a
 * list is removed.
 */
function separated(given: string): string[] {
  const text = given.split(',').length > 2 ? given.replace(/(?<=[^.\s]{2})\.$/, '') : given
  const parts = text.split(/\s*[,;|•·、]\s*|\s+(?:and|und|et|y|e|en)\s+(?=[^,;]*$)/u).filter(Boolean)
  return parts.length > 1 && parts.every((part) => part.length <= 60) && !/[.!?]$/.test(text) ? parts : []
}

type Fields = Readonly<Record<string, 'string' | 'number' | 'date' | 'boolean'>>

/**
 * Returns the rows of a table whose columns are named like the fields. A row without its first field is left
 * out.
 */
function objectsIn(rows: NonNullable<Fact['rows']>, fields: Fields): Entries | undefined {
  const columns = Object.keys(rows[0] ?? {})
  const columnOf = new Map<string, string>()
  for (const [field, type] of Object.entries(fields)) {
    const asked = askedOf({ name: field, type: type === 'string' ? 'text' : type })
    const scored = columns.map((column) => ({
      column,
      score: labelScore('table', new Set(wordsOf(column)), asked),
    }))
    const [best] = scored.sort((a, b) => b.score - a.score)
    if (best && best.score > 0.5) columnOf.set(field, best.column)
  }
  const [first] = Object.keys(fields)
  if (columnOf.size < Object.keys(fields).length || first === undefined) return undefined
  const objects = rows.flatMap((row) => {
    const cells = [...columnOf].flatMap(([field, column]) => {
      const value = entryOf(row[column] ?? '', fields[field] ?? 'string')
      return value === undefined ? [] : [[field, value] as const]
    })
    return cells.some(([field]) => field === first) ? [Object.fromEntries(cells)] : []
  })
  return objects.length > 0 ? objects : undefined
}
