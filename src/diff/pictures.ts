/**
 * Compares the pictures of two records: by their bytes, by their pixels, or by their values in the records.
 */

import type { Likeness, Pictured } from '../fields/compare.ts'
import { SAME_SHADE } from '../fields/compare.ts'
import { ciede2000, labOf } from '../formats/css/color.ts'
import { bytesOfDataUrl } from '../formats/data-url.ts'
import { isMarkup } from '../formats/image.ts'
import { svgWords } from '../formats/svg/words.ts'
import { pageKey } from '../formats/url.ts'
import { foundValue } from '../model/finding.ts'
import type { PictureFacts, Pictures } from '../model/picture.ts'
import { findingIn, type Result } from '../model/record.ts'
import { isRedrawn, pictureKey, sameArtwork } from '../snapshot/pictures.ts'
import { bodyOf, hashOf, resourceAt, type Snapshot } from '../snapshot/snapshot.ts'

/**
 * A result, and the page from which it was read, if there is one. With the page, pictures are compared by
 * their bytes and pixels.
 */
export interface Side {
  readonly result: Result
  readonly snapshot?: Snapshot | undefined
}

/** Returns the difference of two colours, written as `#rrggbb`, by CIEDE2000. */
export const deltaE = (before: string, after: string): number => ciede2000(labOf(before), labOf(after))

/** Returns the hash of a picture's bytes, in hexadecimal; undefined when the side does not have them. */
function hashIn({ snapshot }: Side, url: string): string | undefined {
  if (snapshot) return pictureKey(snapshot, url)
  return url.startsWith('data:') ? hashOf(bytesOfDataUrl(url)) : undefined
}

/** Returns the facts about a picture of a side. `measured` has facts about pictures of both sides. */
function factsIn(side: Side, url: string, measured: Pictures): PictureFacts | undefined {
  const hash = hashIn(side, url)
  const { pictures, knownPictures } = side.snapshot ?? {}
  const found = hash === undefined ? undefined : (measured[hash] ?? pictures?.[hash] ?? knownPictures?.[hash])
  return found && 'print' in found ? found : undefined
}

/** Makes the function that compares a picture of one side with a picture of the other side. */
export function likenessOf(before: Side, after: Side, measured: Pictures) {
  const isOneVisit = visitOf(before) !== undefined && visitOf(before) === visitOf(after)
  return (one: Pictured, other: Pictured): Likeness => {
    if (isOneVisit && one.url === other.url) return { is: 'same', by: 'bytes' }
    const hash = hashIn(before, one.url)
    if (hash !== undefined && hash === hashIn(after, other.url)) return { is: 'same', by: 'bytes' }
    const [a, b] = [factsIn(before, one.url, measured), factsIn(after, other.url, measured)]
    if (!a || !b) return { is: byRecord(one, other), by: 'record' }
    const [said, says] = [wordsIn(before, one), wordsIn(after, other)]
    const isRenamed = said !== '' && says !== '' && said !== says
    return { is: isRenamed ? 'other' : byPixels(one, other, a, b), by: 'pixels' }
  }
}

/**
 * Fingerprints are compared only if the shorter side of both pictures has at least this many pixels. In
 * smaller pictures, a pixel is larger than a cell of the fingerprint.
 */
const MIN_DRAWN_SIDE = 16
/**
 * A second main colour counts only in a picture whose shorter side has at least this many pixels. In smaller
 * pictures, compression changes the colours of thin lines.
 */
const MIN_COLORED_SIDE = 48

function byPixels(one: Pictured, other: Pictured, a: PictureFacts, b: PictureFacts): Likeness['is'] {
  const side = Math.min(sideOf(a), sideOf(b))
  if (!sameArtwork(a, b)) return 'other'
  if (side >= MIN_DRAWN_SIDE && isRedrawn(a.print, b.print)) return 'other'
  if (a.mode !== b.mode) return 'variant'
  return a.kind === 'photo' || hasSameColors(one, other, side >= MIN_COLORED_SIDE ? 2 : 1)
    ? 'same'
    : 'recoloured'
}

