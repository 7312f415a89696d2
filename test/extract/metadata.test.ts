import { describe, expect, it } from 'vitest'
import { metadata } from '../../src/extract/metadata/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (page: Parameters<typeof pageOf>[0]) => {
  const finding = metadata(pageOf({ url: 'https://www.acme.example/blog/2020/01/02/anvils?utm=1', ...page }))
  return isFound(finding) ? finding.value : {}
}
const ld = (item: object) => `<script type="application/ld+json">${JSON.stringify(item)}</script>`

describe('metadata', () => {
  it('reads what is declared', () => {
    const head = `<link rel=canonical href="/blog/anvils"><meta property="og:title" content="Anvils"><meta property="og:image" content="/a.png">${ld({ '@type': 'BlogPosting', author: { name: 'Jo' }, datePublished: '2020-01-05', publisher: { '@type': 'Organization', name: 'Acme', logo: { url: 'https://acme.example/l.svg' } } })}`
    expect(read({ html: '<html lang=en-GB>', head })).toMatchObject({
      title: 'Anvils',
      image: 'https://www.acme.example/a.png',
      logo: 'https://acme.example/l.svg',
      publisher: 'Acme',
      author: 'Jo',
      date: '2020-01-05',
      url: 'https://www.acme.example/blog/anvils',
      lang: 'en-GB',
    })
  })

  const rows: readonly [trap: string, page: Parameters<typeof pageOf>[0], expected: object][] = [
    ['the date in the address', {}, { date: '2020-01-02' }],
    [
      'who wrote it and when, below the headline without any markup',
      {
        url: 'https://www.acme.example/anvils',
        body: '<header><p>By The Smiths</p></header><main><h1>Anvils</h1><div><span>By</span><span>Jo de la Cruz</span></div><p>5 de março de 2021</p><p>By Steel alone no anvil stands, and by 1 May 1999 none did.</p></main>',
      },
      { author: 'Jo de la Cruz', date: '2021-03-05' },
    ],
    [
      'dates, comments and variables of a template are no authors',
      {
        head: '<meta name=author content="page.extra.author">',
        body: '<p class=author>Sat, 20 Dec, 2025</p><p class=author>Ann says</p><p class=byline>By Jo Smith</p>',
      },
      { author: 'Jo Smith' },
    ],
    [
      'author and publisher that the data name by reference',
      {
        head: ld({
          '@graph': [
            { '@type': ['Article', 'NewsArticle'], author: { '@id': '#jo' }, publisher: { '@id': '#acme' } },
            { '@type': 'Person', '@id': '#jo', name: 'Jo Smith' },
            { '@type': 'Organization', '@id': '#acme', name: 'Acme Press' },
          ],
        }),
      },
      { author: 'Jo Smith', publisher: 'Acme Press' },
    ],
    [
      'references with a type, in another spelling of the address, in sets',
      {
        head: ld({
          '@graph': [
            { '@type': 'Article', author: { '@set': [{ '@type': 'Person', '@id': '#jo' }] } },
            {
              '@type': 'Person',
              '@id': 'https://www.acme.example/blog/2020/01/02/anvils?utm=1#jo',
              name: 'Jo Smith',
            },
          ],
        }),
      },
      { author: 'Jo Smith' },
    ],
    [
      'a claim behind the name of the site',
      { head: '<meta property="og:site_name" content="Acme | Anvils for everybody">' },
      { publisher: 'Acme' },
    ],
    [
      'the parts of a Chinese title',
      { head: '<title>河水上涨_新闻频道_河边网</title>' },
      { publisher: '河边网' },
    ],
    [
      'an app of the publisher',
      { head: '<meta name="twitter:app:name:iphone" content="Acme News">' },
      { publisher: 'Acme News' },
    ],
    ['a language in Dublin Core', { head: '<meta name="dc.language" content="de">' }, { lang: 'de' }],
    [
      'the side of an icon in its address',
      {
        head:
          '<link rel=icon href="/size/w256h256/i.png">' +
          ld({ '@type': 'Article', publisher: { name: 'Acme', logo: '/l.png' } }),
      },
      { logo: 'https://www.acme.example/size/w256h256/i.png' },
    ],
    [
      'a day in one number in the address',
      { url: 'https://www.acme.example/news/20200102/a.html' },
      { date: '2020-01-02' },
    ],
    [
      'two numbers in the address',
      { url: 'https://www.acme.example/n1/2020/0102/c1.html' },
      { date: '2020-01-02' },
    ],
    [
      'a further name of the date',
      { url: 'https://www.acme.example/a', head: '<meta name=publish_date content="2020-01-02">' },
      { date: '2020-01-02' },
    ],
    [
      'a further name of the change',
      { head: '<meta name=date-modified content="2020-02-02">' },
      { modified: '2020-02-02' },
    ],
    [
      'the artist of a record',
      { head: ld({ '@type': 'MusicAlbum', byArtist: { name: 'Northlight' } }) },
      { author: 'Northlight' },
    ],
    [
      'the address of a page about the author',
      {
        head: '<meta property="article:author" content="https://www.acme.example/jo">',
        body: '<main><h1>Anvils</h1><a href="/authors/jo">Jo Smith</a></main>',
      },
      { author: 'Jo Smith' },
    ],
    [
      'an address beside the name',
      { head: '<meta name=author content="Jo Smith jo@acme.example">' },
      { author: 'Jo Smith' },
    ],
    [
      'the name behind an address',
      { head: '<meta name=author content="jo@acme.example (Jo Smith)">' },
      { author: 'Jo Smith' },
    ],
    [
      'the site behind the name',
      { head: '<meta name=author content="Jo Smith, Acme">' },
      { author: 'Jo Smith' },
    ],
    [
      'for whom somebody writes',
      { body: '<p class=byline>By Jo Smith for Acme</p>' },
      { author: 'Jo Smith' },
    ],
    [
      'what somebody is',
      { head: ld({ '@type': 'Article', author: 'Jo Smith, Senior Staff Writer' }) },
      { author: 'Jo Smith' },
    ],
    [
      'a number of an account',
      { head: '<meta name=author content=104923>', body: '<p class=author>本报记者 王小明</p>' },
      { author: '王小明' },
    ],
    [
      'an account that every system has',
      { head: '<meta name=author content=admin>', body: '<p class=byline>By Jo Smith</p>' },
      { author: 'Jo Smith' },
    ],
    [
      'the site as its own author',
      {
        head: `<meta property="og:site_name" content="Acme Post">${ld({ '@type': 'Article', author: { name: 'Acme Post' } })}`,
        body: '<p class=byline>By Jo Smith</p>',
      },
      { author: 'Jo Smith' },
    ],
    [
      'the site alone',
      { head: `<meta property="og:site_name" content="Acme Post"><meta name=author content="Acme Post">` },
      { author: 'Acme Post' },
    ],
    ['a family name first', { head: '<meta name=dc.creator content="Smith, Jo">' }, { author: 'Jo Smith' }],
    [
      'a firm in a catalogue',
      { head: '<meta name=dc.creator content="Acme, Inc.">' },
      { author: 'Acme, Inc.' },
    ],
    [
      'an office and its country in a catalogue',
      { head: '<meta name=dc.creator content="Ministry of Health, Norway">' },
      { author: 'Ministry of Health, Norway' },
    ],
    [
      'a society whose name ends with that of the site',
      { head: '<meta name=author content="Friends for Acme">' },
      { author: 'Friends for Acme' },
    ],
    [
      'a name beside the portrait',
      {
        body: '<main><h1>Anvils</h1><div><img src=/jo.jpg alt="Photo of Jo Smith"><div>Jo Smith</div><div>Feb 3, 2020 · 5 min</div></div></main>',
      },
      { author: 'Jo Smith' },
    ],
    [
      'a signature in a table, and its day',
      {
        url: 'https://www.acme.example/a',
        body: '<table><tr><td><font>Posted by <a href=u>Jo Smith</a> on Monday, July 08, 2019</font></td></tr></table>',
      },
      { author: 'Jo Smith', date: '2019-07-08' },
    ],
    ['a date in German', { head: '<meta name=published content="5. März 2021">' }, { date: '2021-03-05' }],
    ['a byline with "by"', { body: '<p class="byline">By Jo Smith | May 1</p>' }, { author: 'Jo Smith' }],
    [
      'an author who is an address',
      { head: '<meta name=author content="ops@acme.example">', body: '<a rel=author href=/jo>Jo</a>' },
      { author: 'Jo' },
    ],
    [
      'the largest icon stands in for a logo',
      { head: '<link rel=icon sizes=16x16 href=/s.png><link rel=icon sizes=192x192 href=/l.png>' },
      { logo: 'https://www.acme.example/l.png' },
    ],
    [
      'the publisher in the title',
      { head: '<title>Anvils and more - Acme</title>' },
      { publisher: 'Acme', title: 'Anvils and more - Acme' },
    ],
    [
      'a title that is an address',
      { head: '<meta property="og:title" content="https://acme.example/x"><title>Anvils</title>' },
      { title: 'Anvils' },
    ],
    [
      'the article’s date before the template’s',
      {
        head: ld({
          '@graph': [
            { '@type': 'WebPage', datePublished: '2010-01-01' },
            { '@type': 'Article', datePublished: '2020-02-03' },
          ],
        }),
      },
      { date: '2020-02-03' },
    ],
    [
      'the date of the last change beside that of the first',
      { head: ld({ '@type': 'Article', datePublished: '2020-02-03', dateModified: '2021-03-04' }) },
      { date: '2020-02-03', modified: '2021-03-04' },
    ],
    [
      'the last change in a meta tag',
      { head: '<meta property="article:modified_time" content="2021-03-04">' },
      { modified: '2021-03-04' },
    ],
    [
      'a byline that ends in a dash',
      { head: '<meta name=author content="Jo Smith -">' },
      { author: 'Jo Smith' },
    ],
    [
      'a date before the name, below the headline that the title begins with',
      {
        head: '<title>Anvils by hand | Acme</title>',
        body: '<main><h1>Acme notes</h1><h2>Anvils by hand</h2><p>Dec 08, 2019 by Jo Smith in Forging</p><h2>By Fire</h2></main>',
      },
      { author: 'Jo Smith' },
    ],
    [
      'a link to the page of the author',
      { body: '<main><h1>Anvils</h1><p><a href="/authors/jo">Jo Smith</a> - 12/03/2026</p></main>' },
      { author: 'Jo Smith' },
    ],
    [
      'who signed below the text, and not who commented',
      {
        body: '<main><h1>Anvils</h1><p>Steel.</p><div class=comments><p itemprop=author>Ann</p><p>Posted by Ben at noon</p></div><h3>Written by Jo Smith</h3></main>',
      },
      { author: 'Jo Smith' },
    ],
    [
      'teasers of other pages',
      {
        body: `<main><h1>Anvils</h1><p class=author>Jo Smith</p>${['Tongs', 'Bellows']
          .map(
            (other) =>
              `<article itemscope itemtype="https://schema.org/Article"><h2 itemprop=headline>${other} for everybody who forges</h2><b itemprop=author>Ann</b><time itemprop=datePublished datetime=2010-01-01></time></article>`,
          )
          .join('')}</main>`,
        head: '<meta name=date content=2020-02-03>',
      },
      { author: 'Jo Smith', date: '2020-02-03' },
    ],
    [
      'the day that readers see, where it is another in Greenwich',
      { head: '<meta property="article:published_time" content="2024-08-23T22:53:14-0700">' },
      { date: '2024-08-23T22:53:14-07:00' },
    ],
    [
      'decoration, icons and placeholders are not the picture of a page',
      {
        body: '<img aria-hidden="true" src="/dots.gif"><img src="/cart.svg" width=24 height=24><footer><img src="/award.png"></footer><img src="/blank.gif" data-src="/anvil.jpg">',
      },
      { image: 'https://www.acme.example/anvil.jpg' },
    ],
    [
      'the author in the labelled texts of a preview, before the maker of the theme',
      {
        head: '<meta name=author content="Theme Forge"><meta name="twitter:label1" content="Geschrieben von"><meta name="twitter:data1" content="Jo Smith"><meta name="twitter:label2" content="Lesezeit"><meta name="twitter:data2" content="3 Minuten">',
      },
      { author: 'Jo Smith' },
    ],
    [
      'an author as bibliographies write the name',
      {
        head: '<meta name=citation_author content="Smith, Jo A."><meta name=citation_author content="Roe, Ann">',
      },
      { author: 'Jo A. Smith' },
    ],
    [
      'the name in the box of the author, without a label and without what the author is',
      { body: '<div class=byline><p>By</p><p>Jo Smith</p><p>Contributing Writer</p></div>' },
      { author: 'Jo Smith' },
    ],
    [
      'the name that the data of an author mark, without the badges beside it',
      {
        body: '<div itemprop=author itemscope><span itemprop=name>jo</span> <b>14.6k</b> <i>20 badges</i></div>',
      },
      { author: 'jo' },
    ],
    [
      'the class of a name, as frameworks of blocks and elements write it',
      { body: '<main><h1>Anvils</h1><b class="BlogPost__authorName">Jo Smith</b></main>' },
      { author: 'Jo Smith' },
    ],
    [
      'several authors in a line at the end',
      { body: '<main><h1>Anvils</h1><p>Authors: Jo Smith and Ann Roe, smiths</p></main>' },
      { author: 'Jo Smith and Ann Roe' },
    ],
    [
      'dates of comments and answers are not that of the page',
      {
        url: 'https://www.acme.example/anvils',
        body: '<h1>Anvils?</h1><div itemprop=acceptedAnswer itemscope itemtype="https://schema.org/Answer"><time itemprop=datePublished datetime=2021-05-05></time></div><ul class=comments><li><time datetime=2022-01-01></time></li></ul><time datetime=2020-03-04></time>',
      },
      { date: '2020-03-04' },
    ],
    [
      'a line that says when the page was changed',
      {
        url: 'https://www.acme.example/anvils',
        body: '<main><h1>Anvils</h1><p>Steel.</p><p>Last updated: November 13, 2025</p></main>',
      },
      { date: '2025-11-13' },
    ],
    [
      'a month in words in the address',
      { url: 'https://www.acme.example/blog/2016/may/24/anvils' },
      { date: '2016-05-24' },
    ],
    [
      'the publisher by the text of the mark, where the title names the page alone',
      {
        head: '<title>Anvils by hand</title>',
        body: '<header><a href="/"><img src="/l.png" alt="Acme Forge logo"></a></header>',
      },
      { publisher: 'Acme Forge' },
    ],
    [
      'an address and the name of a page are no publishers',
      {
        head: `${ld({ '@type': 'Article', publisher: { '@id': 'https://other.example/#org' } })}<meta property="og:site_name" content="Blog"><title>Anvils - Acme</title>`,
      },
      { publisher: 'Acme' },
    ],
  ]
  it.each(rows)('%s', (_, page, expected) => {
    expect(read(page)).toMatchObject(expected)
  })

  it.each<readonly [what: string, page: Parameters<typeof read>[0], field: 'author' | 'date' | 'lang']>([
    [
      'who reviewed something is no author',
      {
        body: `<main><h1>Anvils</h1>${['Jo', 'Ann', 'Ben'].map((name) => `<div>Written by ${name} Smith on 3 May</div>`).join('')}</main>`,
      },
      'author',
    ],
    [
      'a customer under a picture of the same name is no author',
      { body: '<main><h1>Anvils</h1><div><img src=/a.jpg alt="Jo Smith"> Jo Smith, smith</div></main>' },
      'author',
    ],
    [
      'a product under a picture of the same name is no author',
      {
        body: '<main><h1>Anvils</h1><div><img src=/b.jpg alt="Cloud Runner"> Cloud Runner 59 EUR</div></main>',
      },
      'author',
    ],
    [
      'the number of a product in the address is no date',
      { url: 'https://www.acme.example/anvils/20101112' },
      'date',
    ],
    [
      'the day of a show in the address is no date of the page',
      { url: 'https://www.acme.example/tickets/2026-12-31/anvils-live' },
      'date',
    ],
    ['several languages are not that of the page', { head: '<meta name=language content="en, de">' }, 'lang'],
  ])('%s', (_, page, field) => {
    expect(read(page)[field]).toBeUndefined()
  })
})

