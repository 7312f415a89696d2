import { adapter } from 'parse5-htmlparser2-tree-adapter'
import { describe, expect, test } from 'vitest'
import { computeCascade } from '../../src/cascade/index.ts'
import { buildTree } from '../../src/cascade/selectors/tree.ts'
import type { StyleSample } from '../../src/model/style.ts'
import { parseDocument } from '../../src/snapshot/document/parse.ts'
import { documentOf, select } from '../../src/snapshot/dom.ts'
import { snapshotFromHtml } from '../../src/snapshot/made/from-html.ts'
import { processorMs } from '../house/processor.ts'
import { pathOf } from '../snapshot/path-of.ts'

const url = 'https://page.example/'
const viewport = { width: 1440, height: 900 }

function cascade(css: string, html: string) {
  const snapshot = snapshotFromHtml({ url, html })
  const document = documentOf(snapshot)
  const result = computeCascade({ document, sheets: [{ css, baseUrl: url, media: null }], viewport })
  const at = (selector: string): StyleSample | undefined => {
    const [element] = select(snapshot, selector)
    return element && result.samples.find((sample) => sample.path === pathOf(element))
  }
  return { ...result, snapshot, at }
}

describe('samples', () => {
  test('come in document order, with the paths of the document view', () => {
    const html =
      '<!doctype html><body><!-- c --><p>a<b>b</b> text <i>c</i></p><template><p>x</p></template><div>d<p>e</p></div>'
    const { samples, snapshot } = cascade('', html)
    const elements = select(snapshot, 'html, body, p, b, i, div')
    expect(samples.map((sample) => sample.path)).toEqual(elements.map(pathOf))
    expect(samples.map((sample) => sample.path)).toEqual(['', '1', '1/0', '1/0/0', '1/0/1', '1/2', '1/2/0'])
  })

  test('tell their own text and words, not those of their children', () => {
    const { at } = cascade('', '<p>One  two\n <b>three</b> four — 5</p><h1>日本語です</h1>')
    expect(at('p')).toMatchObject({ text: 'One two four — 5', words: 4 })
    expect(at('b')).toMatchObject({ text: 'three', words: 1 })
    expect(at('h1')).toMatchObject({ words: 3 })
  })

  test('tell their role, written or implied', () => {
    const { at } = cascade(
      '',
      '<header>h</header><main><header id="a">i</header></main><a href="/">l</a><a id="b">n</a><p role="Button link">b</p>',
    )
    expect(at('header')?.role).toBe('banner')
    expect(at('#a')?.role).toBeNull()
    expect(at('a')?.role).toBe('link')
    expect(at('#b')?.role).toBeNull()
    expect(at('[role]')?.role).toBe('button')
  })
})

