import type { Element } from 'domhandler'
import { describe, expect, it, test } from 'vitest'
import { linesOf } from '../../src/extract/markdown/content/lines.ts'
import { restoreLost } from '../../src/extract/markdown/content/restore.ts'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { plainTextOf } from '../../src/extract/markdown/write/plain.ts'
import { foundValue } from '../../src/model/finding.ts'
import { select } from '../../src/snapshot/dom.ts'
import { pageOf } from '../snapshot/page.ts'

/** Sentences of more than 100 characters that share no words in sequence. */
const IRON =
  'Iron is worked while it glows, and whoever turns it between two blows keeps each of its sides at the same heat.'
const STEEL =
  'What is made of steel has to be quenched in oil or water afterwards, or else a blade bends at its first hard use.'
const BRASS =
  'Brass belongs to casters rather than smiths: a hammer cracks it as soon as somebody tries to draw thin wire of it.'
const TIN =
  'For plates and cups our grandparents chose tin, because even over a small fire of wood they could pour it quickly.'

/** The text of an article after what it lost is restored from other content. */
function restored(article: string, own: string): string {
  const contentOf = (body: string) => ({
    roots: select(pageOf({ body: `<main>${body}</main>` }), 'main'),
    isDropped: ({ name }: Element) => name === 'nav',
    isAside: ({ name }: Element) => name === 'figcaption',
  })
  const content = contentOf(article)
  restoreLost({ article: linesOf(content), own: linesOf(contentOf(own)) })
  return content.roots.map((root) => plainTextOf(root, content.isDropped)).join('\n')
}

describe('what Readability lost of an article', () => {
  const [iron, steel, tin] = [IRON, STEEL, TIN].map((sentence) => `<p>${sentence}</p>`)

  it('is restored where it stood, with its heading', () => {
    const lost = `<h3>How steel is worked</h3>${steel}`
    expect(restored(`${iron}${tin}`, `${iron}${lost}${tin}`)).toBe(
      [IRON, 'How steel is worked', STEEL, TIN].join('\n'),
    )
  })

  it.each([
    ['before and after the article', `${steel}${iron}${tin}${steel}`],
    ['a heading of which the text is lost', `${iron}<h3>Other metals</h3><p>Zinc</p>${tin}`],
    ['a heading of one word, the label of a box', `${iron}<h3>News</h3><p>Zinc rises</p>${tin}`],
    [
      'such a heading where its place is not certain',
      `${iron}<h3>News</h3>${iron}${tin}`,
      `${iron}${iron}${tin}`,
    ],
    ['sentences behind the last one', `${iron}${tin}<p>Zinc</p>${steel}`, `${iron}${tin}<p>Zinc</p>`],
    ['short lines', `${iron}<p>Share this</p>${tin}`],
    ['links', `${iron}<p><a href="/steel">${STEEL}</a></p>${tin}`],
    ['what our rules drop, and asides', `${iron}<nav>${steel}</nav><figcaption>${BRASS}</figcaption>${tin}`],
    ['a line that the article has in another form', `${iron}<p>${TIN} It melts early.</p>${tin}`],
  ])('is not: %s', (_, own, article = `${iron}${tin}`) => {
    expect(restored(article, own)).toBe(restored(article, article))
  })

  it.each([
    ['between two lines', `<h3>News</h3>`],
    ['with an id, behind a line that is lost', `<p>Zinc</p><h3 id="news">News</h3>`],
    ['with a link to itself', `<h3 id="news"><a href="#news">News</a></h3>`],
  ])('is a heading of one word %s', (_, heading) => {
    expect(restored(`${iron}${tin}`, `${iron}${heading}${tin}`)).toBe([IRON, 'News', TIN].join('\n'))
  })

  it('is a heading between two lines behind the last sentence', () => {
    expect(restored(`${iron}${tin}<p>MIT</p>`, `${iron}${tin}<h2>License</h2><p>MIT</p>`)).toBe(
      [IRON, TIN, 'License', 'MIT'].join('\n'),
    )
  })

  it('stands behind the list of the line before it, in the order of the page', () => {
    const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    const [first, second] = [BRASS, STEEL]
    expect(restored(`${list(IRON, 'Coal')}${tin}`, `${list(IRON, first, 'Coal', second)}${tin}`)).toBe(
      [IRON, 'Coal', first, second, TIN].join('\n'),
    )
  })
})

