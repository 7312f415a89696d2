import type { Category, CategoryScheme } from '../model/directory.ts'
import { BlazonError } from '../model/errors.ts'
import type { IndustryBounds, IndustryEvidence } from '../model/industries.ts'

/* Checks evidence from callers. */

const SCHEMES: readonly CategoryScheme[] = ['naics', 'osm', 'mcc', 'sic', 'industry']
const TEXTS = ['name', 'description', 'text'] as const
const EVIDENCE = [...TEXTS, 'schemaTypes', 'categories']
const BOUNDS = ['minResults', 'maxResults'] as const

/**
 * The evidence in a value, such as a parsed line of JSON. Unknown keys and empty values are left out. Throws
 * `invalid_input` for a value that is no object or has no evidence, and for a key of another type.
 */
export function checkedEvidence(given: unknown): IndustryEvidence & IndustryBounds {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw invalid(`An object such as {"name": "…", "description": "…"} is needed, not ${kindOf(given)}`)
  const rows = new Map<string, unknown>(Object.entries(given).filter(([, value]) => isSaid(value)))
  if (!EVIDENCE.some((name) => rows.has(name)))
    throw invalid(`There is nothing to classify: give at least one of ${EVIDENCE.join(', ')}`)
  const read = <T>(names: readonly string[], isRight: (value: unknown) => boolean, must: string) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = rows.get(name)
        if (value === undefined) return []
        if (!isRight(value)) throw invalid(`${name} must be ${must}, not ${kindOf(value)}`)
        return [[name, value]]
      }),
    ) as Record<string, T>
  return {
    ...read<string>(TEXTS, (value) => typeof value === 'string', 'a text'),
    ...read<string[]>(['schemaTypes'], isListOfTexts, 'a list of texts'),
    ...read<Category[]>(['categories'], isListOfCategories, `a list of objects with scheme and value`),
    ...read<number>(BOUNDS, (value) => typeof value === 'number', 'a number'),
  }
}

/** A text of nothing but white space, and a list without entries, count as null. */
function isSaid(value: unknown): boolean {
  if (value == null || (Array.isArray(value) && value.length === 0)) return false
  return typeof value !== 'string' || value.trim() !== ''
}

function invalid(sentence: string): BlazonError {
  return new BlazonError('invalid_input', `${sentence}.`)
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function isListOfCategories(value: unknown): boolean {
  return Array.isArray(value) && value.every(isCategory)
}

function isCategory(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { scheme, value: of } = value as { readonly scheme?: unknown; readonly value?: unknown }
  return SCHEMES.some((known) => known === scheme) && typeof of === 'string'
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : typeof value
}
