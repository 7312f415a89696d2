/** Where the entries of the index say that a brand is. */
export interface Place {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countries: ReadonlySet<string>
  /** The world, or a whole region of it. */
  readonly isWorldwide: boolean
}

/** Reads location sets: countries (`de`), parts of them (`us-tx.geojson`, `gb-sct`), and regions (`001`). */
export function placesOf(includes: readonly (readonly unknown[])[]): Place {
  const countries = new Set<string>()
  let isWorldwide = false
  for (const part of includes.flat()) {
    if (typeof part !== 'string') continue
    if (/^\d{3}$/.test(part)) isWorldwide = true
    const [, country] = /^([a-z]{2})(?:$|-)/.exec(part) ?? []
    if (country && country !== 'q') countries.add(country.toUpperCase())
    if (part === 'conus') countries.add('US')
  }
  return { countries: new Set([...countries].sort()), isWorldwide }
}
