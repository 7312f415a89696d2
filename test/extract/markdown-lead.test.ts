import { describe, expect, it } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (
  body: string,
  { title = 'Iron and steel | The Smith', url = 'https://acme.example/a/b' } = {},
) => {
  const page = pageOf({ url, head: `<title>${title}</title>`, body })
  return foundValue(markdownOf(page, { mainContentOnly: true }))?.markdown ?? ''
}

const say = (what: string) =>
  `<p>${what} is worked while it glows, and it is turned between blows so that no side of it cools before the other.</p>`
const PROSE = ['Iron', 'Steel', 'Brass'].map(say).join('')
const HEADLINE = '<h1>Iron and steel</h1>'

describe('the headline of an article', () => {
  it.each([
    ['without a main element', `<div class="content">${HEADLINE}${PROSE}</div>`],
    [
      'in a part of its own',
      `<div><section>${HEADLINE}</section><section><div>${PROSE}</div></section></div>`,
    ],
    ['beside a column', `<div class="row"><div>${HEADLINE}${PROSE}</div><div><h4>Latest</h4></div></div>`],
    ['in a table for layout', `<table><tr><td>${HEADLINE}</td></tr><tr><td>${PROSE}</td></tr></table>`],
    ['with chapters of the first level', `<main>${HEADLINE}${say('Iron')}<h1>Costs</h1>${PROSE}</main>`],
    ['below the name of the site', `<h1>The Smith</h1><div class="post">${HEADLINE}${PROSE}</div>`],
    ['whose words the text has', `<main>${HEADLINE}${say('It is iron and steel that')}${PROSE}</main>`],
  ])('is kept: %s', (_, body) => {
    expect(read(body)).toMatch(/^# Iron and steel\n\n(?:It is i|I)ron/)
  })

  it('is kept on a lower level where the first one is the name of the site', () => {
    const heading = '<h3 class="title">Iron and steel</h3>'
    const body = `<h1>The Smith</h1><div>${heading}<div class="body">${PROSE}</div></div>`
    expect(read(body)).toMatch(/^### Iron and steel\n\nIron/)
  })

  it('is not the name of a place above it that the title says after it', () => {
    const body = `<div class="bar"><h1>Metal Work</h1></div><div><h2>Iron and steel</h2><div class="body">${PROSE}</div></div>`
    const markdown = read(body, { title: 'Iron and steel @ The Smith :: Metal Work ::' })
    expect(markdown).toMatch(/^## Iron and steel\n\nIron/)
  })

  it('is kept where the title says something else, once', () => {
    const markdown = read(`<div class="content">${HEADLINE}${PROSE}</div>`, { title: 'The Smith' })
    expect(markdown.match(/^# Iron and steel$/gm)).toHaveLength(1)
  })

  it('is not the name of the site', () => {
    expect(
      read(`<div>The Smith<h1>Acme</h1></div><article>${PROSE}</article>`, { title: 'Acme' }),
    ).not.toContain('Acme')
  })
})

describe('the picture before the text', () => {
  const picture = '<img src="/forge.jpg" alt="A forge">'
  const figure = `<figure>${picture}<figcaption>Where iron glows</figcaption></figure>`

  it.each([
    ['with its caption', figure, /Where iron glows/],
    ['in a wrapper', `<div class="media">${figure}</div>`, /Where iron glows/],
    ['alone', `<div class="featured">${picture}</div>`, /A forge/],
  ])('is kept where the text has a wrapper of its own: %s', (_, lead, said) => {
    const markdown = read(
      `<main><article>${HEADLINE}${lead}<div class="body">${PROSE}</div></article></main>`,
    )
    expect(markdown).toMatch(/^# Iron and steel\n\n!\[A forge\]\(https:\/\/acme\.example\/forge\.jpg\)/)
    expect(markdown).toMatch(said)
    expect(markdown.match(/forge\.jpg/g)).toHaveLength(1)
  })

  it('stands before the headline where the page has it there', () => {
    const lead = `<div class="gallery">${picture}</div>`
    expect(read(`<main><article>${lead}${HEADLINE}<div>${PROSE}</div></article></main>`)).toMatch(
      /^!\[A forge\]\(.*\)\n\n# Iron and steel/,
    )
  })

  it.each([
    ['the portrait of the author', '<div class="byline"><img src="/ann.jpg" alt="Ann"></div>'],
    ['an icon', '<img src="/icon.png" width="24" height="24">'],
  ])('is not %s', (_, lead) => {
    expect(read(`<main><article>${HEADLINE}${lead}<div>${PROSE}</div></article></main>`)).not.toContain('![')
  })
})

it('a caption that says whose picture it is stays with the picture', () => {
  const figure =
    '<figure><img src="/a.jpg" alt="A"><figcaption>Photo by Jo Smith on Unsplash</figcaption></figure>'
  expect(read(`<main>${HEADLINE}${say('Iron')}${figure}${PROSE}</main>`)).toContain('Photo by Jo Smith')
})
