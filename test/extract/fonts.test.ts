import { describe, expect, test } from 'vitest'
import { fonts } from '../../src/extract/fonts/index.ts'
import { isFound } from '../../src/model/finding.ts'
import type { FontUse } from '../../src/model/values.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

const HOME = 'https://tarnbeck.example/'
const TEXT =
  '<h1>Bread before sunrise</h1><p>We bake in the valley and bring it to your door, every day of the week.</p>'

function list(css: string, body = TEXT, head = ''): readonly FontUse[] {
  const html = `<!doctype html><html><head>${head}<style>${css}</style></head><body>${body}</body></html>`
  const finding = fonts(snapshotFromHtml({ url: HOME, html }))
  return isFound(finding) ? finding.value : []
}

const families = (css: string, body?: string, head?: string) =>
  list(css, body, head).map(({ family }) => family)
const roleOf = (role: 'heading' | 'body', uses: readonly FontUse[]) =>
  uses.find(({ roles }) => roles.includes(role))?.family

test('the font that the page sets for a heading leads headings, however many are in the font of the browser', () => {
  const uses = list(
    'h1 { font-family: Lora }',
    '<h1>Bread</h1><h2>Baked in the valley before sunrise</h2><p>Come in.</p>',
  )
  expect(uses).toMatchObject([{ family: 'Lora', roles: ['heading'] }])
})

test('families by words, with shares, uses and fallbacks', () => {
  expect(
    list('body { font-family: Karla, Arial, sans-serif } h1 { font-family: "Yeseva One", serif }'),
  ).toEqual([
    {
      family: 'Karla',
      fallbacks: ['Arial', 'sans-serif'],
      uses: ['p'],
      roles: ['body'],
      elements: 1,
      words: 16,
      percentElements: 50,
      percentWords: 84.21,
    },
    {
      family: 'Yeseva One',
      fallbacks: ['serif'],
      uses: ['h1'],
      roles: ['heading'],
      elements: 1,
      words: 3,
      percentElements: 50,
      percentWords: 15.79,
    },
  ])
})

describe('which family of a list is shown', () => {
  test.each([
    ['the first', 'Karla, Arial', 'Karla'],
    ['the first, though it is not declared here', 'Americana, "Times New Roman", serif', 'Americana'],
    ['the one with a face behind one without', '"Proxima Nova", Webbed, sans-serif', 'Webbed'],
    ['an installed one before a face', 'Arial, Webbed, sans-serif', 'Arial'],
    ['system stack', '-apple-system, BlinkMacSystemFont, "Segoe UI", sans-serif', '-apple-system'],
    ['keyword before names', 'ui-sans-serif, system-ui, sans-serif', 'system-ui'],
    ['emoji first', '"Apple Color Emoji", Karla', 'Karla'],
    ['hashed name', '__Inter_ab12cd, __Inter_Fallback_ab12cd', 'Inter'],
    ['both spellings', 'HelveticaNeue-Light, "Helvetica Neue", sans-serif', 'Helvetica Neue'],
    ['a style of one', 'Gotham-Bold, Gotham, sans-serif', 'Gotham'],
  ])('%s', (_, value, family) => {
    expect(
      families(`@font-face { font-family: Webbed; src: url(w.woff2) } body, h1 { font-family: ${value} }`),
    ).toEqual([family])
  })

  test('a family of a linked font service is shown', () => {
    const link =
      '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Open+Sans:wght@400&family=Lora">'
    expect(
      families(
        'body { font-family: "Gill Sans Nova", "Open Sans", serif } h1 { font-family: Lora }',
        TEXT,
        link,
      ),
    ).toEqual(['Open Sans', 'Lora'])
  })
})

describe('families that are left out', () => {
  test.each([
    ['an icon font by name', '.i { font-family: "Font Awesome 6 Free" }', '<i class="i">x</i>'],
    ['an icon font by what is set in it', '.i { font-family: pictos }', '<i class="i">\ue001</i>'],
    ['hidden text', '.i { display: none; font-family: Secret }', '<p class="i">Nobody reads these words</p>'],
    ['the font of bare form controls', '', '<button>Send</button>'],
    ['a generic family', '.i { font-family: ui-sans-serif, sans-serif }', '<p class="i">Plain words</p>'],
    ['the browser’s own font', '.i { font-family: initial }', '<p class="i">Plain words</p>'],
  ])('%s', (_, css, extra) => {
    expect(families(`body { font-family: Karla } ${css}`, TEXT + extra)).toEqual(['Karla'])
  })
})

describe('roles', () => {
  test('headings count by words and size, with the elements inside of them', () => {
    const uses = list(
      'body { font-family: Karla } h1 span { font-family: Lora }',
      '<h1><span>Bread before sunrise in the valley</span></h1><h3>Small one</h3><p>Words in running text.</p>',
    )
    expect([roleOf('heading', uses), roleOf('body', uses)]).toEqual(['Lora', 'Karla'])
  })

  test('without headings the largest text is the heading', () => {
    const uses = list(
      'body { font-family: Karla } .big { font-family: Lora; font-size: 48px }',
      '<div class="big">Bread first</div><p>Words in running text.</p>',
    )
    expect(roleOf('heading', uses)).toBe('Lora')
  })

  test('the body font is that of paragraphs and not of menus', () => {
    const uses = list(
      'body { font-family: Lora } nav { font-family: Karla }',
      `<nav><ul>${'<li>One of very many things here</li>'.repeat(9)}</ul></nav>${TEXT}`,
    )
    expect(roleOf('body', uses)).toBe('Lora')
  })

  test('when a style sheet is missing, the linked family replaces the browser’s default', () => {
    const link = '<link rel="stylesheet" href="https://fonts.googleapis.com/css?family=Lato:400,700">'
    const uses = list('h1 { font-family: Montserrat, sans-serif }', TEXT, link)
    expect([roleOf('heading', uses), roleOf('body', uses)]).toEqual(['Montserrat', 'Lato'])
  })
})

test.each([
  ['no text', ''],
  ['nothing readable', '<p>— · —</p>'],
  ['nobody asked for a font', '<p>Plain words</p>'],
  ['only a generic family', '<p style="font-family: sans-serif">Plain words</p>'],
])('absent: %s', (_, body) => {
  expect(fonts(snapshotFromHtml({ url: HOME, html: body }))).toHaveProperty('value', null)
})

test('a broken family value never throws', () => {
  expect(() => list('body { font-family: "unclosed, x; } p { font-family: ,,"" }')).not.toThrow()
})
