import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withPictures } from '../../src/decoders/with-pictures.ts'
import { distance } from '../../src/formats/css/color.ts'
import type { PictureFacts } from '../../src/model/picture.ts'
import { describe as describePage } from '../../src/paths/describe.ts'
import { measurePictures } from '../../src/pictures/index.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { headerMarksOf } from '../../src/snapshot/marks/header.ts'
import { factsAt, sameArtwork } from '../../src/snapshot/pictures.ts'
import { indexOf } from '../../src/snapshot/snapshot.ts'
import { pageOf } from '../snapshot/page.ts'
import { temporaryFolder } from '../store/temporary.ts'
import { ARTWORKS, MARKS, svg } from './marks.ts'
import { bitmapOf, facts, icoOf, measured, raster } from './measuring.ts'

const TEAL = '#0a7d7d'
const RUST = '#b4532a'
/** A teal disc and a rust square on a transparent background. */
const PAIR = svg(
  { width: 120, height: 60 },
  `<circle cx="30" cy="30" r="26" fill="${TEAL}"/><path fill="${RUST}" d="M68 8h44v44H68z"/>`,
)
const clear = { r: 0, g: 0, b: 0, alpha: 0 }
/** Every pixel has another colour, as in a photograph. */
/** The beginning of a PNG file, which says its size. */
function pngOf(width: number, height: number): Buffer {
  const file = Buffer.alloc(100)
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1').copy(file)
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  return file
}

const noise = (side: number) =>
  sharp(
    Buffer.from({ length: side * side * 3 } as ArrayLike<number>).map(
      (_, at) => (at * at * 7919 + at * 131) % 251,
    ),
    { raw: { width: side, height: side, channels: 3 } },
  )

test('the background that each of 80 marks suits', async () => {
  const wrong: string[] = []
  for (const mark of MARKS) {
    const { mode } = await facts(mark.svg)
    if (mode !== mark.mode) wrong.push(`${mark.name}: ${mode}, not ${mark.mode}`)
  }
  expect(MARKS.length).toBeGreaterThanOrEqual(60)
  expect(wrong).toEqual([])
})

test('and as bitmaps, small and lossy', async () => {
  const wrong: string[] = []
  for (const mark of MARKS.filter((_, at) => at % 4 === 0)) {
    const { mode } = await facts(await raster(mark.svg, 96).webp({ quality: 70 }).toBuffer())
    if (mode !== mark.mode) wrong.push(`${mark.name}: ${mode}, not ${mark.mode}`)
  }
  expect(wrong).toEqual([])
})

describe('the same facts in every format', () => {
  const square = raster(PAIR, 64).resize({ width: 64, height: 64, fit: 'contain', background: clear })
  test.each<[string, () => Promise<Uint8Array>, string]>([
    ['svg', async () => Buffer.from(PAIR), 'svg'],
    ['png', () => raster(PAIR, 240).png().toBuffer(), 'png'],
    ['png with a palette', () => raster(PAIR, 240).png({ palette: true }).toBuffer(), 'png'],
    ['webp', () => raster(PAIR, 240).webp().toBuffer(), 'webp'],
    ['avif', () => raster(PAIR, 240).avif().toBuffer(), 'avif'],
    ['gif', () => raster(PAIR, 240).gif().toBuffer(), 'gif'],
    ['jpeg', () => raster(PAIR, 240).flatten({ background: '#fff' }).jpeg().toBuffer(), 'jpg'],
    ['ico of a png', async () => icoOf([{ side: 64, bytes: await square.png().toBuffer() }]), 'ico'],
    ['ico of a bitmap', async () => icoOf([{ side: 64, bytes: await bitmapOf(square) }]), 'ico'],
  ])('%s', async (_, file, format) => {
    const { ink, kind, ...seen } = await facts(await file())
    expect(seen.format).toBe(format)
    expect(kind).toBe('flat')
    const [first, second] = ink.colors
    expect(distance(first?.hex ?? '', TEAL)).toBeLessThan(0.02)
    expect(distance(second?.hex ?? '', RUST)).toBeLessThan(0.02)
    expect(first?.share).toBeCloseTo(0.52, 1)
    expect(seen.ground?.hex).toBe(format === 'jpg' ? '#ffffff' : undefined)
    expect(seen.hasAlpha).toBe(format !== 'jpg')
  })
})

