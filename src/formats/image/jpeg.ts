/** Reads the size of a JPEG file (ITU-T T.81, annex B) from its first frame header. */

import { type HeaderReader, MAX_STEPS } from './header.ts'
import { tagsOf } from './tiff.ts'

const START_OF_IMAGE = 0xffd8
const START_OF_SCAN = 0xda
/** The segment that holds the EXIF data of a photograph. */
const APP1 = 0xe1
/** DHT, JPG and DAC are in the range of frame markers, but do not begin a frame. */
const NO_FRAME: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc])
const ORIENTATION = 274

export const jpegHeader: HeaderReader = (bytes) => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START_OF_IMAGE) return undefined
  let orientation: number | undefined
  let at = 2
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    // Like decoders, this skips any bytes between two segments.
    at = bytes.indexOf(0xff, at)
    if (at < 0) return undefined
    const marker = bytes.readUInt8(at + 1)
    if (marker === START_OF_SCAN) return undefined
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      const isTurned = (orientation ?? 1) >= 5
      return isTurned ? { width: height, height: width, type: 'jpg' } : { width, height, type: 'jpg' }
    }
    if (!hasLength(marker)) {
      // The second byte of a pair 0xff 0xff may begin a marker.
      at += marker === 0xff ? 1 : 2
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (marker === APP1) orientation ??= orientationIn(bytes.subarray(at + 4, end))
    at = end
  }
  return undefined
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)
}

/** False for markers without content, and for 0xff 0x00 and 0xff 0xff, which are not markers. */
function hasLength(marker: number): boolean {
  return marker > 0x01 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd9)
}

/** Returns the orientation that a segment of EXIF data states; undefined for other segments. */
function orientationIn(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0') return undefined
  try {
    return tagsOf(segment.subarray(6), [ORIENTATION]).get(ORIENTATION) ?? 1
  } catch {
    // The data is broken or cut off. The picture is then shown as it is stored.
    return 1
  }
}
