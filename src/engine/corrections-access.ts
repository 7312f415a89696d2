import type { FieldTable } from '../fields/index.ts'
import type { Correction } from '../model/corrections.ts'
import { BlazonError } from '../model/errors.ts'
import { parseDomain } from '../resolve/domain.ts'
import type { Store } from '../store/index.ts'
import type { Corrections } from './corrections.ts'

/**
 * Gives access to the operator's corrections in a store. `isMapped` returns true for hosts that are allowed
 * although they are not public. `fields` are the fields of the records.
 */
export function createCorrections(
  { corrections }: Pick<Store, 'corrections'>,
  now: () => Date,
  isMapped: (host: string) => boolean,
  fields: FieldTable,
): Corrections {
  const domainOf = (text: string) => parseDomain(text, { isMapped }).domain
  return {
    async set(domain, field, given, { who = '', why = '' } = {}) {
      const stated = await checkedStatement({ text: domain, field, given }, isMapped, fields)
      const correction = { ...stated, who, why, at: now().toISOString() }
      await corrections.putCorrection(correction)
      return correction
    },
    async remove(domain, field) {
      const site = domainOf(domain)
      if (!(await corrections.removeCorrection(site, field)))
        throw new BlazonError('not_found', `There is no correction of the ${field} of ${site}.`)
    },
    of: async (domain) => corrections.correctionsOf(domainOf(domain)),
    all: corrections.allCorrections,
  }
}

/**
 * Returns the value that an operator sets for a field. Rejects with `invalid_input` for a value that the
 * field cannot have. The shapes of fields are loaded only here, because they load the names of all colours.
 */
export async function checkedStatement(
  { text, field, given }: { readonly text: string; readonly field: string; readonly given: unknown },
  isMapped: (host: string) => boolean,
  fields: FieldTable,
): Promise<Pick<Correction, 'domain' | 'field' | 'value'>> {
  const { domain } = parseDomain(text, { isMapped })
  refuseUnknown(field, fields)
  const { statedOf } = await import('../fields/statements.ts')
  const { must, read, placeOf } = statedOf(field, fields)
  const value = given === null ? null : read(given)
  if (value === undefined) {
    const wrong = wrongPart(field, given, placeOf?.(given) ?? [])
    throw new BlazonError(
      'invalid_input',
      `The ${field} of ${domain} must be ${must}, or null for none${wrong}.`,
    )
  }
  return { domain, field, value }
}

/**
 * Names the wrong part of a value, as in `; socials[1].url is "a"`. The text is empty when the whole value is
 * wrong.
 */
function wrongPart(field: string, given: unknown, place: readonly PropertyKey[]): string {
  if (place.length === 0) return ''
  // A list with one entry may be stated as the entry alone.
  const keys = typeof place[0] === 'number' && !Array.isArray(given) ? place.slice(1) : place
  const part = keys.reduce<unknown>((value, key) => Object(value)[key], given)
  const path = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  const is = part === undefined ? 'missing' : (JSON.stringify(part) ?? 'no JSON').slice(0, MOST_CHARACTERS)
  return `; ${field}${path} is ${is}`
}

/** The largest number of characters of a wrong value in a message. */
const MOST_CHARACTERS = 100

/** Throws `invalid_input` for a field that no record has. */
export function refuseUnknown(field: string, fields: FieldTable): void {
  const names = [...fields.keys(), 'stock']
  if (names.includes(field)) return
  throw new BlazonError('invalid_input', `There is no field "${field}". Fields: ${names.join(', ')}.`)
}