describe('what is measured', () => {
  test('size, transparency, foreground and background', async () => {
    const { width, height, clear, ground, ink, hasAlpha } = await facts(PAIR)
    expect([width, height, hasAlpha, ground]).toEqual([120, 60, true, null])
    expect(clear.border).toBe(1)
    expect(clear.all).toBeCloseTo(1 - (Math.PI * 26 ** 2 + 44 ** 2) / 7200, 1)
    expect(ink.share).toBeCloseTo(1 - clear.all, 1)
    expect(ink.aspectRatio).toBeCloseTo(108 / 52, 1)
  })

  test('a foreground on a background, whose rounded corners are neither', async () => {
    const tile = svg(
      { width: 100, height: 100 },
      `<rect width="100" height="100" rx="22" fill="${TEAL}"/><path fill="#fff" d="M30 30h40v40H30z"/>`,
    )
    const { ground, ink, mode } = await facts(await raster(tile, 180).png().toBuffer())
    expect(ground?.hex).toBe(TEAL)
    expect(ink.colors).toEqual([{ hex: '#ffffff', share: 1 }])
    expect(ink.share).toBeCloseTo(0.16, 1)
    expect(ink.lightness).toBe(1)
    expect(mode).toBe('has_opaque_background')
  })

  test('a foreground that is translucent is seen on white', async () => {
    const { ink } = await facts(
      svg({ width: 90, height: 60 }, '<circle cx="40" cy="30" r="24" fill="#0000ff" fill-opacity=".5"/>'),
    )
    expect(distance(ink.colors[0]?.hex ?? '', '#8080ff')).toBeLessThan(0.02)
  })

  test('artwork from photographs', async () => {
    expect((await facts(await noise(160).jpeg().toBuffer())).kind).toBe('photo')
    expect(
      (await facts(await raster(PAIR, 160).flatten({ background: '#eef' }).jpeg({ quality: 60 }).toBuffer()))
        .kind,
    ).toBe('flat')
  })

  test('a photograph as it is shown, whichever way it was saved', async () => {
    const turned = await noise(40)
      .resize(60, 30, { fit: 'fill' })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await facts(turned)).toMatchObject({ width: 30, height: 60 })
  })

  test('the largest entry of an icon file', async () => {
    const png = (fill: string, side: number) =>
      raster(svg({ width: 10, height: 10 }, `<circle cx="5" cy="5" r="4" fill="${fill}"/>`), side)
        .png()
        .toBuffer()
    const file = icoOf([
      { side: 16, bytes: await png('#ff0000', 16) },
      { side: 48, bytes: await png(TEAL, 48) },
    ])
    expect(await facts(file)).toMatchObject({ width: 48, ink: { colors: [{ hex: TEAL }] } })
  })

  test('drawings with colours of today, own properties and scripts for the dark', async () => {
    const drawn = (style: string, fill: string) =>
      facts(
        svg(
          { width: 40, height: 30 },
          `<style>${style}</style><circle class="a" cx="14" cy="14" r="10" fill="${fill}"/>`,
        ),
      )
    const hexOf = async (style: string, fill: string) => (await drawn(style, fill)).ink.colors[0]?.hex ?? ''
    expect(distance(await hexOf('', 'oklch(0.62796 0.25768 29.234)'), '#ff0000')).toBeLessThan(0.02)
    expect(await hexOf(':root{--own:#0a7d7d}.a{fill:var(--own)}', 'red')).toBe(TEAL)
    expect(await hexOf('.a{fill:#0a7d7d}@media(prefers-color-scheme:dark){.a{fill:#fff}}', 'red')).toBe(TEAL)
  })
})

