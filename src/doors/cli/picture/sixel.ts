/**
 * Encodes pictures as sixels (DEC STD 070). The package `sixel` 0.16 makes transparent backgrounds opaque,
 * see docs/decisions/terminals-by-their-environment.md.
 */

import type { Raster, Rgb } from './raster.ts'

/** The number of colours that terminals usually support. */
const MAX_COLORS = 256
/** The height of a sixel in pixels. */
const BAND = 6

/** Sixels measure each channel in percent. */
const percentOf = (level: number) => Math.round((level / 255) * 100)

export function sixelOf(raster: Raster): string {
  const { width, height } = raster
  const { indexOf, palette } = paletteOf(raster)
  const colors = palette.map((color, at) => `#${at};2;${color.join(';')}`)
  const bands: string[] = []
  for (let top = 0; top < height; top += BAND) {
    /** The pixels of the band as bits per column, for each colour. */
    const columns = new Map<number, Uint8Array>()
    for (let y = top; y < Math.min(height, top + BAND); y++) {
      for (let x = 0; x < width; x++) {
        const index = indexOf(x, y)
        if (index === undefined) continue
        const bits = columns.get(index) ?? new Uint8Array(width)
        bits[x] = (bits[x] ?? 0) | (1 << (y - top))
        columns.set(index, bits)
      }
    }
    bands.push([...columns].map(([index, bits]) => `#${index}${runsOf(bits)}`).join('$'))
  }
  // With the parameter 1, the background remains where no colour is painted.
  return `\u001bP0;1;0q"1;1;${width};${height}${colors.join('')}${bands.join('-')}\u001b\\`
}

/** Writes the columns of a colour. Repeated columns become a number and one character. */
function runsOf(columns: Uint8Array): string {
  let text = ''
  for (let at = 0; at < columns.length; ) {
    const bits = columns[at] ?? 0
    let end = at + 1
    while (columns[end] === bits) end++
    const sign = String.fromCharCode(63 + bits)
    if (bits !== 0 || end < columns.length)
      text += end - at > 3 ? `!${end - at}${sign}` : sign.repeat(end - at)
    at = end
  }
  return text
}

interface Palette {
  /** The colours in percent. */
  readonly palette: readonly Rgb[]
  indexOf(x: number, y: number): number | undefined
}

/**
 * Chooses the colours of a picture. While there are too many, similar colours are replaced by the most
 * frequent one among them. The plain areas of logos therefore keep their exact colour.
 */
function paletteOf({ width, height, at }: Raster): Palette {
  const counts = new Map<number, number>()
  const keys = new Int32Array(width * height).fill(-1)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const color = at(x, y)
      if (!color) continue
      const [r, g, b] = [percentOf(color[0]), percentOf(color[1]), percentOf(color[2])]
      const key = (r << 16) | (g << 8) | b
      keys[y * width + x] = key
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  const frequent = [...counts].sort(([, one], [, other]) => other - one).map(([key]) => key)
  for (let step = 1; ; step++) {
    const bins = new Map<number, number>()
    for (const key of frequent) if (!bins.has(binOf(key, step))) bins.set(binOf(key, step), key)
    if (bins.size > MAX_COLORS) continue
    const places = new Map([...bins.keys()].map((bin, index) => [bin, index]))
    return {
      palette: [...bins.values()].map((key): Rgb => [key >> 16, (key >> 8) & 255, key & 255]),
      indexOf(x, y) {
        const key = keys[y * width + x] ?? -1
        return key < 0 ? undefined : places.get(binOf(key, step))
      },
    }
  }
}

/** Returns the bin of a colour. Colours in a bin differ by less than `step` percent in each channel. */
function binOf(key: number, step: number): number {
  const part = (level: number) => Math.floor(level / step)
  return (part(key >> 16) << 16) | (part((key >> 8) & 255) << 8) | part(key & 255)
}
