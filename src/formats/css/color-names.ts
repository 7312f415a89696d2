import { COLOR_NAMES } from '../../data/colors/names.ts'
import { SYSTEMATIC_NAMES } from '../../data/colors/systematic-names.ts'
import { once } from '../../model/keyed.ts'
import type { Hex } from '../../model/style.ts'
import { ciede2000, labOf, oklchOf } from './color.ts'

/** The chroma in OKLCH up to which a colour is seen as grey. */
const GREY_CHROMA = 0.008

/**
 * CIEDE2000 divides a difference of lightness by 1.75 at most, and other differences only add to it. So a
 * colour whose lightness differs by more than 1.75 times a distance is farther away.
 */
const MOST_LIGHTNESS_WEIGHT = 1.75

const namesInLab = once(() => {
  const inLab = ([name, hex]: readonly [string, Hex]) => ({ name, at: labOf(hex) })
  return {
    all: [...COLOR_NAMES, ...SYSTEMATIC_NAMES].map(inLab),
    greys: COLOR_NAMES.filter(([, hex]) => isGrey(hex)).map(inLab),
  }
})

function isGrey(hex: Hex): boolean {
  return oklchOf(hex).c <= GREY_CHROMA
}

/**
 * Returns the name whose colour is nearest by CIEDE2000, which judges dark and muted colours as people do. A
 * grey gets the name of a grey. Alpha is ignored.
 */
export function colorName(hex: Hex): string {
  const opaque = hex.slice(0, 7)
  const at = labOf(opaque)
  const { all, greys } = namesInLab()
  let best = 'black'
  let nearest = Number.POSITIVE_INFINITY
  for (const { name, at: other } of isGrey(opaque) ? greys : all) {
    if (Math.abs(at.l - other.l) > nearest * MOST_LIGHTNESS_WEIGHT) continue
    const apart = ciede2000(at, other)
    if (apart < nearest) {
      best = name
      nearest = apart
    }
  }
  return best
}
