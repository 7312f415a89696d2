import type { Picture, PictureFacts } from '../model/picture.ts'
import type { Decoded } from './decode.ts'
import { fingerprint } from './fingerprint.ts'
import { type Layers, layersOf } from './layers.ts'
import { modeOf } from './mode.ts'
import { type Bin, binsOf, paletteOf, spreadOf } from './palette.ts'
import { SEEN_ALPHA } from './pixels.ts'

/**
 * A picture with more colours is a photograph. The second limit is for pictures with a background, because
 * JPEG blurs their edges into it. Among the pictures of ten sites, artwork has up to 43 colours, photographs
 * have 101 and more, and objects on white 890 and more.
 */
const MAX_FLAT_SPREAD = 90
const MAX_FLAT_SPREAD_ON_BACKGROUND = 250
/** From this share of background on, a picture counts as one with a background. */
const MOSTLY_BACKGROUND = 0.5

/** Measures a decoded picture. Pure. */
export function factsOf({ format, width, height, pixels }: Decoded): Picture {
  const layers = layersOf(pixels)
  if (!layers) return { reason: 'Nothing can be seen in it.', isBlank: true }
  const bins = binsOf(pixels, layers)
  const palette = paletteOf(bins, layers)
  const { foreground, box, background, clear, hasAlpha } = layers
  const kind = kindOf(bins, layers)
  let covered = 0
  for (const coverage of foreground) if (coverage >= SEEN_ALPHA) covered++
  return {
    format,
    width,
    height,
    hasAlpha,
    clear: { all: rounded(clear.all), border: rounded(clear.border) },
    kind,
    ground: background && { hex: background.hex, share: rounded(background.share) },
    ink: {
      share: rounded(covered / foreground.length),
      colors: palette.colors.map(({ hex, share }) => ({ hex, share: rounded(share) })),
      lightness: rounded(palette.lightness),
      aspectRatio: rounded((box.width * width * pixels.height) / (box.height * height * pixels.width)),
    },
    mode: modeOf(pixels, layers, palette.lightness),
    print: fingerprint(pixels, foreground, box, kind === 'photo'),
  }
}

/** Returns whether a picture is artwork or a photograph. */
export function kindOf(bins: readonly Bin[], { background }: Layers): PictureFacts['kind'] {
  const isOnBackground = background !== null && background.share >= MOSTLY_BACKGROUND
  return spreadOf(bins) > (isOnBackground ? MAX_FLAT_SPREAD_ON_BACKGROUND : MAX_FLAT_SPREAD)
    ? 'photo'
    : 'flat'
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
