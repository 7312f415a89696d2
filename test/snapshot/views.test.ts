import { describe, expect, it } from 'vitest'
import { BlazonError } from '../../src/model/errors.ts'
import { withoutScriptsOf } from '../../src/snapshot/document/without-scripts.ts'
import { htmlOf } from '../../src/snapshot/dom.ts'
import { linksOf } from '../../src/snapshot/links.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import {
  alternatesOf,
  canonicalOf,
  langOf,
  linkTags,
  metaContent,
  metaTags,
  titleOf,
} from '../../src/snapshot/meta.ts'
import { bodyOf, resourceAt } from '../../src/snapshot/snapshot.ts'
import { headlineOf, paragraphsOf, visibleTextOf } from '../../src/snapshot/text.ts'
import { pageOf } from './page.ts'

describe('meta', () => {
  it('reads the title of the document, not of a drawing', () => {
    expect(titleOf(pageOf({ body: '<svg><title>Icon</title></svg>' }))).toBeUndefined()
    expect(titleOf(pageOf({ head: '<title> Acme\n  &amp; Sons </title>' }))).toBe('Acme & Sons')
  })

  it('gives all values of a key in order, and keys in the order asked for', () => {
    const page = pageOf({
      head: '<meta property="og:image" content="/a.png"><meta name="OG:IMAGE" content="/b.png"><meta name="x" content=" "><meta name="description" content="d">',
    })
    expect(metaTags(page, 'og:image').map(({ content }) => content)).toEqual(['/a.png', '/b.png'])
    expect(metaContent(page, 'x', 'description', 'og:image')).toBe('d')
  })

  it('resolves links against the base', () => {
    const page = pageOf({
      head: '<base href="https://cdn.example/x/"><link rel="shortcut ICON" href="i.ico"><link rel=canonical href="/c"><link rel=alternate hreflang=de href="https://acme.example/de"><link rel=icon href="javascript:x">',
    })
    expect(linkTags(page, 'icon').map(({ url }) => url)).toEqual(['https://cdn.example/x/i.ico'])
    expect(canonicalOf(page)).toBe('https://cdn.example/c')
    expect(alternatesOf(page)).toEqual([{ lang: 'de', url: 'https://acme.example/de' }])
  })

  it('knows the declared language', () => {
    expect(langOf(pageOf({ html: '<html lang="ar" dir="RTL">' }))).toBe('ar')
    expect(langOf(pageOf({ head: '<meta property="og:locale" content="pt_BR">' }))).toBe('pt-BR')
  })
})

describe('links', () => {
  const regionRows: readonly [trap: string, body: string, region: string][] = [
    ['a landmark', '<footer><a href="/x">x</a></footer>', 'footer'],
    ['a role', '<div role="contentinfo"><a href="/x">x</a></div>', 'footer'],
    ['a class in camel case', '<div class="siteFooter"><a href="/x">x</a></div>', 'footer'],
    ['a navigation in the header is the header', '<header><nav><a href="/x">x</a></nav></header>', 'header'],
    [
      'a navigation in the footer is the footer',
      '<div id="footer"><nav><a href="/x">x</a></nav></div>',
      'footer',
    ],
    ['the header of an article is content', '<article><header><a href="/x">x</a></header></article>', 'main'],
    ['a word inside another word says nothing', '<div class="footnotes"><a href="/x">x</a></div>', 'main'],
    ['nothing at all', '<p><a href="/x">x</a></p>', 'main'],
  ]
  it.each(regionRows)('region: %s', (_, body, region) => {
    expect(linksOf(pageOf({ body }))[0]?.region).toBe(region)
  })

  const textRows: readonly [trap: string, body: string, text: string][] = [
    ['folded text', '<a href="/x"> Sign\n <b>in</b> </a>', 'Sign in'],
    ['a label for icons', '<a href="/x" aria-label="Facebook"><svg></svg></a>', 'Facebook'],
    ['the alt text of a picture', '<a href="/x"><img alt="Acme" src="l.png"></a>', 'Acme'],
    ['the title of a drawing', '<a href="/x"><svg><title>Acme</title></svg></a>', 'Acme'],
    ['words that are not shown', '<a href="/x">See<span hidden>!</span><style>a{}</style></a>', 'See'],
  ]
  it.each(textRows)('text: %s', (_, body, text) => {
    expect(linksOf(pageOf({ body }))[0]?.text).toBe(text)
  })

  it('leaves out what leads to no web page', () => {
    expect(
      linksOf(
        pageOf({ body: '<a href="mailto:a@b.example">m</a><a href="javascript:x()">j</a><a name=x>n</a>' }),
      ),
    ).toEqual([])
  })
})

