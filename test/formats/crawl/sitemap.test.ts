import { describe, expect, it } from 'vitest'
import { createSitemapReader } from '../../../src/formats/crawl/sitemap.ts'
import { createRecordScan } from '../../../src/formats/crawl/sitemap-records.ts'
import { expectWithin } from '../../house/processor.ts'

/** Returns locations and their kinds, as the reader gives them when the bytes come in pieces of one size. */
function read(body: string | Uint8Array, size = Number.POSITIVE_INFINITY) {
  const urls: string[] = []
  const kinds = new Set<string>()
  const reader = createSitemapReader((url, kind) => {
    urls.push(url)
    kinds.add(kind)
  })
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size))
  reader.end()
  return { kind: [...kinds].join() || 'none', urls, isSitemap: reader.isSitemap() }
}

const URLSET =
  '<?xml version="1.0"?><urlset><url><loc> https://a.example/1 </loc></url><url><loc>https://a.example/2</loc></url></urlset>'
const BOTH = ['https://a.example/1', 'https://a.example/2']

const rows: readonly [trap: string, body: string | Uint8Array, kind: string, urls: readonly string[]][] = [
  ['white space around a location', URLSET, 'urlset', BOTH],
  [
    'an index of sitemaps',
    '<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>',
    'index',
    ['https://a.example/s.xml'],
  ],
  [
    'a location without loc',
    '<sitemapindex><sitemap>\nhttps://a.example/s.xml\n</sitemap></sitemapindex>',
    'index',
    ['https://a.example/s.xml'],
  ],
  [
    'images of a page are no pages',
    '<urlset><url><loc>https://a.example/1</loc><image:image><image:loc>https://a.example/i.png</image:loc></image:image></url></urlset>',
    'urlset',
    ['https://a.example/1'],
  ],
  [
    'a prefix for the vocabulary itself',
    '<sm:urlset><sm:url><sm:loc>https://a.example/1</sm:loc></sm:url></sm:urlset>',
    'urlset',
    ['https://a.example/1'],
  ],
  [
    'entities and CDATA',
    '<urlset><url><loc>https://a.example/?a=1&amp;b=<![CDATA[2&c=3]]></loc></url></urlset>',
    'urlset',
    ['https://a.example/?a=1&b=2&c=3'],
  ],
  [
    'broken XML',
    '<urlset><url><loc>https://a.example/1</loc><url><loc>https://a.example/2</urlset>',
    'urlset',
    BOTH,
  ],
  [
    'a comment hides its content',
    '<urlset><!-- <url><loc>https://a.example/0</loc></url> --><url><loc>https://a.example/1</loc></url></urlset>',
    'urlset',
    ['https://a.example/1'],
  ],
  [
    'RSS: the channel is no entry, a guid may stand in',
    '<rss><channel><link>https://a.example/</link><item><link>https://a.example/1</link></item><item><guid>https://a.example/2</guid></item></channel></rss>',
    'feed',
    BOTH,
  ],
  [
    'Atom: only the first page link of an entry',
    '<feed><link href="https://a.example/"/><entry><link rel="edit" href="https://a.example/e"/><link href="https://a.example/1"/></entry></feed>',
    'feed',
    ['https://a.example/1'],
  ],
  ['a text list', 'https://a.example/1\r\n\r\nnot a URL\nhttps://a.example/2\n', 'text', BOTH],
  ['a line that is no URL', 'Hello\nhttp://\nftp://a.example/\n//a.example/', 'none', []],
  [
    'an element that is called as a member of every object',
    '<urlset><constructor><loc>https://a.example/0</loc></constructor><url><loc>https://a.example/1</loc></url></urlset>',
    'urlset',
    ['https://a.example/1'],
  ],
  [
    'news and video of a page are no pages',
    '<urlset><url><loc>https://a.example/1</loc><video:video><video:player_loc>https://a.example/p</video:player_loc></video:video><news:news><news:url>https://a.example/n</news:url></news:news></url></urlset>',
    'urlset',
    ['https://a.example/1'],
  ],
  [
    'alternates of a page in other languages are no entries',
    '<urlset><url><loc>https://a.example/1</loc><xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/></url></urlset>',
    'urlset',
    ['https://a.example/1'],
  ],
  [
    'references by number, and one that does not exist',
    '<urlset><url><loc>https://a.example/&#63;q=1&#x26;r=&nbsp;</loc></url></urlset>',
    'urlset',
    ['https://a.example/?q=1&r=&nbsp;'],
  ],
  [
    'a byte order mark before white space',
    '\uFEFF\n\n<urlset><url><loc>https://a.example/1</loc></url></urlset>',
    'urlset',
    ['https://a.example/1'],
  ],
  [
    'capitals',
    '<URLSET><URL><LOC>HTTPS://A.example/1</LOC></URL></URLSET>',
    'urlset',
    ['HTTPS://A.example/1'],
  ],
  [
    'what the end of the file cuts off',
    '<urlset><url><loc>https://a.example/1</loc></url><url><loc>https://a.exam',
    'urlset',
    ['https://a.example/1'],
  ],
  [
    'nested entities are not expanded',
    '<!DOCTYPE x [<!ENTITY a "https://a.example/x"><!ENTITY b "&a;&a;">]><urlset><url><loc>https://a.example/&b;</loc></url></urlset>',
    'urlset',
    ['https://a.example/&b;'],
  ],
  [
    'a page that says that nothing was found',
    '<!doctype html><title>404</title><a href="https://a.example/">',
    'none',
    [],
  ],
  ['JSON', '{"urls": ["https://a.example/1"]}', 'none', []],
  ['nothing', '', 'none', []],
  [
    'an entity bomb is not expanded',
    '<!DOCTYPE x [<!ENTITY a "https://a.example/x">]><urlset><url><loc>&a;</loc></url></urlset>',
    'none',
    [],
  ],
  [
    'relative locations of pages',
    '<urlset><url><loc>/1</loc></url><url><loc>//b.example/2</loc></url><url><loc>../3?a=1&amp;b=2</loc></url></urlset>',
    'urlset',
    ['/1', '//b.example/2', '../3?a=1&b=2'],
  ],
  [
    'relative locations of sitemaps',
    '<sitemapindex><sitemap><loc>child.xml</loc></sitemap></sitemapindex>',
    'index',
    ['child.xml'],
  ],
  [
    'Atom: links may be relative, an id is no reference',
    '<feed><entry><id>a1</id><link href="/1"/></entry><entry><id>a2</id></entry></feed>',
    'feed',
    ['/1'],
  ],
  [
    'Atom: a base for all links, and one of an entry',
    '<feed xml:base="https://a.example/blog/"><entry><link href="1"/></entry><entry xml:base="https://b.example/"><link href="2"/></entry></feed>',
    'feed',
    ['https://a.example/blog/1', 'https://b.example/2'],
  ],
  [
    'words, hosts without a scheme and files that are no sitemaps lead nowhere',
    '<urlset><url><loc>not yet</loc></url><url><loc>www.a.example</loc></url><url><loc>a.example/1</loc></url><url>/2</url></urlset>',
    'none',
    [],
  ],
  ['relative locations of something else', '<html><url><loc>/1</loc></url></html>', 'none', []],
  ['other schemes', '<urlset><url><loc>file:///etc/passwd</loc></url></urlset>', 'none', []],
]

