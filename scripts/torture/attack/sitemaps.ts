import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { endless, html, packed, sent } from './answers.ts'

const TYPE = 'application/xml'

/** Long or endless lists of pages. The site's robots.txt names each of them; `*` is every other path. */
export const SITEMAPS: Readonly<Record<string, Readonly<Record<string, RequestListener>>>> = {
  '1m-entries': listed(sent(TYPE, () => entries(1_000_000, 'http://sitemap-1m-entries.example'))),
  // No entry belongs to the site, so the file is read up to the limit of bytes.
  'foreign-endless': listed(sent(TYPE, () => entries(Number.POSITIVE_INFINITY, 'https://other.example'))),
  'gzip-bomb': listed(packed('gzip', () => endless(gzipSync(Buffer.alloc(10_000_000, '<url></url>'))), TYPE)),
  'tag-open': listed(sent(TYPE, () => endless(Buffer.alloc(1_000_000, '<urlset x="')))),
  laughs: listed(
    sent(TYPE, () => [
      Buffer.from(
        `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(1_000)}">]><urlset>${'<url><loc>&a;</loc></url>'.repeat(100_000)}`,
      ),
    ]),
  ),
  indexes: {
    '/robots.txt': robots,
    '*': ({ url = '', headers }, response) => {
      const children = Array.from(
        { length: 1_000 },
        (_, at) => `<sitemap><loc>http://${headers.host}${url}${at}.xml</loc></sitemap>`,
      )
      response.writeHead(200, { 'content-type': TYPE }).end(`<sitemapindex>${children.join('')}`)
    },
  },
  'robots-endless': { '/robots.txt': sent('text/plain', () => endless(Buffer.from('Sitemap: /a.xml\n'))) },
}

function listed(answer: RequestListener): Readonly<Record<string, RequestListener>> {
  return { '/robots.txt': robots, '/sitemap.xml': answer, '/': html(() => '<title>Acme</title><p>Acme') }
}

function robots({ headers }: Parameters<RequestListener>[0], response: Parameters<RequestListener>[1]): void {
  response.writeHead(200, { 'content-type': 'text/plain' }).end(`Sitemap: http://${headers.host}/sitemap.xml`)
}

/** Writes a list of pages in chunks of a thousand. */
function* entries(count: number, origin: string): Generator<Buffer> {
  yield Buffer.from('<urlset>')
  for (let at = 0; at < count; at += 1_000) {
    const some = Array.from({ length: 1_000 }, (_, i) => `<url><loc>${origin}/products/${at + i}</loc></url>`)
    yield Buffer.from(some.join('\n'))
  }
  yield Buffer.from('</urlset>')
}
