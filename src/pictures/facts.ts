import type { Picture } from '../model/picture.ts'
import type { Decoded } from './decode.ts'
import { layersOf } from './layers.ts'
import { modeOf } from './mode.ts'
import { paletteOf } from './palette.ts'
import { SEEN_ALPHA } from './pixels.ts'
import { fingerprint } from './print.ts'

/**
 * More colours than this are a photograph; on a ground of its own, where JPEG blurs every edge into it, than the second. Of the
 * pictures of ten sites artwork has up to 43, photographs 101 and more, things photographed on white 890 and more.
 */
const MAX_FLAT_SPREAD = 90
const MAX_FLAT_SPREAD_ON_GROUND = 250
/** Of the picture. */
const MOSTLY_GROUND = 0.5

/** Measures a decoded picture. Pure. */
export function factsOf({ format, width, height, pixels }: Decoded): Picture {
  const layers = layersOf(pixels)
  if (!layers) return { reason: 'Nothing can be seen in it.', isBlank: true }
  const palette = paletteOf(pixels, layers)
  const { ink, box, ground, clear, hasAlpha } = layers
  const isOnGround = ground !== null && ground.share >= MOSTLY_GROUND
  const kind = palette.spread > (isOnGround ? MAX_FLAT_SPREAD_ON_GROUND : MAX_FLAT_SPREAD) ? 'photo' : 'flat'
  let covered = 0
  for (const coverage of ink) if (coverage >= SEEN_ALPHA) covered++
  return {
    format,
    width,
    height,
    hasAlpha,
    clear: { all: rounded(clear.all), border: rounded(clear.border) },
    kind,
    ground: ground && { hex: ground.hex, share: rounded(ground.share) },
    ink: {
      share: rounded(covered / ink.length),
      colors: palette.colors.map(({ hex, share }) => ({ hex, share: rounded(share) })),
      lightness: rounded(palette.lightness),
      aspectRatio: rounded((box.width * width * pixels.height) / (box.height * height * pixels.width)),
    },
    mode: modeOf(pixels, layers, palette.lightness),
    print: fingerprint(pixels, ink, box, kind === 'photo'),
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
