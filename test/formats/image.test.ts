import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { HEADERS } from '../../scripts/torture/attack/headers.ts'
import { imageSize, pictureExcess } from '../../src/formats/image.ts'
import { expectWithin } from '../house/processor.ts'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8102e' } })

describe('the size of a file that another program wrote', () => {
  test.each(['png', 'gif', 'webp', 'avif'] as const)('%s', async (type) => {
    expect(imageSize(await drawn(70, 30).toFormat(type).toBuffer())).toEqual({ width: 70, height: 30, type })
  })

  test.each([
    [1, 70, 30],
    [3, 70, 30],
    [6, 30, 70],
    [8, 30, 70],
  ])('a photograph of orientation %i', async (orientation, width, height) => {
    const bytes = await drawn(70, 30).withMetadata({ orientation }).jpeg().toBuffer()
    expect(imageSize(bytes)).toEqual({ width, height, type: 'jpg' })
  })

  test.each([
    ['tiff', false],
    ['bigtiff', true],
  ])('%s', async (type, bigtiff) => {
    const bytes = await drawn(70, 30).tiff({ bigtiff }).toBuffer()
    expect(imageSize(bytes)).toEqual({ width: 70, height: 30, type })
  })
})

/** A frame header of a baseline JPEG of 8 by 5 pixels, with one component. */
const FRAME = Buffer.from('ffc0000b080005000801011100', 'hex')
const START = Buffer.from('ffd8', 'hex')

describe('the size of a JPEG file', () => {
  const size = { width: 8, height: 5, type: 'jpg' }

  test('behind a profile and a preview of hundreds of kilobytes', () => {
    const profile = Buffer.alloc(65_537)
    profile.set([0xff, 0xe2, 0xff, 0xff])
    expect(imageSize(Buffer.concat([START, ...Array<Buffer>(12).fill(profile), FRAME]))).toEqual(size)
  })

  test('behind fill bytes, markers without a segment, and bytes that belong to none', () => {
    for (const between of ['ffff', 'ffd0', '0000', 'ff00', 'ffc400030000'])
      expect(imageSize(Buffer.concat([START, Buffer.from(between, 'hex'), FRAME])), between).toEqual(size)
  })

  test('does not stand behind its pixels', () => {
    expect(imageSize(Buffer.concat([START, Buffer.from('ffda0002', 'hex'), FRAME]))).toBeUndefined()
  })

  test('is that of the file when the EXIF data is broken', () => {
    const exif = Buffer.from('ffe10010457869660000' + '4d4d002a7fffffff', 'hex')
    expect(imageSize(Buffer.concat([START, exif, FRAME]))).toEqual(size)
  })
})

/** A box of ISO 14496-12. */
function box(name: string, ...content: (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(content.map((one) => (typeof one === 'string' ? Buffer.from(one, 'hex') : one)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

const brand = (name: string) => box('ftyp', Buffer.from(`${name}\0\0\0\0${name}`))

describe('the size of a file of boxes', () => {
  const sides = (width: string, height: string) => box('ispe', `00000000${width}${height}`)

  test('HEIF: the largest of its pictures', () => {
    const pictures = box(
      'ipco',
      sides('00000010', '00000020'),
      box('pixi', '00'),
      sides('00000a00', '00000500'),
    )
    const file = Buffer.concat([brand('heic'), box('meta', '00000000', box('hdlr'), box('iprp', pictures))])
    expect(imageSize(file)).toEqual({ width: 2_560, height: 1_280, type: 'heic' })
  })

  test('with a box of a long length before it', () => {
    const long = Buffer.concat([
      Buffer.from('00000001', 'hex'),
      Buffer.from('free'),
      Buffer.from('0000000000000014ffffffff', 'hex'),
    ])
    const meta = box('meta', '00000000', box('iprp', box('ipco', sides('0000000a', '00000005'))))
    expect(imageSize(Buffer.concat([brand('avif'), long, meta]))).toEqual({
      width: 10,
      height: 5,
      type: 'avif',
    })
  })

  test('JPEG 2000', () => {
    const header = box('jp2h', box('ihdr', '000000050000000a00030707000000'))
    const file = Buffer.concat([box('jP  ', '0d0a870a'), brand('jp2 '), header])
    expect(imageSize(file)).toEqual({ width: 10, height: 5, type: 'jp2' })
  })

  test('JPEG XL, whole and in parts', () => {
    // A small image: eight times (1 + 1) pixels high, and as wide as high.
    const stream = Buffer.from('ff0a430000', 'hex')
    const start = Buffer.concat([box('JXL ', '0d0a870a'), brand('jxl ')])
    const parts = [
      box('jxlp', '00000000', stream.subarray(0, 3)),
      box('jxlp', '80000001', stream.subarray(3)),
    ]
    const size = { width: 16, height: 16, type: 'jxl' }
    expect(imageSize(Buffer.concat([start, box('jxlc', stream)]))).toEqual(size)
    expect(imageSize(Buffer.concat([start, ...parts]))).toEqual(size)
  })
})

test('an icon file of macOS: the largest kind of entry that is known', () => {
  const entries = [box('TOC ', '00'), box('ic07', '00'), box('icp4', '00')].map(swapped)
  expect(imageSize(swapped(box('icns', ...entries)))).toEqual({ width: 128, height: 128, type: 'icns' })
})

/** In this format the name comes before the length. */
function swapped(entry: Buffer): Buffer {
  return Buffer.concat([entry.subarray(4, 8), entry.subarray(0, 4), entry.subarray(8)])
}

test('a drawing behind a comment with a tag that is not closed', () => {
  const drawing = '<!-- <svg " --><svg width="20" height=\'10\' viewBox="0 0 1 1"><path/></svg>'
  expect(imageSize(Buffer.from(drawing))).toEqual({ width: 20, height: 10, type: 'svg' })
})

describe('a hundred pictures take no time to be measured, whatever stands before their size', () => {
  test.each(Object.entries(HEADERS))('%s', (_, make) => {
    const bytes = make()
    expectWithin(300, () => {
      for (let picture = 0; picture < 100; picture++) {
        imageSize(bytes)
        pictureExcess(bytes)
      }
    })
  })
})
