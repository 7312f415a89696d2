import { shapeExtent } from '../../formats/svg/shape.ts'
import type { Box } from '../../model/style.ts'
import type { ElementNode } from '../selectors/tree.ts'

/**
 * Returns the box of a shape in an SVG picture: its extent, mapped by the `viewBox` into the picture's box
 * (SVG 2, section 8.2, with the default `preserveAspectRatio`). Undefined for elements that are no shape, and
 * for those with a `transform`.
 */
export function shapeBox(node: ElementNode, boxOf: (node: ElementNode) => Box | undefined): Box | undefined {
  const extent = shapeExtent(node.element)?.box
  let picture: ElementNode | null = node
  for (; picture && picture.tag !== 'svg'; picture = picture.parent)
    if ('transform' in picture.element.attribs) return undefined
  const around = picture && boxOf(picture)
  if (!extent || !picture || !around) return undefined
  const { viewBox, viewbox = viewBox ?? '' } = picture.element.attribs
  const numbers = viewbox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [left = 0, top = 0, width = 0, height = 0] = numbers
  if (!(width > 0 && height > 0)) return moved(extent, around.x, around.y, 1)
  const scale = Math.min(around.width / width, around.height / height)
  const x = around.x + (around.width - width * scale) / 2 - left * scale
  const y = around.y + (around.height - height * scale) / 2 - top * scale
  return moved(extent, x, y, scale)
}

function moved(box: Box, x: number, y: number, scale: number): Box {
  return {
    x: x + box.x * scale,
    y: y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  }
}
