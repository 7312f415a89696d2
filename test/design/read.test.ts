import { expect, test } from 'vitest'
import { extractDesign, snapshotFromHtml } from '../../src/index.ts'
import type { Design } from '../../src/model/design.ts'
import { foundValue } from '../../src/model/finding.ts'

const PROSE =
  '<p>We bake bread in the valley and bring it to your door before the sun is up, in all weathers.</p>'

/** The design of a page with a header, text and a button. */
function designFor(css: string, { html = '', body = '', more = '' } = {}): Design {
  const page = `<!doctype html><html${html}><head><title>Tarnbeck</title><style>body { margin: 0 } ${css}</style></head><body${body}><header><a href="/">Tarnbeck</a></header><main><h1>Bread at dawn</h1>${PROSE}<a class="btn" href="/order">Order now</a>${more}</main></body></html>`
  return extractDesign(snapshotFromHtml({ url: 'https://tarnbeck.example/', html: page }))
}

const COLORS = 'body { background: #ffffff; color: #222222 }'
const BUTTON = '.btn { display: inline-block; padding: 8px 16px; background: #aa3300; color: #ffffff }'

test('a page that asks for the scheme is read in both, and colours are paired by role', () => {
  const { dark, darkBy, pairs } = designFor(
    `:root { --ground: #ffffff; --ink: #222222 } @media (prefers-color-scheme: dark) { :root { --ground: #101010; --ink: #eeeeee } main .btn { background: #ff9966 } } body { background: var(--ground); color: var(--ink) } ${BUTTON}`,
  )
  expect(darkBy).toEqual({ by: 'media' })
  expect(foundValue(dark?.mode)).toBe('dark')
  expect(pairs).toEqual(
    expect.arrayContaining([
      { role: 'background', light: '#ffffff', dark: '#101010' },
      { role: 'text', light: '#222222', dark: '#eeeeee' },
      { role: 'button-primary', light: '#aa3300', dark: '#ff9966' },
    ]),
  )
})

test.each([
  ['.dark', '', { by: 'class', on: 'html', name: 'class', value: 'dark' }],
  ['html.dark-mode', ' class="no-js light"', { by: 'class', on: 'html', name: 'class', value: 'dark-mode' }],
  [
    '[data-theme="dark"]',
    ' data-theme="light"',
    { by: 'attribute', on: 'html', name: 'data-theme', value: 'dark' },
  ],
  ["[data-bs-theme='dark']", '', { by: 'attribute', on: 'html', name: 'data-bs-theme', value: 'dark' }],
])('the dark scheme behind %s is found without its script', (selector, html, darkBy) => {
  const css = `${COLORS} ${BUTTON} ${selector} body { background: #000011; color: #ddddff } ${selector} .btn { background: #3366ff }`
  const found = designFor(css, { html })
  expect(found.darkBy).toEqual(darkBy)
  expect(found.pairs).toContainEqual({ role: 'background', light: '#ffffff', dark: '#000011' })
  expect(found.pairs).toContainEqual({ role: 'button-primary', light: '#aa3300', dark: '#3366ff' })
})

test('a class for a dark part of a light page is no scheme', () => {
  const css = `${COLORS} ${BUTTON} .dark { padding: 2px } .dark a { color: #eeeeee }`
  const found = designFor(css, { more: '<section class="dark"><a href="/x">More</a></section>' })
  expect([found.dark, found.darkBy, found.pairs]).toEqual([undefined, undefined, []])
})

test('components have the looks that rules give them while they are used', () => {
  const { states } = designFor(
    `${COLORS} ${BUTTON} .btn:hover { background: #771100 } .btn:focus-visible { outline: 2px solid #0044ff; box-shadow: 0 0 0 3px #0044ff } .btn:active { background: #330000 } p a { color: #aa3300 } p a:hover { color: #110000; text-decoration: none } a:not(:hover) { cursor: pointer }`,
    { more: '<p>Read <a href="/how">how we bake</a> in our book of bread, with water and salt.</p>' },
  )
  const of = (component: string, state: string) =>
    states.find((each) => each.component === component && each.state === state)?.properties
  expect(of('button-primary', 'hover')).toEqual({ 'background-color': '#771100' })
  expect(of('button-primary', 'active')).toEqual({ 'background-color': '#330000' })
  expect(of('button-primary', 'focus')).toEqual({
    'box-shadow': '0px 0px 0px 3px #0044ff',
    outline: '2px solid #0044ff',
  })
  expect(of('link', 'hover')).toEqual({ color: '#110000', 'text-decoration-line': 'none' })
  expect(of('link', 'focus')).toBeUndefined()
})

