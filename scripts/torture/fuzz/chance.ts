import { randomFrom } from './random.ts'

/**
 * Random decisions that are the same for the same seed, so that an input can be made again from its number.
 */
export interface Chance {
  /** A whole number from 0 to `end`, without `end`. */
  below(end: number): number
  /** True in one of `count` cases. */
  oneIn(count: number): boolean
  pick<T>(from: readonly T[]): T
  /** Up to `max` pieces; small numbers are more frequent. */
  many<T>(max: number, make: (at: number) => T): T[]
  /** As `many`, joined to one text. */
  text(max: number, make: (at: number) => string, between?: string): string
}

export function chanceFrom(seed: number): Chance {
  const random = randomFrom(seed)
  // The first number is skipped, because consecutive seeds give similar ones.
  random()
  const below = (end: number) => Math.floor(random() * end)
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T
  const many = <T>(max: number, make: (at: number) => T): T[] =>
    Array.from({ length: Math.floor(random() ** 2 * (max + 1)) }, (_, at) => make(at))
  return {
    below,
    pick,
    many,
    oneIn: (count) => below(count) === 0,
    text: (max, make, between = '') => many(max, make).join(between),
  }
}