describe('which pictures show one artwork', () => {
  test('copies of twelve artworks, and no two of them', async () => {
    const copies: { artwork: (typeof ARTWORKS)[number]; seen: PictureFacts }[] = []
    for (const artwork of ARTWORKS) {
      const own = svg(artwork, artwork.draw('#16181d', '#e4572e'))
      const files = [
        Buffer.from(own),
        await raster(own, 96).webp({ quality: 60 }).toBuffer(),
        await raster(own, 160).flatten({ background: '#fff' }).jpeg({ quality: 70 }).toBuffer(),
        await raster(own, 48)
          .extend({ top: 9, left: 3, bottom: 1, right: 20, background: clear })
          .png()
          .toBuffer(),
      ]
      for (const file of files) copies.push({ artwork, seen: await facts(file) })
    }
    const wrong = copies.flatMap((a) =>
      copies
        .filter((b) => sameArtwork(a.seen, b.seen) !== (a.artwork === b.artwork))
        .map((b) => `${a.artwork.name} ${a.seen.format} and ${b.artwork.name} ${b.seen.format}`),
    )
    expect(wrong).toEqual([])
  })

  test('a wordmark in black and in white; not two discs', async () => {
    const [word] = ARTWORKS
    if (!word) throw new Error('no artwork')
    const [black, white] = [
      await facts(svg(word, word.draw('#111', ''))),
      await facts(svg(word, word.draw('#fff', ''))),
    ]
    expect(sameArtwork(black, white)).toBe(true)
    const disc = (inner: string) =>
      facts(svg({ width: 90, height: 90 }, `<circle cx="45" cy="45" r="44" fill="#123a6b"/>${inner}`))
    const one = await disc('<path fill="#fff" d="M20 40h50v10H20z"/>')
    const other = await disc('<path fill="#fff" d="M40 15h10v60H40zM15 70h60v8H15z"/>')
    expect(sameArtwork(one, other)).toBe(false)
    expect(sameArtwork(one, await disc('<path fill="#fff" d="M20 40h50v10H20z"/>'))).toBe(true)
  })
})

