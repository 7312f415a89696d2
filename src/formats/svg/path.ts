/** Reads SVG path data, and estimates the size of the shape. */

import type { Box } from '../../model/style.ts'

/**
 * The approximate extent of a shape: the bounding box of its points and control points, and the area of the
 * polygon through them.
 */
export interface Extent {
  readonly box: Box
  readonly area: number
}

interface Point {
  x: number
  y: number
}

/** How many numbers each path command takes for one segment (SVG 2, "Paths", 9.3). */
const STEP: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }

/**
 * Returns the extent of path data. Curves are replaced by lines through their control points, which is good
 * enough for comparing shapes.
 */
export function pathExtent(data: string): Extent {
  const rings = ringsOf(data)
  return { box: boxOf(rings.flat()), area: rings.reduce((sum, ring) => sum + polygonArea(ring), 0) }
}

/** Returns the extent of the points in a `points` attribute. */
export function polygonExtent(points: string): Extent {
  const ring: Point[] = []
  const numbers = numbersIn(points)
  for (let at = 0; at + 1 < numbers.length; at += 2)
    ring.push({ x: numbers[at] ?? 0, y: numbers[at + 1] ?? 0 })
  return { box: boxOf(ring), area: polygonArea(ring) }
}

/** One command of path data with its numbers. A lower-case letter means that the numbers are relative. */
export interface PathSegment {
  readonly letter: string
  readonly numbers: readonly number[]
}

const SEPARATORS = /[\s,]*/y
const COMMAND = /[mlhvcsqtaz]/iy
const NUMBER = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/iy
/** The two flags of an arc are single digits, which need no separator after them, as in `a1 1 0 01.5.5`. */
const FLAG = /[01]/y
const isFlag = (kind: string, at: number) => kind === 'a' && (at === 3 || at === 4)

/** Yields path data by command up to the first error, as browsers draw it (SVG 2, "Paths", 9.5.4). */
export function* pathSegments(data: string): Generator<PathSegment> {
  let letter = ''
  for (let end = 0; end < data.length; ) {
    end = endOf(SEPARATORS, data, end) ?? end
    const behind = endOf(COMMAND, data, end)
    if (behind !== undefined) {
      const written = data.slice(end, behind)
      if (letter === '' && !/m/i.test(written)) return
      letter = written
      end = behind
    } else if (letter === '' || /z/i.test(letter)) return
    else if (/m/i.test(letter)) letter = letter === 'm' ? 'l' : 'L'
    const kind = letter.toLowerCase()
    const numbers: number[] = []
    while (numbers.length < (STEP[kind] ?? 0)) {
      const start = endOf(SEPARATORS, data, end) ?? end
      const behind = endOf(isFlag(kind, numbers.length) ? FLAG : NUMBER, data, start)
      const value = Number(data.slice(start, behind))
      if (behind === undefined || !Number.isFinite(value)) return
      numbers.push(value)
      end = behind
    }
    yield { letter, numbers }
  }
}

/**
 * Returns where a match that begins at `start` ends. The function only tests for a match, because the text of
 * a match is seldom needed.
 */
function endOf(sticky: RegExp, text: string, start: number): number | undefined {
  sticky.lastIndex = start
  return sticky.test(text) ? sticky.lastIndex : undefined
}

function ringsOf(data: string): Point[][] {
  const rings: Point[][] = []
  let ring: Point[] = []
  let pen: Point = { x: 0, y: 0 }
  for (const { letter, numbers } of pathSegments(data)) {
    const kind = letter.toLowerCase()
    if (kind === 'z' || kind === 'm') {
      if (ring.length > 0) rings.push(ring)
      const [first] = ring
      if (kind === 'z' && first) pen = first
      ring = []
    }
    if (kind === 'z') continue
    if (ring.length === 0 && kind !== 'm') ring.push(pen)
    for (const point of pointsOf(kind, numbers, pen, letter === kind)) ring.push(point)
    pen = ring.at(-1) ?? pen
  }
  if (ring.length > 0) rings.push(ring)
  return rings
}

function pointsOf(kind: string, numbers: readonly number[], pen: Point, relative: boolean): Point[] {
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

/** Returns the point of a circular arc that is farthest from its chord. */
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

/** Returns the numbers of a list, up to the first text that is not a number. */
export function numbersIn(text: string, max = Number.POSITIVE_INFINITY): number[] {
  const numbers: number[] = []
  for (let end = 0; numbers.length < max; ) {
    const start = endOf(SEPARATORS, text, end) ?? end
    const behind = endOf(NUMBER, text, start)
    const value = Number(text.slice(start, behind))
    if (behind === undefined || !Number.isFinite(value)) break
    numbers.push(value)
    end = behind
  }
  return numbers
}

/** Computes the area by Gauss's formula (the shoelace formula). */
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
