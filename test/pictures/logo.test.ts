import sharp from 'sharp'
import { expect, test } from 'vitest'
import { contrastOf } from '../../src/formats/css/color.ts'
import { imageSize } from '../../src/formats/image.ts'
import { type LogoStyle, logoSpec, type Named } from '../../src/model/logo.ts'
import { drawLogos } from '../../src/pictures/logo/index.ts'
import { initialsOf } from '../../src/pictures/logo/initials.ts'
import { outlineOf } from '../../src/pictures/logo/letters.ts'
import { monogramOf } from '../../src/pictures/logo/monogram.ts'

const NAMED: Named = { name: 'Tarnbeck', label: 'tarnbeck', colors: ['#7a2b2e'] }

interface Given {
  readonly url?: string
  readonly bytes: string | Uint8Array
  readonly type?: 'icon' | 'logo'
  readonly group?: number
}

/** Draws a logo from these pictures, the best first. */
async function drawn(pictures: readonly Given[], style: LogoStyle = {}, named: Named = NAMED) {
  const candidates = pictures.map(({ url, bytes, type = 'icon', group = 1 }, at) => ({
    url: url ?? `https://tarnbeck.example/${at}`,
    bytes: Buffer.from(bytes),
    type,
    group,
  }))
  const [logo] = await drawLogos({ candidates, named, specs: [logoSpec(style)] })
  if (!logo || !('bytes' in logo)) throw new Error(logo?.tried.join(' '))
  return logo
}

async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    ...info,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)],
  }
}

