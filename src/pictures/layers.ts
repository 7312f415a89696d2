import type { Hex } from '../model/style.ts'
import { type Area, boxAround, CLEAR_ALPHA, OPAQUE_ALPHA, type Pixels, SEEN_ALPHA } from './pixels.ts'

/** A picture taken apart: what is drawn, and what it stands on inside the picture. */
export interface Layers {
  readonly hasAlpha: boolean
  /** Share of transparent pixels, of all and of the outermost. */
  readonly clear: { readonly all: number; readonly border: number }
  /** True when it fills the box around it, rounded corners allowed: it brings its own background. */
  readonly opaque: boolean
  /** Colour of the background, when it has one of one colour; with the share of all pixels that show it. */
  readonly ground: { readonly hex: Hex; readonly share: number } | null
  /** How much of each pixel is ink, 0 to 255. */
  readonly ink: Uint8Array
  /** Around the ink. */
  readonly box: Area
}

/** A rounded square fills 0.9 of its box and more, a disc 0.79. */
const FILLS = 0.85
/** Of the pixels just inside the edge: gradients and photographs have no such colour. */
const GROUND_SHARE = 0.6
/** How far, in the channel that differs most, a pixel is from the ground to be wholly ink; half of it is the line between them. */
const INK_STEP = 96
/** Steps of a channel within which pixels are one ground: what JPEG makes of one colour. */
const SAME_GROUND = 14

/** Takes a picture apart; undefined when nothing can be seen in it, or nothing but one colour from edge to edge. */
export function layersOf(pixels: Pixels): Layers | undefined {
  const { data, width, height } = pixels
  const seen = boxAround(width, height, (at) => (data[at * 4 + 3] ?? 0) >= SEEN_ALPHA)
  if (!seen) return undefined
  const hasAlpha = letsThrough(data)
  const clear = clearShares(pixels)
  const whole = { hasAlpha, clear, ground: null, ink: alphas(pixels), box: seen }
  if (hasAlpha && !fillsBox(pixels, seen)) return { ...whole, opaque: false }
  const ground = groundOf(pixels, seen)
  if (!ground) return { ...whole, opaque: true }
  const ink = inkOn(pixels, ground)
  const box = boxAround(width, height, (at) => (ink[at] ?? 0) >= SEEN_ALPHA)
  // A shape of one colour is no background but a mark.
  if (!box) return hasAlpha ? { ...whole, opaque: false } : undefined
  const share = shareOf(ink, (value, at) => value < SEEN_ALPHA && (data[at * 4 + 3] ?? 0) >= SEEN_ALPHA)
  return { hasAlpha, clear, opaque: true, ground: { hex: hexOf(ground), share }, ink, box }
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

/** Whether one connected piece fills its box: four coloured squares with gaps are a mark, no background. */
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
  // From the middle: a background is there.
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

/** How far inside its box a background is looked for, in parts of the shorter side: at the edge, and where frames are over. */
const INSETS = [0, 0.04]

/** The colour along the edge; where that is a frame's, the one inside it when more of the picture has it. */
function groundOf(pixels: Pixels, box: Area): Rgb | undefined {
  let best: { ground: Rgb; pixels: number } | undefined
  for (const part of INSETS) {
    const ground = colorOfRing(
      pixels,
      ringOf(pixels, box, Math.floor(Math.min(box.width, box.height) * part)),
    )
    if (!ground) continue
    let alike = 0
    for (let at = 0; at < pixels.data.length; at += 4)
      if (differs(pixels.data, at, ground) <= SAME_GROUND) alike++
    if (!best || alike > best.pixels) best = { ground, pixels: alike }
  }
  return best?.ground
}

/** Offsets of the pixels along a box's edge, so far inside; without those of rounded corners. */
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

/** What most pixels of a ring have in common; undefined when they have not. */
function colorOfRing({ data }: Pixels, ring: readonly number[]): Rgb | undefined {
  const votes = new Map<number, number[]>()
  for (const at of ring) {
    const bin = ((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4)
    const same = votes.get(bin)
    if (same) same.push(at)
    else votes.set(bin, [at])
  }
  const [most = []] = [...votes.values()].sort((a, b) => b.length - a.length)
  const channel = (offset: number) => median(most.map((at) => data[at + offset] ?? 0))
  const ground: Rgb = [channel(0), channel(1), channel(2)]
  const alike = ring.filter((at) => differs(data, at, ground) <= SAME_GROUND).length
  return ring.length > 0 && alike >= ring.length * GROUND_SHARE ? ground : undefined
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

function inkOn({ data, width, height }: Pixels, ground: Rgb): Uint8Array {
  const ink = new Uint8Array(width * height)
  for (let at = 0; at < ink.length; at++) {
    // Corners that are rounded away are no ink.
    if ((data[at * 4 + 3] ?? 0) < SEEN_ALPHA) continue
    ink[at] = Math.min(255, Math.round((differs(data, at * 4, ground) / INK_STEP) * 255))
  }
  return ink
}

function alphas({ data, width, height }: Pixels): Uint8Array {
  const ink = new Uint8Array(width * height)
  for (let at = 0; at < ink.length; at++) ink[at] = data[at * 4 + 3] ?? 0
  return ink
}

function shareOf(values: Uint8Array, counts: (value: number, at: number) => boolean): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) if (counts(values[at] ?? 0, at)) sum++
  return sum / values.length
}

export function hexOf([red, green, blue]: Rgb): Hex {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`
}