it('the title of a page is not its publisher', () => {
  expect(read({ head: '<title>Anvils by hand</title>' })).not.toHaveProperty('publisher')
})

it('does not take an account for the author, because it usually is the publisher’s', () => {
  expect(read({ head: '<meta name="twitter:creator" content="@acme">' })).not.toHaveProperty('author')
})

describe('the logo of a page', () => {
  const publisher = (logo: unknown) =>
    ld({ '@type': 'Article', publisher: { '@type': 'Organization', name: 'Acme', logo } })
  const wide = publisher({ '@type': 'ImageObject', url: '/wordmark.png', width: '196', height: 60 })
  const square = publisher({
    '@type': 'ImageObject',
    url: '/mark.png',
    width: { '@type': 'Distance', value: '512 px' },
    height: '512',
  })
  const touch = '<link rel="apple-touch-icon" href="/touch.png">'
  const icon = '<link rel="icon" href="/tab.png" sizes="32x32">'

  const rows: readonly [trap: string, page: Parameters<typeof pageOf>[0], path: string][] = [
    ['one that says it is square, before icons', { head: touch + square }, '/mark.png'],
    ['a large icon before a wordmark', { head: touch + wide }, '/touch.png'],
    ['a large icon before one of unknown shape', { head: touch + publisher('/any.png') }, '/touch.png'],
    ['a wordmark before an icon for tabs', { head: icon + wide }, '/wordmark.png'],
    ['og:logo before all', { head: `${square}<meta property="og:logo" content="/og.png">` }, '/og.png'],
    [
      'the picture that is marked as the logo',
      {
        head: square,
        body: '<picture><source media="(min-width: 9px)" srcset="/big.svg"><img itemprop="logo" src="/marked.svg"></picture>',
      },
      '/marked.svg',
    ],
    [
      'a marked picture that is not loaded yet',
      { body: '<a itemprop="logo"><img src="data:image/gif;base64,R0lGOD" data-src="/late.png"></a>' },
      '/late.png',
    ],
    [
      'a logo by reference',
      {
        head: ld({
          '@graph': [
            { '@type': 'Organization', '@id': '#org', name: 'Acme', logo: { '@id': '#logo' } },
            { '@type': 'ImageObject', '@id': '#logo', url: '/mark.png', width: 300, height: 300 },
          ],
        }),
      },
      '/mark.png',
    ],
    [
      'the side in the name of an icon without sizes',
      { head: '<link rel="icon" href="/i-32x32.png"><link rel="icon" href="/i-512x512.png">' },
      '/i-512x512.png',
    ],
    [
      'a tile for the start screen',
      { head: `${icon}<meta name="msapplication-TileImage" content="/tile.png">` },
      '/tile.png',
    ],
    ['where browsers look when nothing is said', {}, '/favicon.ico'],
  ]
  it.each(rows)('%s', (_, page, path) => {
    expect(read(page)).toMatchObject({ logo: `https://www.acme.example${path}` })
  })
})