const svg = (body: string, box = '0 0 100 100') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`
const disc = (fill: string, more = '') => svg(`<circle cx="50" cy="50" r="20" fill="${fill}"/>${more}`)
const wordmark = (fill: string) =>
  svg(`<path fill="${fill}" d="M10 10h20v20h-20zM40 10h20v20h-20zM70 10h20v20h-20z"/>`)

test('a mark is trimmed, and fills the square that it is asked for in', async () => {
  const logo = await drawn([{ bytes: disc('#c02020') }], { size: 64, scale: 2 })
  expect(logo).toMatchObject({ width: 128, height: 128, contentType: 'image/png' })
  const { width, height, at } = await pixelsOf(logo.bytes)
  expect([width, height]).toEqual([128, 128])
  expect([at(64, 1)[3], at(1, 64)[3], at(64, 64), at(1, 1)[3]]).toEqual([255, 255, [192, 32, 32, 255], 0])
})

test('a wide mark keeps its shape, unless a square is asked for', async () => {
  const given = [{ bytes: wordmark('#c02020'), type: 'logo' as const }]
  expect(await drawn(given, { type: 'logo', size: 80 })).toMatchObject({ width: 80, height: 20 })
  const square = await drawn(given, { type: 'logo', size: 80, square: true, padding: 10 })
  expect(square).toMatchObject({ width: 80, height: 80 })
  const { at } = await pixelsOf(square.bytes)
  expect([at(4, 40)[3], at(10, 40)[3], at(40, 20)[3]]).toEqual([0, 255, 0])
})

test('a JPEG has a painted ground, that of its theme', async () => {
  const logo = await drawn([{ bytes: disc('#c02020') }], { format: 'jpg', theme: 'dark', size: 64 })
  expect(logo.contentType).toBe('image/jpeg')
  const { at } = await pixelsOf(logo.bytes)
  const corner = at(0, 0)
  for (const channel of corner.slice(0, 3)) expect(Math.abs(channel - 0x12)).toBeLessThan(4)
  expect(imageSize(logo.bytes)).toMatchObject({ width: 64, height: 64 })
})

test('shades of grey, of a drawing, of a bitmap, and as SVG', async () => {
  const bitmap = await sharp(Buffer.from(disc('#c02020')))
    .png()
    .toBuffer()
  for (const bytes of [disc('#c02020'), bitmap])
    for (const format of ['png', 'svg'] as const) {
      const { at } = await pixelsOf((await drawn([{ bytes }], { greyscale: true, format, size: 64 })).bytes)
      const [red = 0, green = 0, blue = 0, alpha] = at(32, 32)
      expect([alpha, red === green && green === blue, red > 30 && red < 130]).toEqual([255, true, true])
    }
})

test('a shadow is not cut off', async () => {
  const shadow = '<circle cx="50" cy="80" r="8" fill="#000" fill-opacity=".05"/>'
  const logo = await drawn([{ bytes: disc('#c02020', shadow) }], { type: 'logo', size: 58 })
  expect([logo.width, logo.height]).toEqual([40, 58])
})

test('a bitmap is enlarged to twice its pixels at most, and a far too small one is no logo', async () => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#203090' } })
    .composite([
      { input: Buffer.from(`<svg width="20" height="20"><rect width="20" height="20" fill="#fff"/></svg>`) },
    ])
    .png()
    .toBuffer()
  expect(await drawn([{ bytes }], { size: 128 })).toMatchObject({ width: 80, height: 80 })
  expect((await drawn([{ bytes }], { size: 512 })).source).toMatchObject({ kind: 'monogram', letters: 'T' })
  expect(await drawn([{ bytes }], { size: 512, fallback: '404' })).toMatchObject({ width: 80 })
})

test('the variant that can be seen on the ground is drawn, whatever it was declared for', async () => {
  const given = [
    { url: 'black', bytes: wordmark('#101010'), type: 'logo' as const },
    { url: 'white', bytes: wordmark('#ffffff'), type: 'logo' as const },
  ]
  const urlFor = async (style: LogoStyle) => (await drawn(given, { type: 'logo', ...style })).source.url
  expect(await urlFor({ theme: 'light' })).toBe('black')
  expect(await urlFor({ theme: 'dark' })).toBe('white')
  expect(await urlFor({ background: '#102040' })).toBe('white')
})

test('a mark of one colour is drawn in another where it cannot be seen, one of several stands on a plate', async () => {
  const black = await drawn([{ bytes: disc('#101010') }], { theme: 'dark', size: 64 })
  expect(black.source).toMatchObject({ treatment: 'recoloured' })
  expect((await pixelsOf(black.bytes)).at(32, 32)).toEqual([255, 255, 255, 255])
  const eyes = '<circle cx="30" cy="50" r="4" fill="#ff8800"/><circle cx="85" cy="50" r="12" fill="#101060"/>'
  const two = await drawn([{ bytes: disc('#101010', eyes) }], { theme: 'dark', type: 'logo', size: 64 })
  expect(two.source).toMatchObject({ treatment: 'plate' })
  expect((await pixelsOf(two.bytes)).at(32, 2)).toEqual([255, 255, 255, 255])
})

test('a dark outline around a colourful picture is no reason for a plate, and a badge keeps its letters', async () => {
  const outlined = svg('<circle cx="50" cy="50" r="40" fill="#ff8800" stroke="#000" stroke-width="4"/>')
  expect((await drawn([{ bytes: outlined }], { theme: 'dark' })).source.treatment).toBeUndefined()
  const badge = svg(
    '<circle cx="50" cy="50" r="40" fill="#fff"/><path d="M40 30h20v40h-20z" fill="#cc0000"/>',
  )
  expect((await drawn([{ bytes: badge }], { theme: 'light' })).source.treatment).toBeUndefined()
})

test('a wordmark is no icon', async () => {
  const logo = await drawn([{ bytes: wordmark('#c02020'), type: 'logo' }], { type: 'icon' })
  expect(logo.source).toMatchObject({
    kind: 'monogram',
    evidence: [expect.anything(), expect.stringMatching(/too long/)],
  })
})

test('SVG: a drawing is rewritten, and a bitmap is embedded', async () => {
  const evil = svg(
    '<script>alert(1)</script><circle cx="50" cy="50" r="40" fill="#c02020" onload="alert(1)"/>',
  )
  const drawing = await drawn([{ bytes: evil }], { format: 'svg', size: 64 })
  const text = Buffer.from(drawing.bytes).toString()
  expect(drawing.contentType).toBe('image/svg+xml')
  expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="64" height="64".*<circle/)
  expect(text).not.toMatch(/alert|script/)
  expect(imageSize(Buffer.from(text))).toMatchObject({ type: 'svg', width: 64 })
  const bytes = await sharp(Buffer.from(disc('#c02020')), { density: 200 })
    .png()
    .toBuffer()
  const embedded = Buffer.from((await drawn([{ bytes }], { format: 'svg' })).bytes).toString()
  expect(embedded).toMatch(/<image [^>]*href="data:image\/png;base64,/)
})

test('SVG and PNG show the same, a mark in another colour too', async () => {
  const style = { theme: 'dark', size: 64 } as const
  const [vector, bitmap] = [
    await drawn([{ bytes: disc('#101010') }], { ...style, format: 'svg' }),
    await drawn([{ bytes: disc('#101010') }], style),
  ]
  const [one, other] = [
    await pixelsOf(await sharp(vector.bytes).png().toBuffer()),
    await pixelsOf(bitmap.bytes),
  ]
  for (const [x, y] of [
    [32, 32],
    [0, 0],
    [10, 20],
    [62, 32],
  ] as const)
    expect(one.at(x, y)).toEqual(other.at(x, y))
})

test('several styles give the drawings that each of them gives alone', async () => {
  const bitmap = await sharp(Buffer.from(disc('#101010', disc('#ff8800'))), { density: 300 })
    .png()
    .toBuffer()
  const pictures = [wordmark('#101010'), disc('#c02020'), bitmap]
  const candidates = pictures.map((bytes, at) => ({
    ...{ url: `https://tarnbeck.example/${at}`, bytes: Buffer.from(bytes), group: at },
    type: at === 0 ? ('logo' as const) : ('icon' as const),
  }))
  const specs = (['logo', 'icon'] as const).flatMap((type) =>
    (['light', 'dark'] as const).flatMap((theme) => [
      logoSpec({ type, theme, size: 48 }),
      logoSpec({ type, theme, size: 48, format: 'svg' }),
      logoSpec({ type, theme, size: 48, background: '#203090', padding: 20 }),
    ]),
  )
  const together = await drawLogos({ candidates, named: NAMED, specs })
  for (const [at, spec] of specs.entries())
    expect(await drawLogos({ candidates, named: NAMED, specs: [spec] }), `${at}`).toEqual([together[at]])
})

