import { Readable } from 'node:stream'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { unpack } from '../../../../src/capture/http/unpack.ts'
import { imageSize } from '../../../../src/formats/image.ts'
import { linesOf } from '../../../../src/formats/table/lines.ts'
import { decodeCss, decodeHtml } from '../../../../src/formats/text/charset.ts'
import { textOf } from '../../../../src/formats/text/unlabelled.ts'
import { readBitmap } from '../../../../src/pictures/bitmap.ts'
import { decode } from '../../../../src/pictures/decode.ts'
import { factsOf } from '../../../../src/pictures/facts.ts'
import { bestIcon } from '../../../../src/pictures/ico.ts'
import { DECODING } from '../../../../src/pictures/too-slow.ts'
import { iconFile, noise, pictureBytes } from '../bytes.ts'
import type { Chance } from '../chance.ts'
import { fixturesOf } from '../fixtures.ts'
import { page } from '../html.ts'
import { headerValue } from '../lines.ts'
import { mutatedBytes } from '../mutate.ts'
import { QUICK, type Readers, reader } from '../reader.ts'
import { drawing } from '../svg.ts'
import { word } from '../words.ts'

const PACKERS = [gzipSync, deflateSync, brotliCompressSync]

let pictures: Uint8Array[] | undefined

/** Readers of bytes, which never throw. */
export const BYTE_READERS: Readers = {
  charset: reader({
    make: (chance) => ({ bytes: encoded(chance), type: headerValue(chance) }),
    read: ({ bytes, type }) => [decodeHtml(bytes, type), decodeCss(bytes, type, 'utf-8')],
    limit: QUICK,
  }),
  'image-header': reader({ make: picture, read: imageSize, limit: QUICK }),
  icon: reader({
    make: iconFile,
    read: (bytes) => {
      const best = bestIcon(bytes)
      return [best, best && readBitmap(best.bytes, 1e6)]
    },
    limit: [300, 3],
  }),
  picture: reader({
    make: picture,
    read: async (bytes) => {
      const decoded = await decode(bytes)
      return 'reason' in decoded ? decoded : factsOf(decoded)
    },
    limit: [DECODING.maxDecodeMs, 1],
  }),
  drawing: reader({
    make: (chance) => Buffer.from(drawing(chance)),
    read: async (bytes) => {
      const decoded = await decode(bytes)
      return 'reason' in decoded ? decoded : factsOf(decoded)
    },
    limit: [DECODING.maxDecodeMs, 1],
  }),
  unpack: reader({
    make: (chance) => {
      const packers = chance.many(3, () => chance.pick(PACKERS))
      const plain = Buffer.alloc(chance.below(chance.oneIn(9) ? 8e6 : 9e3), word(chance) || 'x')
      const packed = packers.reduce((bytes, pack) => pack(bytes), plain)
      const encodings = chance.text(
        3,
        () => chance.pick(['gzip', 'br', 'deflate', 'identity', 'zstd', 'x-gzip', word(chance)]),
        ', ',
      )
      return { bytes: chance.oneIn(2) ? packed : mutatedBytes(chance, packed), encodings }
    },
    read: async ({ bytes, encodings }) => {
      const limits = { maxBytes: 1e6, maxEncodings: 2 }
      const unpacked = await unpack(Readable.from([bytes]), encodings, limits).catch((thrown: unknown) => ({
        refused: String(thrown),
      }))
      if ('bytes' in unpacked && unpacked.bytes.length > limits.maxBytes)
        throw new Error('More than the limit was unpacked.')
      return unpacked
    },
    limit: [600, 10],
  }),
  list: reader({
    make: encoded,
    read: async (bytes) => {
      const lines: string[] = []
      const text = textOf([bytes.subarray(0, 99), bytes.subarray(99)])
      for await (const line of linesOf(text)) lines.push(line)
      return lines
    },
    refuses: true,
    limit: QUICK,
  }),
}

function picture(chance: Chance): Uint8Array {
  pictures ??= fixturesOf('.png', '.jpg', '.gif', '.webp', '.ico')
  return pictureBytes(chance, pictures)
}

function encoded(chance: Chance): Uint8Array {
  const bytes = Buffer.from(page(chance).slice(0, 2e4), chance.pick(['utf8', 'utf8', 'latin1', 'utf16le']))
  return chance.oneIn(3) ? Buffer.concat([noise(chance, 40), mutatedBytes(chance, bytes)]) : bytes
}
