import { describe, expect, it, test } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { MarkdownOptions } from '../../src/model/scrape.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (body: string, options?: Partial<MarkdownOptions>, head = '') =>
  foundValue(markdownOf(pageOf({ head, body }), options))?.markdown

describe('formulas', () => {
  const KATEX =
    '<span class="katex"><span class="katex-mathml"><math><semantics><mi>E</mi><annotation encoding="application/x-tex">E_a = mc^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">E=mc2</span></span>'
  test.each([
    ['MathML with words', '<math alttext="x^2"><msup><mi>x</mi><mn>2</mn></msup></math>', '$x^2$'],
    ['a block of MathML', '<math display="block" alttext="a_1"><mi>a</mi></math>', '\n\n$$\na_1\n$$\n\n'],
    ['KaTeX', KATEX, '$E_a = mc^2$'],
    [
      'KaTeX on a line of its own',
      `<span class="katex-display">${KATEX}</span>`,
      '\n\n$$\nE_a = mc^2\n$$\n\n',
    ],
    [
      'MathJax 2',
      '<span class="MathJax_Preview"></span><span class="MathJax">ab</span><script type="math/tex">a_b*c_d</script>',
      '$a_b*c_d$',
    ],
    [
      'MathJax 3',
      '<mjx-container display="true"><mjx-math></mjx-math><mjx-assistive-mml><math><semantics><mi>y</mi><annotation encoding="application/x-tex">y</annotation></semantics></math></mjx-assistive-mml></mjx-container>',
      '\n\n$$\ny\n$$\n\n',
    ],
  ])('of %s', (_, html, expected) => {
    expect(read(`<main><p>Then ${html} so</p></main>`)).toBe(`Then ${expected} so`)
  })

  it('between delimiters, where a script sets them', () => {
    const body = '<p>Let \\(a_b * c\\) be, and <code>\\(x\\)</code>.</p>'
    expect(read(body, {}, '<script src="/mathjax/tex-chtml.js"></script>')).toBe(
      'Let $a_b * c$ be, and `\\(x\\)`.',
    )
    expect(read(body)).toBe('Let \\\\(a_b \\* c\\\\) be, and `\\(x\\)`.')
  })

  it('shown as a picture stays one, and is its source where pictures are left out', () => {
    const body = '<p>So <img class="latex" src="/f.png" alt="x^2">.</p>'
    expect(read(body)).toContain('![x^2](')
    expect(read(body, { images: false })).toBe('So $x^2$.')
  })
})

describe('footnotes', () => {
  const NOTES =
    '<section class="footnotes"><ol><li id="fn1"><p>Of iron. <a href="#fnref1">↩</a></p></li><li id="fn2"><p>In 1850.</p><p>Or later.</p></li></ol></section>'

  it('are told as such, without the way back', () => {
    expect(
      read(
        `<p>Anvils<sup id="fnref1"><a href="#fn1">1</a></sup> are old<sup><a href="#fn2">[2]</a></sup>.</p>${NOTES}`,
      ),
    ).toBe('Anvils[^1] are old[^2].\n\n[^1]: Of iron.\n\n[^2]: In 1850.\n\n    Or later.')
  })

  it('are not what a list of sources is', () => {
    const cited =
      '<p>Old<sup><a href="#cite_note-1">[1]</a></sup></p><ol><li id="cite_note-1">A book</li></ol>'
    expect(read(cited)).toContain('1.  A book')
  })
})

test('terms and what they mean, folds, raised and lowered text', () => {
  expect(
    read(
      '<dl><dt>Anvil</dt><dd>A block</dd><dd>A bone</dd><dt>Tongs</dt><dd><ul><li>Flat</li></ul></dd></dl>',
    ),
  ).toBe('**Anvil**\n: A block\n: A bone\n\n**Tongs**\n\n-   Flat')
  expect(read('<details><summary>Why?</summary>Because.</details>')).toBe('**Why?**\n\nBecause.')
  expect(read('<p>H<sub>2</sub>O, 10<sup>6</sup></p>')).toBe('H<sub>2</sub>O, 10<sup>6</sup>')
})

test('what is shown in a frame is a link, and tasks have boxes', () => {
  const frame =
    '<iframe src="/film" title="A film"></iframe><iframe src="/count" width="1" height="1"></iframe>'
  expect(read(frame)).toBe('[A film](https://www.acme.example/film)')
  expect(read(`<p>Words</p>${frame}`, { links: false })).toBe('Words')
  expect(read('<ul><li><input type="checkbox" checked> Done</li></ul>')).toMatch(/^- {3}\[x\] +Done$/)
})

test('a link around blocks is a link of its heading', () => {
  expect(read('<a href="/a"><h3>Anvils</h3><p>Heavy.</p></a>')).toBe(
    '### [Anvils](https://www.acme.example/a)\n\nHeavy.',
  )
})

describe('code', () => {
  test.each([
    ['as it is', '<pre>a_b\n  *c*\n</pre>', '```\na_b\n  *c*\n```'],
    ['with its language', '<pre class="lang-py"><code>x</code></pre>', '```py\nx\n```'],
    [
      'as highlighters name it',
      '<div class="highlight-source-shell"><pre>ls</pre></div>',
      '```shell\nls\n```',
    ],
    [
      'in lines of their own',
      '<pre><code><div>a</div><div></div><div>b</div></code></pre>',
      '```\na\n\nb\n```',
    ],
    ['with breaks', '<pre>a<br>b</pre>', '```\na\nb\n```'],
    [
      'without numbers of lines',
      '<table><tr><td class="linenos"><pre>1\n2</pre></td><td><pre>a\nb</pre></td></tr></table>',
      '```\na\nb\n```',
    ],
    ['with fences in it', '<pre>```\n</pre>', '````\n```\n````'],
  ])('%s', (_, html, expected) => {
    expect(read(html)).toBe(expected)
  })
})

