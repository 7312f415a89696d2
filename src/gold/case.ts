/** Reads labelled lists. Such a list states the right values of sites, and is written by hand. */

import * as z from 'zod/mini'
import type { GoldKey } from '../fields/field.ts'
import { FIELD_NAMES, fieldOf } from '../fields/index.ts'
import { TOOLS } from '../fields/tools.ts'
import { someText } from '../fields/truth.ts'
import { byName } from '../model/by-name.ts'
import { BlazonError } from '../model/errors.ts'
import type { GoldCase } from '../model/gold-case.ts'
import { accepts } from '../model/options/schema.ts'

/** The keys of a labelled case and the rules for their values. */
const KEYS = byName<GoldKey>({
  domain: ['a domain', someText],
  outcome: ['a class of page', someText],
  // Only the evaluation of our own fixtures reads this key.
  needsBrowser: ['true or false', z.boolean()],
  ...Object.fromEntries(
    FIELD_NAMES.flatMap((name) => Object.entries(fieldOf(name).truth?.(TOOLS).keys ?? {})),
  ),
})

/**
 * Reads a labelled list: a JSON array of cases, or NDJSON with one case a line and comments in lines that
 * begin with `#`. Throws `invalid_input` for the first wrong case, with its number and the wrong key.
 */
export function readGold(text: string): GoldCase[] {
  if (typeof text !== 'string') throw fault('The list is no text.')
  const cases = text.trimStart().startsWith('[') ? parsed(text, 'The list') : linesOf(text)
  if (!Array.isArray(cases) || cases.length === 0) throw fault('The list holds no case.')
  return cases.map((one, at) => caseOf(one, `Case ${at + 1}`))
}

function linesOf(text: string): unknown[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line, at) => parsed(line, `Case ${at + 1}`))
}

function parsed(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw fault(`${what} is no JSON (${cause instanceof Error ? cause.message : String(cause)}).`)
  }
}

const CASE = z.looseObject({ domain: z.unknown() })

function caseOf(value: unknown, what: string): GoldCase {
  if (!accepts(CASE, value)) throw fault(`${what} has no domain.`)
  // The raw value is read, because a value that the schema parses lacks a key named `__proto__`.
  for (const [key, one] of Object.entries(value as object)) {
    const [must, schema] = KEYS[key] ?? []
    if (!schema) throw fault(`${what}: nothing is scored by the name of ${key}; there are ${NAMES}.`)
    if (!accepts(schema, one)) throw fault(`${what}: ${key} must be ${must}.`)
  }
  return value as unknown as GoldCase
}

const NAMES = Object.keys(KEYS)
  .filter((key) => key !== 'needsBrowser')
  .join(', ')

function fault(message: string): BlazonError {
  return new BlazonError('invalid_input', message)
}
