import type { Hex, StyleSample } from '../../src/model/style.ts'

/** Side of the cells of which a viewport consists, in pixels. A button covers a few of them. */
const CELL = 8

/** A picture counts as one fill; which picture it is, is not compared. */
const PICTURE = 'picture'
const PICTURES: ReadonlySet<string> = new Set(['img', 'video', 'canvas', 'picture', 'iframe'])

/**
 * Returns the share of the first viewport, 0 to 1, that two lists of samples fill equally: the sum over fills
 * of the smaller of both areas. Positions do not count. Fills are painted in document order, translucent ones
 * not at all.
 */
export function paintOverlap(
  a: readonly StyleSample[],
  b: readonly StyleSample[],
  viewport: { readonly width: number; readonly height: number },
): number {
  const one = areasOf(a, viewport)
  const other = areasOf(b, viewport)
  let same = 0
  for (const [fill, area] of one) same += Math.min(area, other.get(fill) ?? 0)
  return same
}

/** Returns the share of the viewport that each fill covers. */
function areasOf(
  samples: readonly StyleSample[],
  { width, height }: { readonly width: number; readonly height: number },
): Map<string, number> {
  const columns = Math.ceil(width / CELL)
  const rows = Math.ceil(height / CELL)
  const cells: string[] = new Array(columns * rows).fill('')
  for (const { box, ...sample } of samples) {
    const fill = fillOf(sample)
    if (!box || fill === undefined) continue
    const [left, right] = [cell(box.x, columns), cell(box.x + box.width, columns)]
    const [top, bottom] = [cell(box.y, rows), cell(box.y + box.height, rows)]
    for (let row = top; row < bottom; row++) cells.fill(fill, row * columns + left, row * columns + right)
  }
  const areas = new Map<string, number>()
  for (const fill of cells) areas.set(fill, (areas.get(fill) ?? 0) + 1 / cells.length)
  return areas
}

function cell(px: number, count: number): number {
  return Math.min(count, Math.max(0, Math.round(px / CELL)))
}

function fillOf({ tag, style }: Omit<StyleSample, 'box'>): Hex | undefined {
  if (PICTURES.has(tag)) return PICTURE
  if (style.backgroundImage !== 'none') return style.backgroundImage
  return style.backgroundColor.length === 7 && style.opacity > 0.5 ? style.backgroundColor : undefined
}
