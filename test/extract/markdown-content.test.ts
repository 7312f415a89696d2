import { describe, expect, it } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (page: Parameters<typeof pageOf>[0]) => {
  const finding = markdownOf(pageOf(page), { mainContentOnly: true })
  if (!isFound(finding)) throw new Error('nothing found')
  return { ...finding.value, rule: finding.rule }
}

const say = (what: string) =>
  `${what} is worked while it glows, and it is turned between blows so that no side of it cools before the other. `
const paragraphs = (...names: string[]) => names.map((name) => `<p>${say(name).repeat(3)}</p>`).join('')
const CAPTION = '<figure><img src="/a.png"><figcaption>An anvil at rest</figcaption></figure>'

describe('which part of a page is its content', () => {
  it('an article is known by its address, or by saying so at an address of a headline', () => {
    const body = `<main>${paragraphs('Iron', 'Steel')}${CAPTION}${paragraphs('Bronze', 'Copper')}</main>`
    const head = '<meta property="og:type" content="article">'
    const textAt = (path: string, head = '') => read({ url: `https://acme.example${path}`, head, body }).text
    expect(textAt('/blog/work-it-hot')).not.toContain('at rest')
    expect(textAt('/2024/05/work-iron')).not.toContain('at rest')
    expect(textAt('/how-to-work-iron', head)).not.toContain('at rest')
    expect(textAt('/how-to-work-iron')).toContain('at rest')
    expect(textAt('/iron', head)).toContain('at rest')
  })

  it('the text of a shop that stands outside of its main part belongs to it', () => {
    const goods = ['Hammer', 'Tongs'].map((name) => `<li>${name} 9 EUR</li>`).join('')
    const { text } = read({
      url: 'https://acme.example/collections/tools',
      body: `<main><p>${say('Each of our tools')}</p><ul>${goods.repeat(40)}</ul></main><div class="seo">${paragraphs('Iron', 'Steel', 'Bronze', 'Copper')}</div>`,
    })
    expect(text).toMatch(/Each of our tools[\s\S]*Hammer 9 EUR[\s\S]*Copper is worked/)
  })

  it('what Readability drops of a page that offers something stays', () => {
    const { text } = read({
      url: 'https://acme.example/repair',
      body: `<main><article><h2>How we work</h2>${paragraphs('Iron', 'Steel', 'Bronze')}</article>
        <ul>${['Gates', 'Knives', 'Shoes'].map((name) => `<li><a href="/${name}">${name}: ${say(name)}</a></li>`).join('')}</ul></main>`,
    })
    expect(text).toMatch(/Iron is worked[\s\S]*Gates is worked/)
  })

  it('an answer that is folded away below its question belongs to it, other hidden parts do not', () => {
    const { text } = read({
      head: '<meta property="og:type" content="product">',
      body: `<main><h1>Anvil 50</h1><p>${say('Steel')}</p><div>Is it heavy?</div><div style="visibility:hidden">It is.</div>
        <p>${say('Iron')}</p><div style="display:none">Out of stock.</div></main>`,
    })
    expect(text).toMatch(/Is it heavy\?\nIt is\./)
    expect(text).not.toContain('Out of stock')
  })

  it('labels of fields and small print are none', () => {
    const { text } = read({
      head: '<meta property="og:type" content="product">',
      body: `<main><h1>Anvil 50</h1><p>${say('Steel')}</p><label for="a">Gift wrap</label><input id="a" type="checkbox">
        <p class="legal-disclaimer">Measures may vary.</p></main>`,
    })
    expect(text).toBe(`Anvil 50\n${say('Steel').trim()}`)
  })
})

describe('what stands beside the text of an article', () => {
  const textWith = (aside: string) =>
    read({
      url: 'https://acme.example/blog/work-it-hot',
      body: `<article><h1>Iron</h1>${paragraphs('Iron', 'Steel')}${aside}${paragraphs('Bronze', 'Copper')}</article>`,
    }).text

  it.each([
    [
      'a line that leads elsewhere with its links',
      `<p><b>DON'T MISS</b><br><a href="/1">Ten hammers that every smith should own by now</a> [LIST]<br><a href="/2">What the anvil makers of the north do in winter</a> [VIDEO]</p>`,
    ],
    [
      'links below such a line',
      '<p>Read more</p><p><a href="/1">Ten hammers that every smith should own by now</a> [LIST]<br><a href="/2">What the anvil makers of the north do in winter</a> [VIDEO]</p>',
    ],
    [
      'what is no content anywhere',
      '<div class="signup"><p>Ten hammers for the price of nine.</p><p>All that the anvil makers say, by mail.</p></div>',
    ],
  ])('%s', (_, aside) => {
    const text = textWith(aside)
    expect(text).not.toMatch(/hammers|anvil makers/)
    expect(text).toMatch(/Steel is worked[\s\S]*Bronze is worked/)
  })

  it('a sentence with links is text', () => {
    expect(
      textWith(
        '<p>Read more than one book before you begin: the <a href="/1">first of them</a> is by a smith.</p>',
      ),
    ).toContain('first of them')
  })
})
