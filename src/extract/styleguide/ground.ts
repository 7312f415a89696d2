import { alphaOf, compositeOver, distance, luminanceOf } from '../../formats/color.ts'
import { gradientColors } from '../../formats/gradient.ts'
import type { Box, Hex, StyleSample } from '../../model/style.ts'
import { view } from '../../snapshot/memo.ts'
import { parentPath } from '../../snapshot/paths.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { nearestOf, ownSamples } from './page.ts'

/** A colour that parts of the page stand on, with the share of the area that shows it (0 to 1). */
export interface Ground {
  readonly hex: Hex
  readonly share: number
}

/** Luminance of the grey on which black and white text are equally legible (WCAG 2.2: sqrt(1.05 * 0.05) - 0.05). */
const MIDDLE = 0.179

export function isDark(ground: Hex): boolean {
  return luminanceOf(ground) < MIDDLE
}

/** Fainter than this in all is not seen. */
const MIN_ALPHA = 0.02

/** What an element paints its ground with; of a gradient its first stop that is seen; undefined for nothing. A picture is no ground. */
export function fillOf({ style }: StyleSample): Hex | undefined {
  const stop = gradientColors(style.backgroundImage).find((hex) => alphaOf(hex) >= MIN_ALPHA)
  const hex = stop ?? style.backgroundColor
  const alpha = alphaOf(hex) * style.opacity
  if (alpha < MIN_ALPHA) return undefined
  const byte = Math.round(alpha * 255)
  return byte === 255 ? hex.slice(0, 7) : `${hex.slice(0, 7)}${byte.toString(16).padStart(2, '0')}`
}

/** The colour of the empty page: what `html` paints, else `body`, else white. */
const canvasOf = view((snapshot: Snapshot): Hex => {
  const [html, body] = ['html', 'body'].map((tag) =>
    ownSamples(snapshot).find((sample) => sample.tag === tag),
  )
  const fill = (html && fillOf(html)) ?? (body && fillOf(body)) ?? '#ffffff'
  return compositeOver(fill, '#ffffff')
})

/** Opaque colour under the text of each element: its own fill on what is behind it, by path. */
export const groundAt = view((snapshot: Snapshot): ((path: string) => Hex) => {
  const grounds = new Map<string, Hex>([['', canvasOf(snapshot)]])
  const nearest = nearestOf((path) => grounds.get(path))
  const nearestGround = (path: string): Hex => nearest(path) ?? canvasOf(snapshot)
  // Document order: what is around an element comes before it.
  for (const sample of ownSamples(snapshot)) {
    const fill = fillOf(sample)
    if (fill && sample.path !== '')
      grounds.set(sample.path, compositeOver(fill, nearestGround(parentPath(sample.path))))
  }
  return nearestGround
})

/** Points of the grid that grounds are counted on: on ten sites no share is further than 0.01 from that with twice the columns. */
const COLUMNS = 36
const ROWS = 288
/** In OKLab: what a person calls the same ground. */
const SAME = 0.02

export function isSame(a: Hex, b: Hex): boolean {
  return a === b || distance(a, b) < SAME
}

/** Grounds within a part of the page, largest first: later elements paint over earlier ones. */
export function groundsIn(snapshot: Snapshot, area: Box): Ground[] {
  const points = new Array<Hex>(COLUMNS * ROWS).fill(canvasOf(snapshot))
  const mixed = new Map<string, Hex>()
  const over = (fill: Hex, under: Hex): Hex => {
    if (fill.length === 7) return fill
    const key = fill + under
    const mix = mixed.get(key) ?? compositeOver(fill, under)
    mixed.set(key, mix)
    return mix
  }
  for (const sample of ownSamples(snapshot)) {
    const fill = fillOf(sample)
    if (!fill || !sample.box || sample.tag === 'html' || sample.tag === 'body') continue
    for (const at of pointsWithin(sample.box, area)) points[at] = over(fill, points[at] ?? fill)
  }
  const counts = new Map<Hex, number>()
  for (const hex of points) counts.set(hex, (counts.get(hex) ?? 0) + 1)
  const grounds: { hex: Hex; share: number }[] = []
  for (const [hex, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    const same = grounds.find((ground) => isSame(ground.hex, hex))
    if (same) same.share += count / points.length
    else grounds.push({ hex, share: count / points.length })
  }
  return grounds.sort((a, b) => b.share - a.share)
}

/** Indexes of the points, each in the middle of its cell, that a box covers. */
function* pointsWithin(box: Box, area: Box): Generator<number> {
  const [left, right] = span(box.x - area.x, box.width, area.width, COLUMNS)
  const [top, bottom] = span(box.y - area.y, box.height, area.height, ROWS)
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) yield row * COLUMNS + column
}

function span(from: number, length: number, whole: number, cells: number): readonly [number, number] {
  const cell = whole / cells
  const first = Math.ceil(from / cell - 0.5)
  const end = Math.ceil((from + length) / cell - 0.5)
  return [Math.max(0, first), Math.min(cells, end)]
}

/** The part of the page that is seen first. */
export function firstView({ viewport }: Snapshot): Box {
  return { x: 0, y: 0, width: viewport.width, height: viewport.height }
}

/** All of the page that has anything on it, as wide as the window. */
export function wholePage(snapshot: Snapshot): Box {
  const { width, height } = snapshot.viewport
  const ends = ownSamples(snapshot).map(({ box }) => (box ? box.y + box.height : 0))
  return { x: 0, y: 0, width, height: ends.reduce((most, end) => Math.max(most, end), height) }
}