describe('elements that scripts show with an animation', () => {
  const CSS = `.hide { opacity: 0 } .over { opacity: 0; position: absolute } [data-aos] { opacity: 0 }
    .elementor-invisible, .wow, .reveal { visibility: hidden } .closed { visibility: hidden; opacity: 0 }
    .ratio { height: 0; padding-bottom: 56%; overflow: hidden }`
  test.each([
    ['by an attribute of a tool', '<div data-aos="fade-up"><p>seen</p></div>', true],
    ['by a class of a tool', '<div class="elementor-invisible"><p>seen</p></div>', true],
    ['by a class and a style', '<div class="wow" style="visibility: hidden"><p>seen</p></div>', true],
    ['by their own style', '<div data-w-id="a" style="opacity:0"><p>seen</p></div>', true],
    ['by a style that is nearly 0', '<div style="opacity: 0.001; transform: none"><p>seen</p></div>', true],
    ['by the name of a class', '<div class="hide js-fadeInUp"><p>seen</p></div>', true],
    ['not in a menu that is closed', '<nav class="closed"><p class="wow">closed</p></nav>', false],
    ['not where they lie over the page', '<div style="opacity:0; position:fixed"><p>closed</p></div>', false],
    ['not where a class lays them over the page', '<div class="over fade-in"><p>closed</p></div>', false],
    ['not without height', '<div style="opacity:0; height:0px"><p>closed</p></div>', false],
    ['not for a dialog', '<div role="dialog" style="opacity:0"><p>closed</p></div>', false],
    ['not what is hidden from everybody', '<div aria-hidden="true" style="opacity:0"><p>x</p></div>', false],
    ['not without a sign of an animation', '<div class="hide"><p>hover</p></div>', false],
    ['in a picture with the ratio of its padding', '<div class="wow ratio"><p>seen</p></div>', true],
    [
      'in a fixed bar at the edge',
      '<div data-aos style="position:fixed; top:0; left:0"><p>seen</p></div>',
      true,
    ],
    ['in a panel that is selected', '<div role="tabpanel"><p data-aos>seen</p></div>', true],
    ['as a link that opens a picture', '<div data-aos class="lightbox"><p>seen</p></div>', true],
    ['not for a marked dialog', '<div data-aos aria-modal="true"><p>closed</p></div>', false],
    ['not for a marked panel', '<div data-aos role="tabpanel"><p>closed</p></div>', false],
    ['not for what is marked and inert', '<div data-aos inert><p>closed</p></div>', false],
    [
      'not for what is marked and has `hidden`',
      '<div data-aos hidden style="display:block"><p>x</p></div>',
      false,
    ],
    [
      'not in a drawer that is hidden from everybody',
      '<div aria-hidden="true"><p data-aos>closed</p></div>',
      false,
    ],
    ['not in a dialog', '<div role="dialog"><i><p class="wow">closed</p></i></div>', false],
    ['not in a closed details', '<details><summary>s</summary><p data-aos>closed</p></details>', false],
    [
      'not for a marked menu over the page',
      '<ul class="sub-menu wow" style="position:absolute"><p>x</p></ul>',
      false,
    ],
    [
      'not for a marked drawer',
      '<div data-aos style="position:fixed; right:-300px; width:300px"><p>x</p></div>',
      false,
    ],
    [
      'not beside the page',
      '<nav class="reveal" style="position:fixed; left:-100%"><p>closed</p></nav>',
      false,
    ],
    [
      'not in a marked panel without height',
      '<div class="wow" style="max-height:0; overflow:hidden"><p>x</p></div>',
      false,
    ],
    ['not what is not displayed', '<div data-aos="fade" style="display:none"><p>x</p></div>', false],
  ])('are seen %s', (_, html, isSeen) => {
    expect(cascade(CSS, html).at('p') !== undefined).toBe(isSeen)
  })
})

test.each([
  ['', '#102030'],
  ['<!doctype html>', '#ff0000'],
])('a table after "%s" has the text colour %s', (doctype, color) => {
  const html = `${doctype}<body><div><table><tr><td>a</td></tr></table></div>`
  expect(cascade('body { color: #102030 } div { color: red }', html).at('td')?.style.color).toBe(color)
})

describe('the result', () => {
  test('gives the style of any element, also of hidden ones, and the custom properties of the root', () => {
    const { styleOf, snapshot, customProperties } = cascade(
      ':root { --brand: #102030; --accent: var(--brand); --bad: var(--none) } p { display: none; color: var(--accent) }',
      '<p>x</p>',
    )
    const [paragraph] = select(snapshot, 'p')
    expect(paragraph && styleOf(paragraph)).toMatchObject({ display: 'none', color: '#102030' })
    expect(Object.fromEntries(customProperties)).toEqual({ '--brand': '#102030', '--accent': '#102030' })
  })

  test('resolves imports with their media, layer and supports conditions, and stops at a ring', () => {
    const sheets: Record<string, string> = {
      'https://page.example/a.css': '@import "b.css"; p { color: red; background: url(x.png) }',
      'https://page.example/b.css': '@import "a.css"; i { color: green }',
      'https://page.example/print.css': 'b { color: red }',
      'https://page.example/layered.css': 'u { color: red }',
    }
    const snapshot = snapshotFromHtml({ url, html: '<p>p<i>i</i><b>b</b><u>u</u></p>' })
    const css = `@charset "utf-8"; @layer low; @import url(a.css); @import "print.css" print; @import 'layered.css' layer(low) supports(selector(:has(a)) and (color: red));
      @import "missing.css"; @layer high { u { color: green } } @import "print.css";`
    const { samples } = computeCascade({
      document: documentOf(snapshot),
      sheets: [{ css, baseUrl: url, media: 'screen' }],
      loadImport: (address) => sheets[address],
      viewport,
    })
    const color = (tag: string) => samples.find((sample) => sample.tag === tag)?.style.color
    expect([color('p'), color('i'), color('b'), color('u')]).toEqual([
      '#ff0000',
      '#008000',
      '#ff0000',
      '#008000',
    ])
    expect(samples.find((sample) => sample.tag === 'p')?.style.backgroundImage).toBe(
      'url("https://page.example/x.png")',
    )
  })

  test('reads font faces', () => {
    const { fontFaces } = cascade(
      `@font-face { font-family: "My Font"; src: local("My Font"), url(a.woff2) format("woff2"), url("b.woff"); font-weight: 100 900;
        unicode-range: U+0-7F, U+4?? } @font-face { src: url(c.woff) } @media print { @font-face { font-family: P; src: url(p) } }`,
      '',
    )
    expect(fontFaces).toEqual([
      {
        family: 'My Font',
        urls: ['https://page.example/a.woff2', 'https://page.example/b.woff'],
        weight: [100, 900],
        style: 'normal',
        unicodeRange: [
          [0, 0x7f],
          [0x400, 0x4ff],
        ],
      },
    ])
  })
})

