import type { Element } from 'domhandler'
import { describe, expect, it } from 'vitest'
import { linesOf } from '../../src/extract/markdown/content/lines.ts'
import { restoreLost } from '../../src/extract/markdown/content/restore.ts'
import { plainTextOf } from '../../src/extract/markdown/write/plain.ts'
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
