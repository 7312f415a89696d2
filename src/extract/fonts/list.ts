import { parseFamilies } from '../../formats/css/font-family.ts'

const EMOJI = /emoji|symbola|segoe ui symbol/i
/** Bounds on hostile values. A longer text is not a name, and more families are useless. */
const MAX_NAME_CHARS = 100
const MAX_FAMILIES = 40

/** Returns the families of a `font-family` value without emoji fonts, which show no words. */
export function listedFamilies(value: string): string[] {
  return parseFamilies(value)
    .filter((family) => family.length <= MAX_NAME_CHARS && !EMOJI.test(family))
    .slice(0, MAX_FAMILIES)
}
