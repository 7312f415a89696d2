import { describe, expect, it } from 'vitest'
import { socials } from '../../src/extract/socials/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

const urlsOf = (page: Parameters<typeof pageOf>[0]) => {
  const finding = socials(pageOf(page))
  return isFound(finding) ? finding.value.map(({ url }) => url) : []
}
const link = (url: string, text = '') => `<a href="${url}">${text}</a>`
const X = 'https://x.com/acme'

const rows: readonly [trap: string, page: Parameters<typeof pageOf>[0], expected: string[]][] = [
  [
    'a row of icons',
    {
      body: `<footer>${link('https://twitter.com/acme')}${link('https://www.facebook.com/acmeinc/')}</footer>`,
    },
    [X, 'https://www.facebook.com/acmeinc'],
  ],
  [
    'share buttons only',
    {
      body: `<footer>${link('https://twitter.com/share?url=x')}${link('https://www.facebook.com/sharer.php?u=x')}</footer>`,
    },
    [],
  ],
  [
    'the builder’s own account',
    { body: `<footer>Made with ${link('https://twitter.com/wix')}</footer>` },
    [],
  ],
  ...['Credits: ', 'Site by '].map((credit): (typeof rows)[number] => [
    `the maker of the site, after “${credit}”`,
    { body: `<footer>${credit}${link('https://www.linkedin.com/company/webstudio')}</footer>` },
    [],
  ]),
  [
    'the maker of a template, and a name to be filled in',
    {
      body: `<footer>${link('https://twitter.com/SBootstrap')}${link('https://github.com/just-the-docs/just-the-docs')}${link('https://www.facebook.com/Your-Page')}</footer>`,
    },
    [],
  ],
  [
    'who made the site',
    {
      body: `<footer><p>Made with ❤ by the good ${link('https://twitter.com/contoso', '@contoso')}</p></footer>`,
    },
    [],
  ],
  [
    'the site, made by itself',
    { body: `<footer><p>Made with ❤ by the good ${link('https://twitter.com/acme', '@acme')}</p></footer>` },
    [X],
  ],
  [
    'what a visitor left',
    { body: `<footer><a rel="nofollow ugc" href="https://twitter.com/contoso"></a></footer>` },
    [],
  ],
  [
    'the builder’s account on its own site',
    { url: 'https://wix.com/', body: `<footer>${link('https://twitter.com/wix')}</footer>` },
    ['https://x.com/wix'],
  ],
  [
    'a network’s own site: pages of its users',
    {
      url: 'https://www.reddit.com/',
      body: `<nav>${link('https://www.reddit.com/r/cooking')}${link('https://x.com/reddit')}</nav>`,
    },
    ['https://x.com/reddit'],
  ],
  [
    'people of the team',
    {
      body: `<div class="team"><div class="member">${link('https://www.linkedin.com/in/jo')}${link('https://twitter.com/jo')}</div></div>`,
    },
    [],
  ],
  [
    'a partner in the text',
    {
      body: `<p>We worked long and well with our friends at ${link('https://twitter.com/contoso', 'Contoso')} on it.</p>`,
    },
    [],
  ],
  [
    'the own name in the text',
    { body: `<p>Follow us over there on ${link('https://twitter.com/acme', '@acme')} please.</p>` },
    [X],
  ],
  [
    'of two in the footer the closer one',
    { body: `<footer>${link('https://twitter.com/contoso')}${link('https://twitter.com/acme')}</footer>` },
    [X],
  ],
  ['a handle in the meta tags', { head: '<meta name="twitter:site" content="@acme">' }, [X]],
  ['rel=me', { head: '<link rel=me href="https://github.com/acme">' }, ['https://github.com/acme']],
  [
    'the account before its repository',
    { body: `<footer>${link('https://github.com/acme/anvil')}${link('https://github.com/acme')}</footer>` },
    ['https://github.com/acme'],
  ],
  [
    'script data, only with the own name',
    {
      body: '<script>window.x={"a":"https:\\/\\/www.instagram.com\\/acme","b":"https://www.instagram.com/other"}</script>',
    },
    ['https://www.instagram.com/acme'],
  ],
  [
    'script data with escapes after the address',
    {
      body: '<script>x="<a href=\\"https://x.com/acme\\"\\u003e"; y="https:\\u002F\\u002Fwww.instagram.com\\u002Facme"</script>',
    },
    [X, 'https://www.instagram.com/acme'],
  ],
  [
    'sameAs of the site',
    {
      head: '<script type="application/ld+json">{"@type":"Organization","url":"https://acme.example","sameAs":["https://www.tiktok.com/@hammertime","https://en.wikipedia.org/wiki/Acme"]}</script>',
    },
    ['https://www.tiktok.com/@hammertime'],
  ],
  [
    'sameAs of an author',
    {
      head: '<script type="application/ld+json">{"@type":"Article","author":{"@type":"Person","sameAs":["https://twitter.com/jo"]}}</script>',
    },
    [],
  ],
  [
    'a row of icons that nothing calls a footer',
    {
      body: `<p>${link('https://www.facebook.com/pages/Hammerhead/12')}${link('https://x.com/hammerhead')}${link('https://www.youtube.com/hammer1')}</p>`,
    },
    [
      'https://www.facebook.com/pages/Hammerhead/12',
      'https://x.com/hammerhead',
      'https://www.youtube.com/hammer1',
    ],
  ],
  [
    'rows of the people that a page tells of',
    {
      body: ['jo', 'kim']
        .map(
          (who) =>
            `<li>${link(`https://www.facebook.com/${who}smith`)}${link(`https://x.com/${who}smith`)}${link(`https://www.instagram.com/${who}smith`)}</li>`,
        )
        .join(''),
    },
    [],
  ],
  [
    'profiles that the text of a page with icons in its footer tells of',
    {
      body: `<article><p>${link('https://x.com/kim')}</p><p>${link('https://www.facebook.com/jo12')}</p><p>${link('https://www.youtube.com/hammer1')}</p></article><footer>${link('https://www.instagram.com/acme')}</footer>`,
    },
    ['https://www.instagram.com/acme'],
  ],
  [
    'the name of the site as a handle, in a text',
    {
      head: '<meta property="og:site_name" content="Jo Smith Forging">',
      body: `<p>You may as well look at ${link('https://www.youtube.com/c/JoSmithForging', 'my films')} for more</p>`,
    },
    ['https://www.youtube.com/c/JoSmithForging'],
  ],
]

describe('socials', () => {
  it.each(rows)('%s', (_, page, expected) => {
    expect(urlsOf(page)).toEqual(expected)
  })

  it('shows rejected profiles with the reason', () => {
    const finding = socials(pageOf({ body: `<footer>${link('https://twitter.com/wix')}</footer>` }))
    expect(finding).toMatchObject({ trace: { candidates: [{ rejected: 'is an account of a platform' }] } })
  })
})
