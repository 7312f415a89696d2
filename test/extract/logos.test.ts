import { describe, expect, test } from 'vitest'
import { logos } from '../../src/extract/logos/index.ts'
import { isFound } from '../../src/model/finding.ts'
import type { Logo } from '../../src/model/values.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'

const HOME = 'https://www.tarnbeck.example/'

interface Extra {
  readonly url?: string
  readonly resources?: Record<string, string>
  readonly css?: string
}

function find(html: string, { url = HOME, resources = {}, css = '' }: Extra = {}) {
  return logos(
    snapshotFromHtml({
      url,
      html: `<!doctype html><title>Tarnbeck</title><style>${css}</style>${html}`,
      resources,
    }),
  )
}

function list(html: string, extra?: Extra): readonly Logo[] {
  const finding = find(html, extra)
  return isFound(finding) ? finding.value : []
}

const paths = (html: string, extra?: Extra) =>
  list(html, extra).map(({ url }) => (url.startsWith('data:') ? 'inline' : url.replace(HOME, '/')))

/** The SVG in a data URL, as text. */
const drawing = (logo: Logo | undefined) =>
  decodeURIComponent(logo?.url.replace('data:image/svg+xml,', '') ?? '')

const SVG = (fill: string, size = 'viewBox="0 0 120 40"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path fill="${fill}" d="M2 2h100v30h-100z"/></svg>`

describe('the mark of a page without one in its header', () => {
  test.each([
    [
      'a drawing in the headline',
      `<h1>${SVG('#111', 'width="96" height="91"')} Hills and dales</h1>`,
      ['inline'],
    ],
    [
      'a drawing beside a headline that is the name',
      `<div><h1>Tarnbeck</h1>${SVG('#111')}</div><div>${SVG('#222')}</div>`,
      ['inline'],
    ],
    ['an ornament in the headline', `<h1>${SVG('#111', 'width="16" height="16"')} Hills and dales</h1>`, []],
    ['a picture beside any headline', '<div><h1>Hills and dales</h1><img src="/view.jpg"></div>', []],
    [
      'a picture that is called a logo, before everything else',
      '<link rel="apple-touch-icon" href="/touch.png"><div><img src="/img/logo.png"></div><h2>Hills</h2>',
      ['/img/logo.png', '/touch.png'],
    ],
    [
      'the banner at the top that is called as the site',
      '<link rel="icon" href="/i.png"><table><tr><td><img src="/top.gif" alt="Tarnbeck" height="120"></td></tr></table>',
      ['/top.gif', '/i.png'],
    ],
    [
      'a picture without a link in the header that is called as the site',
      '<div><img src="/offer.png" alt="Offer"></div><header><img src="/1.png" alt="Tarnbeck logo"><nav>Menu</nav></header>',
      ['/1.png'],
    ],
    [
      'a view that is called as the site',
      '<img src="/view.jpg" alt="Tarnbeck" width="960" height="540">',
      [],
    ],
    ['a later picture that is called as the site', '<h1>Hills</h1><img src="/1.png" alt="Tarnbeck">', []],
  ])('%s', (_, html, expected) => {
    expect(paths(html)).toEqual(expected)
  })
})

describe('the logo in the header comes first', () => {
  test.each([
    ['home link', '<header><a href="/"><img src="/l.png"></a></header>'],
    ['absolute home link', `<header><a href="${HOME}"><img src="/l.png"></a></header>`],
    ['locale home', '<header><a href="/de-at/"><img src="/l.png"></a></header>'],
    ['country and language', '<header><a href="/us/en"><img src="/l.png"></a></header>'],
    ['index file', '<div id="masthead"><a href="/index.html"><img src="/l.png"></a></div>'],
    ['this very page', '<header><a class="logo" href="#"><img src="/l.png"></a></header>'],
    ['a navigation', '<nav class="navbar"><a class="navbar-brand" href="/"><img src="/l.png"></a></nav>'],
    ['no landmark at all', '<div><a href="/"><img src="/l.png"></a></div><h1>Hello</h1>'],
    ['no link, but called logo', '<header><div class="logo"><img src="/l.png"></div></header>'],
    [
      'after a search icon in a button',
      '<header><button><img src="/search.png"></button><a href="/"><img src="/l.png"></a></header>',
    ],
    [
      'not the language menu',
      '<header><a href="/" class="lang"><img src="/flag-de.png" alt="Deutsch"></a><a href="/" class="logo"><img src="/l.png"></a></header>',
    ],
    [
      'not the flags before it, by what they say',
      '<header><a href="/it/"><img src="/ita.svg" alt="IT"></a><a href="/en/"><img src="/gbr.svg" alt="EN"></a><a href="/"><img src="/l.png" alt="Hotel Tarnbeck"></a></header>',
    ],
    [
      'not the one flag before it',
      '<header><a href="/"><img src="/gbr.svg" alt="English"></a><a href="/"><img src="/l.png"></a></header>',
    ],
    [
      'not a row of switches that say nothing',
      '<header><ul><li><a href="/it/"><img src="/1.svg"></a></li><li><a href="/en/"><img src="/2.svg"></a></li></ul><div><a href="/de/"><img src="/l.png"></a></div></header>',
    ],
    [
      'the root before that of a language',
      '<header><a href="/it/"><img src="/1.png"></a><a href="/"><img src="/l.png"></a></header>',
    ],
    [
      'among switches, by its name',
      '<header><a href="/de/"><img src="/l.png" alt="Tarnbeck"></a><a href="/it/"><img src="/1.svg"></a><a href="/en/"><img src="/2.svg"></a></header>',
    ],
    [
      'not the house of a menu',
      '<nav><a href="/"><img class="icon-home" src="/house.png">Home</a></nav><header><a class="brand" href="/"><img src="/l.png"></a></header>',
    ],
    [
      'not the copy for small screens',
      '<header><div class="mobile-menu"><a class="logo" href="/"><img src="/small.png"></a></div><a class="logo" href="/"><img src="/l.png"></a></header>',
    ],
    [
      'before a declared one',
      '<script type="application/ld+json">{"@type":"Organization","name":"Tarnbeck","logo":"/ld.png"}</script><header><a href="/"><img src="/l.png"></a></header>',
    ],
    [
      'before a declared one, on a page without landmarks',
      '<script type="application/ld+json">{"@type":"Organization","name":"Tarnbeck","logo":"/ld.png"}</script><div><a class="logo" href="/"><img src="/l.png"></a></div>',
    ],
    [
      'not a button of a menu made of pictures',
      '<table><tr><td><img src="/l.png" alt="Tarnbeck logo"></td></tr><tr><td><a href="/"><img src="/b1.gif" alt="Home"></a></td><td><a href="/a"><img src="/b2.gif"></a></td><td><a href="/c"><img src="/b3.gif"></a></td></tr></table>',
    ],
    [
      'not the ornament behind the home entry of a menu',
      '<div id="topnav"><a href="/"><span style="background:url(/divider.png) repeat-x">Home</span></a></div><img id="top_logo" src="/l.png">',
    ],
    [
      'not a picture that leads to a place on this page',
      '<header><a href="#offer"><img src="/offer.png"></a><a href="/"><img src="/l.png"></a></header>',
    ],
    [
      'not a picture that leads to the root of a sister site',
      '<header><a href="https://shop.tarnbeck.example/"><img src="/shop.png"></a><a href="/"><img src="/l.png"></a></header>',
    ],
    ['of an accelerated page', '<header><a href="/"><amp-img src="/l.png"></amp-img></a></header>'],
    [
      'an object',
      '<header><a class="logo" href="/"><object data="/l.png" type="image/png"></object></a></header>',
    ],
  ])('%s', (_, html) => {
    expect(paths(html)[0]).toBe('/l.png')
  })

  test.each([
    ['lazy attribute', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/l.png">'],
    ['lazy attribute over a placeholder file', '<img src="/blank.gif" data-lazy-src="/l.png">'],
    [
      'the noscript beside a stand-in',
      '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><noscript><img alt="Tarnbeck" src="/l.png"></noscript>',
    ],
    [
      'the noscript beside a drawn stand-in, encoded',
      `<img src="data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" width="225" height="50" viewBox="0 0 225 50" aria-hidden="true">${' '.repeat(60)}</svg>`)}"><noscript><img src="/l.png"></noscript>`,
    ],
    ['the second picture, the first one’s file name being blank', '<img src="/images/"><img src="/l.png">'],
    ['largest sensible of a source set', '<img srcset="/s.png 100w, /l.png 800w, /huge.png 4000w">'],
    ['densities', '<img srcset="/s.png, /l.png 2x">'],
    [
      'picture at this width',
      '<picture><source media="(max-width: 700px)" srcset="/s.png"><img src="/l.png"></picture>',
    ],
    [
      'picture in this scheme',
      '<picture><source media="(prefers-color-scheme: dark)" srcset="/night.png"><img src="/l.png"></picture>',
    ],
    ['written background', '<span style="background: url(/l.png) no-repeat">Tarnbeck</span>'],
    ['written mask', '<span style="mask-image: url(/l.png)">Tarnbeck</span>'],
  ])('URL from %s', (_, picture) => {
    expect(paths(`<header><a class="logo" href="/">${picture}</a></header>`)[0]).toBe('/l.png')
  })

  test('a URL with a placeholder for the width is filled in', () => {
    expect(
      paths('<header><a class="logo" href="/"><img data-src="/l_{width}x.png" itemprop="logo"></a></header>'),
    ).toEqual(['/l_600x.png'])
  })

  test.each([
    ['background', '.brand a { background: url(/l.png) }'],
    ['mask', '.brand a { background: currentColor; -webkit-mask: url(/l.png) no-repeat center / contain }'],
    ['picture in the place of content', '.brand a { content: url(/l.png) }'],
    [
      'background of ::before',
      '.brand a::before { content: ""; position: absolute; inset: 0; background: url(/l.png) }',
    ],
    [
      'mask of ::after',
      '.brand a::after { content: ""; display: block; background: red; mask-image: url(/l.png) }',
    ],
    ['content of ::before', '.brand a::before { content: url(/l.png) }'],
  ])('%s in a style sheet, with the text moved out of view', (_, painted) => {
    const css = `.brand a { display: block; width: 90px; height: 30px; text-indent: -999em } ${painted}`
    expect(
      paths('<header class="site-header"><h1 class="brand"><a href="/">Tarnbeck</a></h1></header>', {
        css,
      })[0],
    ).toBe('/l.png')
  })

  test('on another page than the home page', () => {
    expect(
      paths('<header><a href="/"><img src="/l.png"></a></header>', { url: `${HOME}blog/2024/post` })[0],
    ).toBe('/l.png')
  })

  test('on another page, a link to that page is not a link to the home page', () => {
    const html =
      '<div><a href="/loans"><img src="/loans.jpg"></a></div><div><a href="/"><img src="/l.png"></a></div>'
    expect(paths(html, { url: `${HOME}loans` })).toEqual(['/l.png'])
  })

  test('a blog on a host of its own, whose logo leads to the main site', () => {
    const html =
      '<header><a href="https://www.tarnbeck.example/"><img src="https://www.tarnbeck.example/l.png"></a></header>'
    expect(paths(html, { url: 'https://blog.tarnbeck.example/post' })[0]).toBe('/l.png')
  })
})