describe('hostile input', () => {
  const deep = 5000

  test.each([
    ['blocks in blocks', 'a{'.repeat(deep), '<p>x</p>'],
    ['conditions in conditions', '@media screen{'.repeat(deep), '<p>x</p>'],
    ['lists in lists', `${':is('.repeat(deep)}p${')'.repeat(deep)}{color:red}`, '<p>x</p>'],
    ['brackets in values', `p{width:${'calc('.repeat(deep)}1px${')'.repeat(deep)}}`, '<p>x</p>'],
    ['fallbacks in fallbacks', `p{color:${'var(--a,'.repeat(deep)}red${')'.repeat(deep)}}`, '<p>x</p>'],
    [
      'a chain of variables',
      `:root{${Array.from({ length: deep }, (_, at) => `--v${at}:var(--v${at + 1})`).join(';')}} p{color:var(--v0)}`,
      '<p>x</p>',
    ],
    [
      'doubling variables',
      `:root{--v0:xx;${Array.from({ length: 60 }, (_, at) => `--v${at + 1}:var(--v${at})var(--v${at})`).join(';')}}`,
      '<p>x</p>',
    ],
    ['a very long selector', `${'p '.repeat(deep)}{color:red}`, '<p>x</p>'],
    ['elements in elements', 'div div div div p{color:red}', `${'<div>'.repeat(deep)}<p>x</p>`],
    ['no text at all', '', ''],
    ['what is no CSS', '}}}{{{;;;@@@"\'\\', '<p style="}{;:;color">x</p>'],
  ])('%s are read without harm', (_, css, html) => {
    expect(cascade(css, html).samples.length).toBeGreaterThan(0)
  })

  test('elements beyond the limit are left out', () => {
    const document = parseDocument('<p>x</p>'.repeat(60_000), adapter)
    expect(buildTree(document).nodes).toHaveLength(50_000)
    const deep = buildTree(parseDocument('<div>'.repeat(600), adapter))
    expect(Math.max(...deep.nodes.map(({ depth }) => depth))).toBe(511)
  })

  test('cost grows with elements and rules, not with their product', () => {
    const time = (size: number) => {
      const css = Array.from(
        { length: size },
        (_, at) => `.c${at} .d${at} { color: red; padding: ${at % 9}px }`,
      ).join('\n')
      const html = Array.from(
        { length: size },
        (_, at) => `<div class="c${at}"><p class="d${at}">x</p></div>`,
      ).join('')
      return processorMs(() => cascade(css, html)) / size
    }
    time(500)
    expect(time(8000) / time(1000)).toBeLessThan(4)
  })
})

test('descendants share a style whatever their ancestors set and do not pass on', () => {
  const css = `@property --shift { syntax: "*"; inherits: false; initial-value: 0px }
    .a { --shift: 1px } .b { --shift: 2px } .c { --tone: #102030 } .d { --tone: #102030 } b { color: var(--tone, #405060) }`
  const html = '<div class="a"><b>1</b></div><div class="b"><b>2</b></div>'
  const { samples } = cascade(css, `${html}<div class="c"><b>3</b></div><div class="d"><b>4</b></div>`)
  const [one, two, three, four] = samples.filter(({ tag }) => tag === 'b').map(({ style }) => style)
  expect([one?.color, three?.color]).toEqual(['#405060', '#102030'])
  expect(two).toBe(one)
  expect(four).toBe(three)
})
