import { sharedDecoders } from '../../../decoders/with-pictures.ts'
import { colorDepthOf, columnsOf, control, LEAST_COLORS } from '../terminal.ts'
import { blockLinesOf } from './blocks.ts'
import { itermOf, kittyOf } from './protocols.ts'
import { rasterOf } from './raster.ts'
import { sixelOf } from './sixel.ts'
import type { Way } from './way.ts'

/** A PNG with its size in pixels. */
export interface Png {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** A PNG that was drawn here. */
interface Drawn extends Png {
  /** The colour of its background on the terminal. */
  readonly ground: string
}

/** The room that a picture may take on a terminal. */
interface Room {
  readonly cells: number
  readonly rows: number
}

/**
 * The size of a cell in pixels. Terminals report neither this size nor their density, but nearly all have
 * cells that are twice as high as wide.
 */
const CELL = { width: 10, height: 20 } as const

/** Returns the room for a picture on a stream. Without a terminal, 80 columns are assumed. */
export function roomOn(stream: NodeJS.WriteStream, indent: number, most: Room): Room {
  const columns = Math.min(columnsOf(stream), Math.max(80, most.cells))
  return { cells: Math.max(1, Math.min(most.cells, columns - 2 * indent)), rows: most.rows }
}

/**
 * Returns the text that shows a picture on a terminal, with an indentation before it and a line end after it.
 * The text contains only our own sequences and the pixels, and no text of a page. Pictures are not enlarged.
 */
export async function pictureText(
  drawn: Drawn,
  way: Way,
  { cells, rows }: Room,
  indent: number,
  signal: AbortSignal,
): Promise<string> {
  const { bytes, width, height, ground } = drawn
  const margin = ' '.repeat(indent)
  if (way === 'kitty' || way === 'iterm') {
    const across = Math.min(1, (cells * CELL.width) / width)
    const down = Math.min(1, (rows * CELL.height) / height)
    const extent =
      across < down
        ? { cells: Math.max(1, Math.round((width * across) / CELL.width)) }
        : { rows: Math.max(1, Math.round((height * down) / CELL.height)) }
    return `${margin}${control((way === 'kitty' ? kittyOf : itermOf)(bytes, extent))}\n`
  }
  const pixel = way === 'sixel' ? { across: CELL.width, down: CELL.height } : { across: 1, down: 2 }
  const scale = Math.min(1, (cells * pixel.across) / width, (rows * pixel.down) / height)
  const most = Math.max(1, Math.floor(width * scale) * Math.floor(height * scale))
  const pixels = await sharedDecoders().pixels(bytes, most, signal)
  if ('reason' in pixels) throw new Error(`A drawn logo cannot be decoded: ${pixels.reason}`)
  const raster = rasterOf(pixels, ground)
  if (way === 'sixel') return `${margin}${control(sixelOf(raster))}\n`
  const depth = colorDepthOf(process.stdout)
  return blockLinesOf(raster, depth >= LEAST_COLORS ? depth : 24)
    .map((line) => `${margin}${control(line)}\n`)
    .join('')
}
