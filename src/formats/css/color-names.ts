/** Names colours in plain words. */

import type { Hex } from '../../model/style.ts'
import { ciede2000, labOf, oklchOf } from './color.ts'
import { SYSTEMATIC_NAMES } from './systematic-color-names.ts'

/**
 * Everyday words with a colour for each, chosen by us. Greys are named by their lightness alone. Where these
 * words are far apart, SYSTEMATIC_NAMES stand between them.
 */
export const COLOR_NAMES: readonly (readonly [name: string, hex: Hex])[] = [
  ['black', '#000000'],
  ['near black', '#141414'],
  ['charcoal', '#333333'],
  ['dark grey', '#4d4d4d'],
  ['dim grey', '#666666'],
  ['grey', '#808080'],
  ['mid grey', '#999999'],
  ['silver', '#b8b8b8'],
  ['light grey', '#d3d3d3'],
  ['pale grey', '#e6e6e6'],
  ['mist white', '#f2f2f2'],
  ['white', '#ffffff'],
  ['ink', '#0d1420'],
  ['dark slate', '#2b3a47'],
  ['slate', '#54677a'],
  ['slate grey', '#728090'],
  ['cool grey', '#9aa6b2'],
  ['mist', '#dde4ea'],
  ['warm grey', '#9b938b'],
  ['stone', '#c9c1b6'],
  ['taupe', '#7d6f64'],
  ['espresso', '#2a1d1c'],
  ['off white', '#faf9f6'],
  ['ivory', '#fdfbee'],
  ['cream', '#f8f0da'],
  ['linen', '#f3ebe0'],
  ['beige', '#e6d9c0'],
  ['sand', '#d9c29a'],
  ['khaki', '#b9a878'],
  ['tan', '#c9a36b'],
  ['camel', '#b58a52'],
  ['maroon', '#6b0f1a'],
  ['oxblood', '#4a0d12'],
  ['burgundy', '#7d1632'],
  ['wine', '#5c1230'],
  ['dark red', '#8f0f14'],
  ['brick red', '#a83a2c'],
  ['crimson', '#d01238'],
  ['red', '#e01b22'],
  ['bright red', '#ff1010'],
  ['scarlet', '#f23a1d'],
  ['vermilion', '#e5482d'],
  ['tomato', '#f4614a'],
  ['coral', '#fb7d62'],
  ['salmon', '#f79a86'],
  ['dusty rose', '#c98a8a'],
  ['blush', '#f6d5cf'],
  ['pale rose', '#fbe6e4'],
  ['rust', '#a5441d'],
  ['terracotta', '#c2613f'],
  ['clay', '#b4653f'],
  ['sienna', '#8c4a2b'],
  ['brown', '#6d4326'],
  ['chestnut', '#7a3b27'],
  ['chocolate', '#4b2c1c'],
  ['dark brown', '#35211a'],
  ['coffee', '#6f5443'],
  ['copper', '#b5703c'],
  ['bronze', '#9c7433'],
  ['burnt orange', '#c8540f'],
  ['dark orange', '#e5670b'],
  ['orange', '#fb7a10'],
  ['bright orange', '#ff5a0a'],
  ['tangerine', '#ff9d0f'],
  ['apricot', '#fbb67f'],
  ['peach', '#fdd3b4'],
  ['pale peach', '#fdebdd'],
  ['amber', '#fdb515'],
  ['marigold', '#f0a21a'],
  ['ochre', '#c58a1c'],
  ['mustard', '#d5a520'],
  ['gold', '#d3af37'],
  ['dark gold', '#a98a22'],
  ['antique gold', '#c0a06a'],
  ['honey', '#f3bd4a'],
  ['sunflower', '#fdc81c'],
  ['yellow', '#fde01b'],
  ['bright yellow', '#fff200'],
  ['lemon', '#fbee6b'],
  ['butter', '#fdf0a9'],
  ['pale yellow', '#fdf7bf'],
  ['dark olive', '#474a1d'],
  ['olive', '#7a7a22'],
  ['moss', '#6d7f3c'],
  ['avocado', '#8aa03a'],
  ['chartreuse', '#c3e51f'],
  ['lime', '#a4d822'],
  ['bright lime', '#c6ff00'],
  ['pale lime', '#e4f3b2'],
  ['apple green', '#79b834'],
  ['grass green', '#4c9a2c'],
  ['leaf green', '#3f8a3f'],
  ['green', '#22a53a'],
  ['bright green', '#17d64b'],
  ['neon green', '#39ff14'],
  ['kelly green', '#149143'],
  ['forest green', '#1c6b31'],
  ['dark green', '#0f4d24'],
  ['bottle green', '#0c3b2c'],
  ['pine green', '#0a6a52'],
  ['deep forest', '#102a1d'],
  ['evergreen', '#2f4a38'],
  ['fern', '#5f8f5f'],
  ['celadon', '#aac3b5'],
  ['grey green', '#7c8a74'],
  ['sage', '#9caf8b'],
  ['pale sage', '#d3dec8'],
  ['celery', '#b9d492'],
  ['light green', '#8fdc8f'],
  ['mint', '#a5ecc8'],
  ['pale mint', '#def7ea'],
  ['emerald', '#10b070'],
  ['jade', '#0a9a72'],
  ['sea green', '#45bd8b'],
  ['spring green', '#1ee68e'],
  ['eucalyptus', '#5a9c84'],
  ['dark teal', '#0b4a4a'],
  ['teal', '#0d8080'],
  ['petrol', '#1a4453'],
  ['turquoise', '#20c4b4'],
  ['aqua', '#3ee0d8'],
  ['bright cyan', '#00f0ff'],
  ['cyan', '#16bfdc'],
  ['dark cyan', '#128a9c'],
  ['pale aqua', '#cdf3f1'],
  ['lagoon', '#3fa1ab'],
  ['powder blue', '#b4d9e8'],
  ['ice blue', '#e3f2fa'],
  ['baby blue', '#9cd0f5'],
  ['sky blue', '#5bbdf5'],
  ['bright blue', '#1d9ff2'],
  ['azure', '#1483e6'],
  ['cerulean', '#1273b5'],
  ['bright cerulean', '#0086cf'],
  ['soft blue', '#418cc0'],
  ['ocean blue', '#0a679f'],
  ['steel blue', '#4a7fae'],
  ['denim', '#3b5f8f'],
  ['cornflower blue', '#6695ed'],
  ['blue', '#1a5fe0'],
  ['royal blue', '#2546d2'],
  ['electric blue', '#2a3dff'],
  ['pure blue', '#0000ff'],
  ['cobalt', '#0f47a8'],
  ['sapphire', '#123c86'],
  ['dark blue', '#0c2a78'],
  ['navy', '#0a2350'],
  ['navy blue', '#050573'],
  ['midnight blue', '#0b1738'],
  ['deep navy', '#0a1428'],
  ['dusty blue', '#8ba6c4'],
  ['pale blue', '#d5e4fa'],
  ['periwinkle', '#8f97f5'],
  ['pale lavender', '#ebe6fb'],
  ['lavender', '#c4b5f3'],
  ['lilac', '#c8a2d8'],
  ['wisteria', '#a588d6'],
  ['indigo', '#453bc4'],
  ['deep indigo', '#2b1f7a'],
  ['dusk blue', '#3b3a6c'],
  ['iris', '#615fe6'],
  ['violet', '#7d3fe8'],
  ['bright violet', '#8a2bff'],
  ['purple', '#7d22a5'],
  ['royal purple', '#5a2a9c'],
  ['dark purple', '#3e1460'],
  ['aubergine', '#341433'],
  ['plum', '#7a1a63'],
  ['deep purple', '#7f0a84'],
  ['grape', '#5f3a7a'],
  ['amethyst', '#9a5fc4'],
  ['orchid', '#cf62cf'],
  ['mauve', '#a67c95'],
  ['dusty plum', '#8a5a6c'],
  ['magenta', '#cf1a9a'],
  ['bright magenta', '#ff10e0'],
  ['dark magenta', '#9c1279'],
  ['fuchsia', '#e22fbd'],
  ['mulberry', '#a32562'],
  ['raspberry', '#d1135c'],
  ['cerise', '#e0246f'],
  ['hot pink', '#ff2c8b'],
  ['rose', '#f0527f'],
  ['pink', '#f97fb0'],
  ['light pink', '#fdb4cf'],
  ['pale pink', '#fde2ec'],
]