test('a cell of several rows keeps the columns of those below', () => {
  const table =
    '<table><tr><th>A</th><th>B</th></tr><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr><tr><td>4</td><td>5</td></tr></table>'
  expect(read(table)).toBe('| A | B |\n| --- | --- |\n| 1 | 2 |\n|  | 3 |\n| 4 | 5 |')
})

test.each(['javascript:alert(1)', 'data:text/html,x', ' JAVA&#10;SCRIPT:x', '&#1;vbscript:x', 'http://[x'])(
  'what leads to %s is its words alone',
  (target) => {
    expect(read(`<p><a href="${target}">Click</a> it.</p><img src="${target}" alt="A">`)).toBe('Click it.')
    expect(read(`<a href="${target}"><h2>Anvils</h2><p>Of iron.</p></a>`)).toBe('## Anvils\n\nOf iron.')
    expect(read(`<iframe src="${target}" title="Map"></iframe><p>Here.</p>`)).toBe('Here.')
  },
)

test('addresses for letters and calls, and places on the page, are kept', () => {
  expect(
    read('<p><a href="mailto:jo@acme.example">Jo</a> <a href="tel:+49301">Us</a> <a href="#a">A</a></p>'),
  ).toBe('[Jo](mailto:jo@acme.example) [Us](tel:+49301) [A](https://www.acme.example/#a)')
})

test('a button that opens an answer is a question, others are left out', () => {
  expect(
    read('<h2><button aria-expanded="false">Is it <i>heavy</i>?<svg></svg></button></h2><div>Yes.</div>'),
  ).toBe('## Is it *heavy*?\n\nYes.')
  expect(read('<h3><button><div>Heavy?</div><div></div></button></h3><p>Yes.</p>')).toBe('### Heavy?\n\nYes.')
  expect(
    read('<div><button aria-expanded="false">Heavy?</button><div>Yes.</div></div><button>Buy</button>'),
  ).toBe('**Heavy?**\n\nYes.')
  expect(read('<p>Much <button aria-expanded="false">more</button> iron</p>')).toBe('Much more iron')
  expect(read('<nav><button aria-expanded="false">Menu</button></nav><p>Iron.</p>')).toBe('Iron.')
})

test('pictures: where a lazy loader keeps them, and in their own address', () => {
  expect(read('<img src="data:image/gif;base64,R0lGOD" data-src="/a.png" alt="A">')).toBe(
    '![A](https://www.acme.example/a.png)',
  )
  const data = `data:image/png;base64,${'A'.repeat(400)}`
  expect(read(`<img src="${data}" alt="D">`)).toBe('![D](data:image/png;base64,...)')
  expect(read(`<img src="${data}" alt="D">`, { shortenBase64Images: false })).toBe(`![D](${data})`)
})

test('front matter is YAML whatever the page says', () => {
  const head =
    '<title>He said: "no" # \\ \u2028</title><meta name="author" content="- &amp;x"><meta property="og:site_name" content="Acme"><meta property="article:published_time" content="2020-01-02">'
  expect(read('<p>Words</p>', { frontMatter: true }, head)).toBe(
    '---\ntitle: "He said: \\"no\\" # \\\\"\nauthor: "- &x"\ndate: "2020-01-02"\nsite: "Acme"\n---\n\nWords',
  )
})

describe('chunks', () => {
  const chunked = (body: string, chunks: number) =>
    foundValue(markdownOf(pageOf({ body }), { chunks }))?.chunks ?? []

  it('are sections under their headings', () => {
    expect(chunked('<p>Hi</p><h1>A</h1><p>a</p><h2>B</h2><p>b</p><h1>C</h1>', 100)).toEqual([
      { headings: [], markdown: 'Hi' },
      { headings: ['A'], markdown: '# A\n\na' },
      { headings: ['A', 'B'], markdown: '## B\n\nb' },
      { headings: ['C'], markdown: '# C' },
    ])
  })

  it('end between sentences, keep code whole and repeat the heading of a table', () => {
    const rows = Array.from({ length: 9 }, (_, at) => `<tr><td>${at}</td><td>row</td></tr>`).join('')
    const body = `<p>${'One sentence here. '.repeat(9)}</p><pre>${'line\n\n'.repeat(20)}</pre><table><tr><th>N</th><th>T</th></tr>${rows}</table>`
    const parts = chunked(body, 60).map(({ markdown }) => markdown)
    const code = parts.filter((part) => part.includes('```'))
    expect(code).toEqual([expect.stringMatching(/^```\n(?:line\n\n)+line\n```$/)])
    for (const part of parts.filter((part) => !code.includes(part)))
      expect(part.length).toBeLessThanOrEqual(60)
    expect(parts[0]).toBe('One sentence here. One sentence here. One sentence here.')
    expect(parts.at(-1)).toMatch(/^\| N \| T \|\n\| --- \| --- \|\n\| \d/)
    expect(parts.join('\n').match(/\| row \|/g)).toHaveLength(9)
  })

  it('of long words lose nothing', () => {
    const text = '漢字'.repeat(100)
    const parts = chunked(`<p>${text}</p>`, 30)
    expect(parts.map(({ markdown }) => markdown).join('')).toBe(text)
    for (const { markdown } of parts) expect(markdown.length).toBeLessThanOrEqual(30)
  })
})
