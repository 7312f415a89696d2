import JSDOMParser from '@mozilla/readability/JSDOMParser.js'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { articleOf } from '../../src/extract/markdown/content/article.ts'
import { type Markdown, markdownOf } from '../../src/extract/markdown/index.ts'
import { isFound } from '../../src/model/finding.ts'
import type { MarkdownOptions } from '../../src/model/scrape.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (page: Parameters<typeof pageOf>[0], options?: Partial<MarkdownOptions>): Markdown => {
  const finding = markdownOf(pageOf(page), { mainContentOnly: true, ...options })
  if (!isFound(finding)) throw new Error('nothing found')
  return finding.value
}

const PARAGRAPH = `<p>${'The anvil is a block of metal on which another object is struck, over and over. '.repeat(6)}</p>`
const ARTICLE = `<nav><a href="/">Start</a></nav><article><h2>Anvils</h2>${PARAGRAPH.repeat(3)}<ul><li>One</li><li>Two</li></ul><pre><code class="language-js">let a = 1</code></pre><p>See <a href="/more">more</a>. <img src="/a.png" alt="An anvil"></p></article><footer>Imprint</footer>`

describe('markdown', () => {
  it('keeps the article and drops what surrounds it', () => {
    const { markdown } = read({ head: '<title>Anvils</title>', body: ARTICLE })
    expect(markdown).toContain('-   One\n-   Two')
    expect(markdown).toContain('```js\nlet a = 1\n```')
    expect(markdown).toContain('[more](https://www.acme.example/more)')
    expect(markdown).toContain('![An anvil](https://www.acme.example/a.png)')
    expect(markdown).not.toMatch(/Start|Imprint/)
  })

  it('can keep the whole page, and leave out links and images', () => {
    const { markdown } = read({ body: ARTICLE }, { mainContentOnly: false, links: false, images: false })
    expect(markdown).toMatch(/Start[\s\S]*Imprint/)
    expect(markdown).not.toMatch(/\]\(|!\[/)
  })

  it('keeps every entry of a list, of which an article reader keeps one', () => {
    const cards = ['Hammer', 'Tongs', 'Bellows'].map(
      (name) => `<div class="card"><h3>${name}</h3><p>${name} for smiths, now cheaper.</p></div>`,
    )
    expect(read({ body: `<main>${cards.join('')}</main>` }).markdown).toMatch(
      /Hammer[\s\S]*Tongs[\s\S]*Bellows/,
    )
  })

  it('writes tables', () => {
    const table = '<table><tr><th>Size</th><th>Price</th></tr><tr><td>Small</td><td>9</td></tr></table>'
    expect(read({ body: `<main><p>Prices</p>${table}</main>` }).markdown).toMatch(
      /\| Size \| Price \|\n\| --- \| --- \|\n\| Small \| 9 +\|/,
    )
  })

  it('writes what stands in a cell as one line, and a span as empty cells', () => {
    const table =
      '<table><tr><th colspan=2>Anvil</th></tr><tr><td><ul><li>London</li><li>German</li></ul></td><td><p>Old</p><p>New</p></td></tr></table>'
    expect(read({ body: `<main><p>Patterns</p>${table}</main>` }).markdown).toBe(
      'Patterns\n\n| Anvil |  |\n| --- | --- |\n| • London<br> • German | Old<br> New |',
    )
  })

  it('escapes what would be read as markup, and no more', () => {
    const { markdown } = read({
      body: '<main><p>Call max_heat of &lt;forge&gt; for A&amp;amp; and *this*.</p></main>',
    })
    expect(markdown).toBe('Call max_heat of \\<forge> for A\\&amp; and \\*this\\*.')
  })

  it('tells what the page is', () => {
    const head =
      '<title>Anvils | Acme</title><meta name=author content="Jo Smith"><meta property="og:site_name" content="Acme"><meta property="article:published_time" content="2020-01-02T03:04:05Z">'
    expect(read({ html: '<html lang=en>', head, body: ARTICLE })).toMatchObject({
      byline: 'Jo Smith',
      siteName: 'Acme',
      lang: 'en',
      published: '2020-01-02T03:04:05.000Z',
    })
  })

  it('reads noscript of a page that is empty otherwise', () => {
    expect(
      read({ body: `<div id=app></div><noscript><main>${PARAGRAPH}</main></noscript>` }).markdown,
    ).toContain('The anvil')
  })

  it('is absent on an empty page', () => {
    expect(markdownOf(pageOf({}), { mainContentOnly: true })).toMatchObject({ value: null, tried: ['body'] })
  })

  it('survives noscript within noscript', () => {
    expect(read({ body: `<main>${PARAGRAPH}</main>${'<noscript>'.repeat(5000)}` }).markdown).toContain(
      'The anvil',
    )
  })

  it('survives nesting beyond the limit', () => {
    for (const mainContentOnly of [true, false])
      expect(() =>
        markdownOf(pageOf({ body: `${'<div>'.repeat(3000)}deep` }), { mainContentOnly }),
      ).not.toThrow()
  })
})

test('what the small DOM cannot take is read by jsdom', () => {
  const page = pageOf({
    body: `<article><h1>Anvils</h1>${'<p>Anvils are made of iron, and iron is made of ore, which lies in the hills.</p>'.repeat(12)}</article>`,
  })
  const small = vi.spyOn(JSDOMParser.prototype, 'parse').mockImplementation(() => {
    throw new Error('too odd')
  })
  onTestFinished(() => small.mockRestore())
  expect(articleOf(page)?.text).toContain('iron is made of ore')
  expect(small).toHaveBeenCalledOnce()
})
