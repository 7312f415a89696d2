/** Classes of market capitalisation. The weights were chosen by hand in 2026. */
const CLASSES: ReadonlyMap<string, number> = new Map([
  ['mega', 0.9],
  ['large', 0.75],
  ['mid', 0.6],
  ['small', 0.45],
  ['micro', 0.35],
  ['nano', 0.25],
])

/** Returns the rank for a class (`Large Cap`) or an amount of money; undefined for any other text. */
export function rankOfSize(size: string): number | undefined {
  const [word = ''] = size.toLowerCase().split(' ')
  const amount = Number(size)
  if (size === '' || !(amount > 0)) return CLASSES.get(word)
  // 10 million and less give 0.25, 1,000 billion and more give 0.95.
  return bounded(0.25 + ((Math.log10(amount) - 7) / 5) * 0.7, 0.25, 0.95)
}

/** Returns the rank for a number of employees; undefined for any other text. */
export function rankOfStaff(people: string): number | undefined {
  const numbers = people.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? []
  const most = Math.max(0, ...numbers)
  return most === 0 ? undefined : bounded(0.1 + Math.log10(most) * 0.12, 0.1, 0.8)
}

/** Returns the rank for a position, from 1, in a list of the most visited sites. */
export function rankOfPlace(place: number): number {
  return bounded(1 - Math.log10(place) / 7, 0, 1)
}

function bounded(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)) * 1000) / 1000
}
