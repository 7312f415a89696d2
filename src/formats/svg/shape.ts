import type { Element } from 'domhandler'
import { byName } from '../../model/by-name.ts'
import { type Extent, pathExtent, polygonExtent } from './path.ts'

/** Returns the extent of an SVG shape element in its own units; undefined for other elements. */
export function shapeExtent(element: Element): Extent | undefined {
  return SHAPES[element.name.toLowerCase()]?.(element)
}

const SHAPES = byName<(element: Element) => Extent | undefined>({
  path: (element) => (element.attribs.d ? pathExtent(element.attribs.d) : undefined),
  polygon: (element) => (element.attribs.points ? polygonExtent(element.attribs.points) : undefined),
  polyline: (element) => (element.attribs.points ? polygonExtent(element.attribs.points) : undefined),
  rect: (element) => {
    const [x, y] = [number(element, 'x'), number(element, 'y')]
    // The rectangle of a background often has `width="100%"`. 1e4 is larger than any picture.
    const width = whole(element, 'width') ? 1e4 : number(element, 'width')
    const height = whole(element, 'height') ? 1e4 : number(element, 'height')
    const corner = Math.min(number(element, 'rx') || number(element, 'ry'), width / 2, height / 2)
    return { box: { x, y, width, height }, area: width * height - (4 - Math.PI) * corner * corner }
  },
  circle: (element) =>
    ellipse(number(element, 'cx'), number(element, 'cy'), number(element, 'r'), number(element, 'r')),
  ellipse: (element) =>
    ellipse(number(element, 'cx'), number(element, 'cy'), number(element, 'rx'), number(element, 'ry')),
  line: (element) => {
    const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) => number(element, name))
    return polygonExtent(`${x1} ${y1} ${x2} ${y2}`)
  },
  text: (element) => {
    const size = number(element, 'font-size') || 16
    return {
      box: { x: number(element, 'x'), y: number(element, 'y'), width: size * 4, height: size },
      area: size * size,
    }
  },
})

function ellipse(cx: number, cy: number, rx: number, ry: number): Extent {
  return { box: { x: cx - rx, y: cy - ry, width: rx * 2, height: ry * 2 }, area: Math.PI * rx * ry }
}

function number(element: Element, name: string): number {
  const value = Number.parseFloat(element.attribs[name] ?? '')
  return Number.isFinite(value) ? value : 0
}

function whole(element: Element, name: string): boolean {
  return element.attribs[name]?.trim() === '100%'
}
