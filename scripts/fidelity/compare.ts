import type { Box, ComputedStyle, StyleSample } from '../../src/model/style.ts'
import { elementAt } from '../../src/snapshot/paths.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { cascadeOf } from '../../src/snapshot/styles.ts'
import { paintOverlap } from './paint.ts'

export type Property = keyof ComputedStyle

/** One element's property on which the two producers differ. */
export interface Mismatch {
  readonly property: Property
  readonly sample: StyleSample
  readonly cascade: string
  readonly browser: string
}

/** One page by both producers. */
export interface Comparison {
  readonly snapshot: Snapshot
  /** Elements that the browser shows: on each of them every property is compared. */
  readonly elements: number
  readonly mismatches: readonly Mismatch[]
  /** Number of elements that only one producer shows. */
  readonly onlyBrowser: readonly StyleSample[]
  readonly onlyCascade: readonly StyleSample[]
  /**
   * Intersection over union of the two boxes, 0 to 1, for the elements that both show and that have an area.
   */
  readonly overlaps: readonly { readonly sample: StyleSample; readonly estimate: Box; readonly iou: number }[]
  /** Share of the area of the first viewport that both fill with the same colour, 0 to 1. */
  readonly paint: number
}

/**
 * Compares the browser's samples of a snapshot with those that the cascade computes from the same document
 * and style sheets. Returns undefined for a snapshot that no browser made.
 */
export function compareProducers(snapshot: Snapshot): Comparison | undefined {
  const { samples } = snapshot
  if (!samples) return undefined
  const cascade = cascadeOf(snapshot)
  const ours = new Map(cascade.samples.map((sample) => [sample.path, sample]))
  const shown = new Set(samples.map(({ path }) => path))
  const mismatches = samples.flatMap((sample) => {
    const element = elementAt(snapshot, sample.path)
    return differences(sample, element && cascade.styleOf(element))
  })
  const overlaps = samples.flatMap((sample) => {
    const estimate = ours.get(sample.path)?.box
    if (!estimate || !sample.box || areaOf(sample.box) === 0) return []
    return [{ sample, estimate, iou: overlapOf(sample.box, estimate) }]
  })
  return {
    snapshot,
    elements: samples.length,
    mismatches,
    onlyBrowser: samples.filter(({ path }) => !ours.has(path)),
    onlyCascade: cascade.samples.filter(({ path }) => !shown.has(path)),
    overlaps,
    paint: paintOverlap(samples, cascade.samples, snapshot.viewport),
  }
}

function differences(sample: StyleSample, style: ComputedStyle | undefined): Mismatch[] {
  const properties = Object.keys(sample.style) as Property[]
  return properties
    .filter((property) => !style || !agree(style[property], sample.style[property]))
    .map((property) => ({
      property,
      sample,
      cascade: style ? JSON.stringify(style[property]) : 'no style',
      browser: JSON.stringify(sample.style[property]),
    }))
}

/**
 * Layout computes lengths in 64ths of a pixel, rounded to hundredths. Two ways to compute one may differ by
 * one unit of each.
 */
const SAME_PX = 0.03
/** Tolerance for a channel of a colour, of 255: conversions between colour spaces round. */
const SAME_CHANNEL = 1

export function agree(ours: unknown, theirs: unknown): boolean {
  if (typeof ours === 'number' && typeof theirs === 'number') return Math.abs(ours - theirs) <= SAME_PX
  if (Array.isArray(ours) && Array.isArray(theirs)) return ours.every((one, at) => agree(one, theirs[at]))
  if (typeof ours === 'string' && typeof theirs === 'string' && isHex(ours) && isHex(theirs)) {
    const other = channels(theirs)
    return channels(ours).every((channel, at) => Math.abs(channel - (other[at] ?? 0)) <= SAME_CHANNEL)
  }
  return ours === theirs
}

const isHex = (text: string) => /^#(?:[0-9a-f]{2}){3,4}$/.test(text)
const channels = (hex: string) => [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2) || 'ff', 16))

function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / (areaOf(a) + areaOf(b) - width * height)
}

function areaOf({ width, height }: Box): number {
  return width * height
}
