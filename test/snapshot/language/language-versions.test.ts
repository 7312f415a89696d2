import { describe, expect, it, test } from 'vitest'
import { languageVersionsOf } from '../../../src/snapshot/language/language-versions.ts'
import { pageOf } from '../page.ts'

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
