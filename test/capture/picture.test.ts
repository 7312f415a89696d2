import { expect, test } from 'vitest'
import { imageSize } from '../../src/formats/image.ts'
import { largestSide, parseManifest } from '../../src/formats/manifest.ts'
import { expectWithin } from '../house/processor.ts'

/** Signature and IHDR of a PNG. */
function pngHeader(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** An icon file with square entries of these sizes. */
function icoHeader(...sides: number[]): Buffer {
  const bytes = Buffer.alloc(6 + 16 * sides.length)
  bytes.writeUInt16LE(1, 2)
  bytes.writeUInt16LE(sides.length, 4)
  for (const [at, side] of sides.entries()) bytes.set([side % 256, side % 256], 6 + 16 * at)
  return bytes
}

test.each([
  ['png', pngHeader(300, 120), { width: 300, height: 120, type: 'png' }],
  ['gif', Buffer.from('4749463839610a000500', 'hex'), { width: 10, height: 5, type: 'gif' }],
  ['icon file: its largest entry', icoHeader(16, 256, 32), { width: 256, height: 256, type: 'ico' }],
  [
    'svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path/></svg>'),
    { width: 40, height: 20, type: 'svg' },
  ],
])('size of %s', (_, bytes, size) => {
  expect(imageSize(bytes)).toEqual(size)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><p>x')],
  ['a torn header', pngHeader(3, 3).subarray(0, 18)],
  ['zero width', pngHeader(0, 10)],
])('%s has no size', (_, bytes) => {
  expect(imageSize(bytes)).toBeUndefined()
})

test('of the icons of a manifest the first 200 are read', () => {
  const icons = Array.from({ length: 20_000 }, (_, at) => ({ src: `${at}.png` }))
  expect(parseManifest(JSON.stringify({ icons }), 'https://acme.example/')?.icons.at(-1)?.url).toBe(
    'https://acme.example/199.png',
  )
  expect(parseManifest(JSON.stringify({ icons }), 'https://acme.example/')?.icons.length).toBe(200)
})

test('a manifest with members of wrong types', () => {
  const text = JSON.stringify({
    name: ' Acme ',
    short_name: 7,
    theme_color: '#123456',
    icons: [
      { src: 'a.png', sizes: '48x48 192x192', type: 'image/png' },
      { src: 5 },
      null,
      { src: '/b.svg', sizes: 'any', purpose: 'Maskable any' },
    ],
  })
  expect(parseManifest(`\ufeff${text}`, 'https://acme.example/app/site.webmanifest')).toEqual({
    name: 'Acme',
    shortName: undefined,
    description: undefined,
    themeColor: '#123456',
    backgroundColor: undefined,
    icons: [
      {
        url: 'https://acme.example/app/a.png',
        sizes: '48x48 192x192',
        side: 192,
        type: 'image/png',
        purpose: 'any',
      },
      { url: 'https://acme.example/b.svg', sizes: 'any', side: 1024, type: '', purpose: 'maskable any' },
    ],
  })
  for (const broken of ['', '[]', 'null', '<html>'])
    expect(parseManifest(broken, 'https://acme.example/')).toBeUndefined()
  expect([largestSide('16x16'), largestSide('180×180'), largestSide(undefined)]).toEqual([16, 180, 0])
})

/** A box of ISO 14496-12. */
function box(name: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(name, 4)
  return Buffer.concat([head, body])
}

/** An AVIF file with this number of pictures of 10 by 10 pixels. */
function avif(pictures: number): Buffer {
  const sides = box('ispe', Buffer.from('000000000000000a0000000a', 'hex'))
  const properties = box('ipco', Buffer.concat(new Array<Buffer>(pictures).fill(sides)))
  const meta = box('meta', Buffer.alloc(4), box('iprp', properties))
  return Buffer.concat([box('ftyp', Buffer.from('avif'), Buffer.alloc(4), Buffer.from('avifmif1')), meta])
}

test('an AVIF file tells its size', () => {
  expect(imageSize(avif(1))).toEqual({ width: 10, height: 10, type: 'avif' })
})

test.each([
  ['an AVIF file of 400,000 pictures', avif(400_000)],
  ['a JPEG file of nothing', Buffer.concat([Buffer.from('ffd8ffe00002', 'hex'), Buffer.alloc(9_000_000)])],
])('%s is given up in no time', (_, bytes) => {
  expect(imageSize(bytes)).toBeUndefined()
  expectWithin(300, () => imageSize(bytes))
})