describe('an inline SVG is written so that it stands alone', () => {
  const inHeader = (svg: string) => `<header><a class="logo" href="/">${svg}</a></header>`

  test('computed colours are written out', () => {
    const [logo] = list(
      inHeader(
        '<svg viewBox="0 0 10 10"><path class="w" d="M0 0h9v9z"/><path fill="currentColor" d="M1 1h2v2z"/></svg>',
      ),
      {
        css: 'a { color: #336699 } .w { fill: #cc0000 }',
      },
    )
    expect(drawing(logo)).toMatch(/fill="#cc0000"/)
    expect(logo?.colors.map(({ hex }) => hex)).toEqual(['#cc0000', '#336699'])
  })

  test('what the page says of strokes, and what is inherited, is written out', () => {
    const [logo] = list(
      inHeader(
        '<svg viewBox="0 0 10 10"><g class="ring"><circle cx="5" cy="5" r="4"/></g><path class="gone" d="M0 0h9v9z"/></svg>',
      ),
      {
        css: `.logo { color: #336699; stroke-linecap: round } svg { fill: none; stroke: currentColor }
          .ring { --w: 1.5px; stroke-width: var(--w); stroke-opacity: 0.9 } .gone { display: none }`,
      },
    )
    const text = drawing(logo)
    expect(text).toMatch(/<svg [^>]*fill="none"[^>]* stroke-linecap="round"/)
    expect(text).toMatch(/<g [^>]*stroke="#336699"[^>]* stroke-width="1.5px" stroke-opacity="0.9"/)
    expect(text).not.toMatch(/<path|currentColor|fill="#000000"/)
  })

  test('what a use copies is painted as the page paints the copy', () => {
    const sprite =
      '<svg style="display:none"><symbol id="m" viewBox="0 0 8 8"><path class="a" d="M0 0h7v3z"/><path class="b" d="M0 4h7v3z"/><path fill="currentColor" d="M1 1h1v1z"/></symbol></svg>'
    const css =
      '#m { stroke: #00aa00 } .a { fill: #cc0000 } .logo { color: #123456 } .white { fill: #eeeeee; color: #0a7f3f }'
    const text = drawing(
      list(sprite + inHeader('<svg class="white" viewBox="0 0 8 8"><use href="#m"></use></svg>'), { css })[0],
    )
    expect(text).toMatch(/<svg [^>]*fill="#eeeeee"/)
    expect(text).toContain('<svg x="0" y="0" viewBox="0 0 8 8" stroke="#00aa00">')
    expect(text).toContain('<path class="a" d="M0 0h7v3z" fill="#cc0000">')
    expect(text).toContain('<path class="b" d="M0 4h7v3z">')
    expect(text).toContain('fill="#0a7f3f"')
  })

  test('symbols and gradients from elsewhere on the page are taken in', () => {
    const sprite =
      '<svg style="position:absolute;width:0;height:0"><symbol id="m" viewBox="0 0 8 8"><path d="M0 0h7v7z" fill="url(#g)"/></symbol><linearGradient id="g"><stop stop-color="#123456"/></linearGradient></svg>'
    const [logo] = list(`${sprite}${inHeader('<svg viewBox="0 0 8 8"><use xlink:href="#m"></use></svg>')}`)
    expect(drawing(logo)).not.toContain('<use')
    expect(logo?.colors).toEqual([{ hex: '#123456', name: 'navy' }])
  })

  test('nothing active or external is kept', () => {
    const hostile =
      '<svg viewBox="0 0 8 8" onload="x()"><script>x()</script><foreignObject><p>x</p></foreignObject><image href="https://evil.example/i.png"/><a href="javascript:x()"><path onclick="x()" style="fill:url(https://evil.example/#a)" d="M0 0h7v7z"/></a><style>@import "https://evil.example/x.css";</style><animate attributeName="href"/></svg>'
    expect(drawing(list(inHeader(hostile))[0])).not.toMatch(
      /script|foreign|evil|onload|onclick|href|import|animate/i,
    )
  })

  test('well-formed, with a namespace and its view box', () => {
    const text = drawing(
      list(
        inHeader(
          '<svg viewBox="0 0 8 8" aria-label="A &amp; B"><title>A &lt; B</title><path d="M0 0h7v7z"/></svg>',
        ),
      )[0],
    )
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 8 8"/)
    expect(text).toContain('<title>A &lt; B</title>')
  })

  test('an SVG that needs a missing file is not a logo', () => {
    expect(list(inHeader('<svg><use href="/sprite.svg#m"></use></svg>'))).toEqual([])
  })
})

