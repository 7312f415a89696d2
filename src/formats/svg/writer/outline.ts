import type { Box } from '../../../model/style.ts'
import { numbersIn, pathExtent, pathSegments, polygonExtent } from '../path.ts'
import type { DrawContext } from './drawn.ts'
import { lengthOf } from './values.ts'

export interface Outline {
  /** The number of its coordinates, after arcs have been converted to curves. */
  readonly numbers: number
  /** The longer side of its box, in its own units. */
  readonly size: number
}

/** The numbers of a circle, which is drawn with four curves. */
const ROUND = 26
/** The numbers of an arc of less than half a circle, which is drawn with two curves. */
const HALF_ROUND = 12
const CORNERS = 8
/** How many numbers each command of path data has when it is drawn. Arcs are counted separately. */
const NUMBERS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 2,
  v: 2,
  c: 6,
  s: 6,
  q: 6,
  t: 6,
  z: 2,
}

export function outlineOf(
  name: string,
  values: Readonly<Record<string, string>>,
  { width, height }: DrawContext,
  fontSize: number,
): Outline {
  const across = (attribute: string) => Math.abs(lengthOf(values[attribute], width, fontSize) ?? 0)
  const down = (attribute: string) => Math.abs(lengthOf(values[attribute], height, fontSize) ?? 0)
  switch (name) {
    case 'path':
      return pathOutline(values.d ?? '')
    case 'polyline':
    case 'polygon':
      return {
        numbers: numbersIn(values.points ?? '').length,
        size: longer(polygonExtent(values.points ?? '').box),
      }
    case 'line':
      return { numbers: 4, size: Math.max(across('x1') + across('x2'), down('y1') + down('y2')) }
    case 'rect':
      return {
        numbers: values.rx === undefined && values.ry === undefined ? CORNERS : ROUND,
        size: Math.max(across('width'), down('height')),
      }
    case 'circle':
      return { numbers: ROUND, size: 2 * Math.max(across('r'), down('r')) }
    default:
      return { numbers: ROUND, size: 2 * Math.max(across('rx'), down('ry')) }
  }
}

function pathOutline(data: string): Outline {
  let numbers = 0
  let radius = 0
  for (const { letter, numbers: found } of pathSegments(data)) {
    const [across = 0, down = 0, , isLarge] = found
    numbers += NUMBERS[letter.toLowerCase()] ?? (isLarge ? ROUND : HALF_ROUND)
    // An arc of less than half a circle is hardly longer than its chord, so only larger arcs count here.
    if (isLarge && /a/i.test(letter)) radius = Math.max(radius, Math.abs(across), Math.abs(down))
  }
  return { numbers, size: Math.max(longer(pathExtent(data).box), radius * 2) }
}

function longer({ width, height }: Box): number {
  return Math.max(width, height)
}
