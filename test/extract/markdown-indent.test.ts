import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lexer, type Token } from 'marked'
import { describe, expect, it, test } from 'vitest'
import { FIXTURES } from '../../scripts/fixtures/server.ts'
import { markdownOf } from '../../src/extract/markdown/index.ts'
import { foundValue } from '../../src/model/finding.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import type { Snapshot } from '../../src/snapshot/snapshot.ts'
import { pageOf } from '../snapshot/page.ts'

/**
 * The blocks of code that a reader of Markdown sees because their lines are indented. We write fences only.
 */
function indentedIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    const below = [
      ...('tokens' in token ? (token.tokens ?? []) : []),
      ...('items' in token ? token.items : []),
    ]
    const own = token.type === 'code' && 'codeBlockStyle' in token ? [token.raw] : []
    return [...own, ...indentedIn(below)]
  })
}

const written = (page: Snapshot): string[] =>
  [false, true].map((mainContentOnly) => foundValue(markdownOf(page, { mainContentOnly }))?.markdown ?? '')

const indented = (page: Snapshot): string[] =>
  written(page).flatMap((markdown) => indentedIn(lexer(markdown)))

const SPACE = '&nbsp; &nbsp; &nbsp; '

describe('white space at the beginning of a block is no indentation', () => {
  test.each(
    `p header footer aside form fieldset details summary address nav hgroup figcaption dd label legend search
    span b font acme-box`.split(/\s+/),
  )('in %s', (name) => {
    const page = pageOf({ body: `<p>Before</p><${name}>${SPACE}Corn</${name}><p>After</p>` })
    expect(foundValue(markdownOf(page))?.markdown).toMatch(/^Before\n\n\S*Corn\S*\n\nAfter$/)
    expect(indented(page)).toEqual([])
  })

  test.each([
    ['a cell', `<table><tr><td>${SPACE}Corn</td><td>Rye</td></tr></table>`],
    ['a cell of a table for layout', `<table><tr><td>${SPACE}Corn<p>Rye</p></td></tr></table>`],
    ['an item', `<ul><li>${SPACE}Corn<p>Rye</p></li></ul>`],
    ['an item that begins with a picture', '<ul><li> <img src="/a.png" alt="A"> <h3>Corn</h3></li></ul>'],
    ['an item that begins with empty blocks', '<ul><li> <div> </div> <p> </p> <div>Corn</div></li></ul>'],
    ['an item behind empty ones', '<ul><li> </li><li><i></i></li><li> <h3>Corn</h3> <p>Rye</p></li></ul>'],
    ['an item outside of a list', '<span><a href="/a">Rye</a></span><li><h3>Corn</h3> <p>Rye</p></li>'],
    ['controls before it', `<div>${'<input> <button>Buy</button> <select></select> '.repeat(4)}Corn</div>`],
    [
      'a link of pictures',
      `<div><a href="/a">${' <img src="/a.png" alt="A"> '.repeat(6)}</a></div><p>Corn</p>`,
    ],
    [
      'an element of the page’s own kind',
      `<acme-box><div>${'<img src="/a.png" alt="A"> '.repeat(6)}</div></acme-box><p>Corn</p>`,
    ],
  ])('in %s', (_, html) => {
    const page = pageOf({ body: `<p>Before</p>${html}` })
    expect(indented(page)).toEqual([])
    expect(written(page)[0]).toContain('Corn')
  })

  it('but between words it stays', () => {
    const body = '<p>Call<span>&nbsp; </span>us, <acme-icon></acme-icon> or <b> write</b></p>'
    expect(written(pageOf({ body }))[0]).toMatch(/^Call\s+us, or \*\*write\*\*$/)
  })
})

test('a long row of empty items before one with text takes no depth', () => {
  const body = `<ol>${'<li></li>'.repeat(20_000)}<li>Corn</li></ol>`
  expect(written(pageOf({ body }))[0]).toBe('20001.  Corn')
})

const pages = readdirSync(FIXTURES, { withFileTypes: true, recursive: true }).filter(
  (entry) => entry.isFile() && entry.name.endsWith('.html'),
)

test('no page of the fixtures gets indented code', () => {
  expect(pages.length).toBeGreaterThan(30)
  for (const { parentPath, name } of pages) {
    const html = readFileSync(join(parentPath, name), 'utf8')
    expect(
      indented(snapshotFromHtml({ url: 'https://acme.example/a', html })),
      join(parentPath, name),
    ).toEqual([])
  }
})