describe('pictures on the page that are not the logo', () => {
  const wall = (name: string) =>
    `<div class="item"><img class="logo" src="/${name}.png" alt="${name} logo"></div>`
  test.each([
    ['a row of other firms', `<section>${['alba', 'brio', 'cato'].map(wall).join('')}</section>`],
    ['a partner', '<div class="our-partners"><img src="/p-logo.png" alt="Logo"></div>'],
    ['a payment logo', '<footer><img src="/visa-logo.svg" alt="Visa"></footer>'],
    ['an app store badge', '<a href="/app"><img class="logo" src="/google-play-badge.png"></a>'],
    ['a flag', '<img class="logo" src="/flags/no.png" alt="flag">'],
    ['a social network', '<a href="https://facebook.com/tarnbeck"><img src="/facebook-logo.png"></a>'],
    ['a tracker', '<img class="logo" width="1" height="1" src="/t.gif">'],
    ['a portrait', '<div class="author"><img class="brand" src="/avatar.jpg"></div>'],
    ['an award', '<img src="/award-logo.png" alt="Winner 2024">'],
    ['another firm by name', '<img src="/oaklight-logo.png" alt="Oaklight logo">'],
    ['a link to another site', '<a href="https://oaklight.example"><img src="/logo.png"></a>'],
    ['a cookie notice', '<div id="onetrust-banner"><img class="logo" src="/ot-logo.png"></div>'],
    ['a picture called so in an article', '<article><figure><img src="/new-logo.png"></figure></article>'],
    [
      'a photograph whose text tells of logos',
      '<img src="/desk.jpg" alt="A designer at her desk in the sun, drawing brand new Tarnbeck logos with a pencil on paper">',
    ],
    ['a share picture', '<meta property="og:image" content="/photo.jpg">'],
  ])('%s', (_, html) => {
    const finding = find(html)
    expect(finding).toHaveProperty('value', null)
    expect(finding).not.toHaveProperty('error')
  })

  test('the reason is kept for explain', () => {
    const finding = find('<footer><img src="/visa-logo.svg" alt="Visa"></footer>')
    const reasons = 'trace' in finding ? finding.trace?.candidates.map(({ rejected }) => rejected) : []
    expect(reasons).toEqual(['a payment logo'])
  })

  test('a payment service may have its own logo', () => {
    const html =
      '<title>Klarna</title><header><a class="logo" href="/"><img src="/klarna-logo.png" alt="Klarna"></a></header>'
    expect(paths(html, { url: 'https://klarna.example/' })).toEqual([
      'https://klarna.example/klarna-logo.png',
    ])
  })
})

