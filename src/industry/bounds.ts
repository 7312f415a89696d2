import { BlazonError } from '../model/errors.ts'
import type { IndustryBounds } from '../model/industries.ts'

const MAX_RESULTS = 10
const DEFAULT_MIN = 1
const DEFAULT_MAX = 5

/** Returns the bounds with their defaults. Throws `invalid_input` for invalid bounds. */
export function boundsOf({ minResults = DEFAULT_MIN, maxResults }: IndustryBounds): {
  readonly min: number
  readonly max: number
} {
  const max = maxResults ?? Math.max(DEFAULT_MAX, minResults)
  for (const [name, value] of [
    ['minResults', minResults],
    ['maxResults', max],
  ] as const)
    if (!Number.isInteger(value) || value < 1 || value > MAX_RESULTS)
      throw new BlazonError(
        'invalid_input',
        `${name} is a whole number from 1 to ${MAX_RESULTS}, not ${value}.`,
      )
  if (minResults > max)
    throw new BlazonError('invalid_input', `minResults (${minResults}) is above maxResults (${max}).`)
  return { min: minResults, max }
}
