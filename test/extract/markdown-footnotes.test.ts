import { expect, test } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (body: string) => foundValue(markdownOf(pageOf({ body })))?.markdown

const REFERENCE =
  '<a class="footnote-reference brackets" href="#id2" id="id1" role="doc-noteref"><span>[</span>1<span>]</span></a>'

test.each([
  [
    'in brackets, with a way back',
    `<p>Old${REFERENCE}</p><aside class="footnote" id="id2" role="doc-footnote"><span class="label"><span>[</span><a href="#id1">1</a><span>]</span></span><p>Of iron.</p></aside>`,
  ],
  [
    'with several ways back',
    `<p>Old${REFERENCE}</p><aside class="footnote" id="id2" role="doc-footnote"><span class="label"><span>[</span>1<span>]</span></span><span class="backrefs">(<a href="#id1">1</a>,<a href="#id1">2</a>)</span><p>Of iron.</p></aside>`,
  ],
  [
    'beside its number',
    '<p>Old<a id="footnote-anchor-1" href="#footnote-1" class="footnote-anchor">1</a></p><div class="footnote"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div><p>Of iron.</p></div></div>',
  ],
  [
    'with an id made by chance, in a list of footnotes',
    '<p>Old<sup data-fn="8f" class="fn"><a href="#8f-21" id="8f-21-link">1</a></sup></p><ol class="wp-block-footnotes"><li id="8f-21">Of iron. <a href="#8f-21-link">↩︎</a></li></ol>',
  ],
])('a footnote %s', (_, body) => {
  expect(read(body)).toBe('Old[^1]\n\n[^1]: Of iron.')
})

test.each([
  ['an arrow', '<b><a href="#cite_ref-1">^</a></b>'],
  [
    'letters',
    '^ <a href="#cite_ref-1"><sup><b>a</b></sup></a> <a href="#cite_ref-1"><sup><b>b</b></sup></a>',
  ],
])('an entry of a bibliography has no link back to its citation: %s', (_, back) => {
  const cited = '<p>Old<sup id="cite_ref-1"><a href="#cite_note-1">[1]</a></sup></p>'
  expect(
    read(`${cited}<ol><li id="cite_note-1"><span class="back">${back}</span> Smith 1990.</li></ol>`),
  ).toBe('Old[\\[1\\]](https://www.acme.example/#cite_note-1)\n\n1.  Smith 1990.')
})
