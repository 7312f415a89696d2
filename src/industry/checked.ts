import * as z from 'zod/mini'
import { BlazonError } from '../model/errors.ts'
import type { IndustryBounds, IndustryEvidence } from '../model/industries.ts'
import { described, text, wordsOf } from '../model/options/schema.ts'

/* Checks evidence that a caller passes. */

const CATEGORY = z.looseObject({
  scheme: z.enum(['naics', 'osm', 'mcc', 'sic', 'industry']),
  value: z.string(),
})
const EVIDENCE = {
  ...{ name: text, description: text, text },
  schemaTypes: described(z.array(z.string()), 'a list of texts'),
  categories: described(z.array(CATEGORY), 'a list of objects with scheme and value'),
}
const A_NUMBER = described(z.number(), 'a number')
const CHECKED = { ...EVIDENCE, minResults: A_NUMBER, maxResults: A_NUMBER }

/**
 * Returns the evidence in a value, such as a parsed line of JSON. Unknown keys and empty values are left out.
 * Throws `invalid_input` for a value that is not an object or has no evidence, and for a key of another type.
 */
export function checkedEvidence(given: unknown): IndustryEvidence & IndustryBounds {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw invalid(`An object such as {"name": "…", "description": "…"} is needed, not ${kindOf(given)}`)
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => isSaid(value)))
  if (!Object.keys(EVIDENCE).some((name) => Object.hasOwn(said, name)))
    throw invalid(`There is nothing to classify: give at least one of ${Object.keys(EVIDENCE).join(', ')}`)
  const { data, error } = z.partial(z.object(CHECKED)).safeParse(said)
  if (data) return data
  const [name] = error.issues[0]?.path ?? []
  throw invalid(
    `${String(name)} must be ${wordsOf(CHECKED[name as keyof typeof CHECKED])}, not ${kindOf(said[String(name)])}`,
  )
}

/** Whether a value says something. White space and a list without entries do not. */
function isSaid(value: unknown): boolean {
  if (value == null || (Array.isArray(value) && value.length === 0)) return false
  return typeof value !== 'string' || value.trim() !== ''
}

function invalid(sentence: string): BlazonError {
  return new BlazonError('invalid_input', `${sentence}.`)
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : typeof value
}
