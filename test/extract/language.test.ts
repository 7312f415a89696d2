import { describe, expect, it } from 'vitest'
import { language } from '../../src/extract/language/index.ts'
import { pageOf } from '../snapshot/page.ts'

const GERMAN = 'Wir sind ein kleiner Betrieb, der seit 1990 Möbel aus Holz baut, und wir helfen Ihnen gern.'
const saying = (body: string, html?: string) => language(pageOf({ body, ...(html && { html }) }))

describe('the language of a page', () => {
  it('is read from its words, with more confidence when it declares the same', () => {
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

  it('is read from its words when it declares another one', () => {
    const found = saying(GERMAN, '<html lang="en">')
    expect(found).toMatchObject({ value: 'de', confidence: 0.95 })
    expect('trace' in found && found.trace?.candidates).toContainEqual(
      expect.objectContaining({ value: 'en', rejected: 'its words are German' }),
    )
  })

  it('is the declared one when there are too few words', () => {
    expect(saying('<h1>Acme</h1>', '<html lang="pt-BR">')).toMatchObject({ value: 'pt', rule: 'declared' })
    expect(saying('<h1>Acme</h1>')).toMatchObject({ value: null, tried: ['words', 'declared'] })
  })

  it('is not the declared one when its words are in others, even if these are not decisive', () => {
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

  it('has the place of the declaration as evidence', () => {
    expect(saying('<h1>Acme</h1>', '<meta property="og:locale" content="de_DE">')).toMatchObject({
      value: 'de',
      evidence: [{ where: 'meta[property=og:locale]', text: 'de_DE' }],
    })
    expect(saying('<h1>Acme</h1>', '<html lang="de-AT">')).toMatchObject({
      evidence: [{ where: 'html[lang]', text: 'de-AT' }],
    })
  })

  it('is Bosnian only when declared, because Croatian and Serbian have the same words', () => {
    const text =
      'Dobrodošli u našu prodavnicu. Pronađite najbolje proizvode za vaš dom i uživajte u kupovini. Kontaktirajte nas za više informacija.'
    expect(saying(text, '<html lang="bs">')).toMatchObject({ value: 'bs' })
    expect(saying(text, '<html lang="hr">')).toMatchObject({ value: 'hr' })
    expect(saying(text, '<html lang="sr-Latn">')).toMatchObject({ value: 'sr' })
    expect(saying(text)).toMatchObject({ value: null })
  })

  it('is Chinese of Hong Kong when declared, and Cantonese by its words', () => {
    const chinese =
      '我們是一家小公司，自一九九零年以來一直製造木製傢俱。您可以在我們這裡找到家裡需要的一切，購買後我們也會為您服務。'
    expect(saying(chinese, '<html lang="zh-HK">')).toMatchObject({ value: 'yue' })
    expect(saying(chinese, '<html lang="zh-TW">')).toMatchObject({ value: 'zh' })
    expect(saying(chinese)).toMatchObject({ value: 'zh' })
  })
})
