/** Measures how much of a logo is visible on a ground of one colour. */

import { luminanceOf } from '../../formats/css/color.ts'
import type { Hex } from '../../model/style.ts'
import { luminanceAt } from '../mode.ts'
import { type Pixels, SEEN_ALPHA } from '../pixels.ts'

/**
 * From this contrast (WCAG 2.2) on, a pixel is clearly visible, unlike colours that are hard to see: yellow
 * on white has 1.3 to 1.4, and dark green or violet on near black has 2.
 */
const SEEN_ON_LIGHT = 1.4
const SEEN_ON_DARK = 2.5
/** Below this contrast a pixel looks like the ground; up to the others it is barely visible. */
const PART_OF_GROUND = 1.15
const DARK_GROUND = 0.18

export function isDark(ground: Hex): boolean {
  return luminanceOf(ground) < DARK_GROUND
}

/**
 * A piece of a logo is lost when a smaller share of its pixels than `MIN_SEEN` is visible, or when a larger
 * share than `MAX_BAD` is barely visible. So a picture with a dark outline is not lost, nor are the letters
 * on a badge that merges with the ground.
 */
const MIN_SEEN = 0.1
const MAX_BAD = 0.5

/**
 * Returns the share of a transparent logo that is lost on a ground, 0 to 1: the pixels of connected pieces,
 * such as letters, that are lost as a whole.
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

/** Yields the connected pieces of the visible pixels, each as the places of its pixels. */
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

/** The largest difference of a channel from the mean, and the share of pixels that may exceed it. */
const SAME_CHANNEL = 32
const OTHERS = 0.01

/** Whether all visible pixels have about one colour, so that another colour can replace it without loss. */
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