describe('declared logos', () => {
  test.each([
    [
      'JSON-LD',
      '<script type="application/ld+json">{"@type":"Organization","name":"Tarnbeck","logo":{"@type":"ImageObject","url":"/l.png"}}</script>',
    ],
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/Organization"><img itemprop="logo" src="/l.png"></div>',
    ],
    ['og:logo', '<meta property="og:logo" content="/l.png">'],
    [
      'a share picture named logo, at last',
      '<meta property="og:image" content="/l.png"><meta property="og:image" content="/img/tarnbeck-logo.png">',
    ],
  ])('%s', (name, html) => {
    expect(paths(html)[0]).toBe(name.startsWith('a share') ? '/img/tarnbeck-logo.png' : '/l.png')
  })
})

test.each([
  ['that is labelled "home" comes behind the declared logo', 'aria-label="Home"', '', '/ld.png'],
  ['that is labelled with the name comes before it', 'aria-label="Tarnbeck"', '', 'inline'],
  ['that is called a logo comes before it', 'aria-label="Home"', 'class="logo"', 'inline'],
])('a drawing in the home link %s', (_, label, link, first) => {
  const declared = JSON.stringify({ '@type': 'Organization', url: HOME, logo: '/ld.png' })
  const drawing = `<svg ${label} viewBox="0 0 24 24"><path fill="#a00" d="M0 0h24v20h-24z"/></svg>`
  const html = `<script type="application/ld+json">${declared}</script><header><a href="/" ${link}>${drawing}</a></header>`
  expect(paths(html)[0]).toBe(first)
})

