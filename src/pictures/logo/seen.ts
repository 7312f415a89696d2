/** Measures how much of a mark can be seen on a ground of one colour. */

import { luminanceOf } from '../../formats/css/color.ts'
import type { Hex } from '../../model/style.ts'
import { luminanceAt } from '../mode.ts'
import { type Pixels, SEEN_ALPHA } from '../pixels.ts'

/**
 * The contrast (WCAG 2.2) from which a pixel can be seen well on a light ground, and on a dark one: yellow on
 * white has 1.3 to 1.4, and dark green or violet on near black 2, which reads badly.
 */
const SEEN_ON_LIGHT = 1.4
const SEEN_ON_DARK = 2.5
/**
 * Below this contrast a pixel is a part of the ground. From here to `SEEN_ON_LIGHT` or `SEEN_ON_DARK` it is
 * seen badly.
 */
const PART_OF_GROUND = 1.15
const DARK_GROUND = 0.18

export function isDark(ground: Hex): boolean {
  return luminanceOf(ground) < DARK_GROUND
}

/**
 * A piece of a mark is lost when a smaller share of its pixels can be seen than `MIN_SEEN`, or when a larger
 * share than `MAX_BAD` is seen badly. A picture with a dark outline is not lost, and neither are the letters
 * on a badge that merges with the ground: enough of them is still visible.
 */
const MIN_SEEN = 0.1
const MAX_BAD = 0.5

/**
 * Returns the share of a transparent mark that is lost on a ground, 0 to 1: of its connected pieces, such as
 * letters, those of which nothing can be seen, by their pixels.
 */
export function lostShare({ data, width, height }: Pixels, ground: Hex): number {
  const behind = luminanceOf(ground)
  const needed = isDark(ground) ? SEEN_ON_DARK : SEEN_ON_LIGHT
  const contrastAt = (at: number) => {
    const own = luminanceAt(data, at * 4)
    return (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05)
  }
  let [lost, all] = [0, 0]
  for (const piece of piecesOf({ data, width, height })) {
    let [seen, bad] = [0, 0]
    for (const at of piece) {
      const contrast = contrastAt(at)
      if (contrast >= needed) seen++
      else if (contrast >= PART_OF_GROUND) bad++
    }
    if (seen < piece.length * MIN_SEEN || bad > piece.length * MAX_BAD) lost += piece.length
    all += piece.length
  }
  return all === 0 ? 0 : lost / all
}

/** The connected pieces of the visible pixels, each as the places of its pixels. */
function* piecesOf({ data, width, height }: Pixels): Generator<readonly number[]> {
  const reached = new Uint8Array(width * height)
  const isOpen = (at: number) => reached[at] === 0 && (data[at * 4 + 3] ?? 0) >= SEEN_ALPHA
  for (let start = 0; start < reached.length; start++) {
    if (!isOpen(start)) continue
    const piece = [start]
    reached[start] = 1
    const reach = (at: number) => {
      if (!isOpen(at)) return
      reached[at] = 1
      piece.push(at)
    }
    for (let next = 0; next < piece.length; next++) {
      const at = piece[next] ?? 0
      if (at % width > 0) reach(at - 1)
      if (at % width < width - 1) reach(at + 1)
      if (at >= width) reach(at - width)
      if (at + width < reached.length) reach(at + width)
    }
    yield piece
  }
}

/**
 * How far a channel may differ from that of the whole, and the share of pixels in which it may differ more.
 */
const SAME_CHANNEL = 32
const OTHERS = 0.01

/** True when all visible pixels have about one colour, so another colour in its place loses nothing. */
export function isOneColor({ data }: Pixels): boolean {
  const sums = [0, 0, 0]
  let all = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < SEEN_ALPHA) continue
    for (const [nth, sum] of sums.entries()) sums[nth] = sum + (data[at + nth] ?? 0)
    all++
  }
  const means = sums.map((sum) => sum / Math.max(1, all))
  let others = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < SEEN_ALPHA) continue
    if (means.some((mean, nth) => Math.abs((data[at + nth] ?? 0) - mean) > SAME_CHANNEL)) others++
  }
  return others <= all * OTHERS
}
