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
  ]
  it.each(rows)('%s', (_, page, expected) => {
    expect(read(page)).toMatchObject(expected)
  })
})