test('the logo that the organisation declares is among the first five, whatever the header shows', () => {
  const shown = Array.from(
    { length: 8 },
    (_, at) => `<a href="/"><img src="/tarnbeck-${'abcdefgh'[at]}.png"></a>`,
  )
  const declared = JSON.stringify({ '@type': 'Organization', name: 'Tarnbeck', logo: '/said.png' })
  const found = paths(
    `<script type="application/ld+json">${declared}</script><header>${shown.join('')}</header>`,
  )
  expect(found.length).toBeGreaterThan(5)
  expect(found.indexOf('/said.png')).toBe(4)
})

test.each([
  ['in the blog', `${HOME}blog/anvils`, '/tarnbeck.svg'],
  [
    'where the section has a host of its own',
    'https://blog.tarnbeck.example/blog/anvils',
    '/tarnbeck-blog.svg',
  ],
  ['on another page', HOME, '/tarnbeck-blog.svg'],
])('the mark of a section comes after that of the brand: %s', (_, url, first) => {
  const page =
    '<header><a href="/"><img src="/tarnbeck-blog.svg"></a></header><footer><img alt="logo" src="/tarnbeck.svg"></footer>'
  expect(new URL(list(page, { url })[0]?.url ?? '').pathname).toBe(first)
})

describe('icons', () => {
  test('SVG, touch icon, manifest, then plain ones; smaller copies are rejected', () => {
    const html =
      '<link rel="icon" sizes="16x16" href="/i16.png"><link rel="icon" sizes="96x96" href="/i96.png"><link rel="icon" type="image/svg+xml" href="/i.svg"><link rel="apple-touch-icon" href="/touch.png"><link rel="manifest" href="/m.webmanifest">'
    const resources = {
      [`${HOME}m.webmanifest`]:
        '{"icons":[{"src":"/m512.png","sizes":"512x512"},{"src":"/m192.png","sizes":"192x192"}]}',
    }
    expect(paths(html, { resources })).toEqual(['/i.svg', '/touch.png', '/m512.png', '/i96.png'])
  })

  test('an icon at a well-known path counts only when it was loaded', () => {
    expect(paths('<p>x</p>')).toEqual([])
    expect(paths('<p>x</p>', { resources: { [`${HOME}favicon.ico`]: SVG('#123456') } })).toEqual([
      '/favicon.ico',
    ])
  })
})

describe('a text logo', () => {
  const html =
    '<link rel="icon" href="/i.png"><header><a class="brand" href="/">Tarnbeck</a></header><main><img class="logo" src="/house.png"></main><footer><img src="/logo.png"></footer>'

  test('no picture takes its place', () => {
    expect(list(html).map(({ url, type }) => [url, type])).toEqual([[`${HOME}i.png`, 'icon']])
  })

  test('evidence says so', () => {
    const finding = find(html)
    expect(isFound(finding) && finding.evidence[0]?.text).toBe('the mark is text: Tarnbeck')
  })

  test('a picture in the footer that links to the home page is the site’s logo too', () => {
    const html =
      '<header><a class="logo" href="/"><img src="/l.png"></a></header><footer><a href="/"><img class="logo" src="/foot.png"></a></footer>'
    expect(paths(html)).toEqual(['/l.png', '/foot.png'])
  })

  test.each([
    ['words of a button', '<nav><a href="/">Talk to a specialist</a></nav>'],
    [
      'a label that stands for a picture we do not have',
      '<header><a href="/" aria-label="Tarnbeck"></a></header>',
    ],
  ])('%s is not a text logo', (_, header) => {
    expect(paths(`${header}<main><img class="logo" src="/tarnbeck.png"></main>`)).toEqual(['/tarnbeck.png'])
  })

  test('a picture beside it in the header is the logo', () => {
    expect(paths('<header><img class="logo" src="/l.png"><a href="/">Tarnbeck</a></header>')[0]).toBe(
      '/l.png',
    )
  })
})