describe('text', () => {
  it('is what a reader sees, a block a line', () => {
    const page = pageOf({
      body: '<h1>One <em>two</em></h1><script>no()</script><p>Three<br>four</p><div style="display: none">no</div><noscript>no</noscript><p hidden>no</p>',
    })
    expect(visibleTextOf(page)).toBe('One two\nThree\nfour')
    expect(headlineOf(page)).toBe('One two')
    expect(paragraphsOf(page).map(({ text }) => text)).toEqual(['Three four'])
  })

  it('is what a script shows with an animation, but not what a visitor opens', () => {
    const hidden = (attributes: string) => `<p class="wow" style="visibility: hidden" ${attributes}>x</p>`
    const shown = (attributes: string) => visibleTextOf(pageOf({ body: hidden(attributes) }))
    expect(shown('')).toBe('x')
    for (const mark of ['role="dialog"', 'aria-hidden="true"', 'aria-modal="true"', 'inert', 'role="menu"'])
      expect(shown(mark), mark).toBe('')
  })

  it('survives nesting that would overflow a recursion', () => {
    expect(visibleTextOf(pageOf({ body: `${'<span>'.repeat(400)}deep` }))).toBe('deep')
    expect(visibleTextOf(pageOf({ body: `near ${'<span>'.repeat(20_000)}too deep` }))).toBe('near')
  })

  it('takes noscript for content only where there is no other', () => {
    const shell = withoutScriptsOf(
      pageOf({ body: '<div id=app></div><noscript><p>Hello without scripts</p></noscript>' }),
    )
    expect(visibleTextOf(shell)).toBe('Hello without scripts')
    const image = '<img src="/a.png"><noscript><img src="/b.png"></noscript>'
    const pictures = withoutScriptsOf(
      pageOf({ body: `${image}<noscript>Hello</noscript><p></p><noscript><img src="/c.png"></noscript>` }),
    )
    expect(htmlOf(pictures)).toContain(`${image}<div>Hello</div><p></p><div><img src="/c.png"></div>`)
    const full = pageOf({ body: `<p>${'Words enough to read. '.repeat(20)}</p><noscript>no</noscript>` })
    expect(withoutScriptsOf(full)).toBe(full)
  })
})

describe('snapshotFromHtml', () => {
  it('derives the site without refusing reserved names', () => {
    const { site } = snapshotFromHtml({ url: 'https://www.shop.acme.co.uk/x?y', html: '' })
    expect(site).toEqual({
      input: 'https://www.shop.acme.co.uk/x?y',
      domain: 'shop.acme.co.uk',
      registrable: 'acme.co.uk',
      label: 'acme',
      unicode: 'shop.acme.co.uk',
    })
    expect(snapshotFromHtml({ url: 'https://xn--bcher-kva.example/', html: '' }).site.unicode).toBe(
      'bücher.example',
    )
  })

  it('takes resources as a record or a list', () => {
    const page = snapshotFromHtml({
      url: 'https://acme.example/',
      html: '',
      resources: { 'https://acme.example/a.css': 'a{}' },
    })
    const css = resourceAt(page, 'https://acme.example/a.css#x')
    expect(css).toMatchObject({ kind: 'stylesheet', status: 200, headers: { 'content-type': 'text/css' } })
    expect(css && new TextDecoder().decode(bodyOf(page, css))).toBe('a{}')
    const listed = snapshotFromHtml({
      url: 'https://acme.example/',
      html: '',
      resources: [
        { url: 'https://acme.example/m', body: '{}', contentType: 'application/manifest+json', status: 404 },
      ],
    })
    expect(listed.resources[0]).toMatchObject({ kind: 'manifest', status: 404 })
  })

  it('gives equal snapshots for equal pages', () => {
    const make = () => snapshotFromHtml({ url: 'https://acme.example', html: '<p>x' })
    expect(make()).toEqual(make())
  })

  it('refuses what is no web address', () => {
    expect(() => snapshotFromHtml({ url: 'file:///etc/hosts', html: '' })).toThrow(BlazonError)
  })
})
