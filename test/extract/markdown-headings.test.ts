import { describe, expect, it } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { isFound } from '../../src/model/finding.ts'
import type { MarkdownOptions } from '../../src/model/scrape.ts'
import { pageOf } from '../snapshot/page.ts'

const URL = 'https://docs.acme.example/forge/'
const read = (body: string, options?: Partial<MarkdownOptions>, url = URL) => {
  const finding = markdownOf(pageOf({ url, body }), options)
  if (!isFound(finding)) throw new Error('nothing found')
  return finding.value
}
const PROSE = `<p>${'The anvil is a block of metal on which another object is struck, over and over. '.repeat(6)}</p>`

describe('without pictures', () => {
  const options = { images: false }

  it('a heading that is a picture says its words', () => {
    const logo = '<h1><a href="/"><img src="/logo.png" alt="The Forge"></a></h1>'
    expect(read(`${logo}<p>x</p>`, options).markdown).toBe('# The Forge\n\nx')
    const both = '<h2><img src="/i.png" alt="Anvil"> Tools</h2><p>x</p>'
    expect(read(both, options).markdown).toMatch(/^## +Tools\n\nx$/)
  })

  it('a heading of pictures without words is left out', () => {
    const body = `<article><h1><img src="/i.png" alt="Anvil"></h1>${PROSE}<h2><img src="/j.png"></h2>${PROSE}</article>`
    expect(read(body, { ...options, mainContentOnly: true }).markdown).not.toMatch(/^#/m)
    expect(read(body, options).markdown.match(/^#.*$/gm)).toEqual(['# Anvil'])
  })

  it('a link without words is left out', () => {
    const links =
      '<p>Tongs <a href="/big.png"><img src="/small.png" alt="Tongs"></a><a href="/x"><svg></svg></a> and anvils</p>'
    expect(read(links, options).markdown).toMatch(/^Tongs +and anvils$/)
    expect(read(links).markdown).not.toContain('[](')
  })
})

describe('headings', () => {
  it('are content whatever their classes say', () => {
    const body = `<article>${PROSE}<h2 class="anchor anchorWithStickyNavbar_x">Heat</h2>${PROSE}</article>`
    expect(read(body, { mainContentOnly: true }).markdown).toContain('## Heat')
  })

  it('are one line, whatever their author breaks them by', () => {
    expect(read('<h2>Build<br>faster</h2><p>x</p>').markdown).toBe('## Build faster\n\nx')
    expect(read('<h2><div>Build</div><div>faster</div></h2>').markdown).toBe('## Build faster')
    expect(read('<h2>Build<br/>faster</h2><p>x</p>', { chunks: 100 }).chunks).toEqual([
      { headings: ['Build faster'], markdown: '## Build faster\n\nx' },
    ])
  })

  it('keep what they hold when they are not ended', () => {
    expect(read('<div><h2>Tools<ul><li>Tongs</li></ul></div>').markdown).toBe('## Tools\n\n-   Tongs')
  })

  it.each([
    ['a sign', '<h2 id="a">Heat<a href="#a" title="Permalink to this heading">¶</a></h2>'],
    ['no text', '<h2 id="a"><a href="#a"><svg><title>Link</title></svg></a>Heat</h2>'],
    ['text without width', '<h2 id="a">Heat<a href="#a">&#8203;</a></h2>'],
    ['a picture of a link', '<h2 id="a">Heat <a href="https://docs.acme.example/forge#a">🔗</a></h2>'],
    ['words', '<section id="a"><h2>Heat <a href="#a">Link to this heading</a></h2></section>'],
    ['a title', '<h2 id="a">Heat <a href="#a" aria-label="Permalink: Heat">↵</a></h2>'],
    ['editing it', '<h2>Heat<span class="mw-editsection">[<a href="/edit">edit</a>]</span></h2>'],
    [
      'editing it, beside it',
      '<div><h2>Heat</h2><span class="mw-editsection">[<a href="/edit">edit</a>]</span></div>',
    ],
    ['beside it', '<div><h2>Heat</h2><a href="#heat" aria-label="Permalink: Heat"><svg></svg></a></div>'],
  ])('are without the link to themselves: %s', (_, heading) => {
    expect(read(`${heading}<p>x</p>`).markdown).toBe('## Heat\n\nx')
  })

  it('that are a link to themselves keep their words', () => {
    expect(read('<h2 id="heat"><a href="#heat">The <em>heat</em></a></h2>').markdown).toBe('## The *heat*')
  })

  it('keep links that lead elsewhere, or are words of theirs', () => {
    expect(read('<h2><a href="/iron#x">#</a> Iron</h2>').markdown).toBe(
      '## [#](https://docs.acme.example/iron#x) Iron',
    )
    expect(read('<h2><a href="#prices">What it costs</a></h2>').markdown).toBe(
      `## [What it costs](${URL}#prices)`,
    )
    expect(read('<h2>The <a href="#anchor">anchor</a> of a ship</h2>').markdown).toBe(
      `## The [anchor](${URL}#anchor) of a ship`,
    )
  })

  it('keep their levels and lose their links in the main content too', () => {
    const body = `<main><h1>Forging</h1>${PROSE}<h2 id="heat">Heat<a href="#heat">#</a></h2>${PROSE}<h1>Tools</h1>${PROSE}</main>`
    const { chunks } = read(body, { mainContentOnly: true, chunks: 5000 })
    expect(chunks?.map(({ headings }) => headings)).toEqual([['Forging'], ['Forging', 'Heat'], ['Tools']])
  })
})

describe('the main content', () => {
  it.each(['hidden', 'style="display:none"', 'aria-hidden="true"'])(
    'has what stands behind a tab that is not chosen: %s',
    (how) => {
      const tabs = `<div role="tabpanel"><pre>npm i anvil</pre></div><div role="tabpanel" ${how}><pre>yarn add anvil</pre></div>`
      const { markdown } = read(`<main><h1>Forging</h1>${PROSE}${tabs}${PROSE}</main>`, {
        mainContentOnly: true,
      })
      expect(markdown).toMatch(/npm i anvil[\s\S]*yarn add anvil/)
    },
  )

  const [pip, conda] = ['<pre>pip install anvil</pre>', '<pre>conda install anvil</pre>']
  const radio = (id: string) => `<input type="radio" name="t" id="${id}">`
  const label = (id: string, text: string) => `<label for="${id}">${text}</label>`
  const labels = `<div class="tabbed-labels">${label('a', 'pip')}${label('b', 'conda')}</div>`
  const blocks = [pip, conda].map((code) => `<div class="tabbed-block">${code}</div>`).join('')
  const tabs: readonly [string, string][] = [
    [
      'labels in a row before their panels',
      `<div>${radio('a')}${radio('b')}${labels}<div>${blocks}</div></div>`,
    ],
    [
      'each label before its panel',
      `<div>${radio('a')}${label('a', 'pip')}<div>${pip}</div>${radio('b')}${label('b', 'conda')}<div>${conda}</div></div>`,
    ],
    [
      'buttons that name their panels',
      `<div role="tablist"><button role="tab" aria-controls="p">pip</button><button role="tab" aria-controls="q">conda</button></div><div><div role="tabpanel" id="p">${pip}</div><div role="tabpanel" id="q" hidden>${conda}</div></div>`,
    ],
    [
      'panels that name their buttons',
      `<div role="tablist"><button role="tab" id="p">pip</button><button role="tab" id="q">conda</button></div><div role="tabpanel" aria-labelledby="p">${pip}</div><div role="tabpanel" aria-labelledby="q" hidden>${conda}</div>`,
    ],
    [
      'labels and panels in the same order',
      `<div><ul role="tablist"><li role="tab">pip</li><li role="tab">conda</li></ul><div><div role="tabpanel">${pip}</div><div role="tabpanel" hidden>${conda}</div></div></div>`,
    ],
  ]
  it.each(tabs)('has the label of each tab before its panel: %s', (_, html) => {
    const LABELLED =
      /\*\*pip\*\*\n\n```\npip install anvil\n```\n\n\*\*conda\*\*\n\n```\nconda install anvil\n```/
    const article = `<div><h1>Forging</h1>${PROSE}${html}${PROSE}</div>`
    for (const body of [article, `<main>${article}</main>`])
      expect(read(body, { mainContentOnly: true }).markdown).toMatch(LABELLED)
    const whole = read(html).markdown
    expect(whole).toMatch(LABELLED)
    expect(whole.match(/pip\b/g)).toHaveLength(2)
  })

  it.each([
    [
      'a label without a panel',
      `<div>${radio('a')}${label('a', 'Small')}${radio('b')}${label('b', 'Large')}</div>`,
    ],
    [
      'a question in a form',
      `<form>${radio('a')}${label('a', 'Yes')}<div>Good</div>${radio('b')}${label('b', 'No')}<div>Bad</div></form>`,
    ],
    [
      'the number of a slide',
      '<ul role="tablist"><li role="tab" aria-controls="s">1</li></ul><div role="tabpanel" id="s">A slide.</div>',
    ],
  ])('has no bold line for %s', (_, html) => {
    expect(read(`${PROSE}${html}${PROSE}`).markdown).not.toContain('**')
  })

  const posts = ['ann', 'bob', 'cy']
    .map(
      (name) =>
        `<div class="post"><a class="author" href="/u/${name}">${name}</a><div class="cooked">${PROSE}</div></div>`,
    )
    .join('')
  const thread = 'https://forum.acme.example/t/how-to-fix-e42/12'

  it('of a conversation begins with what it is about', () => {
    const { markdown, text } = read(
      `<header><h1>Acme Forum</h1></header><div><h1>How to fix E42?</h1>${posts}</div><h1>Later</h1>`,
      { mainContentOnly: true },
      thread,
    )
    expect(markdown).toMatch(/^# How to fix E42\?\n\n\[ann\]/)
    expect(text).toMatch(/^How to fix E42\?\nann/)
    expect(markdown).not.toMatch(/Acme Forum|Later/)
  })

  it('of a conversation says once what its first post says', () => {
    const body = posts.replace('<p>', '<h1>Help with E42</h1><p>')
    const { markdown } = read(`<h1>Questions</h1>${body}`, { mainContentOnly: true }, thread)
    expect(markdown).toMatch(/^\[ann\][\s\S]*# Help with E42/)
  })
})
