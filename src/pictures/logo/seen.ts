/** Measures how much of a logo is visible on a ground of one colour. */

import { luminanceOf } from '../../formats/css/color.ts'
import { once } from '../../model/keyed.ts'
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
 * Returns a function of a ground, for the share of a transparent logo that is lost on it, 0 to 1: the pixels
 * of connected pieces, such as letters, that are lost as a whole. The pieces are found once.
 */
export function lostOn(pixels: Pixels): (ground: Hex) => number {
  const pieces = once(() => piecesOf(pixels))
  return (ground) => {
    const { luminances, ends } = pieces()
    const behind = luminanceOf(ground)
    const needed = isDark(ground) ? SEEN_ON_DARK : SEEN_ON_LIGHT
    let [lost, start] = [0, 0]
    for (const end of ends) {
      let [seen, bad] = [0, 0]
      for (let at = start; at < end; at++) {
        const own = luminances[at] ?? 0
        const contrast = (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05)
        if (contrast >= needed) seen++
        else if (contrast >= PART_OF_GROUND) bad++
      }
      if (seen < (end - start) * MIN_SEEN || bad > (end - start) * MAX_BAD) lost += end - start
      start = end
    }
    return start === 0 ? 0 : lost / start
  }
}

/** The connected pieces of the visible pixels of a picture, one after the other. */
interface Pieces {
  /** The luminances of their pixels. */
  readonly luminances: Float64Array
  /** The number of pixels up to the end of each piece. */
  readonly ends: readonly number[]
}

function piecesOf({ data, width, height }: Pixels): Pieces {
  const reached = new Uint8Array(width * height)
  const found = new Int32Array(width * height)
  const ends: number[] = []
  let count = 0
  const reach = (at: number) => {
    if (reached[at] !== 0 || (data[at * 4 + 3] ?? 0) < SEEN_ALPHA) return
    reached[at] = 1
    found[count++] = at
  }
  for (let start = 0; start < reached.length; start++) {
    let next = count
    reach(start)
    if (next === count) continue
    for (; next < count; next++) {
      const at = found[next] ?? 0
      const x = at % width
      if (x > 0) reach(at - 1)
      if (x < width - 1) reach(at + 1)
      if (at >= width) reach(at - width)
      if (at + width < reached.length) reach(at + width)
    }
    ends.push(count)
  }
  return { luminances: Float64Array.from(found.subarray(0, count), (at) => luminanceAt(data, at * 4)), ends }
}

/** The largest difference of a channel from the mean, and the share of pixels that may exceed it. */
const SAME_CHANNEL = 32
const OTHERS = 0.01

/** Whether all visible pixels have about one colour, so that another colour can replace it without loss. */
export function isOneColor({ data }: Pixels): boolean {
  let [red, green, blue, all] = [0, 0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < SEEN_ALPHA) continue
    red += data[at] ?? 0
    green += data[at + 1] ?? 0
    blue += data[at + 2] ?? 0
    all++
  }
  const isOther = (value: number | undefined, sum: number) =>
    Math.abs((value ?? 0) - sum / all) > SAME_CHANNEL
  let others = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < SEEN_ALPHA) continue
    if (isOther(data[at], red) || isOther(data[at + 1], green) || isOther(data[at + 2], blue)) others++
  }
  return others <= all * OTHERS
}
