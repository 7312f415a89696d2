import type { Shape } from '../answers.ts'

export type Entries = Readonly<Record<string, unknown>>

/** The kinds of controls. `json` is for a shape that no other control can show. */
export type Kind =
  | 'text'
  | 'number'
  | 'yes or no'
  | 'choice'
  | 'choices'
  | 'lines'
  | 'object'
  | 'list'
  | 'json'

export function kindOf(shape: Shape): Kind {
  const { type, items } = shape
  if (shape.enum) return 'choice'
  if (type === 'string') return 'text'
  if (type === 'number' || type === 'integer') return 'number'
  if (type === 'boolean') return 'yes or no'
  if (type === 'object' && Object.keys(membersOf(shape)).length > 0) return 'object'
  if (type !== 'array' || !items) return 'json'
  if (items.enum) return 'choices'
  const inner = kindOf(items)
  if (inner === 'text') return 'lines'
  return inner === 'object' ? 'list' : 'json'
}

/** Returns the shapes of an object's members, by their keys. */
export function membersOf({ properties, propertyNames, additionalProperties }: Shape) {
  if (properties) return properties
  const shape = typeof additionalProperties === 'object' ? additionalProperties : {}
  return Object.fromEntries((propertyNames?.enum ?? []).map((key) => [key, shape]))
}

/** Returns the first state of a form without a value. A list has one empty entry. */
export function emptyOf(shape: Shape): unknown {
  const kind = kindOf(shape)
  if (kind === 'object') return {}
  if (kind === 'list') return [{}]
  return kind === 'choices' || kind === 'lines' ? [] : ''
}

/**
 * Returns the value in a form. Blank members are left out, and numbers are converted. A text that is not a
 * number stays a text, so that the service explains what is wrong with it.
 */
export function statedIn(draft: unknown, shape: Shape): unknown {
  const kind = kindOf(shape)
  if (kind === 'object') {
    const members = membersOf(shape)
    const stated = Object.entries(draft as Entries).map(
      ([key, value]) => [key, statedIn(value, members[key] ?? {})] as const,
    )
    return Object.fromEntries(stated.filter(([, value]) => !isBlank(value)))
  }
  if (kind === 'list')
    return (draft as readonly unknown[])
      .map((entry) => statedIn(entry, shape.items ?? {}))
      .filter((entry) => !isBlank(entry))
  if (kind === 'lines') return (draft as readonly string[]).map((line) => line.trim()).filter(Boolean)
  if (typeof draft !== 'string') return draft
  const text = draft.trim()
  if (kind === 'number' && /^[+-]?\d+(?:\.\d+)?$/.test(text)) return Number(text)
  if (kind === 'yes or no' && text !== '') return text === 'yes'
  return text
}

function isBlank(value: unknown): boolean {
  if (value === '' || value === undefined || value === null) return true
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0
}

/** Writes a key for people: `postalCode` becomes "Postal code". */
export const wordsOf = (key: string): string =>
  key === 'url'
    ? 'URL'
    : (key.charAt(0).toUpperCase() + key.slice(1)).replace(
        /([a-z\d])([A-Z])/g,
        (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
      )

/** The keys that may name an entry. The first key that the entry has is used. */
const NAMED_BY = ['hex', 'family', 'industry', 'name', 'type', 'code', 'url']

/** Returns the name of a list's entry, or its number if it has no name. */
export function nameOf(entry: unknown, at: number): string {
  const entries = Object(entry) as Entries
  const texts = NAMED_BY.map((key) => entries[key]).filter((one) => typeof one === 'string' && one !== '')
  const text = texts.slice(0, 2).join(', ')
  if (text === '') return `Entry ${at + 1}`
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
