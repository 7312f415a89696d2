import { describe, expect, it, test } from 'vitest'
import { language } from '../../src/extract/language/index.ts'
import { languageVersionsOf } from '../../src/snapshot/language-versions.ts'
import { pageOf } from '../snapshot/page.ts'

const GERMAN = 'Wir sind ein kleiner Betrieb, der seit 1990 Möbel aus Holz baut, und wir helfen Ihnen gern.'
const saying = (body: string, html?: string) => language(pageOf({ body, ...(html && { html }) }))

describe('the language of a page', () => {
  it('by its words, and more surely when it declares the same', () => {
    const words = saying(GERMAN)
    expect(words).toMatchObject({ value: 'de', confidence: 0.95, rule: 'words' })
    expect(words).toMatchObject({
      evidence: [{ source: 'text', text: expect.stringMatching(/^\d+ of \d+: .*wir/) }],
    })
    expect(saying(GERMAN, '<html lang="de-AT">')).toMatchObject({
      value: 'de',
      confidence: 0.99,
      rule: 'words',
    })
  })

  it('by its words against what it declares', () => {
    const found = saying(GERMAN, '<html lang="en">')
    expect(found).toMatchObject({ value: 'de', confidence: 0.95 })
    expect('trace' in found && found.trace?.candidates).toContainEqual(
      expect.objectContaining({ value: 'en', rejected: 'its words are German' }),
    )
  })

  it('as it declares where it says too little', () => {
    expect(saying('<h1>Acme</h1>', '<html lang="pt-BR">')).toMatchObject({ value: 'pt', rule: 'declared' })
    expect(saying('<h1>Acme</h1>')).toMatchObject({ value: null, tried: ['words', 'declared'] })
  })

  it('not as it declares where its words are in others, even if they do not decide', () => {
    const danish = 'Vi har det hele. Kom og se hos os i dag! '.repeat(3)
    const found = saying(danish, '<html lang="en">')
    expect(found).toMatchObject({ value: null })
    expect('trace' in found && found.trace?.candidates).toContainEqual(
      expect.objectContaining({
        value: 'en',
        rejected: expect.stringMatching(/^its words are (Danish or Norwegian|Norwegian or Danish)$/),
      }),
    )
    expect(saying(danish, '<html lang="da">')).toMatchObject({ value: 'da' })
  })

  it('says where it is declared', () => {
    expect(saying('<h1>Acme</h1>', '<meta property="og:locale" content="de_DE">')).toMatchObject({
      value: 'de',
      evidence: [{ where: 'meta[property=og:locale]', text: 'de_DE' }],
    })
    expect(saying('<h1>Acme</h1>', '<html lang="de-AT">')).toMatchObject({
      evidence: [{ where: 'html[lang]', text: 'de-AT' }],
    })
  })

  it('Bosnian by what the page declares, since Croatian and Serbian have its words', () => {
    const text =
      'Dobrodošli u našu prodavnicu. Pronađite najbolje proizvode za vaš dom i uživajte u kupovini. Kontaktirajte nas za više informacija.'
    expect(saying(text, '<html lang="bs">')).toMatchObject({ value: 'bs' })
    expect(saying(text, '<html lang="hr">')).toMatchObject({ value: 'hr' })
    expect(saying(text, '<html lang="sr-Latn">')).toMatchObject({ value: 'sr' })
    expect(saying(text)).toMatchObject({ value: null })
  })

  it('Chinese of Hong Kong by what the page declares, written Cantonese by its words', () => {
    const chinese =
      '我們是一家小公司，自一九九零年以來一直製造木製傢俱。您可以在我們這裡找到家裡需要的一切，購買後我們也會為您服務。'
    expect(saying(chinese, '<html lang="zh-HK">')).toMatchObject({ value: 'yue' })
    expect(saying(chinese, '<html lang="zh-TW">')).toMatchObject({ value: 'zh' })
    expect(saying(chinese)).toMatchObject({ value: 'zh' })
  })
})

describe('where a page names its version in German', () => {
  const versions = (body: string) =>
    languageVersionsOf(pageOf({ body }), 'de').map(({ url }) => url.replace('https://www.acme.example', ''))

  it('no address that is too long to be one', () => {
    expect(
      versions(`<footer><a href="/${'x'.repeat(3_000)}">Deutsch</a><a href="/de">DE</a></footer>`),
    ).toEqual(['/de'])
  })

  it('what the language says of the link before what its text says', () => {
    const body = '<footer><a href="/c">DE</a><a href="/b">Deutsch</a><a href="/a" lang="de">►</a></footer>'
    expect(versions(body)).toEqual(['/a', '/b', '/c'])
  })

  it.each([
    ['a page of another site', '<footer><a href="https://translate.example/?u=acme">Deutsch</a></footer>'],
    ['the page itself', '<footer><a href="/#de">Deutsch</a></footer>'],
    ['a code in the text', '<main><p>Cars from <a href="/cars">DE</a></p></main>'],
    ['a sentence', '<footer><a href="/x">Read why Deutsch is not so hard</a></footer>'],
    ['a choice that is no address', '<header><select><option value="de">Deutsch</option></select></header>'],
    ['another language', '<footer><a href="/fr">Français</a><a href="/nl">NL</a></footer>'],
  ])('not %s', (_, body) => {
    expect(versions(body)).toEqual([])
  })

  it('a switch by the name of what is around it', () => {
    expect(versions('<main><ul class="site-language"><li><a href="/de/">de</a></ul></main>')).toEqual([
      '/de/',
    ])
  })
})

test('a switch that shows Hong Kong in brackets', () => {
  const snapshot = pageOf({ body: '<footer><a href="/hk">繁體中文（香港）</a></footer>' })
  expect(languageVersionsOf(snapshot, 'yue').map(({ url }) => new URL(url).pathname)).toEqual(['/hk'])
})