test('what is pressed has the focus, and a card has it only inside', () => {
  const card = (title: string) =>
    `<article class="card"><h2>${title}</h2><p>Baked in the valley.</p><a href="/${title}">Read</a></article>`
  const css = `${COLORS} ${BUTTON} .btn:focus { background: #000033 } .btn:focus-visible { color: #ffff00 }
    .card { border: 1px solid #cccccc; width: 300px; height: 200px; padding: 16px }
    :focus-visible { outline: 3px solid #0044ff } .card:focus { background: #ff0000 }`
  const of = (more: string) => {
    const { states } = designFor(`${css} ${more}`, { more: card('Rye') + card('Oat') + card('Spelt') })
    return (component: string, state: string) =>
      states.find((each) => each.component === component && each.state === state)?.properties
  }
  const plain = of('')
  expect(plain('button-primary', 'active')).toEqual({ 'background-color': '#000033' })
  expect(plain('button-primary', 'focus')).toMatchObject({ color: '#ffff00', outline: '3px solid #0044ff' })
  expect(plain('card', 'focus')).toBeUndefined()
  const within = of('.card:focus-within { background: #eeeeff }')
  expect(within('card', 'focus')).toEqual({ 'background-color': '#eeeeff' })
})

test('a label within a button, and a button in a hovered card, change with it', () => {
  const { states } = designFor(
    `${COLORS} .btn { display: inline-block; padding: 8px 16px; background: #aa3300 } .btn span { color: #ffffff } .btn:hover span { color: #ffeecc } main:hover .btn { background: #881100 }`,
    { more: '<a class="btn" href="/a"><span>Order now</span></a>' },
  )
  const hover = states.find(({ component, state }) => component === 'button-primary' && state === 'hover')
  expect(hover?.properties).toMatchObject({ 'background-color': '#881100' })
})

test('scales are those of visible boxes and of conditions of rules', () => {
  const found = designFor(
    `${COLORS} .btn { background: linear-gradient(90deg, #aa3300, #ff9966); border-radius: 6px; padding: 8px 16px; display: inline-block } .box { border: 1px solid #cccccc; border-radius: 12px; padding: 8px } .pill { background: #eeeeee; border-radius: 9999px } .bare { border-radius: 20px } @media (min-width: 48em) { p { margin: 1em } } @media (max-width: 767.98px) { h1 { margin: 0 } } @media (width >= 1200px) { p { margin: 2em } } @media print and (min-width: 500px) { p { margin: 0 } } @media (min-width: 640px) { .nobody { margin: 0 } }`,
    { more: '<div class="box">One two</div><span class="pill">new</span><div class="bare">three four</div>' },
  )
  expect(found.radii).toEqual([
    { name: 'sm', px: 6, count: 1 },
    { name: 'lg', px: 12, count: 1 },
    { name: 'full', px: 9999, count: 1 },
  ])
  expect(found.breakpoints).toEqual([768, 1200])
  expect(found.gradients).toHaveLength(1)
  expect(found.gradients[0]).toMatch(/^linear-gradient\(90deg, .*\)$/)
})

test('a hostile page is read in the time of any other', () => {
  const css = `${COLORS} .dark body { background: #000011 } .dark .btn { color: #ffffff } @media (min-width: ${'1'.repeat(200_000)}) { p { margin: 0 } }`
  const found = designFor(css, { more: `<p>${'<html '.repeat(40_000)}`, html: " a='" })
  expect([found.dark, found.breakpoints]).toEqual([undefined, []])
})

test('contrast is measured as WCAG does', () => {
  const { contrast } = designFor(`body { background: #ffffff; color: #767676 } ${BUTTON}`)
  // The lightest grey that passes AA on white has 4.54:1.
  expect(contrast).toContainEqual(
    expect.objectContaining({ role: 'text', text: '#767676', ground: '#ffffff', ratio: 4.54, level: 'AA' }),
  )
  expect(contrast.find(({ role }) => role === 'button-primary')).toMatchObject({
    text: '#ffffff',
    ground: '#aa3300',
    level: 'AA',
  })
})

test('font files are those of families that text is in, with what is known of their licences', () => {
  const face = (family: string, url: string, more = '') =>
    `@font-face { font-family: "${family}"; src: url(${url}.woff) format("woff"), url(${url}.woff2) format("woff2"); ${more} }`
  const { fontFiles, notes } = designFor(
    `${COLORS} ${face('Inter', '/f/inter', 'font-weight: 100 900')} ${face('Own Face', 'https://use.typekit.net/own', 'font-style: italic')} ${face('Unused', '/f/unused')} @font-face { font-family: Inline; src: url(data:font/woff2;base64,AAAA) } body { font-family: Inter, sans-serif } h1 { font-family: "Own Face" } .btn { font-family: Inline }`,
  )
  expect(fontFiles).toEqual([
    {
      ...{ family: 'Inter', weight: [100, 900], style: 'normal', format: 'woff2' },
      ...{ url: 'https://tarnbeck.example/f/inter.woff2', licence: 'OFL-1.1' },
    },
    {
      ...{ family: 'Own Face', weight: [400, 400], style: 'italic', format: 'woff2' },
      ...{
        url: 'https://use.typekit.net/own.woff2',
        licence: 'Adobe Fonts, for the sites of its subscriber',
      },
    },
  ])
  expect(notes).toEqual(['The font Inline is embedded in a style sheet and has no file.'])
})

test('a page without styles has no tokens but those of the style guide', () => {
  const found = extractDesign(snapshotFromHtml({ url: 'https://bare.example/', html: '<p>Hello</p>' }))
  expect(found).toMatchObject({ domain: 'bare.example', radii: [], gradients: [], states: [], fontFiles: [] })
  expect(() => extractDesign({} as never)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
})
