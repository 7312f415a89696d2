import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withPictures } from '../../src/decoders/with-pictures.ts'
import { logos } from '../../src/extract/logos/index.ts'
import { bytesOfDataUrl } from '../../src/formats/data-url.ts'
import { isFound } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

const HOME = 'https://tarnbeck.example/'
const TEXT = `<main><h1>Bread from the valley</h1><p>${'We bake bread every day. '.repeat(20)}</p></main>`

/** A sheet of 300 by 200 pixels: the mark, red and blue, is at 100, 50, and is 120 by 40. */
const SHEET = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">
  <rect width="90" height="200" fill="#22aa44"/><rect x="100" y="50" width="60" height="40" fill="#c0392b"/>
  <rect x="160" y="50" width="60" height="40" fill="#2255aa"/>
  <rect x="230" width="70" height="200" fill="#eecc22"/></svg>`
const png = sharp(Buffer.from(SHEET)).png().toBuffer()

async function found(header: string, css: string, file: string | Uint8Array) {
  const path = typeof file === 'string' ? 'sheet.svg' : 'sheet.png'
  const html = `<!doctype html><title>Tarnbeck</title><style>a.logo { display: block } ${css}</style><header>${header}</header>${TEXT}`
  const resources = [{ url: `${HOME}${path}`, body: file }]
  const finding = logos(await withPictures(snapshotFromHtml({ url: HOME, html, resources })))
  const rejected = 'trace' in finding ? finding.trace?.candidates.map((each) => each.rejected) : []
  return { logos: isFound(finding) ? finding.value : [], rejected }
}

const home = (inside: string) => `<a class="logo" href="/">${inside}</a>`

const FORMS: readonly (readonly [name: string, header: string, css: string])[] = [
  [
    'a background at a position',
    home('Tarnbeck'),
    '.logo { width: 120px; height: 40px; background: url(/sheet.png) -100px -50px no-repeat; text-indent: -999px }',
  ],
  [
    'a background of half the size, declared in px',
    home('Tarnbeck'),
    `.logo { width: 60px; height: 20px; text-indent: -999px; background-image: url(/sheet.png);
      background-size: 150px 100px; background-position: -50px -25px }`,
  ],
  [
    'a background whose size and position are percentages',
    home('Tarnbeck'),
    `.logo { width: 60px; height: 20px; text-indent: -999px; background: url(/sheet.png) 0 0;
      background-size: 250% auto; background-position-x: 55.556%; background-position-y: top -25px }`,
  ],
  [
    'the background of ::before',
    home('Tarnbeck'),
    `.logo { text-indent: -999px } .logo::before { content: ''; display: block; width: 120px; height: 40px;
      background: url(/sheet.png) -100px -50px no-repeat }`,
  ],
  [
    'the background of ::after at a place of its own',
    home('Tarnbeck'),
    `.logo { position: relative; height: 60px; text-indent: -999px } .logo::after { --s: 150px 100px; content: '';
      position: absolute; left: 0; top: 10px; width: 60px; height: 20px; background-image: url(/sheet.png);
      background-position: -50px -25px; background-size: var(--s) }`,
  ],
  [
    'an img that is not scaled',
    home('<img class="m" src="/sheet.png" alt="Tarnbeck">'),
    '.m { width: 120px; height: 40px; object-fit: none; object-position: -100px -50px }',
  ],
  [
    'an img in a smaller box',
    home('<span class="w"><img class="m" src="/sheet.png" alt="Tarnbeck"></span>'),
    `.w { display: block; position: relative; overflow: hidden; width: 120px; height: 40px }
      .m { position: absolute; left: -100px; top: -50px; width: 300px; height: 200px }`,
  ],
]

describe('a sheet of several pictures is cut to the part that the page shows', () => {
  test.each(FORMS)('%s', async (_, header, css) => {
    const { logos: found_ } = await found(header, css, await png)
    expect(found_).toHaveLength(1)
    const [logo] = found_
    expect(logo?.url).toMatch(/^data:image\/png;base64,/)
    expect(logo?.resolution).toEqual({ width: 120, height: 40, aspectRatio: 3 })
    expect(logo?.colors.map(({ hex }) => hex).sort()).toEqual(['#2255aa', '#c0392b'])
    const { data, info } = await sharp(bytesOfDataUrl(logo?.url ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (x: number) => [...data.subarray((20 * info.width + x) * 4, (20 * info.width + x) * 4 + 3)]
    expect([info.width, info.height, at(5), at(115)]).toEqual([120, 40, [192, 57, 43], [34, 85, 170]])
  })

  test('a drawing', async () => {
    const css =
      '.logo { width: 120px; height: 40px; text-indent: -999px; background: url(/sheet.svg) -100px -50px }'
    const [logo] = (await found(home('Tarnbeck'), css, SHEET)).logos
    expect(logo?.resolution?.aspectRatio).toBeCloseTo(3, 1)
    expect(logo?.colors.map(({ hex }) => hex).sort()).toEqual(['#2255aa', '#c0392b'])
  })
})

describe('what shows all of a picture is not cut', () => {
  test.each([
    [
      'a background that fits its box',
      home('Tarnbeck'),
      '.logo { width: 150px; height: 100px; text-indent: -999px; background: url(/sheet.png) 0 0 / contain }',
    ],
    [
      'a background of the size of its box, in px',
      home('Tarnbeck'),
      '.logo { width: 150px; height: 100px; text-indent: -999px; background: url(/sheet.png); background-size: 150px 100px }',
    ],
    [
      'a background of ::before that fits',
      home('Tarnbeck'),
      `.logo { text-indent: -999px } .logo::before { content: ''; display: inline-block; width: 75px; height: 50px;
        background: url(/sheet.png) no-repeat 0 0 / contain }`,
    ],
    [
      'an img that is scaled',
      home('<img class="m" src="/sheet.png">'),
      '.m { width: 120px; height: 40px; object-fit: contain }',
    ],
    [
      'an img in a box whose size nobody declares',
      home('<img src="/sheet.png">'),
      '.logo { overflow: hidden; width: 40% }',
    ],
  ])('%s', async (_, header, css) => {
    const { logos } = await found(header, css, await png)
    expect(logos.map(({ url }) => url)).toEqual([`${HOME}sheet.png`])
  })

  test('a drawing that has proportions and no size', async () => {
    const css = '.logo { width: 75px; height: 50px; text-indent: -999px; background: url(/sheet.svg) }'
    const drawing = SHEET.replace('width="300" height="200"', 'viewBox="0 0 300 200"')
    expect((await found(home('Tarnbeck'), css, drawing)).logos[0]?.url).toBe(`${HOME}sheet.svg`)
  })
})

test('a part that cannot be told is not listed', async () => {
  const css = `.logo { --at: -100px -50px; width: 60px; height: 20px; text-indent: -999px;
    background: url(/sheet.png) var(--at) no-repeat }`
  expect(await found(home('Tarnbeck'), css, await png)).toMatchObject({
    logos: [],
    rejected: ['only a part of it is shown'],
  })
})
