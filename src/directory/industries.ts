import { MCC_NAICS } from '../data/codes/mcc-naics.ts'
import { OSM_NAICS } from '../data/codes/osm-naics.ts'
import type { Company } from '../model/directory.ts'

const OSM = new Map(OSM_NAICS.map(({ key, value, naics }) => [`${key}=${value}`, naics]))

/** Returns the NAICS code for a merchant category code. */
export function naicsOfMcc(mcc: string): string | undefined {
  return MCC_NAICS.find(({ from, to }) => from <= mcc && mcc <= to)?.naics
}

/** Returns the codes of a company, each of 2 to 6 digits, in the order of its categories. */
export function industriesOf({ categories }: Company): readonly string[] {
  return categories.flatMap(({ scheme, value }) => {
    if (scheme === 'naics') return [value]
    if (scheme === 'osm') return OSM.get(value) ?? []
    return scheme === 'mcc' ? (naicsOfMcc(value) ?? []) : []
  })
}