test('a picture that has to be exact is drawn only in that size, and as SVG only of a drawing', async () => {
  const bitmap = await sharp(Buffer.from(disc('#c02020')))
    .png()
    .toBuffer()
  const sizes = async (bytes: string | Buffer, style: LogoStyle) => {
    const url = 'https://tarnbeck.example/icon'
    const candidates = [{ url, bytes: Buffer.from(bytes), type: 'icon' as const, group: 1 }]
    const specs = [{ ...logoSpec({ fallback: '404', ...style }), isExact: true }]
    const [one] = await drawLogos({ candidates, named: NAMED, specs })
    return one && 'bytes' in one && [one.bytes.length > 0, one.width, one.source.format]
  }
  // The disc of the bitmap has 40 pixels, and is enlarged to twice as many.
  expect(await sizes(bitmap, { size: 80 })).toEqual([true, 80, 'png'])
  expect(await sizes(bitmap, { size: 81 })).toEqual([false, 80, 'png'])
  expect(await sizes(bitmap, { size: 40, format: 'svg' })).toEqual([false, 40, 'png'])
  expect(await sizes(disc('#c02020'), { size: 512 })).toEqual([true, 512, 'svg'])
  expect(await sizes(disc('#c02020'), { size: 512, format: 'svg' })).toEqual([true, 512, 'svg'])
})

test('text of a drawing has letters, and the same bytes come every time', async () => {
  const text = svg('<text x="0" y="40" font-size="40" fill="#203090">Illi</text>', '0 0 100 50')
  const style = { type: 'logo', size: 256 } as const
  const [first, again] = [await drawn([{ bytes: text }], style), await drawn([{ bytes: text }], style)]
  expect(first.bytes).toEqual(again.bytes)
  // The four strokes of this word are narrow; bars would be as wide as letters.
  expect(first.width / first.height).toBeLessThan(1.6)
})

test.each([
  ['Tarnbeck', 'T'],
  ['Tarn & Beck GmbH', 'TB'],
  ['The Tarnbeck Company', 'T'],
  ['3M', '3M'],
  ['hp', 'HP'],
  ['élan', 'É'],
  ['Яндекс', 'Я'],
  ['Тихая Струя', 'ТС'],
  ['Ελλάδα', 'Ε'],
  ['阿里巴巴', '阿'],
  ['삼성전자', '삼'],
  ['ソニー', 'ソ'],
  ['شركة المثال', 'ش'],
  ['שלום', 'ש'],
  ['भारत', 'भ'],
  ['ไทย', 'ไ'],
  ['საქართველო', 'ს'],
  ['🎸', 'E'],
  [undefined, 'E'],
])('the letters of %s are %s, and each has an outline', (name, letters) => {
  const isKnown = (letter: string) => outlineOf(letter) !== undefined
  expect(initialsOf(name, 'example', isKnown)).toBe(letters)
  expect([...letters].every(isKnown)).toBe(true)
})

test.each(['#ffffff', '#121212', '#808080', '#ffd400', '#0057b8', '#777777', '#ff0000', '#00aa55'])(
  'a monogram can be seen on %s, and its letters on any colour',
  (color) => {
    const { color: plate, ink } = monogramOf({ ...NAMED, colors: [color] }, '#ffffff')
    expect(contrastOf(plate, ink)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(plate, '#ffffff')).toBeGreaterThan(1.2)
    const onItself = monogramOf({ ...NAMED, colors: [color] }, color)
    expect(contrastOf(onItself.color, color)).toBeGreaterThan(1.2)
  },
)

test('a monogram has no text, and fills the middle', async () => {
  const logo = await drawn([], { size: 100 })
  expect(logo.source).toMatchObject({ kind: 'monogram', letters: 'T' })
  const { at } = await pixelsOf(logo.bytes)
  expect([at(0, 0)[3], at(50, 5), at(50, 50)]).toEqual([0, [122, 43, 46, 255], [255, 255, 255, 255]])
  const text = Buffer.from((await drawn([], { format: 'svg' })).bytes).toString()
  expect(text).not.toContain('<text')
})

test('what is no picture is left out, and told', async () => {
  const { source } = await drawn([
    { url: 'broken', bytes: 'no picture' },
    { url: 'whole', bytes: disc('#c02020') },
  ])
  expect(source).toMatchObject({ url: 'whole' })
  expect(source.evidence.join(' ')).toContain('broken: It is no picture of a known kind.')
})
