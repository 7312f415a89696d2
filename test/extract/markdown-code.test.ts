import { describe, expect, it, test } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import type { MarkdownOptions } from '../../src/model/scrape.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (body: string, options?: Partial<MarkdownOptions>) =>
  foundValue(markdownOf(pageOf({ body }), options))?.markdown

test.each([
  ['__init__', '\\_\\_init\\_\\_'],
  ['snake_case', 'snake_case'],
  ['_x_', '\\_x\\_'],
  ['a__b__c', 'a__b__c'],
  ['*_x_*', '\\*\\_x\\_\\*'],
  ['x_ y', 'x\\_ y'],
])('%s stays no emphasis', (text, expected) => {
  expect(read(`<p>The ${text} one</p>`)).toBe(`The ${expected} one`)
})

describe('code in a line is its words alone', () => {
  test.each([
    ['links', 'List&lt;<a href="/s">String</a>&gt;', '`List<String>`'],
    ['bold', 'git <b>add</b> <em>file</em>', '`git add file`'],
    ['pictures', '<img src="/x.png" alt="i">z', '`z`'],
    ['breaks', 'a<br>b', '`a b`'],
    ['ticks', 'a `b` ``c``', '``` a `b` ``c`` ```'],
    ['signs', 'a*b*_c_', '`a*b*_c_`'],
    ['buttons', 'npm i<button>Copy</button>', '`npm i`'],
  ])('with %s', (_, html, expected) => {
    expect(read(`<p>Use <code>${html}</code> now</p>`)).toBe(`Use ${expected} now`)
  })

  it('but for a link that is all of it', () => {
    const body = '<p><code><a href="/f_(x)">f(x)</a></code></p>'
    expect(read(body)).toBe('[`f(x)`](https://www.acme.example/f_\\(x\\))')
    expect(read(body, { links: false })).toBe('`f(x)`')
  })
})

describe('a listing without the numbers of its lines', () => {
  test.each([
    [
      'in its lines',
      '<pre><code class="language-go"><span class="ln">1</span><span>a\n</span><span class="ln">2</span><span>b\n</span></code></pre>',
      '```go\na\nb\n```',
    ],
    [
      'in a column of any name',
      '<table><tr><td class="x"><pre><code><span>1\n</span><span>2\n</span></code></pre></td><td><pre><code>a\nb</code></pre></td></tr></table>',
      '```\na\nb\n```',
    ],
    [
      'below it',
      '<div class="language-js"><pre><code>a\nb</code></pre><div class="line-numbers-wrapper"><span>1</span><br><span>2</span></div></div>',
      '```js\na\nb\n```',
    ],
    [
      'in a table of its language',
      '<div class="highlight-python"><div class="highlight"><table><tr><td class="linenos"><div><pre>1\n2</pre></div></td><td><div><pre>a\nb</pre></div></td></tr></table></div></div>',
      '```python\na\nb\n```',
    ],
    [
      'in a figure of its language',
      '<figure class="highlight js"><table><tr><td class="gutter"><pre>1</pre></td><td><pre>var a;</pre></td></tr></table></figure>',
      '```js\nvar a;\n```',
    ],
    [
      'in a table with a row for each line',
      '<table class="highlight"><tr><td class="blob-num" data-line-number="1"></td><td class="blob-code">a = 1</td></tr><tr><td class="blob-num"></td><td class="blob-code">  b</td></tr></table>',
      '```\na = 1\n  b\n```',
    ],
    [
      'in a table of a highlighter without `pre`',
      '<table><tr><td class="crayon-nums"><div>1</div><div>2</div></td><td><div>a</div><div>b</div></td></tr></table>',
      'a\n\nb',
    ],
  ])('%s', (_, html, expected) => {
    expect(read(html)).toBe(expected)
  })

  it('has a language that a highlighter names without saying so', () => {
    expect(read('<pre><code class="hljs javascript">let a</code></pre>')).toBe('```javascript\nlet a\n```')
    expect(read('<pre><code class="python hljs">a = 1</code></pre>')).toBe('```python\na = 1\n```')
    expect(read('<pre><code class="hljs">a = 1</code></pre>')).toBe('```\na = 1\n```')
  })

  it.each([
    ['<pre class="highlight javascript"><code>a</code></pre>', 'javascript'],
    ['<div class="mw-highlight mw-highlight-lang-python"><pre>a</pre></div>', 'python'],
    ['<pre data-enlighter-language="php">a</pre>', 'php'],
    ['<pre data-syntaxhighlighter-params="brush: java; gutter: false">a</pre>', 'java'],
    ['<div class="language-sh"><button>Copy</button><span class="lang">sh</span><pre>a</pre></div>', 'sh'],
    ['<pre class="highlight code">a</pre>', ''],
  ])('has the language of %s, once', (html, language) => {
    expect(read(html)).toBe(`\`\`\`${language}\na\n\`\`\``)
  })

  it('keeps numbers that are code', () => {
    expect(read('<pre><span class="mi">1</span> + <span class="ln">x</span></pre>')).toBe('```\n1 + x\n```')
  })
})

describe('code without pre that is displayed as a block is fenced', () => {
  const grind = '```\nset stone\n  grind --fine\n```'
  test.each([
    [
      'in lines of the source',
      '<code class="block">set <a href="/stone">stone</a>\n  grind --fine</code>',
      grind,
    ],
    ['in lines with breaks', '<code>set stone<br>\n&nbsp; grind --fine</code>', grind],
    ['in lines that are blocks', '<code><div>set stone</div><div>&nbsp; grind --fine</div></code>', grind],
    ['in a box', '<div class="box"><samp>\nset stone\n  grind --fine\n</samp></div>', grind],
    ['in a paragraph of nothing else', '<p><code>set stone<br>&nbsp; grind --fine</code></p>', grind],
    [
      'behind a break',
      '<p>Then:<br><code>set stone<br>&nbsp; grind --fine</code></p>',
      `Then:  \n\n${grind}`,
    ],
    ['in an element of old pages', '<xmp>set stone\n  grind --fine</xmp>', grind],
    [
      'in a block whose style says so',
      '<div style="white-space: pre; font-family: Consolas"><div>set stone</div><div>  grind --fine</div></div>',
      grind,
    ],
    ['with its language', '<code class="language-js">a()\nb()</code>', '```js\na()\nb()\n```'],
  ])('%s', (_, html, expected) => {
    const text = `<p>${'The stone is set before the mill grinds, and nobody touches it afterwards. '.repeat(4)}</p>`
    expect(read(html)).toBe(expected)
    const around = `<main><h1>Stones</h1>${text.repeat(3)}${html}${text.repeat(2)}</main>`
    expect(read(around, { mainContentOnly: true })).toContain(expected)
  })

  test.each([
    ['of one line that an editor wrapped', '<p><code>grind\n  --fine</code></p>', '`grind --fine`'],
    [
      'in a cell',
      '<table><tr><td><code>grind\n a\n b</code></td><td>x</td></tr></table>',
      '| `grind a b` | x |',
    ],
    ['in a line', '<p>Call <code>grind\n --fine\n --slow</code> now</p>', 'Call `grind --fine --slow` now'],
    ['in an item', '<ul><li><code>grind\n  --fine\n  --slow</code></li></ul>', '-   `grind --fine --slow`'],
  ])('but not code %s', (_, html, expected) => {
    expect(read(html)).toContain(expected)
  })
})