describe('facts about a picture', () => {
  const header = '<header><a class="logo" href="/"><img src="/l.svg" width="300" height="20"></a></header>'
  const measured = (body: string) => list(header, { resources: { [`${HOME}l.svg`]: body } })[0]

  test('size and colours from the file, not from attributes', () => {
    expect(measured(SVG('#a3341f'))).toEqual({
      url: `${HOME}l.svg`,
      type: 'logo',
      mode: 'light',
      colors: [{ hex: '#a3341f', name: 'brick red' }],
      resolution: { width: 120, height: 40, aspectRatio: 3 },
      group: 1,
    })
  })

  test('size from attributes when there is no file', () => {
    expect(list(header)[0]?.resolution).toEqual({ width: 300, height: 20, aspectRatio: 15 })
  })

  test.each([
    ['white suits dark', SVG('#fff'), 'dark'],
    [
      'a ground of its own',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#111"/></svg>`,
      'has_opaque_background',
    ],
  ])('mode: %s', (_, body, mode) => {
    expect(measured(body)?.mode).toBe(mode)
  })

  test.each([
    ['square and small', 'width="64" height="60"', 'icon'],
    ['square and large', 'width="800" height="800"', 'logo'],
    ['wide', 'width="64" height="20"', 'logo'],
  ])('type: %s', (_, size, type) => {
    expect(measured(SVG('#123', size))?.type).toBe(type)
  })

  test('a picture that could not be loaded comes after one that was', () => {
    const html = '<header><a class="logo" href="/"><img src="/gone.png"><img src="/l.svg"></a></header>'
    const snapshot = snapshotFromHtml({
      url: HOME,
      html,
      resources: [
        { url: `${HOME}gone.png`, body: '', status: 404 },
        { url: `${HOME}l.svg`, body: SVG('#123') },
      ],
    })
    const finding = logos(snapshot)
    expect(isFound(finding) && finding.value.map(({ url }) => url)).toEqual([
      `${HOME}l.svg`,
      `${HOME}gone.png`,
    ])
  })
})

test.each<[string, { status?: number; body?: string; contentType?: string }, true | undefined]>([
  ['404', { status: 404 }, true],
  ['410', { status: 410 }, true],
  ['503, which may pass', { status: 503 }, undefined],
  ['a page, whose bytes are not kept', { contentType: 'text/html; charset=utf-8' }, true],
  ['a page', { body: '<!doctype html><p>Log in', contentType: 'TEXT/HTML' }, true],
  ['a page that is called a picture', { body: '<!doctype html><p>Log in', contentType: 'image/png' }, true],
  ['nothing', { contentType: 'image/png' }, undefined],
  ['a picture', { body: SVG('#123'), contentType: 'image/svg+xml' }, undefined],
])('a logo whose address answers with %s', (_, answer, missing) => {
  const html =
    '<link rel="icon" href="/l.png"><header><a class="logo" href="/"><img src="/l.png" alt="Tarnbeck"></a></header>'
  const resources = [{ url: `${HOME}l.png`, body: '', ...answer }]
  const finding = logos(snapshotFromHtml({ url: HOME, html, resources }))
  expect(isFound(finding) && finding.value.map((logo) => logo.missing)).toEqual([missing])
})

describe('an icon in its address', () => {
  const drawn = encodeURIComponent(SVG('#b3005e', 'viewBox="0 0 40 40"'))
  test.each([
    ['a drawing in its address', `<link rel="icon" href="data:image/svg+xml,${drawn}">`, ['inline']],
    [
      'an address in several lines',
      `<link rel="icon" href=" data:image/svg+xml,${drawn.slice(0, 20)}\n\t${drawn.slice(20)} ">`,
      ['inline'],
    ],
    ['none on purpose', '<link rel="icon" href="data:,"><link rel="icon" href="data:;base64,=">', []],
    ['the beginning of a bitmap', '<link rel="icon" href="data:image/png;base64,iVBORw0KGgo=">', []],
    [
      'an emoji',
      '<link rel="icon" href="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22><text y=%22.9em%22>🏔️</text></svg>">',
      [],
    ],
    [
      'an emoji on a ground of its own',
      '<link rel="icon" href="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22><rect width=%2240%22 height=%2240%22/><text>🏔️</text></svg>">',
      ['inline'],
    ],
    [
      'a letter',
      '<link rel="icon" href="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22><text y=%22.9em%22>T</text></svg>">',
      ['inline'],
    ],
  ])('%s', (_, html, expected) => {
    expect(paths(html)).toEqual(expected)
  })

  test('a smaller one stands for a larger one that is not there', () => {
    const html =
      '<link rel="icon" sizes="96x96" href="/96.svg"><link rel="icon" sizes="48x48" href="/48.svg">'
    const resources = { [`${HOME}96.svg`]: '<!doctype html><p>Home', [`${HOME}48.svg`]: SVG('#123') }
    expect(paths(html, { resources })).toEqual(['/48.svg'])
  })
})

