/*
 * Which letters lie side by side on the usual Latin keyboard (QWERTY): a finger that slips presses one of
 * them. Each letter with those to its right and those below it; the other directions follow.
 */
const RIGHT_AND_BELOW = `
  qwa wesa erds rtfd tygf yuhg uijh iokj oplk plo
  aszw sdxz dfcx fgvc ghbv hjnb jkmn klm l
  zx xc cv vb bn nm`

const PAIRS: ReadonlySet<string> = new Set(
  RIGHT_AND_BELOW.split(/\s+/).flatMap(([letter = '', ...others]) =>
    others.flatMap((other) => [letter + other, other + letter]),
  ),
)

/** True for two letters of which one is easily pressed in place of the other. */
export function areNeighbours(a: string, b: string): boolean {
  return PAIRS.has(a + b)
}
