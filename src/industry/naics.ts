import { NAICS_TITLES } from '../data/codes/naics.ts'
import { once } from '../model/keyed.ts'

/* The hierarchy of NAICS: sectors, groups, and titles of all levels. */

/** Titles by codes of any level, in the order of the standard. */
export const naicsTitles = once((): ReadonlyMap<string, string> => new Map(NAICS_TITLES))

const RANGES: readonly string[] = ['31-33', '44-45', '48-49']

/** The sector of a code as the standard writes it: `52`, or `31-33`. */
export function sectorOf(code: string): string {
  const two = code.slice(0, 2)
  return RANGES.find((range) => range.slice(0, 2) <= two && two <= range.slice(3)) ?? two
}

/** The group of a code: its first four digits. */
export function groupOf(code: string): string {
  return code.slice(0, 4)
}

/** Returns all codes of six digits with this prefix, or in the sector that it names. */
export function industriesUnder(prefix: string): string[] {
  return [...naicsTitles().keys()].filter((code) => code.length === 6 && isUnder(code, prefix))
}

/** Whether a code has this prefix, or is in the sector that it names. */
export function isUnder(code: string, prefix: string): boolean {
  return code.startsWith(prefix) || sectorOf(code) === prefix
}