describe('a mask is seen in the colour behind it', () => {
  const resources = {
    [`${HOME}m.svg`]:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><style>.b{fill:#111;stroke: none}</style><path class="b" d="M0 0h60v40z"/><path fill="#222" style="fill:red" d="M70 0h50v40z"/><path d="M0 0h9v9z"/></svg>',
  }
  const header = '<header><a class="logo" href="/" aria-label="Tarnbeck"></a></header>'
  const shape = 'display:block;width:120px;height:40px;'
  test.each([
    ['of the element', `.logo{${shape}background:#00796b;mask:url(/m.svg) no-repeat 0 0/contain}`],
    ['with a prefix', `.logo{${shape}background-color:#00796b;-webkit-mask-image:url(/m.svg)}`],
    ['of ::before', `.logo::before{content:"";${shape}background:#00796b;mask-image:url("/m.svg")}`],
    ['that is its text colour', `.logo{${shape}color:#00796b;background:currentColor;mask:url(/m.svg)}`],
  ])('%s', (_, css) => {
    const [logo] = list(header, { css, resources })
    expect(logo?.colors.map(({ hex }) => hex)).toEqual(['#00796b'])
    expect(drawing(logo).match(/#\w{3,6}|red|none/g)).toEqual(expect.arrayContaining(['#00796b', 'none']))
    expect(drawing(logo)).not.toMatch(/#111|#222|red/)
  })

  test('unless a picture is there, or nothing', () => {
    for (const ground of ['linear-gradient(red, blue)', 'none'])
      expect(
        paths(header, { css: `.logo{${shape}background:${ground};mask:url(/m.svg)}`, resources }),
      ).toEqual(['/m.svg'])
  })
})

describe('a drawing that shows a file', () => {
  const SHEET = `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="s" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></symbol><linearGradient id="g"><stop stop-color="#123a8c"/></linearGradient><symbol id="l" viewBox="0 0 140 40"><path fill="currentColor" d="M0 0h40v40H0z"/><path fill="url(#g)" d="M50 5h80v10z"/></symbol></svg>`
  const header = (inside: string) =>
    `<header><a class="logo" href="/"><svg class="m" role="img">${inside}</svg></a></header>`
  const css = '.m{color:#8c1d0a;width:140px;height:40px}'

  test('an image', () => {
    expect(paths(header('<image href="/l.png" width="9" height="9"/>'))).toEqual(['/l.png'])
  })

  test('a symbol of another file', () => {
    const resources = { [`${HOME}sheet.svg`]: SHEET }
    const [logo] = list(header('<use xlink:href="/sheet.svg#l"/>'), { css, resources })
    expect(logo?.resolution?.aspectRatio).toBe(3.5)
    expect(logo?.colors.map(({ hex }) => hex)).toEqual(['#8c1d0a', '#123a8c'])
    expect(drawing(logo)).not.toContain('M0 0h24')
  })

  test.each([
    ['that was not captured', 'sheet.svg#l', {}],
    ['that has no such symbol', 'sheet.svg#x', { [`${HOME}sheet.svg`]: SHEET }],
    ['that is no drawing', 'sheet.svg#l', { [`${HOME}sheet.svg`]: '<!doctype html><p id="l">' }],
    [
      'of another site, which browsers refuse',
      'https://cdn.example/sheet.svg#l',
      { 'https://cdn.example/sheet.svg': SHEET },
    ],
  ])('a symbol of a file %s', (_, reference, resources) => {
    expect(paths(header(`<use href="${reference}"/>`), { css, resources })).toEqual([])
  })
})

describe('a sheet of several pictures', () => {
  const header = '<header><a class="logo" href="/"></a></header>'
  const resources = { [`${HOME}sheet.svg`]: SVG('#123456', 'width="600" height="400"') }
  const css =
    '.logo { display: block; width: 120px; height: 40px; background: url(/sheet.svg) 0 -80px no-repeat'

  test('is not the logo that a part of it shows', () => {
    expect(paths(header, { css: `${css} }`, resources })).toEqual([])
  })

  test('is a large picture when it is scaled to its box', () => {
    expect(paths(header, { css: `${css}; background-size: contain }`, resources })).toEqual(['/sheet.svg'])
    const short = css.replace('0 -80px', '0 0 / 60px auto')
    expect(paths(header, { css: `${short} }`, resources })).toEqual(['/sheet.svg'])
  })
})

test('the ratio is that of the sides that are told', () => {
  const resources = { [`${HOME}l.svg`]: SVG('#123', 'width="100.4" height="3.4"') }
  const [logo] = list('<header><a class="logo" href="/"><img src="/l.svg"></a></header>', { resources })
  expect(logo?.resolution).toEqual({ width: 100, height: 3, aspectRatio: 33.3333 })
})

test('one URL with http and https counts once', () => {
  const html =
    '<header><a class="logo" href="/"><img src="http://www.tarnbeck.example/l.png"><img src="https://www.tarnbeck.example/l.png"></a></header>'
  expect(list(html)).toHaveLength(1)
})

describe('variants of one artwork', () => {
  const both = (a: string, b: string) =>
    list(`<header><a class="logo" href="/"><img src="${a}"><img src="${b}"></a></header>`)

  test.each([
    ['/tarn-white.png', '/tarn-dark.png'],
    ['/logo.png', '/logo@2x.png'],
    ['/mark-300x100.png', '/mark-1024x341.png'],
    ['/mark.png', '/mark_inverse.svg'],
  ])('%s and %s share a group', (a, b) => {
    expect(both(a, b).map(({ group }) => group)).toEqual([1, 1])
  })

  test('different names do not share a group', () => {
    expect(both('/tarn.png', '/beck.png').map(({ group }) => group)).toEqual([1, 2])
  })

  test('the SVG comes before its bitmap', () => {
    expect(both('/logo.png', '/logo.svg').map(({ url }) => url)).toEqual([
      `${HOME}logo.svg`,
      `${HOME}logo.png`,
    ])
  })

  test('the same URL counts once', () => {
    expect(both('/logo.png?v=1', '/logo.png?v=2')).toHaveLength(1)
  })
})

test.each([
  ['an empty page', ''],
  [
    'broken addresses',
    '<header><a href="http://["><img src="http://[" srcset=", ,"></a></header><link rel="icon" href="http://[">',
  ],
  ['an icon in a data URL', '<link rel="icon" href="data:,">'],
  [
    'a broken drawing',
    '<header><a href="/"><svg viewBox="x"><path d="M M z"/><use href="#"/></svg></a></header>',
  ],
  ['a deep drawing', `<header><a href="/"><svg>${'<g>'.repeat(5_000)}</svg></a></header>`],
  [
    'a bomb of references',
    `<header><a href="/"><svg viewBox="0 0 9 9">${['a', 'b', 'c', 'd', 'e'].map((id, at, all) => `<g id="${id}">${`<use href="#${all[at + 1] ?? 'p'}"/>`.repeat(40)}</g>`).join('')}<path id="p" d="M0 0h9v9z"/></svg></a></header>`,
  ],
  ['walls without end', `<div>${'<img class="logo" src="/a.png">'.repeat(3_000)}</div>`],
])('bad input never throws: %s', (_, html) => {
  expect(() => find(html)).not.toThrow()
})

test('the same page gives the same bytes', () => {
  const html = `<header><a class="logo" href="/">${SVG('currentColor')}</a></header><link rel="icon" href="/i.png">`
  expect(JSON.stringify(find(html))).toBe(JSON.stringify(find(html)))
})

test('on a page with a table layout the logo may stand in a row with ornaments', () => {
  const row = ['/img/logo.gif', '/img/a.jpg', '/img/b.jpg', '/img/c.jpg'].map(
    (src) => `<td><img src="${src}"></td>`,
  )
  expect(paths(`<table><tr>${row.join('')}</tr></table>`)).toEqual(['/img/logo.gif'])
  const wall = ['/img/a.jpg', '/img/b.jpg', '/img/c.jpg', '/img/logo.gif'].map(
    (src) => `<td><img src="${src}"></td>`,
  )
  expect(paths(`<table><tr>${wall.join('')}</tr></table>`)).toEqual([])
})

describe('what nobody can be shown is not listed', () => {
  const logo = '<header><a class="logo" href="/"><img src="/l.png"></a></header>'

  test('a picture on the machine on which the site was built', () => {
    const declared = '<meta property="og:logo" content="http://localhost:3000/logo.png">'
    expect(paths(declared + logo)).toEqual(['/l.png'])
    expect(list(declared, { url: 'http://localhost:3000/' }).map(({ url }) => url)).toEqual([
      'http://localhost:3000/logo.png',
    ])
  })

  test('an icon whose file is no picture', () => {
    const icon = '<link rel="icon" href="/i.png">'
    const resources = { [`${HOME}i.png`]: 'L\u0000\u0000\u0000 a shortcut to a file' }
    expect(paths(icon + logo, { resources })).toEqual(['/l.png'])
  })

  test('a drawing that is one symbol has the proportions of that', () => {
    const symbols =
      '<svg style="display:none"><symbol id="m" viewBox="4 4 160 15"><path d="M4 4h90v9z"/></symbol></svg>'
    const [found] = list(
      `${symbols}<header><a class="logo" href="/"><svg><use href="#m"></use></svg></a></header>`,
    )
    expect(drawing(found)).toMatch(/^<svg [^>]*viewBox="0 0 160 15"/)
    expect(found?.resolution).toMatchObject({ width: 160, height: 15 })
  })
})
