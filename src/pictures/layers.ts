import { groupedBy } from '../model/keyed.ts'
import type { Hex } from '../model/style.ts'
import { type Area, boxAround, CLEAR_ALPHA, OPAQUE_ALPHA, type Pixels, SEEN_ALPHA } from './pixels.ts'

/** The foreground and the background of a picture. */
export interface Layers {
  readonly hasAlpha: boolean
  /** The shares of transparent pixels among all pixels and among those at the edge. */
  readonly clear: { readonly all: number; readonly border: number }
  /** True when the picture fills its box, possibly with rounded corners, and so has its own background. */
  readonly opaque: boolean
  /** The single colour of the background and its share of all pixels; null without such a colour. */
  readonly background: { readonly hex: Hex; readonly share: number } | null
  /** How much of each pixel is foreground, 0 to 255. */
  readonly foreground: Uint8Array
  /** The box around the foreground. */
  readonly box: Area
}

/** The share of its box that a picture must fill. Rounded squares fill 0.9, discs only 0.79. */
const FILLS = 0.85
/** The share of pixels near the edge that must have the same colour. Gradients and photographs have less. */
const BACKGROUND_SHARE = 0.6
/**
 * The difference from the background, in the most different channel, from which a pixel is entirely
 * foreground. Half of it separates foreground from background.
 */
const FOREGROUND_STEP = 96
/** Pixels of one background colour differ at most this much in a channel, because of JPEG. */
const SAME_BACKGROUND = 14

/** Separates foreground and background. Undefined when nothing is visible, or only one colour. */
export function layersOf(pixels: Pixels): Layers | undefined {
  const { data } = pixels
  const seen = boxAround(pixels, (at) => (data[at * 4 + 3] ?? 0) >= SEEN_ALPHA)
  if (!seen) return undefined
  const hasAlpha = letsThrough(data)
  const clear = clearShares(pixels)
  const whole = { hasAlpha, clear, background: null, foreground: alphas(pixels), box: seen }
  if (hasAlpha && !fillsBox(pixels, seen)) return { ...whole, opaque: false }
  const background = backgroundOf(pixels, seen)
  if (!background) return { ...whole, opaque: true }
  const foreground = foregroundOn(pixels, background)
  const box = boxAround(pixels, (at) => (foreground[at] ?? 0) >= SEEN_ALPHA)
  // A transparent picture with a shape of one colour has no background.
  if (!box) return hasAlpha ? { ...whole, opaque: false } : undefined
  const share = shareOf(
    foreground,
    (value, at) => value < SEEN_ALPHA && (data[at * 4 + 3] ?? 0) >= SEEN_ALPHA,
  )
  return { hasAlpha, clear, opaque: true, background: { hex: hexOf(background), share }, foreground, box }
}

function letsThrough(data: Uint8Array): boolean {
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) < OPAQUE_ALPHA) return true
  return false
}

function clearShares({ data, width, height }: Pixels): Layers['clear'] {
  let [all, border, around] = [0, 0, 0]
  for (let y = 0, at = 3; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      const isClear = (data[at] ?? 0) < CLEAR_ALPHA ? 1 : 0
      all += isClear
      if (x > 0 && y > 0 && x < width - 1 && y < height - 1) continue
      border += isClear
      around++
    }
  }
  return { all: all / (width * height), border: border / around }
}

/** Whether one connected piece fills its box, as a background does. Four squares with gaps do not. */
function fillsBox({ data, width }: Pixels, box: Area): boolean {
  const size = box.width * box.height
  const isSeen = (at: number) => {
    const [x, y] = [at % box.width, Math.floor(at / box.width)]
    return (data[((box.top + y) * width + box.left + x) * 4 + 3] ?? 0) >= SEEN_ALPHA
  }
  const open: number[] = []
  const reached = new Uint8Array(size)
  const reach = (at: number) => {
    if (reached[at] || !isSeen(at)) return
    reached[at] = 1
    open.push(at)
  }
  // The search begins in the middle, which any background covers.
  reach(Math.floor(box.height / 2) * box.width + Math.floor(box.width / 2))
  let filled = 0
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    filled++
    if (at % box.width > 0) reach(at - 1)
    if (at % box.width < box.width - 1) reach(at + 1)
    if (at >= box.width) reach(at - box.width)
    if (at + box.width < size) reach(at + box.width)
  }
  return filled >= size * FILLS
}

