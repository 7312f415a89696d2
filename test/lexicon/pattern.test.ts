import { describe, expect, it } from 'vitest'
import { isForeignHandle } from '../../src/lexicon/handles.ts'
import { isBelow, isWithin } from '../../src/lexicon/hosts.ts'
import {
  inSmallLetters,
  nameWords,
  pattern,
  phrases,
  wholeText,
  wholeWords,
  words,
} from '../../src/lexicon/pattern.ts'
import { expectWithin } from '../house/processor.ts'

describe('patterns made of lists', () => {
  it('take words literally, and small patterns as they are', () => {
    const made = wholeText(['c/', 'a.b', /jobs?/, 'f-droid'])
    expect(['c/', 'a.b', 'job', 'jobs', 'F-Droid'].filter((text) => !made.test(text))).toEqual([])
    expect(['a-b', 'c', 'jobss'].filter((text) => made.test(text))).toEqual([])
  })

  it('know where words end in scripts with spaces', () => {
    const made = wholeWords(['вход', 'über'])
    expect(['Вход', 'hier: über uns'].filter((text) => !made.test(text))).toEqual([])
    expect(['входная дверь', 'herüber', 'über_uns'].filter((text) => made.test(text))).toEqual([])
  })

  it('know the words of class names', () => {
    const made = nameWords(words('share sns'))
    expect(['share', 'btn share-row', 'x_sns'].filter((text) => !made.test(text))).toEqual([])
    expect(['shareholder', 'prisnsa'].filter((text) => made.test(text))).toEqual([])
  })

  it('stand on several lines without line breaks in them', () => {
    const notices = phrases('coming soon, under construction')
    const made = pattern('i')`
      ^(?:${notices}|
      closed)\W*$
    `
    expect(made.source).toBe('^(?:coming soon|under construction|closed)\\W*$')
  })

  it('take no longer than the text is long', () => {
    const made = wholeWords(phrases('sign up, sign up now, sign up for free'))
    const text = 'sign up'.repeat(40_000)
    expectWithin(500, () => made.test(text))
  })
})

describe('a text in small letters', () => {
  it.each([
    ['İLETİŞİM: Ünlü Cad.', 'iletişim: ünlü cad.'],
    ['R.C.S. Ťachovice', 'r.c.s. ťachovice'],
  ])('has as many characters as %s', (text, small) => {
    expect(inSmallLetters(text)).toBe(small)
    expect(small).toHaveLength(text.length)
  })
})

describe('hosts', () => {
  it('are within a domain, or a name under any suffix', () => {
    const domains = new Set(['shopify.com', 'google.*'])
    expect(
      ['shopify.com', 'acme.shopify.com', 'www.google.co.uk'].every((host) => isWithin(host, domains)),
    ).toBe(true)
    expect(['myshopify.com', 'com', 'google'].some((host) => isWithin(host, domains))).toBe(false)
    expect([isBelow('acme.shopify.com', domains), isBelow('shopify.com', domains)]).toEqual([true, false])
  })
})

describe('accounts that are nobody’s who has the site', () => {
  it.each([
    'wix',
    'Wix.com',
    'just-the-docs/just-the-docs',
    'OneTrust',
    'YourCompanyName',
    'pagename',
    'xxxx',
  ])('%s', (handle) => expect(isForeignHandle(handle)).toBe(true))
  it.each(['acme', 'hugo', 'foundation', 'yourbakery', 'linkworks'])('but not %s', (handle) =>
    expect(isForeignHandle(handle)).toBe(false),
  )
})