/** The chroma in OKLCH up to which a colour is seen as grey. */
const GREY_CHROMA = 0.008

interface Named {
  readonly name: string
  readonly at: ReturnType<typeof labOf>
}

let named: { readonly all: readonly Named[]; readonly greys: readonly Named[] } | undefined

/** Returns the names with their colours in CIELAB, which are converted on first use. */
function namesInLab(): NonNullable<typeof named> {
  const inLab = ([name, hex]: readonly [string, Hex]) => ({ name, at: labOf(hex) })
  named ??= {
    all: [...COLOR_NAMES, ...SYSTEMATIC_NAMES].map(inLab),
    greys: COLOR_NAMES.filter(([, hex]) => isGrey(hex)).map(inLab),
  }
  return named
}

function isGrey(hex: Hex): boolean {
  return oklchOf(hex).c <= GREY_CHROMA
}

/**
 * Returns the name whose colour is nearest by CIEDE2000, which judges dark and muted colours as people do; a
 * grey gets the name of a grey. Alpha is ignored.
 */
export function colorName(hex: Hex): string {
  const opaque = hex.slice(0, 7)
  const at = labOf(opaque)
  const { all, greys } = namesInLab()
  let best = 'black'
  let nearest = Number.POSITIVE_INFINITY
  for (const { name, at: other } of isGrey(opaque) ? greys : all) {
    const apart = ciede2000(at, other)
    if (apart < nearest) {
      best = name
      nearest = apart
    }
  }
  return best
}
