import { describe, expect, it } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (path: string, body: string, head = '') => {
  const page = pageOf({ url: `https://acme.example${path}`, head, body })
  return foundValue(markdownOf(page, { mainContentOnly: true }))?.markdown ?? ''
}

const say = (what: string) =>
  `<p>${what} is worked while it glows, and it is turned between blows so that no side of it cools before the other.</p>`
const PROSE = `<div class="text">${['Iron', 'Steel', 'Brass'].map(say).join('')}</div>`

const each = (write: (at: number) => string) => [1, 2, 3, 4].map(write).join('')
const card = (at: number) =>
  `<li><a href="/products/${at}"><img src="/${at}.jpg"></a><h3><a href="/products/${at}">Anvil number ${at}</a></h3><div>$18${at}.00</div></li>`

describe('beside three paragraphs of text', () => {
  it.each([
    ['products of a list', '/collections/tools', `<ul>${each(card)}</ul>`, 'Anvil number 4'],
    ['products of a page of unknown kind', '/our-tools', `<ul>${each(card)}</ul>`, 'Anvil number 4'],
    [
      'cards with more than a link',
      '/team',
      `<div>${each((at) => `<div class="card p${at}"><h3>Ann ${at}</h3><div>Smith</div></div>`)}</div>`,
      'Ann 4',
    ],
    [
      'rows',
      '/products/anvil',
      `<table>${each((at) => `<tr><th>Part ${at}</th><td>${at} kg</td></tr>`)}</table>`,
      '| Part 4 | 4 kg |',
    ],
    [
      'pairs',
      '/night',
      `<dl><dt>Date</dt><dd>7 November</dd></dl><h2>Venue</h2><dl><dt>Hall</dt><dd>Quay Road</dd></dl>`,
      'Quay Road',
    ],
    ['items of a list', '/repair', `<ul>${each((at) => `<li>Gate ${at}</li>`)}</ul>`, 'Gate 4'],
    [
      'files',
      '/help',
      `<ul>${each((at) => `<li><a href="/${at}.pdf">Manual ${at}</a></li>`)}</ul>`,
      'Manual 4',
    ],
  ])('%s are kept', (_, path, items, last) => {
    const parts = [`<section>${PROSE}</section>`, `<section class="more">${items}</section>`]
    for (const order of [parts, parts.toReversed()]) {
      const markdown = read(path, `<main><h1>Tools</h1>${order.join('')}</main>`)
      expect(markdown).toContain(last)
      expect(markdown).toContain('Brass is worked')
    }
  })

  it('a list is kept behind the form that filters it', () => {
    const form = '<form><h2>Filter:</h2><details><summary>In stock</summary></details></form>'
    const body = `<main><h1>Tools</h1>${PROSE}<div><div>${form}</div><ul>${each(card)}</ul></div></main>`
    expect(read('/collections/tools', body)).toContain('Anvil number 4')
  })

  it('teasers and links are left out', () => {
    const teaser = (at: number) =>
      `<article><a href="/news/${at}">A longer story about hammers, number ${at}</a><div>7 May</div></article>`
    const body = `<main><div><h1>Iron</h1>${PROSE}</div><div>${each(teaser)}</div></main>`
    expect(read('/iron', body)).not.toContain('hammers')
  })

  it('pairs in a widget far from the text are left out', () => {
    const links = each((at) => `<li>Tool ${at}</li>`)
    const profile = `<div><ul>${links}</ul><h4>About</h4><dl><dt>Name</dt><dd>Ann</dd><dt>Town</dt><dd>Whitby</dd></dl></div>`
    expect(read('/iron', `<div><h1>Iron</h1>${PROSE.repeat(5)}</div>${profile}`)).not.toContain('Whitby')
  })
})
