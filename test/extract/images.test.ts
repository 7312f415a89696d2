import { expect, test } from 'vitest'
import { imagesOf } from '../../src/extract/images/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { ImagesOptions } from '../../src/model/scrape.ts'
import { expectWithin } from '../house/processor.ts'
import { pageOf } from '../snapshot/page.ts'

const AT = 'https://www.acme.example'
const PNG = 'data:image/png;base64,iVBORw0KGgo='

const imagesIn = (body: string, head = '', options?: ImagesOptions) =>
  foundValue(imagesOf(pageOf({ head, body }), options)) ?? []
const srcsIn = (body: string) => imagesIn(body).map(({ src }) => src.replace(AT, ''))

test('pictures of every kind of element are listed in the order of the page', () => {
  const head = '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/a.css">'
  const body = `<img src="/a.png" alt="An anvil"><img src="/b.png" alt=""><picture><source srcset="/c.webp" type="image/webp"><img src="/c.jpg" alt="C"></picture>
<video poster="/film.jpg"><source src="/film.mp4"></video><svg viewBox="0 0 9 9"><title>Tick</title><path d="M0 0h9"/></svg><img src="${PNG}"><input type="image" src="/go.png" alt="Go"><input type="text" src="/no.png">`
  expect(imagesIn(body, head)).toEqual([
    { src: `${AT}/icon.svg`, type: 'url', element: 'link', alt: null },
    { src: `${AT}/a.png`, type: 'url', element: 'img', alt: 'An anvil' },
    { src: `${AT}/b.png`, type: 'url', element: 'img', alt: '' },
    { src: `${AT}/c.webp`, type: 'url', element: 'source', alt: 'C' },
    { src: `${AT}/c.jpg`, type: 'url', element: 'img', alt: 'C' },
    { src: `${AT}/film.jpg`, type: 'url', element: 'video', alt: null },
    { src: expect.stringContaining('<path d="M0 0h9">'), type: 'html', element: 'svg', alt: 'Tick' },
    { src: PNG, type: 'base64', element: 'img', alt: null },
    { src: `${AT}/go.png`, type: 'url', element: 'img', alt: 'Go' },
  ])
})

test('the best picture of a srcset comes first, and the others are its candidates', () => {
  expect(imagesIn('<img src="/s.jpg" srcset="/m.jpg 600w, /l.jpg 1800w, /s.jpg 300w">')).toEqual([
    {
      src: `${AT}/l.jpg`,
      type: 'url',
      element: 'img',
      alt: null,
      candidates: [`${AT}/m.jpg`, `${AT}/s.jpg`],
    },
  ])
  const ahead = '<link rel="preload" as="image" href="/h.jpg" imagesrcset="/h.jpg 1x, /h2.jpg 2x">'
  expect(imagesIn('', ahead)).toMatchObject([{ src: `${AT}/h2.jpg`, candidates: [`${AT}/h.jpg`] }])
})

test('a picture has one entry whatever its fragment, with its first alternative text', () => {
  const body =
    '<img src="/a.png"><img src="../a.png#top" alt="An anvil"><img src="/a.png?v=2" srcset="/a.png 2x">'
  expect(imagesIn(body)).toMatchObject([{ src: `${AT}/a.png`, alt: 'An anvil' }])
})

test.each(['data-src', 'data-original', 'data-lazy-src'])(
  'a picture that a lazy loader keeps in %s is read',
  (name) => {
    expect(srcsIn(`<img src="data:image/gif;base64,R0lGOD" ${name}="/real.jpg">`)).toEqual(['/real.jpg'])
  },
)

test('srcsets of lazy loaders are read, and the picture in noscript instead of its placeholder', () => {
  expect(srcsIn('<img data-srcset="/s.jpg 300w, /l.jpg 900w" src="/blank.gif">')).toEqual(['/l.jpg'])
  const twin =
    '<img class="lazy" src="data:image/gif;base64,R0lGOD"><noscript><img src="/real.jpg" alt="Real"></noscript>'
  expect(imagesIn(twin)).toMatchObject([{ src: `${AT}/real.jpg`, alt: 'Real' }])
  expect(srcsIn('<img data-src="/a.jpg"><noscript><img src="/a.jpg"></noscript>')).toEqual(['/a.jpg'])
  expect(srcsIn('<noscript><img src="/a.jpg?w=8&amp;h=6&#038;q=1"></noscript>')).toEqual([
    '/a.jpg?w=8&h=6&q=1',
  ])
})

