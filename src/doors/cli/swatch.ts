/** Finds the colour of a terminal that is most like a given colour. */

/** Red, green and blue, 0 to 255. */
type Rgb = readonly [r: number, g: number, b: number]

interface Oklch {
  readonly l: number
  readonly a: number
  readonly b: number
  readonly chroma: number
  /** The hue is in radians. */
  readonly hue: number
}

/** The six levels of each channel in the colour cube of xterm, which has the colours 16 to 231. */
const CUBE_LEVELS = [0, 95, 135, 175, 215, 255]

/** The greys of xterm, colours 232 to 255: the level of the first grey, and the step to the next one. */
const GREYS = { first: 8, step: 10, count: 24 } as const

/** The colours 16 to 255 of xterm. The first sixteen differ between terminals. */
const XTERM: readonly Rgb[] = [
  ...CUBE_LEVELS.flatMap((r) => CUBE_LEVELS.flatMap((g) => CUBE_LEVELS.map((b): Rgb => [r, g, b]))),
  ...Array.from({ length: GREYS.count }, (_, at): Rgb => {
    const level = GREYS.first + at * GREYS.step
    return [level, level, level]
  }),
]

/**
 * Chroma from which a person sees a hue. The cube has few dark and few pale colours, so the nearest one of
 * dark green and of slate (chroma 0.06 and 0.04) is a grey, though a designer asks for the hue first.
 */
const HAS_HUE = 0.03
/** The chroma up to which a colour of the cube counts as grey. */
const IS_GREY = 0.02
/** How far the hue may turn: 35 degrees in radians, so that burgundy does not become purple. */
const SAME_HUE = (35 * Math.PI) / 180

let table: readonly Oklch[] | undefined

/**
 * The number of the colour among the 256 of xterm that is nearest in OKLab. For a colour with a hue, only
 * colours with nearly the same hue are considered.
 */
export function xtermColorOf(hex: string): number {
  table ??= XTERM.map(oklchOf)
  const color = oklchOf(rgbOf(hex))
  const far = table.map((one) =>
    color.chroma < HAS_HUE || hasHueOf(color, one)
      ? Math.hypot(color.l - one.l, color.a - one.a, color.b - one.b)
      : Number.POSITIVE_INFINITY,
  )
  return 16 + far.indexOf(Math.min(...far))
}

/** The channels of `#rrggbb`. */
export function rgbOf(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/**
 * The WCAG 2.2 contrast ratios of white and of black text on a colour, 1 to 21. `formats/css/color.ts` has
 * them for all pairs of colours, by the package that is too slow here.
 */
export function contrastsOn(hex: string): { readonly white: number; readonly black: number } {
  const [r, g, b] = rgbOf(hex)
  const luminance = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
  return { white: 1.05 / (luminance + 0.05), black: (luminance + 0.05) / 0.05 }
}

function hasHueOf(color: Oklch, one: Oklch): boolean {
  const turn = Math.abs(color.hue - one.hue)
  return one.chroma >= IS_GREY && Math.min(turn, 2 * Math.PI - turn) <= SAME_HUE
}

/**
 * OKLab (Björn Ottosson, A perceptual color space for image processing, 2020). The package that computes
 * colours elsewhere takes a tenth of a second to load, which is more than the rest of a short command.
 */
function oklchOf(rgb: Rgb): Oklch {
  const [r, g, b] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const bOfLab = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a,
    b: bOfLab,
    chroma: Math.hypot(a, bOfLab),
    hue: Math.atan2(bOfLab, a),
  }
}

/** The light of a channel, 0 to 1 (IEC 61966-2-1, sRGB). */
function linear(level: number): number {
  const part = level / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