type Rgb = readonly [number, number, number]

/** Where a background is searched, in parts of the shorter side: at the edge, and inside a frame. */
const INSETS = [0, 0.04]

/** Returns the colour along the edge, or the one inside a frame if it covers more of the picture. */
function backgroundOf(pixels: Pixels, box: Area): Rgb | undefined {
  let best: { background: Rgb; pixels: number } | undefined
  for (const part of INSETS) {
    const background = colorOfRing(
      pixels,
      ringOf(pixels, box, Math.floor(Math.min(box.width, box.height) * part)),
    )
    if (!background) continue
    let alike = 0
    for (let at = 0; at < pixels.data.length; at += 4)
      if (differs(pixels.data, at, background) <= SAME_BACKGROUND) alike++
    if (!best || alike > best.pixels) best = { background, pixels: alike }
  }
  return best?.background
}

/** Returns the offsets of the pixels along a box's edge at an inset, without transparent corners. */
function ringOf({ data, width }: Pixels, box: Area, inset: number): number[] {
  const [left, top] = [box.left + inset, box.top + inset]
  const [right, bottom] = [box.left + box.width - 1 - inset, box.top + box.height - 1 - inset]
  const ring: number[] = []
  const look = (x: number, y: number) => {
    const at = (y * width + x) * 4
    if ((data[at + 3] ?? 0) >= OPAQUE_ALPHA) ring.push(at)
  }
  for (let x = left; x <= right; x++) for (const y of new Set([top, bottom])) look(x, y)
  for (let y = top + 1; y < bottom; y++) for (const x of new Set([left, right])) look(x, y)
  return ring
}

/** Returns the most common colour of a ring, if enough of its pixels have it. */
function colorOfRing({ data }: Pixels, ring: readonly number[]): Rgb | undefined {
  const coarse = (at: number) => (data[at] ?? 0) >> 4
  const votes = groupedBy(ring, (at) => coarse(at) * 256 + coarse(at + 1) * 16 + coarse(at + 2))
  const [most = []] = [...votes.values()].sort((a, b) => b.length - a.length)
  const channel = (offset: number) => median(most.map((at) => data[at + offset] ?? 0))
  const background: Rgb = [channel(0), channel(1), channel(2)]
  const alike = ring.filter((at) => differs(data, at, background) <= SAME_BACKGROUND).length
  return ring.length > 0 && alike >= ring.length * BACKGROUND_SHARE ? background : undefined
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function differs(data: Uint8Array, at: number, [red, green, blue]: Rgb): number {
  return Math.max(
    Math.abs((data[at] ?? 0) - red),
    Math.abs((data[at + 1] ?? 0) - green),
    Math.abs((data[at + 2] ?? 0) - blue),
  )
}

function foregroundOn({ data, width, height }: Pixels, background: Rgb): Uint8Array {
  const foreground = new Uint8Array(width * height)
  for (let at = 0; at < foreground.length; at++) {
    // Transparent corners are no foreground.
    if ((data[at * 4 + 3] ?? 0) < SEEN_ALPHA) continue
    foreground[at] = Math.min(255, Math.round((differs(data, at * 4, background) / FOREGROUND_STEP) * 255))
  }
  return foreground
}

function alphas({ data, width, height }: Pixels): Uint8Array {
  const foreground = new Uint8Array(width * height)
  for (let at = 0; at < foreground.length; at++) foreground[at] = data[at * 4 + 3] ?? 0
  return foreground
}

function shareOf(values: Uint8Array, counts: (value: number, at: number) => boolean): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) if (counts(values[at] ?? 0, at)) sum++
  return sum / values.length
}

export function hexOf([red, green, blue]: Rgb): Hex {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`
}
