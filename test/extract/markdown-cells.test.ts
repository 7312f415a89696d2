import { describe, expect, it } from 'vitest'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { isFound } from '../../src/model/finding.ts'
import { pageOf } from '../snapshot/page.ts'

const read = (body: string, mainContentOnly = false): string => {
  const finding = markdownOf(pageOf({ body }), { mainContentOnly })
  if (!isFound(finding)) throw new Error('nothing found')
  return finding.value.markdown
}

const cell = (html: string): string =>
  /\n\| x \| (.*) \|$/.exec(
    read(`<table><tr><th>k</th><th>v</th></tr><tr><td>x</td><td>${html}</td></tr></table>`),
  )?.[1] ?? ''

it('a column is aligned as its first cell is', () => {
  const head =
    '<th align="left">a</th><th style="color:red; text-align: right">b</th><th align="center">c</th>'
  const row = '<td style="text-align:center">1</td><td>2</td><td>3</td>'
  expect(read(`<table><tr>${head}</tr><tr>${row}</tr></table>`)).toBe(
    '| a | b | c |\n| :--- | ---: | :---: |\n| 1 | 2 | 3 |',
  )
})

describe('a cell of a table', () => {
  it.each([
    ['<code>a|b</code>', '`a\\|b`'],
    ['<code>a\\|b</code>', '`a\\|b`'],
    ['a|b', 'a\\|b'],
    ['C:\\| d', 'C:\\\\\\| d'],
  ])('escapes a bar once: %s', (html, markdown) => {
    expect(cell(html)).toBe(markdown)
  })

  it.each([
    ['<ul><li>one<ul><li>sub</li></ul></li><li>two</li></ul>', '• one<br> • sub<br> • two'],
    ['intro:<ul><li>i</li></ul>after', 'intro:<br> • i<br> after'],
    ['<ol><li>a</li><li><p>b</p><p>c</p></li></ol>', '1. a<br> 2. b<br> c'],
    ['<ol start="3"><li>a<ol><li>s</li></ol></li><li value="7">b</li></ol>', '3. a<br> 1. s<br> 7. b'],
    ['words<pre>a\nb</pre>more', 'words<br> `a`<br> `b`<br> more'],
    ['<a href="https://acme.example/x"><div>Iron</div></a>', '[Iron](https://acme.example/x)'],
    ['<ul><li><input type="checkbox" checked> done</li></ul>', '• \\[x\\] done'],
  ])('sets its blocks apart: %s', (html, markdown) => {
    expect(cell(html)).toBe(markdown)
  })

  it.each(['presentation', 'none'])(
    'of a table that is there for its looks (%s) stands in the open',
    (role) => {
      expect(
        read(`<table role="${role}"><tr><td><h2>Iron</h2><p>Old</p></td><td><p>New</p></td></tr></table>`),
      ).toBe('## Iron\n\nOld\n\nNew')
    },
  )
})

describe('an item that is a task', () => {
  const tasks = (html: string, mainContentOnly = false) =>
    read(`<main><p>Tasks of the day</p><ul>${html}</ul></main>`, mainContentOnly)
      .replace(/ +/g, ' ')
      .replace('Tasks of the day\n\n', '')

  it('keeps its box, whatever is around it', () => {
    expect(tasks('<li><input type="checkbox" checked> a</li>')).toBe('- [x] a')
    expect(tasks('<li><p><input type="checkbox" checked> a</p><p>b</p></li>')).toBe('- [x] a\n \n b')
    expect(tasks('<li><label><input type="checkbox"> a</label></li>')).toBe('- [ ] a')
  })

  it('keeps its words in the main content, where filters are left out', () => {
    expect(tasks('<li><label><input type="checkbox" checked disabled> a</label></li>', true)).toBe('- [x] a')
    expect(tasks('<li><label><input type="checkbox"> Red (12)</label></li><li>b</li>', true)).toBe('- b')
  })
})
