import { REGIONS } from '../../../data/places/regions.ts'

/** Country -> folded name of a region -> its code. */
const BY_COUNTRY = new Map<string, Map<string, string>>()
for (const [country, code, names] of REGIONS) {
  const codes = BY_COUNTRY.get(country) ?? new Map<string, string>()
  for (const name of names) codes.set(regionKey(name), code)
  BY_COUNTRY.set(country, codes)
}

const CITIES = new Set(REGIONS.flatMap(([country, code, , city]) => (city ? [`${country}-${code}`] : [])))

/** Returns the code of a region of a country by its name; undefined when none is known. */
export function regionCodeOf(country: string, region: string): string | undefined {
  return BY_COUNTRY.get(country)?.get(regionKey(region))
}

/** Whether a region has the same name as a city. In an address, such a name means the city. */
export function isCityRegion(country: string, code: string): boolean {
  return CITIES.has(`${country}-${code}`)
}

/** Returns the name of a region in lower case, without accents and dots. */
export function regionKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
