import { bytesOfDataUrl } from '../formats/data-url.ts'
import type { Picture, PictureFile } from '../model/picture.ts'
import { partKey, pictureKey, withFacts } from '../snapshot/pictures.ts'
import { bodyOf, hashOf, resourceAt, type Snapshot } from '../snapshot/snapshot.ts'
import { verdictOf } from '../snapshot/verdict/index.ts'
import { pixelsOf } from './decode.ts'
import type { Measured } from './measure.ts'
import { DECODING, tooSlow } from './too-slow.ts'
import { wantedParts, wantedPictures } from './wanted.ts'

/** The most pictures of a page that are measured. Those that may be logos come first. */
const MAX_PICTURES = 24

/** The most pixels of all these pictures together. */
const MAX_TOTAL_PIXELS = 36_000_000

/** Measures pictures by their bytes, in another process. */
export type Measure = (files: readonly PictureFile[]) => Promise<Measured>

/**
 * Returns the snapshot with `pictures`: facts by the hash of the bytes, about pictures that may be logos,
 * icons, social images or large pictures of the page. A picture that cannot be measured has a reason instead.
 * There are no facts for a page that is not a brand's page. The same bytes give the same facts, without
 * network or clock, except for limits of time.
 */
export async function measurePictures(snapshot: Snapshot, measure: Measure): Promise<Snapshot> {
  const known = new Map<string, Picture | PictureFile>()
  if (verdictOf(snapshot).class === 'brand') {
    const left = { count: MAX_PICTURES, pixels: MAX_TOTAL_PIXELS }
    for (const url of wantedPictures(snapshot)) {
      const key = pictureKey(snapshot, url)
      if (key !== undefined && !known.has(key))
        known.set(key, snapshot.knownPictures?.[key] ?? fileOf(snapshot, url, left))
    }
    for (const { url, part } of wantedParts(snapshot)) {
      const key = partKey(snapshot, url, part)
      if (key === undefined || known.has(key)) continue
      const found = snapshot.knownPictures?.[key] ?? fileOf(snapshot, url, left)
      known.set(key, found instanceof Uint8Array ? { bytes: found, part } : found)
    }
  }
  for (const picture of [...known.values()])
    if ('cut' in picture && picture.cut) known.set(hashOf(bytesOfDataUrl(picture.cut)), picture)
  const files = [...known].flatMap(([key, file]) => (isFile(file) ? [{ key, file }] : []))
  let leftMs = DECODING.maxTotalMs
  for (const group of groupsOf(files)) {
    const { pictures: found, cpuMs } =
      leftMs > 0
        ? await measure(group.map(({ file }) => file))
        : { pictures: group.map(() => tooSlow()), cpuMs: 0 }
    leftMs -= cpuMs
    for (const [at, { key }] of group.entries()) {
      const picture = found[at] ?? tooSlow()
      known.set(key, picture)
      if ('cut' in picture && picture.cut) known.set(hashOf(bytesOfDataUrl(picture.cut)), picture)
    }
  }
  return withFacts(snapshot, Object.fromEntries(known) as Record<string, Picture>)
}

/** Returns the bytes of a picture, or why it is not decoded. */
function fileOf(
  snapshot: Snapshot,
  url: string,
  left: { count: number; pixels: number },
): Picture | Uint8Array {
  const resource = url.startsWith('data:') ? undefined : resourceAt(snapshot, url)
  const bytes = resource ? bodyOf(snapshot, resource) : bytesOfDataUrl(url)
  if (!bytes || bytes.length === 0) return { reason: 'There is nothing in it.', isBlank: true }
  if (resource?.partial) return { reason: 'Only its beginning was read.' }
  if (--left.count < 0) return { reason: `It was not decoded: ${MAX_PICTURES} pictures of the page were.` }
  left.pixels -= pixelsOf(bytes)
  if (left.pixels < 0) return { reason: `It was not decoded: ${MAX_TOTAL_PIXELS} pixels of the page were.` }
  return bytes
}

/** Smaller pictures are measured together: to send one costs a tenth of measuring it. */
const SMALL_BYTES = 256 * 1024
const SMALL_PIXELS = 1_000_000

interface File {
  readonly key: string
  readonly file: PictureFile
}

function isFile(file: Picture | PictureFile): file is PictureFile {
  return file instanceof Uint8Array || 'part' in file
}

function groupsOf(files: readonly File[]): readonly (readonly File[])[] {
  const isSmall = ({ file }: File) =>
    file instanceof Uint8Array && file.length <= SMALL_BYTES && pixelsOf(file) <= SMALL_PIXELS
  const small = files.filter(isSmall)
  const rest = files.filter((file) => !isSmall(file)).map((file) => [file])
  return small.length > 0 ? [small, ...rest] : rest
}
