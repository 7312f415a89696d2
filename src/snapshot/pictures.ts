import { bytesOfDataUrl } from '../formats/data-url.ts'
import { oncePer } from '../model/keyed.ts'
import type { Fingerprint, Picture, PictureFacts, PicturePart, Pictures } from '../model/picture.ts'
import { shareViews, view } from './memo.ts'
import { hashOf, resourceAt, type Snapshot } from './snapshot.ts'

/**
 * Returns the snapshot with the facts about its pictures. It shares its views with the original, because
 * views are computed from the captured page alone. Only extractors read the facts.
 */
export function withFacts(snapshot: Snapshot, pictures: Pictures): Snapshot {
  const measured = { ...snapshot, pictures }
  shareViews(measured, snapshot)
  return measured
}

/** Returns the key of the picture at an absolute or `data:` URL: the hash of its bytes, if there are any. */
export function pictureKey(snapshot: Snapshot, url: string): string | undefined {
  if (!url.startsWith('data:')) return resourceAt(snapshot, url)?.body ?? undefined
  return dataUrlKey(snapshot)(url)
}

const dataUrlKey = view((_: Snapshot) => oncePer((url: string) => hashOf(bytesOfDataUrl(url))))

/** Returns the facts about the picture at a URL, or why there are none; undefined if it was not measured. */
export function pictureAt(snapshot: Snapshot, url: string): Picture | undefined {
  const key = snapshot.pictures && pictureKey(snapshot, url)
  return key === undefined ? undefined : snapshot.pictures?.[key]
}

/** Returns the facts about the picture at a URL; undefined when there are none. */
export function factsAt(snapshot: Snapshot, url: string): PictureFacts | undefined {
  const picture = pictureAt(snapshot, url)
  return picture && 'print' in picture ? picture : undefined
}

export function partKey(snapshot: Snapshot, url: string, part: PicturePart): string | undefined {
  const key = pictureKey(snapshot, url)
  return key && `${key}#${[part.x, part.y, part.width, part.height].join()}`
}

/** Returns a part of the picture at a URL as a `data:` URL; undefined when it was not cut out. */
export function cutAt(snapshot: Snapshot, url: string, part: PicturePart): string | undefined {
  const picture = snapshot.pictures?.[partKey(snapshot, url, part) ?? '']
  return picture && 'cut' in picture ? picture.cut : undefined
}

/** The facts by which pictures are compared. */
export interface Look extends Pick<PictureFacts, 'kind' | 'print'> {
  readonly ink: Pick<PictureFacts['ink'], 'aspectRatio'>
}

/**
 * The largest factor by which the aspect ratios of two copies may differ. Because sides are whole pixels, the
 * ratio of a copy that is 32 pixels wide already differs by up to a thirtieth.
 */
const MAX_STRETCH = 1.12
/**
 * The largest difference between copies, in fifteenths, as a mean over all cells. Tuned on the marks of the
 * tests: copies of one mark, down to 48 pixels wide and in lossy formats, stay below 1.4; two wordmarks of
 * the same length and font differ by 3.4.
 */
const MAX_SHAPE_STEPS = 2.2
const MAX_TONE_STEPS = 1.5
/** A shape with less structure (a disc 1.3, an arrow 1.5, a star 2.0) cannot be recognised by shape alone. */
const MIN_STRUCTURE = 1.9

/**
 * Returns whether two pictures show the same artwork: copies in other sizes and formats, with a background or
 * without. Variants in other colours count only if the shape is distinctive: a wordmark in black and in white
 * is the same artwork. Two discs are the same only if their tones agree.
 */
export function sameArtwork(a: Look, b: Look): boolean {
  if (a.kind !== b.kind) return false
  const stretch = a.ink.aspectRatio / b.ink.aspectRatio
  if (!(stretch < MAX_STRETCH && stretch > 1 / MAX_STRETCH)) return false
  if (steps(a.print.shape, b.print.shape) > MAX_SHAPE_STEPS) return false
  const tells = a.kind === 'flat' && Math.min(structure(a.print), structure(b.print)) >= MIN_STRUCTURE
  return tells || toneSteps(a.print, b.print) <= MAX_TONE_STEPS
}

