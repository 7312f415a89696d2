import { describe, expect, test } from 'vitest'
import { isFound } from '../../src/model/finding.ts'
import { found, guideOf } from './styleguide-page.ts'

const CSS = `.btn { display: inline-block; padding: 12px 24px; border-radius: 8px; font: 600 16px Karla, sans-serif; text-decoration: none }
  .main { background: #b4532a; color: #fff } .line { border: 2px solid #b4532a; color: #b4532a }`
const ORDER = '<a class="btn main" href="/order">Order bread</a>'
const VISIT = '<a class="btn line" href="/visit">Visit the bakery</a>'

const buttonsOf = (css: string, body: string) => guideOf(css, body).components.button

describe('colours are those that are seen', () => {
  const colorsIn = (value: object) => JSON.stringify(value).match(/#[0-9a-f]{6,8}(?=")/g) ?? []

  test('a translucent button is composited on what is behind it', () => {
    const css = `main { background: #000 } .btn { background: rgb(255 0 0 / 50%); color: rgb(255 255 255 / 80%);
      border: 1px solid rgb(255 255 255 / 50%); padding: 10px 20px }`
    const primary = found(buttonsOf(css, '<a class="btn" href="/b">Order now</a>').primary)
    expect(primary).toMatchObject({ backgroundColor: '#800000', color: '#e6cccc' })
    expect(primary.borderColor[0]).toBe('#c08080')
    expect(colorsIn(primary).every((hex) => hex.length === 7)).toBe(true)
  })

  test('a button without a fill has the background behind it', () => {
    const css =
      'body { background: #102030 } .btn { border: 2px solid #fff; color: #fff; padding: 10px 20px }'
    const primary = found(buttonsOf(css, '<a class="btn" href="/b">Order now</a>').primary)
    expect(primary).toMatchObject({ backgroundColor: '#102030', color: '#ffffff' })
  })

  test('text that cannot be read on its background is looked at again', () => {
    const css = `.btn { background: linear-gradient(#e0e0e0, #123456); color: #fff; padding: 10px 20px }
      .cta { position: relative; background: #eee; padding: 10px 20px; color: #fff } .cta::before { content: ''; position: absolute;
      inset: 0; background: #7a1f4b }`
    const gradient = found(buttonsOf(css, '<a class="btn" href="/b">Order now</a>').primary)
    expect(gradient).toMatchObject({ color: '#ffffff', backgroundColor: '#123456' })
    const covered = found(buttonsOf(css, '<a class="cta" href="/b">Order now</a>').primary)
    expect(covered).toMatchObject({ color: '#ffffff', backgroundColor: '#7a1f4b' })
  })

  test.each([
    ['::before behind the whole label', '.btn::before { inset: 0; background: #7a1f4b }', '#7a1f4b'],
    [
      '::after with a gradient',
      '.btn::after { left: 0; top: 0; width: 100%; height: 100%; background: linear-gradient(#7a1f4b, #000) }',
      '#7a1f4b',
    ],
    [
      'a line below it',
      '.btn::after { left: 0; bottom: 0; width: 100%; height: 2px; background: #7a1f4b }',
      undefined,
    ],
    [
      'what waits for the pointer behind a label that can be read',
      '.btn { color: #7a1f4b !important } .btn::before { inset: 0; background: #7a1f4b; transform: scaleX(0) }',
      undefined,
    ],
  ])('a button is filled by its pseudo-element: %s', (_, css, fill) => {
    const base = `.btn { position: relative; display: block; width: 160px; color: #fff; padding: 10px 20px }
      .btn::before, .btn::after { position: absolute; z-index: -1; border-radius: 9px }`
    const shown = css.replace(/::(before|after) \{/, "::$1 { content: ''; ")
    const { primary } = buttonsOf(`${base} ${shown}`, '<a class="btn" href="/b">Order now</a>')
    if (fill)
      expect(found(primary)).toMatchObject({ backgroundColor: fill, color: '#ffffff', borderRadius: 9 })
    else expect(isFound(primary)).toBe(false)
  })

  test('text without a fill on the gradient of a hero has the stop on which it can be read', () => {
    const css = `.hero { background: linear-gradient(#2ce2cd, #1d3fa8); padding: 40px }
      .btn { border: 2px solid #fff; color: #fff; padding: 10px 20px }`
    const body = '<div class="hero"><p><a class="btn" href="/b">Order now</a></p></div>'
    expect(found(buttonsOf(css, body).primary)).toMatchObject({
      backgroundColor: '#1d3fa8',
      color: '#ffffff',
    })
  })

  test('a button that nobody can read says less', () => {
    const confidence = (color: string) => {
      const css = `.btn { background: #ffd400; color: ${color}; padding: 10px 20px }`
      const { primary } = buttonsOf(css, '<a class="btn" href="/b">Order now</a>')
      return 'confidence' in primary ? primary.confidence : 0
    }
    expect(confidence('#fff')).toBeLessThan(confidence('#000'))
  })
})

describe('buttons', () => {
  test('primary and secondary button have all their style', () => {
    const { primary, secondary } = buttonsOf(CSS, ORDER + VISIT)
    expect(found(primary)).toEqual({
      backgroundColor: '#b4532a',
      color: '#ffffff',
      borderColor: ['#ffffff', '#ffffff', '#ffffff', '#ffffff'],
      borderWidth: [0, 0, 0, 0],
      borderStyle: ['none', 'none', 'none', 'none'],
      borderRadius: 8,
      padding: [12, 24, 12, 24],
      boxShadow: 'none',
      fontFamily: 'Karla',
      fontFallbacks: ['sans-serif'],
      fontSize: 16,
      fontWeight: 600,
      textDecoration: 'none',
    })
    expect(found(secondary)).toMatchObject({
      backgroundColor: '#ffffff',
      color: '#b4532a',
      borderColor: ['#b4532a', '#b4532a', '#b4532a', '#b4532a'],
      borderWidth: [2, 2, 2, 2],
    })
    expect(primary).toMatchObject({
      rule: 'filled buttons',
      evidence: [{ text: expect.stringContaining('"Order bread"') }],
    })
    expect(secondary).toMatchObject({ rule: 'outlined buttons' })
  })

  test('what the browser sets by itself is not the style of a button', () => {
    const body = '<button style="background: #b4532a; color: #fff">Order bread</button>'
    expect(found(buttonsOf('body { font-family: Karla }', body).primary)).toMatchObject({
      fontFamily: null,
      fontFallbacks: [],
      borderWidth: [0, 0, 0, 0],
      borderStyle: ['none', 'none', 'none', 'none'],
    })
  })

  test.each([
    ['a button element', '<button class="main" style="border: 0">Order bread</button>'],
    ['a form’s own', '<form><input class="main" style="border: 0" type="submit" value="Order bread"></form>'],
    ['a role', '<div role="button" tabindex="0" class="btn main">Order bread</div>'],
    [
      'a link with room around its words',
      '<a href="/o" style="background: #b4532a; color: #fff; padding: 8px 16px; display: inline-block">Order bread</a>',
    ],
    [
      'a look worn by what wraps the words',
      '<a href="/o" class="button"><span style="background: #b4532a; color: #fff; padding: 8px 16px">Order bread</span></a>',
    ],
    [
      'a part of a link that holds a headline',
      '<a href="/o"><div><h1>Bread from the valley</h1><span class="button main">Order bread</span></div></a>',
    ],
    [
      'such a part by its words',
      '<a href="/o"><h2>Bread</h2><span style="background: #b4532a; color: #fff; padding: 8px 16px; display: inline-block">Order bread</span></a>',
    ],
    [
      'a gradient',
      '<a href="/o" class="btn" style="background-image: linear-gradient(#b4532a, #802d10); color: #fff">Order bread</a>',
    ],
  ])('recognised: %s', (_, body) => {
    expect(found(buttonsOf(CSS, body).primary)).toMatchObject({ backgroundColor: '#b4532a' })
  })

  test('padding may be on the element around the label', () => {
    const body =
      '<a href="/o" class="button main" style="display: inline-block"><span style="display: block; padding: 9px 18px">Order bread</span></a>'
    expect(found(buttonsOf(CSS, body).primary).padding).toEqual([9, 18, 9, 18])
  })

  test.each([
    [
      'a colour before grey',
      '<a class="btn" style="background: #e5e5e5; color: #222" href="/v">Visit the bakery</a>',
    ],
    [
      'the first view before the page',
      `<div style="height: 2000px"></div><a class="btn" style="background: #123a7a; color: #fff" href="/v">Visit the bakery</a>`,
    ],
    [
      'the page before its footer',
      `</main><footer>${'<p><a class="btn" style="background: #123a7a; color: #fff" href="/v">Visit the bakery</a></p>'.repeat(3)}</footer>`,
    ],
    [
      'one that is not called secondary',
      '<a class="btn btn-secondary" style="background: #123a7a; color: #fff" href="/v">Visit the bakery</a>',
    ],
    [
      'more of a look before fewer',
      `<a class="btn" style="background: #123a7a; color: #fff" href="/v">Visit the bakery</a><div><div>${ORDER}</div></div><div><div>${ORDER}</div></div>`,
    ],
  ])('primary: %s', (_, other) => {
    const body =
      other.includes('height: 2000px') || other.startsWith('</main>') ? ORDER + other : other + ORDER
    expect(found(buttonsOf(CSS, body).primary).backgroundColor).toBe('#b4532a')
  })

  test.each([
    ['a cookie notice', `<div id="cookie-consent">${ORDER}</div>`],
    ['a consent button anywhere', '<button class="btn main">Accept all cookies</button>'],
    [
      'carousel arrows',
      '<button class="btn main slick-next">Next</button><button class="btn main carousel-prev">Back</button>',
    ],
    [
      'an icon alone',
      '<button class="btn main"><svg width="24" height="24"><path d="M0 0h24v24z"/></svg></button>',
    ],
    [
      'a share button',
      '<a class="btn main" href="https://www.facebook.com/sharer.php?u=x">Share this page</a>',
    ],
    ['a way in by another firm', '<button class="btn main">Continue with Google</button>'],
    ['a menu', '<button class="btn main" aria-expanded="false">Our products</button>'],
    ['a tab', '<button class="btn main" role="tab">Opening hours</button>'],
    ['page numbers', '<a class="btn main" href="?p=2">2</a>'],
    ['a search', '<button class="btn main">Search</button>'],
    ['what is not to be pressed now', '<button class="btn main" disabled>Order bread</button>'],
    ['one that nobody styled', '<button>Order bread</button>'],
    [
      'a badge on a linked card',
      '<a href="/o"><h2>Rye bread</h2><span style="background: #b4532a; color: #fff; padding: 8px 16px">New</span></a>',
    ],
    ['a text that is marked', '<p><a href="/o" style="background: #ffec99">Order bread</a></p>'],
    [
      'a tile',
      '<a href="/o" style="display: block; background: #b4532a; height: 300px; width: 400px">Order bread</a>',
    ],
    [
      'a text to press',
      '<a class="btn main" href="/o">All the many things that we have ever baked in the valley</a>',
    ],
  ])('none: %s', (_, body) => {
    const { primary, secondary } = buttonsOf(CSS, body)
    expect([isFound(primary), isFound(secondary)]).toEqual([false, false])
    expect(primary).toEqual({ value: null, tried: ['filled buttons', 'outlined buttons'] })
  })

  test('another size of the same look is not a secondary button', () => {
    const large = '<a class="btn main" style="padding: 20px 40px; font-size: 20px" href="/o">Order bread</a>'
    expect(isFound(buttonsOf(CSS, ORDER + large).secondary)).toBe(false)
  })

  test('link: the style of most words in text links', () => {
    const css =
      'p a { color: #0a679f; text-decoration: underline } nav a { color: #888; text-decoration: none }'
    const nav = `<nav>${'<a href="/n">Our bread and its story</a> '.repeat(5)}</nav>`
    const body = `${nav}<p>Read <a href="/a">how we mill</a> and <a href="/b">why by hand</a>, <a href="/c" style="color: red">or not</a></p>`
    expect(found(buttonsOf(css, body).link)).toMatchObject({
      backgroundColor: '#ffffff',
      color: '#0a679f',
      textDecoration: 'underline',
    })
  })
})

describe('card', () => {
  const card = (more = '') => `<div class="tile"${more}><h3>Rye</h3><p>A dark loaf for the week</p></div>`
  const row = (css: string, count = 3, cell: string = card()) =>
    guideOf(
      `.row { display: flex; gap: 16px } .tile { width: 300px; ${css} }`,
      `<div class="row">${cell.repeat(count)}</div>`,
    ).components.card

  test('boxes of the same look, side by side', () => {
    const look = row(
      'background: #fdf6ec; border: 1px solid #e6d8c3; border-radius: 12px; padding: 24px; box-shadow: 0 4px 12px #0000001a; color: #332b1e',
    )
    expect(found(look)).toEqual({
      backgroundColor: '#fdf6ec',
      borderColor: ['#e6d8c3', '#e6d8c3', '#e6d8c3', '#e6d8c3'],
      borderWidth: [1, 1, 1, 1],
      borderStyle: ['solid', 'solid', 'solid', 'solid'],
      borderRadius: 12,
      padding: [24, 24, 24, 24],
      boxShadow: '0px 4px 12px 0px #0000001a',
      textColor: '#332b1e',
    })
    expect(look).toMatchObject({
      confidence: 0.85,
      evidence: [{ where: 'tile' }, { where: 'tile' }, { where: 'tile' }],
    })
  })

  test.each([
    ['a shadow alone', 'box-shadow: 0 2px 8px #0003; padding: 20px'],
    ['a line alone', 'border: 1px solid #ccc; padding: 20px'],
    ['a fill alone', 'background: #eee; padding: 20px'],
  ])('stands out by %s', (_, css) => {
    expect(found(row(css)).padding).toEqual([20, 20, 20, 20])
  })

  test('padding of the text below a picture', () => {
    const cell =
      '<div class="tile"><img src="x.jpg" width="300" height="120" alt=""><div style="padding: 18px"><h3>Rye</h3><p>A dark loaf</p></div></div>'
    expect(found(row('border: 1px solid #ccc', 3, cell)).padding).toEqual([18, 18, 18, 18])
  })

  test('a single box must be named a card', () => {
    expect(found(row('background: #eee; padding: 20px', 1)).backgroundColor).toBe('#eeeeee')
    expect(
      isFound(
        row(
          'background: #eee; padding: 20px',
          1,
          card().replace('"tile"', '"tile x" id="intro"').replace('tile x', 'x'),
        ),
      ),
    ).toBe(false)
  })

  test.each([
    ['nothing sets them apart', row('padding: 20px')],
    [
      'they are labels',
      row('background: #eee', 3, '<div class="tile" style="height: 30px; width: 90px">Rye</div>'),
    ],
    ['they are the page', row('background: #eee; width: 1440px; height: 2000px')],
    ['they have no words', row('background: #eee; height: 200px', 3, '<div class="tile"></div>')],
    [
      'they stand in the footer',
      guideOf('.tile { width: 300px; background: #eee }', `</main><footer>${card().repeat(3)}</footer>`)
        .components.card,
    ],
  ])('none where %s', (_, found) => {
    expect(found).toEqual({
      value: null,
      tried: ['boxes of one look, repeated', 'a box that is called a card'],
    })
  })
})

test.each([
  ['nothing', ''],
  [
    'broken values',
    '<style>* { padding: 1e999px; box-shadow: 0 0 0 0 0 0; font-family: ,,"; border-radius: calc(1px/0) }</style>',
  ],
  [
    'a page without layout',
    '<svg><text>Bread</text></svg><math><mi>x</mi></math><a href>x</a><button></button>',
  ],
])('a page of %s never throws, and every value is a finding', (_, body) => {
  const guide = guideOf('', body)
  expect(JSON.stringify(guide)).not.toContain('"error"')
  expect(JSON.parse(JSON.stringify(guide))).toEqual(guide)
})

describe('text on a picture, whose colours styles do not tell, is no reading', () => {
  const photo = 'background-image: url(valley.jpg)'
  const css = `.photo { ${photo} } .photo a { color: #fefefe } .text a { color: #0a5a9c; text-decoration: underline }
    .card { border-radius: 8px; box-shadow: 0 2px 4px #0003; padding: 16px; width: 300px; height: 120px }`

  test('links', () => {
    const links = `<div class="photo">${'<a href="/a">A long link over a photograph</a> '.repeat(6)}</div><div class="text"><a href="/b">Read on</a></div>`
    expect(found(guideOf(css, links).components.button.link).color).toBe('#0a5a9c')
  })

  test('links on a translucent fill over it', () => {
    const header = `<div style="position: absolute; background: #0000004d; color: #fff"><style>.veil a { color: #fefefe }</style><div class="veil">${'<a href="/a">A long link over a photograph</a> '.repeat(6)}</div></div><div class="text"><a href="/b">Read on</a></div>`
    expect(found(guideOf(css, header).components.button.link).color).toBe('#0a5a9c')
  })

  test('cards', () => {
    const one = (style: string) => `<div class="card" style="${style}">Rye bread from the mill</div>`
    const over = one(`${photo}; color: #ffffff; border-radius: 20px`).repeat(4)
    const { textColor, borderRadius } = found(
      guideOf(css, over + one('color: #223344').repeat(2)).components.card,
    )
    expect([textColor, borderRadius]).toEqual(['#223344', 8])
    expect(isFound(guideOf(css, over).components.card)).toBe(false)
  })
})

test('a button with the blue of the browser on a fill where nobody can read it is not the style of buttons', () => {
  const css =
    '.fill { background: #1e4151; padding: 8px } .line { border: 2px solid #1e4151; color: #1e4151; padding: 8px }'
  const fill = '<a class="fill button" href="/a">Get it now</a>'
  expect(isFound(guideOf(css, fill).components.button.primary)).toBe(false)
  const line = '<a class="line button" href="/b">Read more</a>'
  expect(found(guideOf(css, fill + line).components.button.primary).color).toBe('#1e4151')
  expect(found(guideOf(`${css} .fill { color: #1a1a1a }`, fill).components.button.primary).color).toBe(
    '#1a1a1a',
  )
})
