import JSDOMParser from '@mozilla/readability/JSDOMParser.js'
import { expect, it, onTestFinished, test, vi } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { toMarkdown } from '../../src/extract/markdown/write/convert.ts'
import { foundValue } from '../../src/model/finding.ts'
import { expectWithin, processorMs } from '../house/processor.ts'
import { pageOf } from '../snapshot/page.ts'

const write = (html: string) => toMarkdown(html, { links: true, images: true, mainContentOnly: false })

const N = 10_000
test.each([
  ['pictures', `<p>${'<img src="/a.png" alt="x">'.repeat(N)}</p>`, '![x](/a.png)'.repeat(N)],
  ['links', `<p>${'<a href="/a">x</a>'.repeat(N)}</p>`, '[x](/a)'.repeat(N)],
  ['parts of a line', `<p>${'<span> x </span>'.repeat(N)}</p>`, 'x '.repeat(N).trim()],
  ['blank blocks', `${'<div> </div>'.repeat(N)}x`, 'x'],
  [
    'items',
    `<ol>${'<li>x</li>'.repeat(N)}</ol>`,
    Array.from({ length: N }, (_, at) => `${at + 1}.  x`).join('\n'),
  ],
  [
    'bars and breaks in a cell',
    `<table><tr><th>a</th><td>${'<br>'.repeat(N)}b</td></tr></table>`,
    '|  |  |\n| --- | --- |\n| a | b |',
  ],
  ['spaces that stay', `<p>a${'\u00a0'.repeat(N * 10)}b</p>`, `a${'\u00a0'.repeat(100)}b`],
  [
    'code that looks like breaks',
    `<table><tr><td><code>${'&lt;br>'.repeat(N)}</code></td><td>x</td></tr></table>`,
    `|  |  |\n| --- | --- |\n| \`${'<br>'.repeat(N)}\` | x |`,
  ],
])('many %s are written in time that grows with them', (_, html, expected) => {
  expectWithin(2_000, () => expect(write(html) === expected).toBe(true))
})

it('writes texts that are nested deeply once', () => {
  const cost = (depth: number) => {
    const html = `<main>${'<div>'.repeat(depth)}${'<p>word word word word</p>'.repeat(6_000)}</main>`
    return processorMs(() => markdownOf(pageOf({ body: html })))
  }
  cost(1)
  expect(cost(440)).toBeLessThan(cost(4) * 3)
})

test.each([
  ['quotations', '<blockquote>'.repeat(420)],
  ['lists', '<ul><li>'.repeat(210)],
  ['definitions', '<dl><dd>'.repeat(210)],
])('no line is indented by more %s than a page has', (_, nested) => {
  const found = foundValue(markdownOf(pageOf({ body: `${nested}<p>word</p>` })))
  expect(found?.text).toBe('word')
  expect(found?.markdown.length).toBeLessThan(200)
})

it('does not ask for the article of a page that is nested deeper than any', () => {
  const body = `<main>${'<div>'.repeat(400)}${'words '.repeat(10_000)}</main>`
  expectWithin(2_000, () => markdownOf(pageOf({ body })))
})

test.each([
  ['links', '<a href="/a">word</a> '],
  ['breaks', 'Some words, here<br><br>'],
  ['empty parts', '<div></div>'],
])('does not ask for the article among very many %s', (_, piece) => {
  const asked = vi.spyOn(JSDOMParser.prototype, 'parse')
  onTestFinished(() => asked.mockRestore())
  const page = (pieces: number) =>
    pageOf({ body: `<div><p>Words, and words.</p>${piece.repeat(pieces)}</div>` })
  markdownOf(page(5_100))
  expect(asked).not.toHaveBeenCalled()
  markdownOf(page(100))
  expect(asked).toHaveBeenCalled()
})

test.each([
  ['hidden', '<p hidden>x</p>'],
  ['hidden from readers', '<p aria-hidden=true>x</p>'],
  ['not displayed', '<p style="color: red; display:none">x</p>'],
  ['invisible', '<p style="visibility: hidden">x</p>'],
])('does not ask for the article among very many elements that are %s', (_, piece) => {
  const asked = vi.spyOn(JSDOMParser.prototype, 'parse')
  onTestFinished(() => asked.mockRestore())
  const page = (pieces: number) =>
    pageOf({ body: `<div><p>Words, and words.</p>${piece.repeat(pieces)}</div>` })
  expectWithin(2_000, () => markdownOf(page(27_000)))
  expect(asked).not.toHaveBeenCalled()
  markdownOf(page(100))
  expect(asked).toHaveBeenCalled()
})

test('footnotes that are all called the same', () => {
  const references = Array.from({ length: 500 }, (_, at) => `x<sup><a href="#fn${at}">1</a></sup> `)
  const notes = Array.from({ length: 500 }, (_, at) => `<li id="fn${at}">note</li>`)
  const page = pageOf({ body: `<main><p>${references.join('')}</p><ol>${notes.join('')}</ol></main>` })
  const { markdown = '' } = foundValue(markdownOf(page)) ?? {}
  expect(markdown).toMatch(/^x\[\^1\] x\[\^1-2\] x\[\^1-3\]/)
  expect(markdown).toContain('[^1-500]: note')
})

test('elements that are called like what every object has', () => {
  expect(write('<p>a <constructor>b</constructor> <tostring>c</tostring></p>')).toBe('a b c')
})

test('white space between parts of a line stands outside of their signs, once', () => {
  expect(
    write('<p>a <b> b </b> c<i>d </i><code> e </code>\n<a href="/f"> f </a>\u00a0<b>\u00a0g</b></p>'),
  ).toBe('a **b** c*d* `e` [f](/f) \u00a0\u00a0**g**')
})