/** Returns whether two pictures are copies: they show the same in the same colours. */
export function isCopy(a: PictureFacts, b: PictureFacts): boolean {
  if (!sameArtwork(a, b) || toneSteps(a.print, b.print) > MAX_TONE_STEPS) return false
  if (a.kind === 'photo') return true
  const pairs = [
    [a.ink.colors[0], b.ink.colors[0]],
    [a.ground, b.ground],
  ] as const
  const isRecoloured = pairs.some(
    ([one, other]) => one && other && differenceOf(one.hex, other.hex) > MAX_COLOR_STEPS,
  )
  if (isRecoloured) return false
  const isLarge = [a, b].every(({ width, height }) => Math.min(width, height) >= MIN_REDRAWN_PX)
  return !(isLarge && isRedrawn(a.print, b.print))
}

/**
 * The largest difference between the main colours or the backgrounds of copies, in one of the three channels.
 */
const MAX_COLOR_STEPS = 24
/** Smaller pictures do not have enough pixels to show that a part was changed. */
const MIN_REDRAWN_PX = 64

function differenceOf(a: string, b: string): number {
  const channels = [1, 3, 5].map((at) =>
    Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16)),
  )
  return Math.max(...channels)
}

/** The side of the areas in which shapes are compared, in cells. A shape has 16 by 16 cells. */
const AREA_SIDE = 4
/**
 * The largest difference of an area between copies, in fifteenths, as a mean over its cells. Among copies of
 * the marks of the fixtures in PNG, WebP and JPEG, from 64 pixels wide, it is up to 4.9; where one letter or
 * the sign beside a wordmark was drawn anew, from 5.9.
 */
const MAX_AREA_STEPS = 5.3

/**
 * Returns whether a part of an artwork was drawn anew, such as the sign beside the name, which changes little
 * of the whole. Both pictures must show the same artwork otherwise, and have no side under 16 pixels.
 */
export function isRedrawn({ shape: a }: Fingerprint, { shape: b }: Fingerprint): boolean {
  const side = Math.sqrt(a.length)
  const places = Array.from({ length: side - AREA_SIDE + 1 }, (_, at) => at)
  const rows = Array.from({ length: AREA_SIDE }, (_, at) => at * side)
  const areaIn = (shape: string, from: number) =>
    rows.map((row) => shape.slice(from + row, from + row + AREA_SIDE)).join('')
  return places.some((top) =>
    places.some((left) => {
      const from = top * side + left
      return steps(areaIn(a, from), areaIn(b, from)) > MAX_AREA_STEPS
    }),
  )
}

/** A cell of tones with less foreground, in fifteenths, consists of edges. */
const MIN_FOREGROUND = 8

/** Returns the mean difference of tones in the cells where both pictures have foreground. */
function toneSteps(a: Fingerprint, b: Fingerprint): number {
  let [sum, cells] = [0, 0]
  for (let at = 0; at < a.tones.length; at++) {
    if (Math.min(foregroundAt(a, at), foregroundAt(b, at)) < MIN_FOREGROUND) continue
    sum += Math.abs(digit(a.tones, at) - digit(b.tones, at))
    cells++
  }
  return sum / Math.max(1, cells)
}

/** Returns the foreground in a cell of tones: the mean of the four cells of the shape that it covers. */
function foregroundAt({ shape, tones }: Fingerprint, cell: number): number {
  const side = Math.sqrt(tones.length)
  const first = Math.floor(cell / side) * 4 * side + (cell % side) * 2
  return [0, 1, 2 * side, 2 * side + 1].reduce((sum, step) => sum + digit(shape, first + step), 0) / 4
}

function steps(a: string, b: string): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += Math.abs(digit(a, at) - digit(b, at))
  return sum / Math.max(1, a.length)
}

/** Returns the mean difference of neighbouring cells in a shape's rows: how distinctive it is. */
function structure({ shape }: Fingerprint): number {
  const side = Math.sqrt(shape.length)
  let [sum, pairs] = [0, 0]
  for (let at = 0; at < shape.length; at++) {
    if ((at + 1) % side !== 0) {
      sum += Math.abs(digit(shape, at) - digit(shape, at + 1))
      pairs++
    }
  }
  return sum / Math.max(1, pairs)
}

function digit(text: string, at: number): number {
  return Number.parseInt(text[at] ?? '0', 16)
}