describe('a sitemap', () => {
  it.each(rows)('%s', (_, body, kind, urls) => {
    expect(read(body)).toMatchObject({ kind, urls })
  })

  it.each(rows)('gives the same however it is cut: %s', (_, body, kind, urls) => {
    if (typeof body !== 'string' || !body.includes('<')) return
    for (let at = 0; at <= body.length; at++) {
      const found: string[] = []
      const scan = createRecordScan((url) => found.push(url))
      scan.push(body.slice(0, at).replace('\uFEFF', ''))
      scan.push(body.slice(at).replace('\uFEFF', ''))
      scan.end()
      expect(found, `${kind} cut at ${at}`).toEqual(urls)
    }
  })

  it('is read in pieces of any size', () => {
    const url = (i: number) => `https://a.example/${i}`
    const entries = Array.from({ length: 500 }, (_, i) => `<url><loc>${url(i)}</loc></url>\n`).join('')
    const lines = Array.from({ length: 500 }, (_, i) => url(i)).join('\r\n')
    const all = Array.from({ length: 500 }, (_, i) => url(i))
    for (const size of [1, 7, 1000, 4096]) {
      expect(read(`<urlset>${entries}</urlset>`, size).urls).toEqual(all)
      expect(read(lines, size).urls).toEqual(all)
    }
  })

  it('is known as one although there is nothing in it', () => {
    expect(read('<?xml version="1.0"?><urlset></urlset>').isSitemap).toBe(true)
    expect(read('<rss><channel/></rss>').isSitemap).toBe(true)
    expect(read('<html><body>Not found</body></html>').isSitemap).toBe(false)
    expect(read('').isSitemap).toBe(false)
  })
})

describe('the encoding of a sitemap', () => {
  const xml = (encoding: string) =>
    `<?xml version="1.0" encoding="${encoding}"?><urlset><url><loc>https://a.example/caf\u00e9</loc></url></urlset>`
  const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()
  const rows: readonly [trap: string, bytes: Uint8Array][] = [
    ['UTF-8 without a word', Buffer.from(xml('').replace(/<\?.*?\?>/, ''))],
    ['Latin-1, declared', Buffer.from(xml('ISO-8859-1'), 'latin1')],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${xml('UTF-16')}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(xml('UTF-16'), 'utf16le')],
    ['UTF-16, big end first', swapped(`\uFEFF${xml('UTF-16')}`)],
    ['UTF-16, big end first, without a mark', swapped(xml('UTF-16'))],
    ['UTF-8 that is declared as UTF-16', Buffer.from(xml('UTF-16'))],
    ['UTF-8 that is declared as nothing that exists', Buffer.from(xml('klingon'))],
  ]
  it.each(rows)('%s', (_, bytes) => {
    expect(read(bytes).urls).toEqual(['https://a.example/caf\u00e9'])
  })
})

describe('hostile sitemaps', () => {
  const rows = [
    '<a',
    '<',
    '&',
    '<!--',
    '<![CDATA[',
    '<url><loc>',
    '</',
    '<entry><link rel href  ',
    '\n',
    'http://',
  ]
  it.each(rows)('5 MB of %j take no longer than as much of anything', (text) => {
    const sitemap = text.repeat(5_000_000 / text.length)
    expectWithin(4_000, () => read(sitemap, 65_536))
  })
})

it('resolves nothing where a feed declares no base', () => {
  const items = '<item><link>/a</link></item>'.repeat(40_000)
  expectWithin(300, () => read(`<rss>${items}`, 65_536))
  expect(read(`<rss>${items}`).urls.length).toBe(40_000)
})
