import type { Box } from '../model/style.ts'

/** Rough extent of a shape: the box of its corner and control points, and the area of the polygon through them. */
export interface Extent {
  readonly box: Box
  readonly area: number
}

interface Point {
  x: number
  y: number
}

/** Numbers each path command takes for one step. SVG 2, "Paths", 9.3. */
const STEP: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }

/** Extent of path data. Curves are taken through their control points: good for comparing shapes, not for drawing. */
export function pathExtent(data: string): Extent {
  let area = 0
  const all: Point[] = []
  for (const ring of ringsOf(data)) {
    area += polygonArea(ring)
    all.push(...ring)
  }
  return { box: boxOf(all), area }
}

/** Extent of a list of points as `points` of a polygon gives it. */
export function polygonExtent(points: string): Extent {
  const ring: Point[] = []
  const numbers = numbersIn(points)
  for (let at = 0; at + 1 < numbers.length; at += 2)
    ring.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 })
  return { box: boxOf(ring), area: polygonArea(ring) }
}

function ringsOf(data: string): Point[][] {
  const rings: Point[][] = []
  let ring: Point[] = []
  let pen: Point = { x: 0, y: 0 }
  for (const [, command = '', rest = ''] of data.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)) {
    const kind = command.toLowerCase()
    const relative = command === kind
    if (kind === 'z' || kind === 'm') {
      if (ring.length > 0) rings.push(ring)
      const [first] = ring
      if (kind === 'z' && first) pen = first
      ring = []
    }
    const numbers = kind === 'a' ? arcNumbers(rest) : numbersIn(rest)
    const step = STEP[kind] ?? 0
    for (let at = 0; step > 0 && at + step <= numbers.length; at += step) {
      if (ring.length === 0 && kind !== 'm') ring.push(pen)
      for (const point of pointsOf(kind, numbers.slice(at, at + step), pen, relative)) ring.push(point)
      pen = ring.at(-1) ?? pen
    }
  }
  if (ring.length > 0) rings.push(ring)
  return rings
}

function pointsOf(kind: string, numbers: number[], pen: Point, relative: boolean): Point[] {
  const origin = relative ? pen : { x: 0, y: 0 }
  const [first = 0] = numbers
  if (kind === 'h') return [{ x: origin.x + first, y: pen.y }]
  if (kind === 'v') return [{ x: pen.x, y: origin.y + first }]
  if (kind === 'a') {
    const [radius = 0, , , large, sweep, x = 0, y = 0] = numbers
    const end = { x: origin.x + x, y: origin.y + y }
    return [arcTop(pen, end, Math.abs(radius), large === 1, sweep === 1), end]
  }
  const points: Point[] = []
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    points.push({ x: origin.x + (numbers[at] ?? 0), y: origin.y + (numbers[at + 1] ?? 0) })
  }
  return points
}

/** The point of a circular arc farthest from its chord: the chord's middle moved by the sagitta. */
function arcTop(from: Point, to: Point, radius: number, large: boolean, sweep: boolean): Point {
  const chord = Math.hypot(to.x - from.x, to.y - from.y)
  if (chord === 0) return to
  const half = Math.min(chord / 2, radius)
  const apothem = Math.sqrt(radius * radius - half * half)
  const sagitta = (large ? radius + apothem : radius - apothem) * (sweep ? 1 : -1)
  return {
    x: (from.x + to.x) / 2 + ((to.y - from.y) / chord) * sagitta,
    y: (from.y + to.y) / 2 - ((to.x - from.x) / chord) * sagitta,
  }
}

function numbersIn(text: string): number[] {
  return (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number)
}

/** The two flags of an arc are single digits that may stand without a separator, as in `a1 1 0 01.5.5`. */
function arcNumbers(text: string): number[] {
  const number = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?'
  const arc = new RegExp(
    `(${number})[\\s,]*(${number})[\\s,]*(${number})[\\s,]*([01])[\\s,]*([01])[\\s,]*(${number})[\\s,]*(${number})`,
    'gi',
  )
  return [...text.matchAll(arc)].flatMap((match) => match.slice(1, 8).map(Number))
}

/** Gauss's area formula. */
function polygonArea(ring: readonly Point[]): number {
  let twice = 0
  for (const [at, { x, y }] of ring.entries()) {
    const next = ring[(at + 1) % ring.length]
    if (next) twice += x * next.y - next.x * y
  }
  return Math.abs(twice) / 2
}

function boxOf(points: readonly Point[]): Box {
  if (points.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