test('an inline SVG is written so that it stands alone; one that only defines parts is left out', () => {
  const sprite = '<svg hidden><symbol id="tick" viewBox="0 0 9 9"><path d="M1 1h7"/></symbol></svg>'
  const use = '<svg><use href="#tick"/></svg>'
  const drawings = imagesIn(sprite + use + use)
  expect(drawings).toHaveLength(1)
  expect(drawings[0]?.src).toMatch(/^<svg xmlns="[^"]+".*<path d="M1 1h7">/)
})

test('a symbol that is shown very often is copied up to a limit', () => {
  const path = '<path d="M0 0 1 1"></path>'
  const sprite = `<svg><symbol id="big">${path.repeat(5_000)}</symbol></svg>`
  const uses = Array.from({ length: 400 }, (_, at) => `<svg width="${at}"><use href="#big"></use></svg>`)
  const own = `<svg><g>${path}</g></svg>`
  const srcs = srcsIn(sprite + uses.join('') + own)
  expect(srcs).toHaveLength(401)
  expect(srcs.join('').length).toBeLessThan(6_000_000)
  expect(srcs[30]).toContain(path.repeat(5_000))
  expect(srcs[399]).toBe('<svg width="399"><use href="#big"/></svg>')
  expect(srcs[400]).toMatch(/^<svg xmlns=/)
  const same = srcsIn(`${sprite}${uses[7]?.repeat(100)}${uses[8]}`)
  expect(same).toHaveLength(2)
  expect(same[1]).toContain(path)
})

test('a picture with very many sources takes linear time', () => {
  const sources = '<source srcset="/a.webp">'.repeat(20_000)
  expectWithin(3_000, () =>
    expect(imagesIn(`<picture>${sources}<img src="/b.png" alt="B"></picture>`)).toHaveLength(2),
  )
})

test('tracking pixels, pictures in templates and sources of videos are left out', () => {
  expect(
    srcsIn(
      '<img src="/t.gif" width="1" height="1"><template><img src="/t.png"></template><audio><source src="/a.mp3"></audio>',
    ),
  ).toEqual([])
})

test('backgrounds of style sheets are listed when asked for', () => {
  const head = '<style>p { background: url(/bg.png) }</style>'
  expect(imagesIn('<p>Words', head)).toEqual([])
  expect(imagesIn('<p>Words', head, { backgrounds: true })).toEqual([
    { src: `${AT}/bg.png`, type: 'url', element: 'css', alt: null },
  ])
})

test('pictures in objects, behind an element by its own attributes, and stated for other pages', () => {
  const head = '<meta property="og:image" content="/card.png"><meta name="twitter:image" content="/a.png">'
  const body = `<img src="/a.png"><object data="/o.svg" aria-label="Map"></object><object data="/film.swf"></object><embed type="image/png" src="/e">
<p style="color:red;background:url(/bg.png) no-repeat">Words</p><table background="/old.gif"><td>Words</table>`
  const listed = imagesIn(body, head).map(({ element, src, alt }) => [element, src.replace(AT, ''), alt])
  expect(listed).toEqual([
    ['img', '/a.png', null],
    ['object', '/o.svg', 'Map'],
    ['object', '/e', null],
    ['background', '/bg.png', null],
    ['background', '/old.gif', null],
    ['meta', '/card.png', null],
  ])
})

test('URLs are resolved against the base, and invalid ones are left out', () => {
  const images = imagesIn(
    '<img src="a.png"><img src="javascript:x()"><img><img src="http://[">',
    '<base href="/deep/">',
  )
  expect(images.map(({ src }) => src)).toEqual([`${AT}/deep/a.png`])
})

test('a page without pictures gives an absent finding with what was tried', () => {
  expect(imagesOf(pageOf({ body: 'Words' }))).toMatchObject({
    value: null,
    tried: expect.arrayContaining(['img']),
  })
})

test('a fragment of the page is not a picture', () => {
  expect(
    srcsIn('<img src="#"><img src=" #a"><video poster="#"></video><img src="#" data-src="/a.png">'),
  ).toEqual(['/a.png'])
})
