import { describe, expect, it } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (body: string): string => {
  const finding = markdownOf(pageOf({ url: 'https://acme.example/mills', body }), { mainContentOnly: true })
  if (!isFound(finding)) throw new Error('nothing found')
  return finding.value.markdown
}

const PARAGRAPH = `<p>${'The mill stands where the brook bends to the east, and it grinds what four villages bring to it. '.repeat(3)}</p>`
const between = (part: string) =>
  `<nav><a href="/">Start</a></nav><main><h1>Mills</h1>${PARAGRAPH.repeat(3)}${part}${PARAGRAPH.repeat(2)}</main>`

/** Words by which furniture of a page is called, and parts of a text as well. */
const WORDS = `related share social toolbar login cart gdpr newsletter subscription ads promo pagination toast
  signup disclaimer actions overlay sponsored banner widget sidebar header footer`.split(/\s+/)

describe.each(WORDS)('a part of the text that is called %s', (word) => {
  it('stays when it is a chapter', () => {
    const chapter = `<section id="${word}-history"><h2>History</h2><p>The second mill was built by the nephew of the first miller.</p></section>`
    expect(read(between(chapter))).toContain('## History\n\nThe second mill was built by the nephew')
  })

  it('stays when it is a paragraph', () => {
    const line = `<p class="${word}-note">The second mill was built by the nephew of the first miller.</p>`
    expect(read(between(line))).toContain('The second mill was built by the nephew')
  })

  it('stays when it is code', () => {
    const code = `<div class="code-${word}"><pre><code><span id="${word}">mill</span> --stop</code></pre></div>`
    expect(read(between(code))).toContain('```\nmill --stop\n```')
  })

  it('stays when it is a table', () => {
    const rows = [1801, 1802].map((year) => `<tr><td>${year}</td><td>${year - 1600} sacks</td></tr>`)
    const table = `<div class="${word}-table"><table><tr><th>Year</th><th>Sacks</th></tr>${rows.join('')}</table></div>`
    expect(read(between(table))).toContain('| 1801 | 201 sacks |')
  })
})

const PHRASE = 'The best of our mills and of the people in them, once in every month of the year.'

it.each([
  [
    'a list of other pages',
    '<div class="related"><ul><li><a href="/a">The mill of the north and its wheel</a></li><li><a href="/b">The mill of the south</a></li></ul></div>',
    'north',
  ],
  [
    'teasers of other pages',
    `<div class="related"><h3><a href="/a">The mill of the north</a></h3><p>${PHRASE}</p></div>`,
    'north',
  ],
  [
    'a form',
    `<div class="newsletter"><p>${PHRASE}</p><form><input type="email"><button>Send</button></form></div>`,
    'once in every',
  ],
  [
    'buttons',
    '<div class="share-bar"><span>Share</span><a href="https://x.example/share">Post</a></div>',
    'Post',
  ],
])('%s with such a name is left out', (_, part, words) => {
  expect(read(between(part))).not.toContain(words)
})
