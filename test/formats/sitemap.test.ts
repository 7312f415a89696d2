import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parseSitemap } from '../../src/formats/sitemap.ts'

const URLSET =
  '<?xml version="1.0"?><urlset><url><loc> https://a.example/1 </loc></url><url><loc>https://a.example/2</loc></url></urlset>'
const BOTH = ['https://a.example/1', 'https://a.example/2']

const rows: readonly [trap: string, body: string | Uint8Array, kind: string, urls: readonly string[]][] = [
  ['white space around a location', URLSET, 'urlset', BOTH],
  ['gzip', gzipSync(URLSET), 'urlset', BOTH],
  [
    'a gzip that was cut off gives what it holds',
    gzipSync(URLSET, { level: 0 }).subarray(0, 120),
    'urlset',
    ['https://a.example/1'],
  ],
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
  ['plain text', 'Hello', 'none', []],
  ['nothing', '', 'none', []],
  [
    'an entity bomb is not expanded',
    '<!DOCTYPE x [<!ENTITY a "https://a.example/x">]><urlset><url><loc>&a;</loc></url></urlset>',
    'none',
    [],
  ],
  ['other schemes', '<urlset><url><loc>file:///etc/passwd</loc></url></urlset>', 'none', []],
]

describe('parseSitemap', () => {
  it.each(rows)('%s', (_, body, kind, urls) => {
    expect(parseSitemap(body)).toEqual({ kind, urls })
  })

  it('holds its limits: unpacked size and number of locations', () => {
    expect(parseSitemap(gzipSync(' '.repeat(100_000)), { maxBytes: 1000 }).kind).toBe('none')
    expect(parseSitemap(URLSET, { maxUrls: 1 }).urls).toEqual(['https://a.example/1'])
  })
})
