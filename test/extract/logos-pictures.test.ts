import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { withPictures } from '../../src/decoders/with-pictures.ts'
import { DEFAULT_ICONS, type DefaultIcon, defaultIconAt, logos } from '../../src/extract/logos/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { factsAt } from '../../src/snapshot/pictures.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { ARTWORKS, svg } from '../pictures/marks.ts'
import { icoOf, raster } from '../pictures/measuring.ts'

const HOME = 'https://tarnbeck.example/'
const [WORDS, OTHER_WORDS] = ARTWORKS
const MONOGRAM = ARTWORKS.find(({ name }) => name === 'a monogram')
if (!WORDS || !OTHER_WORDS || !MONOGRAM) throw new Error('an artwork is missing')
const word = (ink: string, ground = '') => svg(WORDS, ground + WORDS.draw(ink, ''))
const monogram = (ink: string) => svg(MONOGRAM, MONOGRAM.draw(ink, ink))
const png = (drawing: string, width: number) => raster(drawing, width).png().toBuffer()

type Files = Readonly<Record<string, string | Uint8Array>>

/** A snapshot of a brand's page with decoded pictures. */
async function page(head: string, header: string, files: Files, home = HOME): Promise<Snapshot> {
  const html = `<!doctype html><title>Tarnbeck</title>${head}<header><a class="logo" href="/">${header}</a></header><main><h1>Bread from the valley</h1><p>${'We bake bread every day. '.repeat(20)}</p></main>`
  const resources = Object.entries(files).map(([path, body]) => ({ url: `${home}${path}`, body }))
  return withPictures(snapshotFromHtml({ url: home, html, resources }))
}

async function found(head: string, header: string, files: Files) {
  const finding = logos(await page(head, header, files))
  const trace = 'trace' in finding ? finding.trace?.candidates : []
  return {
    logos: isFound(finding) ? finding.value : [],
    paths: isFound(finding) ? finding.value.map(({ url }) => url.replace(HOME, '')) : [],
    rejected: Object.fromEntries(
      trace?.map(({ value, rejected }) => [String(value).replace(HOME, ''), rejected]) ?? [],
    ),
    evidence: isFound(finding) ? finding.evidence : [],
  }
}

const shown = (...paths: string[]) => paths.map((path) => `<img src="/${path}">`).join('')
const icon = (path: string, side: number) => `<link rel="icon" sizes="${side}x${side}" href="/${path}">`

describe('facts from the pixels of a logo', () => {
  test('its mode, its colours by area, and its size are reported', async () => {
    const [logo] = (await found('', shown('l.png'), { 'l.png': await png(word('#ffffff'), 260) })).logos
    expect(logo).toEqual({
      url: `${HOME}l.png`,
      type: 'logo',
      mode: 'dark',
      colors: [{ hex: '#ffffff', name: 'white' }],
      resolution: { width: 260, height: 60, aspectRatio: 4.3333 },
      group: 1,
    })
  })

  test('its own background is one of its colours', async () => {
    const ground = '<rect width="260" height="60" fill="#123a6b"/>'
    const files = { 'l.png': await png(word('#e4572e', ground), 260) }
    const [logo] = (await found('', shown('l.png'), files)).logos
    expect(logo?.mode).toBe('has_opaque_background')
    expect(logo?.colors.map(({ hex }) => hex)).toEqual(['#123a6b', '#e4572e'])
  })

  test('an ICO file has the size of its largest picture', async () => {
    const files = { 'i.ico': icoOf([{ side: 48, bytes: await png(monogram('#222222'), 48) }]) }
    const { logos } = await found('<link rel="icon" href="/i.ico">', 'Tarnbeck', files)
    expect(logos[0]).toMatchObject({ type: 'icon', mode: 'light', resolution: { width: 48, height: 48 } })
  })

  test('a picture that was not decoded has no mode and no colours', async () => {
    const { logos } = await found('', shown('gone.png'), {})
    expect(logos[0]).not.toHaveProperty('mode')
    expect(logos[0]?.colors).toEqual([])
  })
})

test('SVGs with only filters are not among the pictures that are decoded', async () => {
  const filters = Array.from(
    { length: 9 },
    (_, at) => `<svg><filter id="f${at}"><feFlood flood-opacity="0.${at}"/></filter></svg>`,
  )
  const html = `<!doctype html><title>Tarnbeck</title><body class="has-logo">${filters.join('')}<div class="logo"><img alt="Tarnbeck" src="/l.png"></div><main><h1>Bread from the valley</h1><p>${'We bake bread every day. '.repeat(20)}</p></main>`
  const resources = [{ url: `${HOME}l.png`, body: await png(word('#ffffff'), 130) }]
  const finding = logos(await withPictures(snapshotFromHtml({ url: HOME, html, resources })))
  expect(isFound(finding) && finding.value.map(({ mode }) => mode)).toEqual(['dark'])
})