describe('short lines among others of their kind, and lists beside the text', () => {
  const prose = (about: string, count: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        `<p>${about} of the year ${1801 + at} was ground slowly, by two stones of granite. It was sifted twice, and the flour went to the towns on the coast.</p>`,
    ).join('')
  const page = (body: string) =>
    foundValue(
      markdownOf(
        pageOf({ url: 'https://mill.example/products/rye', body: `<nav><a href="/">Start</a></nav>${body}` }),
        { mainContentOnly: true },
      ),
    )?.markdown

  test.each([
    [
      'the first step of a guide has a link',
      '<div><div>1. Open <a href="/lid">the lid</a></div><div>2. Loosen both screws until it hangs</div></div>',
      ['1\\. Open [the lid]', '2\\. Loosen both'],
    ],
    [
      'a line of a list of hours has a link',
      '<section><div>Monday: nine to five</div><div>Friday: by <a href="/call">appointment</a></div><div>Sunday: closed</div></section>',
      ['Friday: by', 'Sunday: closed'],
    ],
    [
      'most of an ingredient is a link',
      '<div><div>500 g <a href="/rye">rye flour</a></div><div>350 ml of lukewarm water</div></div>',
      ['500 g [rye flour]', '350 ml'],
    ],
  ])('%s', (_, lines, expected) => {
    const found = page(`<div id="text"><h1>Rye</h1>${prose('Rye', 2)}${lines}${prose('Oats', 2)}</div>`)
    for (const part of expected) expect(found).toContain(part)
  })

  it('also where no line of the page is long', () => {
    const around = (lines: string) => `<p>Bread is baked.</p><div>${lines}</div><p>Then it cools.</p>`
    const water = '<div>350 ml of water</div>'
    const own = around(`<div>500 g of <a href="/rye">rye</a></div>${water}`)
    expect(restored(around(water), own)).toBe(
      'Bread is baked.\n500 g of rye\n350 ml of water\nThen it cools.',
    )
  })

  const boxes = (...parts: string[]) =>
    `<div class="page">${parts.map((part) => `<div class="widget">${part}</div>`).join('')}</div>`
  const facts = '<ul><li>Ground on granite</li><li>Keeps for a year</li></ul>'
  const text = `<div class="inner">${prose('Rye', 4)}</div>`

  test.each([
    ['behind the text', boxes('<h1>Rye</h1>', text, facts)],
    ['before the text', boxes('<h1>Rye</h1>', facts, text)],
    [
      'of a pair',
      boxes('<h1>Rye</h1>', text, '<dl><dt>Ground on granite</dt><dd>Keeps for a year</dd></dl>'),
    ],
  ])('a list in a box of its own %s', (_, body) => {
    const found = page(body) ?? ''
    expect(found).toMatch(/Ground on granite[\s\S]*Keeps for a year/)
    expect(found).not.toContain('Start')
  })

  test.each([
    [
      'of links',
      '<ul><li><a href="/a">Oats of the hills</a></li><li><a href="/b">Barley of the coast</a></li></ul>',
    ],
    [
      'of teasers',
      `<ul><li><h3>Oats</h3>${prose('Oats', 1)}</li><li><h3>Barley</h3>${prose('Barley', 1)}</li></ul>`,
    ],
  ])('a list %s is not put back', (_, list) => {
    const own = `<p>${IRON}</p><p>${TIN}</p>${list}`
    expect(restored(`<p>${IRON}</p><p>${TIN}</p>`, own)).toBe(`${IRON}\n${TIN}`)
  })
})
