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

  it('writes a picture in one line, with the address that a lazy loader shows', () => {
    const said = `<p>${'Each anvil is cast and not forged, and rests for a year before it is used. '.repeat(5)}</p>`
    const written = (img: string) => {
      const finding = markdownOf(pageOf({ body: `${said}<div>\u00a0\u00a0\u00a0\u00a0 ${img}</div>` }))
      return isFound(finding) ? finding.value.markdown.split('\n').at(-1) : undefined
    }
    const svg = (shape: string) =>
      `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><title>An anvil</title>${shape}</svg>`).toString('base64')}`
    const anvil = '![](https://www.acme.example/anvil.jpg)'
    expect(written('<img src="/anvil.jpg" alt="An\n\n  anvil">')).toBe(
      '![An anvil](https://www.acme.example/anvil.jpg)',
    )
    expect(written('<a href="/a">\n <img src="/anvil.jpg">\n</a>')).toBe(
      `[${anvil}](https://www.acme.example/a)`,
    )
    expect(written('<img src="/spacer.gif" data-hi-res-src="/anvil.jpg">')).toBe(anvil)
    expect(written(`<img src="/anvil.jpg" data-src='{"a":1}'>`)).toBe(anvil)
    const unpainted = svg('<rect width="100%" height="100%" fill="none"/>')
    expect(written(`<img src="${unpainted}"><noscript><img src="/anvil.jpg"></noscript>`)).toBe(anvil)
    const row = ['a.jpg?w=8&#038;h=6', 'b.jpg?w=8&amp;h=6', 'c d.jpg?w=8&h=6'].map(
      (name) => `<img src="${unpainted}"><noscript><img class="x" src="/${name}"></noscript>`,
    )
    expect(written(row.join('\n'))).toBe(
      ['a.jpg?w=8&h=6', 'b.jpg?w=8&h=6', 'c%20d.jpg?w=8&h=6']
        .map((name) => `![](https://www.acme.example/${name})`)
        .join(' '),
    )
    expect(written(`<img src="${svg('<path d="M0 0h9v9z"/>')}">`)).toBe('![](data:image/svg+xml;base64,...)')
  })

  it('resolves a relative base once', () => {
    const body = `<article><p><a href="anvil">Anvil</a></p>${'<p>Each anvil is cast, and not forged, and it rests for a year before it is used.</p>'.repeat(9)}</article>`
    const page = pageOf({
      url: 'https://acme.example/blog/all-that-we-cast',
      head: '<base href="sub/">',
      body,
    })
    for (const mainContentOnly of [true, false]) {
      const finding = markdownOf(page, { mainContentOnly })
      expect(isFound(finding) && finding.value.markdown).toContain('](https://acme.example/blog/sub/anvil)')
    }
  })

  it('unwraps a table that is one column of lists, or has one cell', () => {
    const list = '<ul><li>Iron</li><li>Steel</li></ul>'
    const table = (rows: string) => {
      const finding = markdownOf(pageOf({ body: `<table>${rows}</table>` }))
      return isFound(finding) ? finding.value.markdown : undefined
    }
    expect(table(`<tr><td></td><td>${list}</td><td>&nbsp;</td></tr>`)).toBe('-   Iron\n-   Steel')
    expect(table(`<tr><td>${list}</td></tr><tr><td>Bronze</td></tr>`)).toBe('-   Iron\n-   Steel\n\nBronze')
    expect(table(`<tr><td>${list}</td><td>Bronze</td></tr>`)).toContain('| • Iron<br> • Steel | Bronze |')
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

test('a page that the small DOM cannot take is written without an article', () => {
  const page = pageOf({
    body: `<article><h1>Anvils</h1>${'<p>Anvils are made of iron, and iron is made of ore, which lies in the hills.</p>'.repeat(12)}</article>`,
  })
  const small = vi.spyOn(JSDOMParser.prototype, 'parse').mockImplementation(() => {
    throw new Error('too odd')
  })
  onTestFinished(() => small.mockRestore())
  expect(articleOf(page)).toBeUndefined()
  const finding = markdownOf(page, { mainContentOnly: true })
  expect(isFound(finding) && finding.value.markdown).toContain('iron is made of ore')
  expect(small).toHaveBeenCalledOnce()
})
