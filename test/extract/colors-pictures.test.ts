import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withPictures } from '../../src/decoders/with-pictures.ts'
import { colors } from '../../src/extract/colors/index.ts'
import { isFound } from '../../src/model/finding.ts'
import type { BrandColor } from '../../src/model/values.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

const HOME = 'https://tarnbeck.example/'
const TEXT =
  '<p>We bake bread in the valley and bring it to your door before the sun is up, every day of the week.</p>'

/** A page with a header and some text; its logo, if any, is `/logo`. */
function page(css: string, { head = '', mark = '<img class="logo" src="/logo">', body = '' } = {}): string {
  return `<!doctype html><title>Tarnbeck</title>${head}<style>${css}</style><header><a href="/">${mark}</a></header><main><h1>Bread before sunrise</h1>${TEXT}${body}</main>`
}

async function palette(
  html: string,
  resources: Record<string, Uint8Array> = {},
): Promise<readonly BrandColor[]> {
  const files = Object.entries(resources).map(([path, body]) => ({
    url: HOME + path,
    body,
    contentType: 'image/png',
  }))
  const finding = colors(await withPictures(snapshotFromHtml({ url: HOME, html, resources: files })))
  return isFound(finding) ? finding.value : []
}

const hexes = (list: readonly BrandColor[]) => list.map(({ hex }) => hex)

/** Three thick strokes and a dot, as a bitmap. */
function mark(ink: string, dot = ink, ground?: string): Promise<Buffer> {
  const back = ground ? `<rect width="120" height="40" fill="${ground}"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40">${back}<path fill="${ink}" d="M8 6h12v28H8zM28 6h12v28H28zM48 6h12v28H48z"/><circle cx="92" cy="20" r="14" fill="${dot}"/></svg>`
  return sharp(Buffer.from(svg), { density: 144 }).png().toBuffer()
}

const BUTTON = '<a class="btn" href="/buy">Order now</a>'
const button = (hex: string) => `.btn { background: ${hex}; color: #fff; padding: 10px 20px }`

describe('colours of pictures', () => {
  test('the colours of a bitmap logo count', async () => {
    const list = hexes(await palette(page(''), { logo: await mark('#7a1f4b', '#e8a33d') }))
    expect(list.slice(0, 2)).toEqual(['#7a1f4b', '#e8a33d'])
  })

  test('the background of a logo counts when it is coloured, and not when it is white', async () => {
    expect(hexes(await palette(page(''), { logo: await mark('#ffffff', '#ffffff', '#0a7d55') }))[0]).toBe(
      '#0a7d55',
    )
    expect(hexes(await palette(page(''), { logo: await mark('#0a7d55', '#0a7d55', '#ffffff') }))[0]).toBe(
      '#0a7d55',
    )
  })

  test('of a sheet the part that is shown counts, and not its neighbours', async () => {
    const css =
      '.logo { display: block; width: 120px; height: 40px; background: url(/sheet) 0 -40px no-repeat }'
    const [shown, other] = [await mark('#145ac8'), await mark('#dc1e1e')]
    const sheet = await sharp({
      create: { width: 240, height: 160, channels: 4, background: '#ffffff00' },
    })
      .composite([
        { input: other, left: 0, top: 0 },
        { input: shown, left: 0, top: 80 },
      ])
      .png()
      .toBuffer()
    const options = { mark: '<span class="logo" role="img" aria-label="Tarnbeck"></span>' }
    const list = hexes(
      await palette(page(`${css.replace('no-repeat', '/ 120px 80px no-repeat')}`, options), { sheet }),
    )
    expect([list[0], list.includes('#dc1e1e')]).toEqual(['#145ac8', false])
  })

  test('the colours of an icon count, those of an icon for the dark scheme less', async () => {
    const head =
      '<link rel="icon" href="/dark" media="(prefers-color-scheme: dark)"><link rel="icon" href="/light">'
    const icons = { dark: await mark('#ffd166'), light: await mark('#3f6b2a') }
    expect(hexes(await palette(page('', { head, mark: 'Tarnbeck' }), icons))[0]).toBe('#3f6b2a')
  })

  test('the colours of a social image count unless it is a photograph', async () => {
    const head = '<meta property="og:image" content="/card">'
    const seen = await palette(page('', { head, mark: 'Tarnbeck' }), {
      card: await mark('#5b3fd6', '#5b3fd6', '#f4f2ff'),
    })
    expect(hexes(seen)[0]).toBe('#5b3fd6')
  })

  const FRAMEWORKS = '<a class="btn btn-primary" href="/buy">Order now</a>'

  test('the blue of a framework does not come before the colour of the logo', async () => {
    const list = hexes(
      await palette(page(button('#0d6efd'), { body: FRAMEWORKS.repeat(6) }), { logo: await mark('#b4532a') }),
    )
    expect(list[0]).toBe('#b4532a')
    expect(list).not.toContain('#0d6efd')
  })
})

