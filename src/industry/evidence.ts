import { MCC_NAICS } from '../data/codes/mcc-naics.ts'
import { NAICS_SIC } from '../data/codes/naics-sic.ts'
import { OSM_NAICS } from '../data/codes/osm-naics.ts'
import { SCHEMA_NAICS } from '../data/codes/schema-naics.ts'
import { FINANCIAL_INDUSTRIES } from '../data/industries/financial.ts'
import type { Category } from '../model/directory.ts'
import { once } from '../model/keyed.ts'
import { groupOf, industriesUnder, isUnder } from './naics.ts'

/*
 * Reads NAICS codes, or their prefixes, from the categories of a directory and the types of structured data.
 */

/** The part of a NAICS code that a source determines: 2 to 6 digits, or a sector such as `44-45`. */
export type NaicsPrefix = string

const schemaTypes = once(() => new Map<string, string>(SCHEMA_NAICS))

/** Returns the industries of schema.org types. */
export function naicsOfTypes(types: readonly string[]): NaicsPrefix[] {
  const known = schemaTypes()
  return types.flatMap((type) => known.get(type.replace(/^.*[/#:]/, '').toLowerCase()) ?? [])
}

/** Whether types of schema.org name the industry of this code, or a wider one around it. */
export function isOfTypes(code: string, types: readonly string[]): boolean {
  return naicsOfTypes(types).some((prefix) => isUnder(code, prefix))
}

/** Returns the industries of a category in a directory; empty for an unknown value. */
export function naicsOfCategory({ scheme, value }: Category): readonly NaicsPrefix[] {
  return READERS[scheme](value.trim())
}

/** Sorts categories. Categories of the whole company come before categories of its places and terminals. */
export function byAuthority(categories: readonly Category[]): readonly Category[] {
  const known = categories.filter((category) => naicsOfCategory(category).length > 0)
  return [...known.filter(isOfCompany), ...known.filter((category) => !isOfCompany(category))]
}

/**
 * Whether a category belongs to the company itself. Maps have a category for each place of a company, and a
 * merchant category belongs to a payment terminal.
 */
export function isOfCompany({ scheme }: Category): boolean {
  return scheme !== 'osm' && scheme !== 'mcc'
}

/** Whether places of a category are often named after a company of another industry. */
export function isOfOthers({ scheme, value }: Category): boolean {
  return scheme === 'osm' && osmRows(value).some((row) => row.isOfOthers)
}

function osmRows(value: string): readonly (typeof OSM_NAICS)[number][] {
  return OSM_NAICS.filter((row) => `${row.key}=${row.value}` === value.trim().replace('/', '='))
}

const READERS: Readonly<Record<Category['scheme'], (value: string) => readonly NaicsPrefix[]>> = {
  naics: (value) => (industriesUnder(value).length > 0 ? [value] : []),
  osm: (value) => osmRows(value).map(({ naics }) => naics),
  mcc: (value) => MCC_NAICS.filter(({ from, to }) => from <= value && value <= to).map(({ naics }) => naics),
  sic: groupsOfSic,
  industry: (value) =>
    FINANCIAL_INDUSTRIES.find(({ name }) => folded(name) === folded(value))?.naics.slice() ?? [],
}

/** Returns the groups whose most usual SIC code this is, or else those that have it among others. */
function groupsOfSic(value: string): readonly NaicsPrefix[] {
  const main = NAICS_SIC.filter(([, codes]) => codes[0] === value)
  const found = main.length > 0 ? main : NAICS_SIC.filter(([, codes]) => codes.includes(value))
  return found.map(([group]) => groupOf(group))
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, ' ')
}
