import { CITIES } from '../data/places/cities.ts'

const COUNTRIES: ReadonlyMap<string, string> = new Map(
  CITIES.map(([city, country]) => [keyOf(city), country]),
)

/** The country of a large city (ISO 3166-1 alpha-2) by the city's name; undefined for any other text. */
export function countryOfCity(name: string): string | undefined {
  return COUNTRIES.get(keyOf(name))
}

function keyOf(name: string): string {
  const trimmed = name.trim()
  return (/\s\s|[^\S ]/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed).toLowerCase()
}
