import type { Element } from 'domhandler'
import { byName } from '../../model/by-name.ts'
import type { Box } from '../../model/style.ts'
import { MIB } from '../../model/units.ts'

/** A larger SVG is left out, because the tree of an SVG of this size takes 60 MB. */
export const MAX_SVG_BYTES = 1 * MIB

/** Returns the natural size in pixels, from `width`, `height` and, where they are missing, the view box. */
export function svgSize(root: Element): { width: number; height: number } | undefined {
  const width = pixels(root.attribs.width)
  const height = pixels(root.attribs.height)
  const view = viewBoxOf(root)
  if (width && height) return { width, height }
  if (!view) return undefined
  if (width) return { width, height: (width * view.height) / view.width }
  if (height) return { width: (height * view.width) / view.height, height }
  return { width: view.width, height: view.height }
}

export function viewBoxOf(root: Element): Box | undefined {
  const numbers = (root.attribs.viewBox ?? root.attribs.viewbox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x = 0, y = 0, width = 0, height = 0] = numbers
  return numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
    ? { x, y, width, height }
    : undefined
}

/** Pixels per unit of an absolute CSS length. */
export const PIXELS = byName<number>({
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
})

function pixels(length: string | undefined): number | undefined {
  const [, number = '', unit = ''] = /^\s*([\d.]+)\s*([a-z%]*)\s*$/i.exec(length ?? '') ?? []
  const scale = PIXELS[unit.toLowerCase()]
  const value = Number(number) * (scale ?? 0)
  return value > 0 ? value : undefined
}