test('a default colour of a framework is the site’s own when the site does not use that framework', async () => {
  const list = hexes(await palette(page(button('#0d6efd'), { body: BUTTON.repeat(4), mark: 'Tarnbeck' })))
  expect(list[0]).toBe('#0d6efd')
})

describe('a neutral colour', () => {
  const links = 'main a { color: #1a5fe0 }'
  const linked =
    '<p>Read <a href="/a">how we mill our own flour by hand</a>, every night of the year, in the old mill.</p>'

  test('is primary when logo and buttons have it and the other colour is an ornament', async () => {
    const seen = await palette(page(`${button('#111111')} ${links}`, { body: BUTTON.repeat(4) }), {
      logo: await mark('#111111'),
    })
    expect(hexes(seen)[0]).toBe('#111111')
  })

  test('comes after the colour of the logo', async () => {
    const seen = await palette(page(`${button('#111111')} ${links}`, { body: BUTTON.repeat(4) + linked }), {
      logo: await mark('#111111', '#d1421f'),
    })
    expect(hexes(seen)[0]).toBe('#d1421f')
  })
})

describe('roles', () => {
  const CSS = `body { background: #fbf7f0; color: #2b2f2e } header { background: #0b3f2f } main a.more { color: #c2185b } ${button('#e8a33d')}`
  const BODY = `${BUTTON.repeat(4)}<p><a class="more" href="/more">How we mill our flour by hand, every night of the year</a></p>`

  test('each role belongs to one colour', async () => {
    const seen = await palette(page(CSS, { body: BODY }), {
      logo: await mark('#0b3f2f', '#e8a33d', '#ffffff'),
    })
    const parts = Object.fromEntries(seen.flatMap(({ role, hex }) => (role ? [[role, hex]] : [])))
    expect(parts).toMatchObject({ primary: seen[0]?.hex, text: '#2b2f2e', background: '#fbf7f0' })
    expect(new Set(Object.values(parts)).size).toBe(Object.values(parts).length)
    expect([parts.primary, parts.secondary, parts.accent]).toEqual(
      expect.arrayContaining(['#0b3f2f', '#e8a33d']),
    )
  })

  test('the dark variant of a colour is reported', async () => {
    const dark =
      '@media (prefers-color-scheme: dark) { body { background: #14110c; color: #eee8dd } .btn { background: #ffd38a } }'
    const seen = await palette(page(`${CSS} ${dark}`, { body: BODY }), { logo: await mark('#0b3f2f') })
    const pairs = Object.fromEntries(seen.map(({ hex, dark: other }) => [hex, other?.hex]))
    expect(pairs).toMatchObject({ '#e8a33d': '#ffd38a', '#fbf7f0': '#14110c', '#0b3f2f': undefined })
    expect((await palette(page(CSS, { body: BODY }))).some(({ dark: other }) => other)).toBe(false)
  })
})
