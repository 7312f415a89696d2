import { NUMBERS } from '../data/languages/numbers.ts'

/** Numbers as words, up to twenty, and tens. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.values(NUMBERS).flatMap((numbers) => Object.entries(numbers)),
)
