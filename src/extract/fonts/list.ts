import { parseFamilies } from '../../formats/font-family.ts'

const EMOJI = /emoji|symbola|segoe ui symbol/i
/** What is longer is no name, and whose list is longer means none of it. */
const MAX_NAME_CHARS = 100
const MAX_FAMILIES = 40

/** Families of a `font-family` value, as they are written; those of emoji, which stand in many lists and show no words, are left out. */
export function listedFamilies(value: string): string[] {
  return parseFamilies(value)
    .filter((family) => family.length <= MAX_NAME_CHARS && !EMOJI.test(family))
    .slice(0, MAX_FAMILIES)
}
