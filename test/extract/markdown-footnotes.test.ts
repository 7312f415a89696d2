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
])('a footnote %s', (_, body) => {
  expect(read(body)).toBe('Old[^1]\n\n[^1]: Of iron.')
})