describe('what cannot be measured says why', () => {
  const deep = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g id="l0"><path d="M0 0h9v9z"/></g>${Array.from({ length: 12 }, (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`).join('')}</svg>`
  test.each<[string, string | Uint8Array, RegExp]>([
    ['no picture', 'hello', /no picture of a known kind/],
    ['a page', '<!doctype html><title>Gone</title>', /no SVG/],
    ['a billion shapes', deep, /more than 10000 shapes/],
    ['a drawing of itself', svg({ width: 9, height: 9 }, '<g id="a"><use href="#a"/></g>'), /long to draw/],
    ['nothing drawn', svg({ width: 9, height: 9 }, ''), /Nothing can be seen/],
    [
      'one colour',
      svg({ width: 9, height: 9 }, '<rect width="9" height="9" fill="red"/>'),
      /Nothing can be seen/,
    ],
    [
      'an icon file cut short',
      icoOf([{ side: 16, bytes: Buffer.alloc(400) }]).subarray(0, 100),
      /without a whole picture|no picture/,
    ],
  ])('%s', async (_, file, reason) => {
    expect(await measured(file)).toMatchObject({ reason: expect.stringMatching(reason) })
  })

  test('a file that ends in the middle, and one of too many pixels', async () => {
    const png = await noise(120).png().toBuffer()
    expect(await measured(png.subarray(0, png.length / 2))).toEqual({
      reason: expect.stringMatching(/cannot be decoded/),
    })
    expect(await measured(pngOf(4_000, 3_001))).toEqual({
      reason: 'It is 4000 by 3001 pixels; up to 12000000 are decoded.',
    })
    expect(await measured(pngOf(4_000, 3_000))).toEqual({
      reason: expect.stringMatching(/cannot be decoded/),
    })
  })

  test('24 pictures of a page are decoded, and 36,000,000 pixels of them', async () => {
    const reasonsOf = async (pictures: readonly Uint8Array[]) => {
      const page = snapshotFromHtml({
        url: 'https://acme.example/',
        html: `<title>Acme</title><header>${pictures.map((_, at) => `<a href="/"><img class="logo" src="/logo${at}.png"></a>`).join('')}</header><p>${'We make rockets. '.repeat(30)}`,
        resources: pictures.map((body, at) => ({
          url: `https://acme.example/logo${at}.png`,
          body,
          contentType: 'image/png',
        })),
      })
      const measure = async (files: readonly unknown[]) => ({
        pictures: files.map(() => ({ reason: 'It was decoded.' })),
        cpuMs: 0,
      })
      const { pictures: found = {} } = await measurePictures(page, measure)
      const reasons = Object.values(found).map((it) => ('reason' in it ? it.reason : ''))
      return Object.fromEntries(
        [...new Set(reasons)].map((each) => [each, reasons.filter((it) => it === each).length]),
      )
    }
    expect(await reasonsOf(Array.from({ length: 26 }, (_, at) => pngOf(at + 1, 10)))).toEqual({
      'It was decoded.': 24,
      'It was not decoded: 24 pictures of the page were.': 2,
    })
    expect(await reasonsOf(Array.from({ length: 5 }, (_, at) => pngOf(4_000, 2_990 + at)))).toEqual({
      'It was decoded.': 3,
      'It was not decoded: 36000000 pixels of the page were.': 2,
    })
  })

  test('a drawing sees no file and no entity', async () => {
    const folder = temporaryFolder()
    const secret = join(folder, 'secret.svg')
    writeFileSync(secret, svg({ width: 20, height: 20 }, '<path fill="#00ff00" d="M2 2h16v16z"/>'))
    const references = [`file://${secret}`, secret].map(
      (url) => `<image width="20" height="20" href="${url}"/><use href="${url}#x"/>`,
    )
    const body = `<style>@import "${secret}";</style>${references.join('')}<circle cx="30" cy="10" r="8" fill="#0a7d7d"/><text>&x;</text>`
    const file = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file://${secret}">]>${svg({ width: 40, height: 20 }, body)}`
    expect((await facts(file)).ink.colors.map(({ hex }) => hex)).toEqual([TEAL])
  })
})

describe('a page and its pictures', () => {
  const body = `<header><a href="/" style="color:#7a1f4b"><svg class="logo" viewBox="0 0 60 20"><path fill="currentColor" d="M2 2h10v16H2zM18 2h30v6H18z"/></svg></a></header><main><h1>Bread</h1><p>${'We bake bread every day. '.repeat(20)}</p></main>`
  const page = () => pageOf({ head: '<title>Acme</title>', body })

  test('the mark that is drawn in it is measured as it looks there', async () => {
    const seen = await withPictures(page())
    const [mark] = headerMarksOf(seen)
    expect(factsAt(seen, mark?.source.url ?? '')).toMatchObject({
      mode: 'light',
      ink: { colors: [{ hex: '#7a1f4b', share: 1 }] },
    })
  })

  test('the same page gives the same facts, which are plain and not saved with it', async () => {
    const [one, two] = [await withPictures(page()), await withPictures(page())]
    expect(JSON.stringify(two.pictures)).toBe(JSON.stringify(one.pictures))
    expect(structuredClone(one.pictures)).toEqual(one.pictures)
    expect(indexOf(one)).toEqual(indexOf(page()))
  })

  test('it makes no difference that the page was described before', async () => {
    const before = page()
    describePage(before)
    expect(JSON.stringify(describePage(await withPictures(before)))).toBe(
      JSON.stringify(describePage(await withPictures(page()))),
    )
  })

  test('of a page that is not the brand’s nothing is measured', async () => {
    const parked = pageOf({
      head: '<title>acme.example is for sale</title>',
      body: '<h1>This domain is for sale</h1><p>Buy acme.example today: make an offer.</p><img class="logo" src="data:image/svg+xml,%3Csvg%3E">',
    })
    expect((await withPictures(parked)).pictures).toEqual({})
  })
})