/** Returns the shorter side; infinity for a drawing, which scales. */
function sideOf({ format, width, height }: PictureFacts): number {
  return format === 'svg' ? Number.POSITIVE_INFINITY : Math.min(width, height)
}

/**
 * Returns the letters of a drawing that has text elements instead of outlines of letters. Without their
 * fonts, letters are measured as bars, so the pixels of two such drawings may not differ. Empty for any other
 * picture.
 */
function wordsIn(side: Side, { url }: Pictured): string {
  const bytes = bytesIn(side, url)
  return bytes && isMarkup(bytes) ? svgWords(Buffer.from(bytes).toString()) : ''
}

/** Returns the same text for two results of one visit. An address has only one picture during a visit. */
const visitOf = ({ result }: Side): string | undefined =>
  result.state === 'ok' ? `${result.record.capturedAt} ${result.record.url}` : undefined

/**
 * Two aspect ratios that differ by at most this much are equal. The difference comes from rounding the sides
 * to whole pixels.
 */
const SAME_RATIO = 0.01

/**
 * Compares pictures whose bytes are not available by their values in the records. A file that was moved to
 * another address has the same aspect ratio and colours. A file at the same address counts as the same file
 * as long as its colours are the same.
 */
function byRecord(one: Pictured, other: Pictured): Likeness['is'] {
  if (pageKey(one.url) === pageKey(other.url)) return hasSameColors(one, other) ? 'same' : 'recoloured'
  if (!one.resolution || !other.resolution || one.colors.length === 0 || other.colors.length === 0)
    return 'other'
  const ratio = one.resolution.aspectRatio / other.resolution.aspectRatio
  const isSized = Math.abs(ratio - 1) <= SAME_RATIO
  return isSized && one.mode === other.mode && hasSameColors(one, other) ? 'same' : 'other'
}

/**
 * Whether the main colours of each picture are among the colours of the other picture. Unknown colours do not
 * count as a difference.
 */
function hasSameColors({ colors: before }: Pictured, { colors: after }: Pictured, main = 1): boolean {
  const isIn = (some: Pictured['colors'], all: Pictured['colors']) =>
    some.slice(0, main).every((one) => all.some((other) => deltaE(one.hex, other.hex) <= SAME_SHADE))
  return before.length === 0 || after.length === 0 || (isIn(before, after) && isIn(after, before))
}

/** Fields with pictures. */
const PICTURED = ['logos', 'backdrops']

/**
 * Returns the bytes of the pictures whose pixels decide whether they have changed, by their hash. These are
 * the pictures of both sides without facts. Empty if both sides have the same pictures, byte by byte. Only
 * pictures in these fields are returned; default: logos.
 */
export function picturesToMeasure(
  before: Side,
  after: Side,
  fields: readonly string[] = ['logos'],
): ReadonlyMap<string, Uint8Array> {
  const names = fields.filter((name) => PICTURED.includes(name))
  const [one, other] = [picturesIn(before, names), picturesIn(after, names)]
  const isIn = (all: typeof one, others: typeof one) => [...all.keys()].every((hash) => others.has(hash))
  if (isIn(one, other) && isIn(other, one)) return new Map()
  const wanted = [...one, ...other].flatMap(([hash, { side, url }]): [string, Uint8Array][] => {
    const bytes = factsIn(side, url, {}) ? undefined : bytesIn(side, url)
    return bytes ? [[hash, bytes]] : []
  })
  return new Map(wanted)
}

/**
 * Returns the pictures of a result by the hash of their bytes. Pictures without bytes are listed by their
 * address.
 */
function picturesIn(side: Side, names: readonly string[]) {
  const { result } = side
  const values = names.map((name) =>
    result.state === 'ok' ? foundValue(findingIn(result.record.fields, name)) : undefined,
  )
  const urls = values.flat().flatMap((one) => (one ? String((one as Pictured).url) : []))
  return new Map(urls.map((url) => [hashIn(side, url) ?? url, { side, url }]))
}

function bytesIn({ snapshot }: Side, url: string): Uint8Array | undefined {
  if (url.startsWith('data:')) return bytesOfDataUrl(url)
  const resource = snapshot && resourceAt(snapshot, url)
  return resource && !resource.partial ? bodyOf(snapshot, resource) : undefined
}
