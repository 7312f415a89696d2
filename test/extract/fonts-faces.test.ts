import { describe, expect, test } from 'vitest'
import { fonts } from '../../src/extract/fonts/index.ts'
import type { Candidate } from '../../src/model/finding.ts'
import type { FontUse } from '../../src/model/values.ts'
import { type GivenPage, snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

const HOME = 'https://tarnbeck.example/'

interface Seen {
  readonly uses: readonly FontUse[]
  readonly families: readonly string[]
  /** Why a candidate is not listed. */
  why(family: string): string | undefined
}

function see(css: string, body: string, resources: GivenPage['resources'] = [], head = ''): Seen {
  const html = `<!doctype html><html><head>${head}<style>${css}</style></head><body>${body}</body></html>`
  const finding = fonts(snapshotFromHtml({ url: HOME, html, resources }))
  if ('error' in finding) throw new Error(finding.error)
  const uses = finding.value ?? []
  const candidates = (finding.trace?.candidates ?? []) as readonly Candidate<string>[]
  return {
    uses,
    families: uses.map(({ family }) => family),
    why: (family) => candidates.find(({ value }) => value === family)?.rejected,
  }
}

const face = (family: string, file: string, more = '') =>
  `@font-face { font-family: "${family}"; src: url(${file}); ${more} }`
const set = (tag: string, family: string) => `${tag} { font-family: ${family} }`

describe('one family under several names', () => {
  const BODY = '<h1>Bread first</h1><h2>Then butter</h2><p>And words in running text.</p>'

  test.each([
    ['hyphened styles', ['Gotham-Bold', 'Gotham-Book'], 'Gotham'],
    ['styles without a hyphen', ['GothamMedium', 'Gotham Light'], 'Gotham'],
    ['a style beside the family', ['Brandon Light', 'Brandon'], 'Brandon'],
    ['file names', ['open_sansbold', 'open_sansregular'], 'Open Sans'],
    ['two words of style', ['Foo-SemiBold-Italic', 'Foo-Regular'], 'Foo'],
    ['variable and static', ['Inter Variable', 'Inter'], 'Inter'],
    ['two spellings', ['OpenSans', 'Open Sans'], 'Open Sans'],
    ['hashed and its fallback', ['__Inter_ab12', '__Inter_Fallback_ab12'], 'Inter'],
  ])('%s', (_, [first = '', second = ''], family) => {
    const faces = face(first, '1.woff2') + face(second, '2.woff2')
    const { uses } = see(faces + set('h1', `"${first}"`) + set('h2, p', `"${second}"`), BODY)
    expect(uses.map((use) => [use.family, use.elements, use.percentWords])).toEqual([[family, 3, 100]])
  })

  test('optical sizes of one file are one family', () => {
    const faces = face('Inter', 'Inter.woff2') + face('Inter Display', 'Inter.woff2')
    const { families } = see(faces + set('h1', '"Inter Display"') + set('h2, p', 'Inter'), BODY)
    expect(families).toEqual(['Inter'])
  })

  test.each([
    ['optical sizes of files of their own', 'Red Hat Text', 'Red Hat Display'],
    ['a family whose name ends like a style', 'Archivo', 'Archivo Black'],
    ['widths', 'Roboto', 'Roboto Condensed'],
    ['a style that nothing else shares', 'Karla', 'Gotham-Bold'],
  ])('two families: %s', (_, text, heading) => {
    const faces = face(text, 'text.woff2') + face(heading, 'heading.woff2')
    const { families } = see(faces + set('p', `"${text}"`) + set('h1, h2', `"${heading}"`), BODY)
    expect(families).toEqual([text, heading])
  })
})

describe('icon fonts are recognised', () => {
  const PRIVATE = 'unicode-range: U+E000-F8FF, U+F0000-FFFFD'

  test('by the range of their faces: readable text is in the next family', () => {
    const { families, why } = see(
      face('Signs', 's.woff2', PRIVATE) + set('p', 'Signs, Karla') + set('i', 'Signs'),
      '<p>Words that people read</p><i>\ue001\ue002</i>',
    )
    expect(families).toEqual(['Karla'])
    expect(why('Signs')).toBe('an icon font: its faces are for private-use characters alone')
  })

  test('by the characters that are shown, though words stand beside them', () => {
    const { families, why } = see(
      `${set('p', 'Karla')} ${set('i', 'Pictos')}`,
      '<p>Words that people read</p><i>\ue001\ue002\ue003 ok</i>',
    )
    expect(families).toEqual(['Karla'])
    expect(why('Pictos')).toBe('an icon font: private-use characters are set in it')
  })

  test.each([
    ['words are in the family behind', '<b>Buy it now</b>', ['Karla', 'Lora']],
    ['a ligature is a picture', '<b>shopping_cart</b>', ['Karla']],
  ])('by name: %s', (_, button, families) => {
    const css = `${set('p', 'Karla')} ${set('b', '"Material Symbols Outlined", Lora')}`
    expect(see(css, `<p>Words that people read, all of them</p>${button}`).families).toEqual(families)
  })

  test('shares count readable text only', () => {
    const css = `${set('p', 'Karla')} ${set('i', '"Material Icons"')} ${set('small', 'sans-serif')}`
    const { uses } = see(css, '<p>Three words here</p><i>home</i><small>One</small>')
    expect(uses).toMatchObject([{ family: 'Karla', percentElements: 50, percentWords: 75 }])
  })
})

describe('faces that are not for the script of the text', () => {
  const LATIN = face('Latin Only', 'l.woff2', 'unicode-range: U+0-FF, U+2000-206F')

  test('are passed over, text by text', () => {
    const css = `${LATIN} body { font-family: "Latin Only", "Zen Kaku Gothic New", sans-serif }`
    const { families, why } = see(css, '<p>毎朝、谷の窯でパンを焼いています。 OK</p><h1>Tarnbeck Bread</h1>')
    expect(families).toEqual(['Zen Kaku Gothic New', 'Latin Only'])
    expect(why('Zen Kaku Gothic New')).toBeUndefined()
  })

  test('and reported when no text is shown in them', () => {
    const { families, why } = see(`${LATIN} p { font-family: "Latin Only", Гусли }`, '<p>Хлеб из печи</p>')
    expect(families).toEqual(['Гусли'])
    expect(why('Latin Only')).toBe('none of its faces is for the script of the text')
  })

  test('when no other family follows, the browser chooses', () => {
    const { families, why } = see(`${LATIN} p { font-family: "Latin Only", serif }`, '<p>Хлеб из печи</p>')
    expect([families, why('serif')]).toEqual([[], 'a generic family: the browser chooses the font'])
  })

  test('the subsets of a family count together', () => {
    const greek = face('Both', 'g.woff2', 'unicode-range: U+370-3FF')
    const { families } = see(
      `${greek}${face('Both', 'l.woff2', 'unicode-range: U+0-FF')} p { font-family: Both, Karla }`,
      '<p>Ψωμί από τον φούρνο</p><p>Bread from the oven</p>',
    )
    expect(families).toEqual(['Both'])
  })
})

describe('fonts that could not be loaded', () => {
  const TEXT = '<p>Words in running text.</p>'
  const file = (name: string, status = 200) => ({
    url: `${HOME}${name}`,
    body: '',
    status,
    contentType: 'font/woff2',
  })
  const errorOf = (css: string, resources: GivenPage['resources'], head = '') =>
    see(`${css} p { font-family: Karla, sans-serif }`, TEXT, resources, head).uses.map((use) => [
      use.family,
      use.loadError,
    ])

  test.each([
    [
      'its file is missing',
      face('Karla', 'k.woff2'),
      [file('k.woff2', 404)],
      `${HOME}k.woff2: It answered with status 404.`,
    ],
    ['its file came', face('Karla', 'k.woff2'), [file('k.woff2')], undefined],
    ['nobody asked for its file', face('Karla', 'k.woff2'), [], undefined],
    [
      'the second format came',
      '@font-face { font-family: Karla; src: url(k.woff2), url(k.woff) }',
      [file('k.woff2', 404), file('k.woff')],
      undefined,
    ],
    [
      'another face came',
      face('Karla', 'k.woff2') + face('Karla', 'b.woff2', 'font-weight: 700'),
      [file('k.woff2', 404), file('b.woff2')],
      undefined,
    ],
    [
      'it stands in the sheet itself',
      '@font-face { font-family: Karla; src: url(k.woff2), url(data:font/woff2;base64,AAAA) }',
      [file('k.woff2', 404)],
      undefined,
    ],
  ])('%s', (_, css, resources, error) => {
    expect(errorOf(css, resources)).toEqual([['Karla', error]])
  })

  test('the style sheet of a font service is missing', () => {
    const url = 'https://fonts.googleapis.com/css2?family=Karla:wght@400'
    const sheet = { url, body: '', status: 503, contentType: 'text/css' }
    expect(errorOf('', [sheet], `<link rel="stylesheet" href="${url}">`)).toEqual([
      ['Karla', `${url}: It answered with status 503.`],
    ])
  })
})

describe('the browser’s own font', () => {
  const TEXT = '<h1>Bread before sunrise</h1><p>We bake in the valley and bring it to your door.</p>'
  const roles = (css: string) => see(css, TEXT).uses.map(({ family, roles }) => [family, ...roles])

  test('leads no role', () => {
    expect(roles('h1 { font-family: Lora }')).toEqual([['Lora', 'heading']])
    expect(roles('body { font-family: sans-serif } h1 { font-family: Lora }')).toEqual([['Lora', 'heading']])
  })

  test('counts as chosen when a style sheet names it', () => {
    expect(roles('body { font-family: "Times New Roman" }')).toEqual([['Times New Roman', 'heading', 'body']])
  })
})
