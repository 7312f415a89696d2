import type { Fingerprint, Picture, PictureFacts, Pictures } from '../model/picture.ts'
import { bytesOfDataUrl } from './marks/art.ts'
import { shareViews, view } from './memo.ts'
import { hashOf, resourceAt, type Snapshot } from './snapshot.ts'

/**
 * The snapshot with what was measured of its pictures. Views are shared with the one it comes from: they are of what was captured, and
 * see no measures. Extractors do.
 */
export function withFacts(snapshot: Snapshot, pictures: Pictures): Snapshot {
  const measured = { ...snapshot, pictures }
  shareViews(measured, snapshot)
  return measured
}

/** Key of the picture at an absolute or `data:` URL: the hash of its bytes. Undefined when there are none. */
export function pictureKey(snapshot: Snapshot, url: string): string | undefined {
  if (!url.startsWith('data:')) return resourceAt(snapshot, url)?.body ?? undefined
  const known = keysOfDataUrls(snapshot)
  const key = known.get(url) ?? hashOf(bytesOfDataUrl(url))
  known.set(url, key)
  return key
}

const keysOfDataUrls = view((_: Snapshot) => new Map<string, string>())

/** What was measured of the picture at a URL, or why it was not; undefined when nobody tried. */
export function pictureAt(snapshot: Snapshot, url: string): Picture | undefined {
  const key = snapshot.pictures && pictureKey(snapshot, url)
  return key === undefined ? undefined : snapshot.pictures?.[key]
}

/** What was measured of the picture at a URL. */
export function factsAt(snapshot: Snapshot, url: string): PictureFacts | undefined {
  const picture = pictureAt(snapshot, url)
  return picture && 'print' in picture ? picture : undefined
}

/** What is compared of a picture. */
export interface Look extends Pick<PictureFacts, 'kind' | 'print'> {
  readonly ink: Pick<PictureFacts['ink'], 'aspectRatio'>
}

/** Sides may be rounded: of a copy 32 pixels wide, a thirtieth. */
const MAX_STRETCH = 1.12
/**
 * Of fifteen steps, in the mean over all cells. Tuned on the marks of the tests: copies of one, down to 48 pixels wide and through lossy
 * formats, stay below 1.4; two wordmarks of the same length and font differ by 3.4.
 */
const MAX_SHAPE_STEPS = 2.2
const MAX_TONE_STEPS = 1.5
/** A shape with less (a disc has 1.3, an arrow 1.5, a star 2.0) says too little of what is drawn in it. */
const MIN_STRUCTURE = 1.9

/**
 * Whether two pictures show one artwork: copies in other sizes and formats, on a ground of their own or on none. Variants in other
 * colours count, where the shape tells it: a wordmark in black and in white is one artwork, two discs are one where their tones agree.
 */
export function sameArtwork(a: Look, b: Look): boolean {
  if (a.kind !== b.kind) return false
  const stretch = a.ink.aspectRatio / b.ink.aspectRatio
  if (!(stretch < MAX_STRETCH && stretch > 1 / MAX_STRETCH)) return false
  if (steps(a.print.shape, b.print.shape) > MAX_SHAPE_STEPS) return false
  const tells = a.kind === 'flat' && Math.min(structure(a.print), structure(b.print)) >= MIN_STRUCTURE
  return tells || toneSteps(a.print, b.print) <= MAX_TONE_STEPS
}

/** Ink in a cell of tones, of fifteen: with less it is all edge. */
const MIN_INK = 8

/** Mean difference of tones where both have ink. */
function toneSteps(a: Fingerprint, b: Fingerprint): number {
  let [sum, cells] = [0, 0]
  for (let at = 0; at < a.tones.length; at++) {
    if (Math.min(inkAt(a, at), inkAt(b, at)) < MIN_INK) continue
    sum += Math.abs(digit(a.tones, at) - digit(b.tones, at))
    cells++
  }
  return sum / Math.max(1, cells)
}

/** Ink in a cell of tones: the mean of the four cells of the shape that it covers. */
function inkAt({ shape, tones }: Fingerprint, cell: number): number {
  const side = Math.sqrt(tones.length)
  const first = Math.floor(cell / side) * 4 * side + (cell % side) * 2
  return [0, 1, 2 * side, 2 * side + 1].reduce((sum, step) => sum + digit(shape, first + step), 0) / 4
}

/** Mean difference of two grids, cell by cell. */
function steps(a: string, b: string): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += Math.abs(digit(a, at) - digit(b, at))
  return sum / Math.max(1, a.length)
}

/** Mean difference of neighbouring cells of a shape's rows: how much there is to tell it by. */
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