describe('variants of one artwork', () => {
  test('the best variant for each background is listed, whatever its file name', async () => {
    const declared = '<script type="application/ld+json">{"@type":"Organization","logo":"/e.png"}</script>'
    const seen = await found(declared, shown('a.png', 'b.png', 'c.svg'), {
      'a.png': await png(word('#16181d'), 130),
      'b.png': await png(word('#ffffff'), 130),
      'c.svg': word('#16181d'),
      'e.png': await png(word('#16181d'), 520),
    })
    expect(seen.logos.map(({ url, mode, group }) => [url.replace(HOME, ''), mode, group])).toEqual([
      ['c.svg', 'light', 1],
      ['b.png', 'dark', 1],
    ])
    expect(seen.rejected).toMatchObject({
      'a.png': `a copy of ${HOME}c.svg`,
      'e.png': `a copy of ${HOME}c.svg`,
    })
    // It has the position of the first variant, and its evidence.
    expect(seen.evidence.map(({ text }) => text)).toContain(`${HOME}a.png`)
  })

  test('of several bitmaps the largest is listed', async () => {
    const files = { 's.png': await png(word('#16181d'), 130), 'l.png': await png(word('#16181d'), 390) }
    expect((await found('', shown('s.png', 'l.png'), files)).paths).toEqual(['l.png'])
  })

  test('an icon is listed beside the logo that the page shows', async () => {
    const files = {
      'm.png': await png(monogram('#16181d'), 64),
      'i16.png': await png(monogram('#16181d'), 32),
      'i180.png': await png(monogram('#16181d'), 180),
      'favicon.ico': icoOf([{ side: 48, bytes: await png(monogram('#16181d'), 48) }]),
    }
    const touch = '<link rel="apple-touch-icon" href="/i180.png">'
    const { paths, logos } = await found(`${icon('i16.png', 32)}${touch}`, shown('m.png'), files)
    expect(paths).toEqual(['m.png', 'i180.png'])
    expect(logos.map(({ group }) => group)).toEqual([1, 1])
  })

  test('two artworks are kept apart, even when their file names are alike', async () => {
    const files = {
      'logo.png': await png(word('#16181d'), 260),
      'logo-2.png': await png(svg(OTHER_WORDS, OTHER_WORDS.draw('#16181d', '')), 260),
    }
    const { logos } = await found('', shown('logo.png', 'logo-2.png'), files)
    expect(logos.map(({ group }) => group)).toEqual([1, 2])
  })
})

describe('pictures that are not the logo', () => {
  test.each([
    ['clear', '<path fill="#000" fill-opacity="0" d="M0 0h64v64H0z"/>'],
    ['one colour', '<rect width="64" height="64" fill="#e4572e"/>'],
  ])('a blank picture: %s', async (_, body) => {
    const files = {
      'blank.png': await png(svg({ width: 64, height: 64 }, body), 64),
      'touch.png': await png(monogram('#222222'), 48),
    }
    const head = `${icon('blank.png', 64)}<link rel="apple-touch-icon" href="/touch.png">`
    const seen = await found(head, 'Tarnbeck', files)
    expect(seen.paths).toEqual(['touch.png'])
    expect(seen.rejected['blank.png']).toBe('shows nothing')
  })

  test.each([
    ['WordPress', '/wp-includes/images/w-logo-blue-white-bg.png'],
    ['Squarespace', 'https://assets.squarespace.com/universal/default-favicon.ico?1'],
    ['Webflow', 'https://cdn.prod.website-files.com/img/favicon.ico'],
    ['Wix', 'https://static.parastorage.com/client/pfavico.ico'],
    ['GoDaddy', '//img1.wsimg.com/isteam/ip/static/pwa-app/logo-default.png/:/rs=w:57,h:57,m'],
  ])('the default icon of %s, by its URL', async (name, href) => {
    const { rejected } = await found(`<link rel="icon" href="${href}">`, 'Tarnbeck', {})
    expect(Object.values(rejected)).toEqual([`the default icon of ${name}`])
  })

  describe('a default icon that was drawn for this test', () => {
    const drawn = monogram('#3a0ca3')
    const at = async (files: Files, home = HOME) => {
      const known = await page(icon('i', 48), 'Tarnbeck', { i: drawn })
      const facts = factsAt(known, `${HOME}i`)
      if (!facts) throw new Error('not measured')
      const look = `#3a0ca3 ${facts.ink.aspectRatio} ${facts.print.shape} ${facts.print.tones}`
      const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 16)
      const row = { name: 'Fernhost', makers: ['fernhost.example'], source: 'this test' }
      const tables: DefaultIcon[] = [
        { ...row, files: [hash] },
        { ...row, looks: [look] },
      ]
      const snapshot = await page(icon('i', 48), 'Tarnbeck', files, home)
      return tables.map((table) => defaultIconAt(snapshot, `${home}i`, [table]))
    }

    test('is recognised by its bytes and by its look', async () => {
      expect(await at({ i: drawn })).toEqual(['Fernhost', 'Fernhost'])
    })

    test('is recognised in another size and format by its look alone', async () => {
      const file = await raster(drawn, 48).webp({ quality: 80 }).toBuffer()
      expect(await at({ i: file })).toEqual([undefined, 'Fernhost'])
    })

    test.each([
      ['another colour', monogram('#0a7d55')],
      ['another artwork', svg({ width: 90, height: 90 }, '<circle cx="45" cy="45" r="40" fill="#3a0ca3"/>')],
    ])('%s is not recognised', async (_, file) => {
      expect(await at({ i: file })).toEqual([undefined, undefined])
    })

    test('is the logo on the site of its makers', async () => {
      expect(await at({ i: drawn }, 'https://fernhost.example/')).toEqual([undefined, undefined])
    })
  })
})

test('every row of the table of default icons is complete', () => {
  expect(new Set(DEFAULT_ICONS.map(({ name }) => name)).size).toBe(DEFAULT_ICONS.length)
  for (const { name, makers, source, files = [], addresses, looks = [] } of DEFAULT_ICONS) {
    expect([name, source, makers.length > 0].every(Boolean)).toBe(true)
    expect(files.length > 0 || addresses !== undefined || looks.length > 0).toBe(true)
    for (const file of files) expect(file).toMatch(/^[0-9a-f]{16}$/)
    for (const look of looks) expect(look).toMatch(/^#[0-9a-f]{6} \d+(\.\d+)? [0-9a-f]{256} [0-9a-f]{64}$/)
  }
})
