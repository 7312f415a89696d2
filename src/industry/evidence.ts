import { MCC_NAICS } from '../data/codes/mcc-naics.ts'
import { NAICS_SIC } from '../data/codes/naics-sic.ts'
import { OSM_NAICS } from '../data/codes/osm-naics.ts'
import { SCHEMA_NAICS } from '../data/codes/schema-naics.ts'
import { FINANCIAL_INDUSTRIES } from '../data/industries/financial.ts'
import type { Category } from '../model/directory.ts'
import { once } from '../model/keyed.ts'
import { groupOf, industriesUnder, isUnder } from './naics.ts'

/* The industries that a directory and structured data name, as NAICS codes or their beginnings. */

/** The longest code that a source names: 2 to 6 digits, or a sector such as `44-45`. */
export type NaicsPrefix = string

const schemaTypes = once(() => new Map<string, string>(SCHEMA_NAICS))

/** The industries of schema.org types, without types that name none. */
export function naicsOfTypes(types: readonly string[]): NaicsPrefix[] {
  const known = schemaTypes()
  return types.flatMap((type) => known.get(type.replace(/^.*[/#:]/, '').toLowerCase()) ?? [])
}

/** Whether types of schema.org name the industry with this code, or a wider one that it belongs to. */
export function isOfTypes(code: string, types: readonly string[]): boolean {
  return naicsOfTypes(types).some((prefix) => isUnder(code, prefix))
}

/** The industries of a category in a directory; empty for a value that is not known. */
export function naicsOfCategory({ scheme, value }: Category): readonly NaicsPrefix[] {
  return READERS[scheme](value.trim())
}

/** The categories that say what a company does as a whole, before those of its places and its terminals. */
export function byAuthority(categories: readonly Category[]): readonly Category[] {
  const known = categories.filter((category) => naicsOfCategory(category).length > 0)
  return [...known.filter(isOfCompany), ...known.filter((category) => !isOfCompany(category))]
}

/**
 * Whether a category is that of the company itself. A map has a category for each of its places, and a
 * merchant category belongs to one of its terminals.
 */
export function isOfCompany({ scheme }: Category): boolean {
  return scheme !== 'osm' && scheme !== 'mcc'
}

/** Whether places of a category often have the name of a company of another industry. */
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

/** The groups in which an SIC code is the most usual one, else those in which it is one of them. */
function groupsOfSic(value: string): readonly NaicsPrefix[] {
  const main = NAICS_SIC.filter(([, codes]) => codes[0] === value)
  const found = main.length > 0 ? main : NAICS_SIC.filter(([, codes]) => codes.includes(value))
  return found.map(([group]) => groupOf(group))
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, ' ')
}
