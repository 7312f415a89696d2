/*
 * Each letter with the letters to its right and below it on the QWERTY keyboard, for typing errors. The other
 * directions follow from these.
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

/** Whether one of two letters may be pressed by mistake instead of the other. */
export function areNeighbours(a: string, b: string): boolean {
  return PAIRS.has(a + b)
}
