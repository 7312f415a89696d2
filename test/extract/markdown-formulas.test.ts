import { describe, expect, it, test } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { expectWithin } from '../house/processor.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (body: string) => foundValue(markdownOf(pageOf({ body })))?.markdown

describe('MathML without a source is told by its structure', () => {
  test.each([
    ['a fraction', '<mfrac><mn>1</mn><mn>2</mn></mfrac>', '\\frac{1}{2}'],
    ['an exponent', '<mi>A</mi><mo>=</mo><mi>π</mi><msup><mi>r</mi><mn>2</mn></msup>', 'A=πr^2'],
    ['an exponent of several signs', '<msup><mn>10</mn><mrow><mo>−</mo><mn>3</mn></mrow></msup>', '10^{-3}'],
    ['an exponent of a sum', '<msup><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></msup>', '{a+b}^2'],
    [
      'indices',
      '<msub><mi>x</mi><mi>i</mi></msub><msubsup><mi>y</mi><mn>1</mn><mn>12</mn></msubsup>',
      'x_iy_1^{12}',
    ],
    ['roots', '<msqrt><mi>y</mi></msqrt><mroot><mi>z</mi><mn>3</mn></mroot>', '\\sqrt{y}\\sqrt[3]{z}'],
    [
      'a sum',
      '<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi>',
      '\\sum_{i=1}^ni',
    ],
    ['a limit', '<munder><mi>lim</mi><mi>x</mi></munder><mi>x</mi>', '\\lim_xx'],
    [
      'accents',
      '<mover><mi>v</mi><mo>→</mo></mover><mover><mi>a</mi><mo>!</mo></mover>',
      '\\vec{v}\\overset{!}{a}',
    ],
    [
      'a matrix in parentheses',
      '<mfenced><mtable><mtr><mtd><mi>a</mi></mtd><mtd><mi>b</mi></mtd></mtr><mtr><mtd><mi>c</mi></mtd></mtr></mtable></mfenced>',
      '(\\begin{matrix}a & b \\\\ c\\end{matrix})',
    ],
    ['a list in brackets', '<mfenced open="{" close="}"><mi>a</mi><mi>b</mi></mfenced>', '\\{a,b\\}'],
    ['words', '<mi>sin</mi><mi>x</mi><mtext> if 5% </mtext><mi>max</mi>', '\\sin x\\text{ if 5\\% }\\max'],
    ['what nobody sees', '<mi>a</mi><mo>&#x2062;</mo><mphantom><mi>q</mi></mphantom><mi>b</mi>', 'ab'],
    ['elements of other names', '<menclose><mi>a</mi></menclose><mstyle><mi>b</mi></mstyle>', 'ab'],
    [
      'isotopes',
      '<mmultiscripts><mi>C</mi><mprescripts></mprescripts><mn>6</mn><mn>14</mn></mmultiscripts>',
      '{}_6^{14}C',
    ],
  ])('%s', (_, html, expected) => {
    expect(read(`<p>Then <math>${html}</math> so</p>`)).toBe(`Then $${expected}$ so`)
  })

  it('as MathJax 3 has it for those who listen', () => {
    const html =
      '<mjx-container class="MathJax"><mjx-math aria-hidden="true"><mjx-mi>E</mjx-mi></mjx-math><mjx-assistive-mml><math><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math></mjx-assistive-mml></mjx-container>'
    expect(read(`<p>Then ${html} so</p>`)).toBe('Then $mc^2$ so')
  })

  it('however deep it is', () => {
    const deep = `${'<mrow>'.repeat(300)}<mi>x</mi>${'</mrow>'.repeat(300)}`
    expect(read(`<p><math>${deep}</math></p>`)).toBe('$x$')
  })
})

test.each([
  ['scripts of MathJax', '<span class=MathJax></span> ', '<script type="math/tex">x</script>', '$x$'],
  ['formulas in MathML', '', '<math><mi>x</mi></math>', '$x$'],
])('many %s are read in time that grows with them', (_, before, formula, expected) => {
  const n = 4_000
  const body = `${before.repeat(n)}${`<p>${formula}</p>`.repeat(n)}`
  let markdown: string | undefined
  expectWithin(2_500, () => (markdown = read(body)))
  expect(markdown?.split(expected)).toHaveLength(n + 1)
})
