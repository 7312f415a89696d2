import { describe, expect, it } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (page: Parameters<typeof pageOf>[0], { images = false } = {}) => {
  const finding = markdownOf(pageOf(page), { mainContentOnly: true, images })
  if (!isFound(finding)) throw new Error('nothing found')
  return { ...finding.value, rule: finding.rule }
}

const say = (what: string) =>
  `${what} is worked while it glows, and it is turned between blows so that no side of it cools before the other. `
const paragraphs = (...names: string[]) => names.map((name) => `<p>${say(name).repeat(3)}</p>`).join('')
const DATED = '<meta property="article:published_time" content="2021-05-06">'

describe('main content by the kind of page', () => {
  it('of an article: its running text, without what stands beside it', () => {
    const page = {
      head: DATED,
      body: `<header><a href="/">The Smith</a></header><article><h1>Iron</h1><p class="byline">By Jo Smith</p>${paragraphs('Iron', 'Steel')}
        <figure><img src="/a.png"><figcaption>An anvil at rest</figcaption></figure>
        <p><a href="/b">Ten hammers that every smith should own</a></p>${paragraphs('Bronze', 'Copper')}
        <h3>You may also like</h3><ul><li><a href="/c">Tongs for beginners</a></li></ul></article>
        <div class="comments"><p>${say('First comment')}</p></div>`,
    }
    const { text, markdown, rule } = read(page)
    expect(rule).toBe('readability')
    expect(text).toMatch(/^Iron is worked[\s\S]*Copper is worked/m)
    const beside = /The Smith|By Jo|at rest|Ten hammers|also like|Tongs|First comment/
    expect(text).not.toMatch(beside)
    expect(markdown).not.toMatch(beside)
    expect(read(page, { images: true }).markdown).toContain('An anvil at rest')
  })

  it('of a forum: every post, without who wrote it and when', () => {
    const posts = ['Coal', 'Coke', 'Gas'].map(
      (name, at) =>
        `<div class="post"><div class="user">smith${at}</div><div class="post-body"><p>${say(name)}</p></div><button>Like</button><div>3 Likes</div></div>`,
    )
    const { text, rule } = read({
      url: 'https://forum.acme.example/t/fuel/12',
      body: `<main><h1>Fuel</h1>${posts.join('')}</main>`,
    })
    expect(rule).toBe('posts')
    expect(text).toMatch(/Coal[\s\S]*Coke[\s\S]*Gas/)
    expect(text).not.toMatch(/smith0|Like/)
  })

  it('of a product: name, price and what is folded away, without controls', () => {
    const { text } = read({
      head: '<meta property="og:type" content="product">',
      body: `<main><h1>Anvil 50</h1><span>$</span><span>450</span><button>Add to cart</button><div>Add to wish list</div>
        <h3><button aria-expanded=false>Shipping</button></h3><div class="accordion-panel" hidden><p>Sent within two days.</p></div>
        <div class="related-products"><p>Tongs</p></div></main>`,
    })
    expect(text).toBe('Anvil 50\n$ 450\nShipping\nSent within two days.')
  })

  it('of a product with prose: that prose, without the short lines around it that Readability leaves out', () => {
    const shop = (beside: string) => ({
      url: 'https://www.acme.example/products/anvil-50',
      body: `<div><h1>Anvil 50</h1><article>${paragraphs('Iron', 'Steel', 'Brass', 'Tin')}</article></div>
        <div><div>Anvil 30</div><div>390</div></div><section>${beside}</section>`,
    })
    const short = read(shop('<div>Anvil 20</div>'))
    expect(short.rule).toBe('readability')
    expect(short.text).toMatch(/Anvil 50[\s\S]*Iron is worked[\s\S]*Tin is worked/)
    expect(short.text).not.toMatch(/Anvil [23]0/)
    const opinion =
      'Rings well and holds its edge after a year of daily work, which no other anvil in this shop does so far.'
    expect(read(shop(`<div>${opinion}</div>`)).text).toMatch(/Anvil 30[\s\S]*Rings well/)
  })

  it('of a list that asks for an address and shows no entry: none', () => {
    const page = pageOf({
      url: 'https://www.acme.example/collections/tools',
      body: `<dialog open><p>${say('Our letter')}</p></dialog>`,
    })
    expect(isFound(markdownOf(page, { mainContentOnly: true }))).toBe(false)
  })

  it('of a shop: without a cart that slides in, whatever describes it', () => {
    const { text } = read({
      url: 'https://www.acme.example/collections/tools',
      body: `<ul><li>Hammer</li><li>Coming soon</li><li>Save $10.00</li><li>No reviews yet. Write a review</li></ul>
        <aside aria-hidden="true" aria-labelledby="bag"><h2 id="bag">Your bag is empty</h2><p>Subtotal 0.00</p></aside>`,
    })
    expect(text).toBe('Hammer')
  })

  it('of a list: every card, though each is a link', () => {
    const cards = ['Hammer', 'Tongs', 'Bellows'].map(
      (name) => `<li><a href="/${name}"><b>${name}</b><b>from 9 EUR</b></a></li>`,
    )
    const { text } = read({
      url: 'https://www.acme.example/collections/tools',
      body: `<div class="sidebar"><p>Filter by price</p></div><ul>${cards.join('')}</ul><ul class="pagination"><li>Next</li></ul>`,
    })
    expect(text).toBe('Hammer from 9 EUR\nTongs from 9 EUR\nBellows from 9 EUR')
  })

  it('of documentation: code as it is written, and notes', () => {
    const { text, markdown } = read({
      url: 'https://docs.acme.example/forge',
      body: `<nav>Contents</nav><main><h1>forge</h1>${paragraphs('Iron', 'Steel')}<div class="note"><p>Needs coal.</p></div><pre><code class="language-js">light_up()\n  blow()</code></pre></main>`,
    })
    expect(markdown).toContain('```js\nlight_up()\n  blow()\n```')
    expect(text).toMatch(/Needs coal\./)
    expect(text).not.toContain('Contents')
  })

  it('of a carousel that is written twice: each slide once', () => {
    const slides = ['Shoeing', 'Gates', 'Knives']
      .map((name) => `<div><h2>${name}</h2><p>${say(name)}</p></div>`)
      .join('')
    const { text } = read({
      url: 'https://www.acme.example/collections/work',
      body: `<div class="carousel">${slides}${slides}</div><footer>Imprint</footer>`,
    })
    expect(text.match(/Knives is worked/g)).toHaveLength(1)
    expect(text).toMatch(/Shoeing[\s\S]*Gates/)
  })

  it('takes a part that its server sends late for what it is', () => {
    const { text } = read({
      body: `<main><p>Loading...</p></main><div hidden id="S:0"><h1>Gates</h1>${paragraphs('Iron', 'Steel')}</div>`,
    })
    expect(text).toMatch(/Iron is worked[\s\S]*Steel is worked/)
  })

  it('sees through a wrapper that is hidden until scripts run, when the headline stands in it', () => {
    const { text } = read({
      head: '<meta property="og:type" content="product">',
      body: `<div style="display:none"><h1>Knives</h1><p>${say('Steel')}</p></div><div>${paragraphs('Shop', 'Help')}</div>`,
    })
    expect(text).toContain('Steel is worked')
  })
})
