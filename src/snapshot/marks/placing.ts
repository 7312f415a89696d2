/** Computes size and place at which CSS draws a picture in an area (CSS Backgrounds Level 3, 2.6, 2.9). */

import { quantityOf } from '../../formats/css/math.ts'
import { type CssValue, keywordOf, parseCssValues } from '../../formats/css/values.ts'
import type { Size } from '../../formats/image/header.ts'
import type { Box } from '../../model/style.ts'

/** The area in which a picture is placed, and the natural size of the picture, in pixels of the page. */
export interface Room {
  readonly area: Box
  readonly size: Size
  /** The font size of the element. */
  readonly em: number
  /** True for a picture that has proportions and no size. */
  readonly fitsRoom: boolean
}

/** Returns the size that `background-size` gives; undefined when the value cannot be read. */
export function sizeIn(value: string, room: Room): Size | 'cover' | undefined {
  const values = parseCssValues(value) ?? []
  const word = keywordOf(values)
  const { area, size, fitsRoom } = room
  if (word === 'cover') return 'cover'
  const [across, down = AUTO] = values
  const isAuto = (each: CssValue | undefined) => each !== undefined && keywordOf([each]) === 'auto'
  if (word === 'contain' || (isAuto(across) && isAuto(down) && fitsRoom)) {
    const scale = Math.min(area.width / size.width, area.height / size.height)
    return { width: size.width * scale, height: size.height * scale }
  }
  if (isAuto(across) && isAuto(down)) return size
  const width = isAuto(across) ? undefined : pixels(across, area.width, room)
  const height = isAuto(down) ? undefined : pixels(down, area.height, room)
  if (width === undefined && height === undefined) return undefined
  return {
    width: width ?? ((height ?? 0) * size.width) / size.height,
    height: height ?? ((width ?? 0) * size.height) / size.width,
  }
}

const AUTO: CssValue = { type: 'ident', text: 'auto' }

/**
 * Returns the distance from the start of the area to that of the picture. `space`: the difference of sizes.
 */
export function offsetOf(value: string, space: number, room: Room): number | undefined {
  const [first, second, ...more] = parseCssValues(value) ?? []
  const side = first && SIDES.get(keywordOf([first]) ?? '')
  if (more.length > 0) return undefined
  if (side === undefined) return second ? undefined : pixels(first, space, room)
  if (!second) return side * space
  const offset = pixels(second, space, room)
  return offset === undefined ? undefined : side === 1 ? space - offset : offset
}

const SIDES: ReadonlyMap<string, number> = new Map([
  ['left', 0],
  ['top', 0],
  ['center', 0.5],
  ['right', 1],
  ['bottom', 1],
])

function pixels(value: CssValue | undefined, percentBase: number, { em, area }: Room): number | undefined {
  const context = { em, rem: 16, lh: em * 1.2, viewportWidth: area.width, viewportHeight: area.height }
  const found = quantityOf(value, { ...context, percentBase })
  return found?.kind === 'length' || found?.value === 0 ? found.value : undefined
}
