import { alphaOf, compositeOver, distance, luminanceOf } from '../../formats/color.ts'
import type { Box, Hex } from '../../model/style.ts'
import { view } from '../../snapshot/memo.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { ownSpots, type Spot } from '../../snapshot/spots.ts'

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
export function fillOf({ sample: { style }, stops }: Spot): Hex | undefined {
  const hex = stops.find((stop) => alphaOf(stop) >= MIN_ALPHA) ?? style.backgroundColor
  const alpha = alphaOf(hex) * style.opacity
  if (alpha < MIN_ALPHA) return undefined
  const byte = Math.round(alpha * 255)
  return byte === 255 ? hex.slice(0, 7) : `${hex.slice(0, 7)}${byte.toString(16).padStart(2, '0')}`
}

/** The colour of the empty page: what `html` paints, else `body`, else white. */
const canvasOf = view((snapshot: Snapshot): Hex => {
  const [html, body] = ['html', 'body'].map((tag) =>
    ownSpots(snapshot).find(({ sample }) => sample.tag === tag),
  )
  const fill = (html && fillOf(html)) ?? (body && fillOf(body)) ?? '#ffffff'
  return compositeOver(fill, '#ffffff')
})

/** Opaque colour under the text of each element: its own fill on what is behind it. For the site's own; `undefined` is the empty page. */
export const groundAt = view((snapshot: Snapshot): ((spot: Spot | undefined) => Hex) => {
  const canvas = canvasOf(snapshot)
  const grounds: Hex[] = []
  const groundOf = (spot: Spot | undefined) => (spot && grounds[spot.at]) ?? canvas
  for (const spot of ownSpots(snapshot)) {
    const behind = groundOf(spot.above)
    const fill = spot.sample.path === '' ? canvas : fillOf(spot)
    grounds[spot.at] = fill ? over(fill, behind) : behind
  }
  return groundOf
})

/** What is seen of a colour on an opaque ground. */
export function over(hex: Hex, ground: Hex): Hex {
  return hex.length === 7 ? hex : compositeOver(hex, ground)
}

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
  for (const spot of ownSpots(snapshot)) {
    const { box, tag } = spot.sample
    if (!box || tag === 'html' || tag === 'body') continue
    const fill = fillOf(spot)
    if (fill) paint(points, fill, box, area)
  }
  const grounds: { hex: Hex; share: number }[] = []
  for (const [hex, count] of countsOf(points)) {
    const same = grounds.find((ground) => isSame(ground.hex, hex))
    if (same) same.share += count / points.length
    else grounds.push({ hex, share: count / points.length })
  }
  return grounds.sort((a, b) => b.share - a.share)
}

/** Paints the points, each in the middle of its cell, that a box covers. */
function paint(points: Hex[], fill: Hex, box: Box, area: Box): void {
  const [left, right] = span(box.x - area.x, box.width, area.width, COLUMNS)
  const [top, bottom] = span(box.y - area.y, box.height, area.height, ROWS)
  if (right <= left) return
  const mix = fill.length === 7 ? undefined : mixer(fill)
  for (let row = top; row < bottom; row++) {
    const [first, end] = [row * COLUMNS + left, row * COLUMNS + right]
    if (!mix) points.fill(fill, first, end)
    else for (let at = first; at < end; at++) points[at] = mix(points[at] ?? fill)
  }
}

/** A translucent fill over each ground, which is mixed once. */
function mixer(fill: Hex): (under: Hex) => Hex {
  const mixed = new Map<Hex, Hex>()
  return (under) => {
    const mix = mixed.get(under) ?? compositeOver(fill, under)
    mixed.set(under, mix)
    return mix
  }
}

function span(from: number, length: number, whole: number, cells: number): readonly [number, number] {
  const cell = whole / cells
  const first = Math.ceil(from / cell - 0.5)
  const end = Math.ceil((from + length) / cell - 0.5)
  return [Math.max(0, first), Math.min(cells, end)]
}

/** Points of each colour, most first. */
function countsOf(points: readonly Hex[]): (readonly [Hex, number])[] {
  const counts = new Map<Hex, number>()
  for (let at = 0, from = 0; at < points.length; from = at) {
    const hex = points[at] ?? ''
    while (at < points.length && points[at] === hex) at++
    counts.set(hex, (counts.get(hex) ?? 0) + at - from)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}

/** The part of the page that is seen first. */
export function firstView({ viewport }: Snapshot): Box {
  return { x: 0, y: 0, width: viewport.width, height: viewport.height }
}

/** All of the page that has anything on it, as wide as the window. */
export function wholePage(snapshot: Snapshot): Box {
  const { width, height } = snapshot.viewport
  let end = height
  for (const { sample } of ownSpots(snapshot))
    if (sample.box) end = Math.max(end, sample.box.y + sample.box.height)
  return { x: 0, y: 0, width, height: end }
}
