import { expect, test } from 'vitest'
import { drawableSvg } from '../../../src/formats/svg/writer/index.ts'

const svg = (body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100" viewBox="0 0 100 100"${attributes}>${body}</svg>`

function drawable(body: string, attributes = '') {
  return drawableSvg(svg(body, attributes), () => ({ width: 200, height: 200 }))
}

/** Returns the markup, or the reason why there is none. */
function drawn(body: string, attributes = ''): string {
  const result = drawable(body, attributes)
  return 'reason' in result ? result.reason : result.markup
}

const LONG = /as long to draw as more than 10000 shapes/

/**
 * Makes masks of four rectangles, each of which has such a mask in turn, so that each level is four times as
 * much work.
 */
const masks = (levels: number, reference: (at: number) => string) =>
  `${Array.from(
    { length: levels },
    (_, at) =>
      `<mask id="m${at}">${`<rect width="100" height="100" fill="white" ${at > 0 ? `mask="${reference(at - 1)}"` : ''}/>`.repeat(4)}</mask>`,
  ).join('')}<rect width="100" height="100" mask="${reference(levels - 1)}"/>`

test.each<[string, (at: number) => string]>([
  ['plain', (at) => `url(#m${at})`],
  ['with a space behind', (at) => `url(#m${at} )`],
  ['with an escape', (at) => `url(#\\6d ${at})`],
  ['with a long escape', (at) => `url('#\\00006d${at}')`],
  ['after a tab', (at) => `url(&#9;#m${at})`],
  ['after a line break', (at) => `url(&#10;#m${at}&#10;)`],
  ['in quotes', (at) => `url( &quot;#m${at}&quot; )`],
  ['beside comments', (at) => `/* a */url(#m${at})/* b */`],
  ['in capitals', (at) => `URL(#m${at})`],
])('a reference %s is counted and written anew', (_, reference) => {
  expect(drawn(masks(7, reference))).toMatch(LONG)
  const written = drawn(masks(2, reference))
  // Each mask is written once for each reference: one of the outer kind, four of the inner.
  expect(written.match(/<mask /g)).toHaveLength(5)
  const ids = [...written.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  const references = [...written.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id)
  expect(references.sort()).toEqual(ids.sort())
})

test.each([
  [
    'line breaks in the name of a property',
    `<rect width="9" height="9" style="a='1'\nb='1'\n/><line x2='90' stroke='red' stroke-dasharray='0.00001'/><rect x: 1"/>`,
  ],
  ['line breaks and no value', `<rect width="9" height="9" style="a\nb\n/><line stroke='red'/><g x: 1"/>`],
  ['markup in an id', `<mask id="a&quot;/&gt;&lt;line/&gt;"/><rect width="9" height="9"/>`],
  [
    'markup in the name of a filter’s part',
    `<filter id="f"><feOffset result="a&quot;/&gt;&lt;line/&gt;"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
  ],
  ['an entity', `<rect width="9" height="9" fill="&line;"/>`],
  ['a comment and a section', `<!--<line/>--><![CDATA[<line/>]]><rect width="9" height="9"/>`],
  [
    'another vocabulary',
    `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/line"/><rect width="9" height="9"/>`,
  ],
  ['an element that nobody knows', '<foreignObject><line/></foreignObject><rect width="9" height="9"/>'],
  [
    'an attribute that nobody knows',
    '<rect width="9" height="9" onload="line" data-line="line" marker-end="url(#line)"/>',
  ],
  [
    'markup in a value',
    '<rect width="9" height="9" fill="red&quot;&gt;&lt;line" transform="rotate(1) line"/>',
  ],
  [
    'a reference to elsewhere',
    '<image width="9" height="9" href="https://line.example/a.png"/><use href="line.svg#a"/><rect width="9" height="9" fill="url(https://line.example/#a)"/>',
  ],
  ['a style sheet', '<style>@import url(line.css); rect{line:url(line)}</style><rect width="9" height="9"/>'],
])('%s is not written', (_, body) => {
  const written = drawn(body)
  expect(written).toMatch(/<rect /)
  expect(written).not.toMatch(/line/)
})

test('of all that a page may write only numbers, colours and known words get through', () => {
  const words = ['alpha', 'bravo', 'charlie', 'delta', 'echo']
  const body = words
    .map(
      (word) =>
        `<${word} ${word}="${word}"/><g id="${word}" class="${word}" ${word}="1" style="${word}:${word};fill:${word}"><rect id="${word}r" width="4" height="4" fill="url(#${word}g)" mask="url(#${word}m)" filter="url(#${word}f)"/></g><linearGradient id="${word}g"><stop class="${word}" stop-color="${word}"/></linearGradient><mask id="${word}m"><text font-family="${word}">${word}</text></mask><filter id="${word}f"><feGaussianBlur in="${word}" result="${word}" stdDeviation="1 ${word}"/></filter><use xlink:href="#${word}r" ${word}:href="${word}"/>`,
    )
    .join('')
  expect(drawn(body)).not.toMatch(new RegExp(words.join('|')))
})

test('values are read and written again', () => {
  const written = drawn(
    `<rect width="1in" height="50%" x=" 2px " rx="1em" fill="RED" opacity="50%" stroke="rgb(0 0 255 / 50%)" stroke-width="2pt" transform="translate( 10 ,20)scale(2)"/><path d="M 1,2 3-4a1 1 0 01.5.5 zz#"/><circle r="1e400" cx="4"/><polygon points="1,2 3 4 5"/>`,
  )
  expect(written).toContain(
    '<rect x="2" width="96" height="50%" rx="16" fill="#ff0000" stroke="#0000ff80" stroke-width="2.6666666666666665" transform="matrix(2 0 0 2 10 20)" opacity="0.5"/>',
  )
  expect(written).toContain('<path d="M1 2L3 -4a1 1 0 0 1 0.5 0.5zz"/>')
  expect(written).toContain('<circle cx="4"/>')
  expect(written).toContain('<polygon points="1 2 3 4"/>')
})

test('what is declared is looked up as browsers do', () => {
  expect(
    drawn(
      '<style>.a{fill:red;--own:#00f}#b{stroke:var(--own)}</style><g class="a"><rect id="b" width="1" height="1"/></g>',
    ),
  ).toContain('<rect width="1" height="1" fill="#ff0000" stroke="#0000ff"/>')
  expect(
    drawn(
      '<g style="color:#123456;visibility:hidden"><path d="M0 0h9" stroke="currentColor" visibility="visible"/><circle r="1"/></g>',
    ),
  ).toMatch(/<path d="M0 0h9" stroke="#123456"\/><\/svg>/)
  expect(drawn('<g display="none"><rect width="1" height="1"/></g>')).not.toContain('rect')
  expect(
    drawn('<style>rect{fill:url("data:a;b")}</style><rect width="1" height="1" style="fill:/* ; */#0f0;"/>'),
  ).toContain('fill="#00ff00"')
})

test('what is used is written where it is used, with its place, its size and its style', () => {
  const written = drawn(
    '<symbol id="s" viewBox="0 0 2 2"><rect width="2" height="2"/></symbol><use href=" #s " x="5" width="10" height="10" fill="#0a7d7d"/>',
  )
  expect(written).toContain(
    '<g transform="matrix(1 0 0 1 5 0)"><svg width="10" height="10" viewBox="0 0 2 2"><rect width="2" height="2" fill="#0a7d7d"/></svg></g>',
  )
})

test('gradients without a chain, patterns for each shape, clips of moved shapes', () => {
  const gradient = drawn(
    '<linearGradient id="a" x1="1"><stop stop-color="currentColor"/></linearGradient><linearGradient id="b" href="#a" x2="3"/><rect width="1" height="1" fill="url(#b)"/><rect width="1" height="1" fill="url(#b)"/>',
  )
  expect(gradient).toContain(
    '<linearGradient id="r0" x1="1" x2="3"><stop stop-color="#000000"/></linearGradient>',
  )
  expect(gradient.match(/fill="url\(#r0\)"/g)).toHaveLength(2)
  expect(
    drawn(
      '<pattern id="p" width="1" height="1"><circle r="1"/></pattern><g fill="url(#p)"><rect width="1" height="1"/><rect width="1" height="1"/></g>',
    ).match(/<pattern /g),
  ).toHaveLength(2)
  expect(
    drawn('<clipPath id="c"><use href="#q" x="3"/></clipPath><circle id="q" r="1" clip-path="url(#c)"/>'),
  ).toContain('<clipPath id="r0"><circle r="1" transform="matrix(1 0 0 1 3 0)"/></clipPath>')
  expect(drawn('<rect width="1" height="1" fill="url(#gone) #f00" mask="url(#gone)"/>')).toContain(
    '<rect width="1" height="1" fill="#ff0000"/>',
  )
})

const SQUARES = (count: number) => '<rect width="100" height="100"/>'.repeat(count)
const zigzag = (corners: number) =>
  `M0 0${Array.from({ length: corners }, (_, at) => `L${(at * 79.19) % 100} ${(at * 104.73) % 100}`).join('')}`

test.each<[string, string]>([
  ['masks within masks', masks(12, (at) => `url(#m${at})`)],
  ['a group of itself', '<g id="a"><use href="#a"/></g>'],
  [
    'a mask of itself',
    '<mask id="m"><rect width="9" height="9" mask="url(#m)"/></mask><rect width="9" height="9" mask="url(#m)"/>',
  ],
  [
    'a clip of itself',
    '<clipPath id="c" clip-path="url(#c)"><rect width="9" height="9"/></clipPath><rect width="9" height="9" clip-path="url(#c)"/>',
  ],
  [
    'a pattern of itself',
    '<pattern id="p" width="1" height="1"><rect width="9" height="9" fill="url(#p)"/></pattern><rect width="9" height="9" fill="url(#p)"/>',
  ],
  [
    'a pattern that many shapes inherit',
    `<pattern id="p" width="1" height="1">${SQUARES(300)}</pattern><g fill="url(#p)">${SQUARES(300)}</g>`,
  ],
  [
    'a pattern that what is used inherits',
    `<pattern id="p" width="1" height="1">${SQUARES(300)}</pattern><g id="g">${SQUARES(300)}</g><use href="#g" fill="url(#p)"/>`,
  ],
  [
    'a pattern with a tile of gigabytes',
    '<pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="scale(1000)"><rect width="9" height="9"/></pattern><rect width="100" height="100" fill="url(#p)"/>',
  ],
  [
    'many shapes in clips within clips',
    `<clipPath id="c"><circle cx="50" cy="50" r="40"/></clipPath>${'<g clip-path="url(#c)">'.repeat(100)}${SQUARES(5_000)}${'</g>'.repeat(100)}`,
  ],
  [
    'many shapes in a clip of many corners',
    `<clipPath id="c"><path d="${zigzag(400)}"/></clipPath><g clip-path="url(#c)">${SQUARES(1_000)}</g>`,
  ],
  ['one outline that crosses itself', `<path d="${zigzag(6_000)}"/>`],
  ['circles of a thousand million pixels', '<circle transform="scale(1e9)" r="1" stroke="red"/>'.repeat(100)],
  ['beyond all numbers', `${'<g transform="scale(1e200)">'.repeat(3)}<circle r="1"/>`],
  [
    'arcs much larger than the picture',
    `<path d="M0 0${'A1e5 1e5 0 1 1 9 9A1e5 1e5 0 1 1 0 0'.repeat(180)}"/>`,
  ],
  [
    'colours of gradients, again and again',
    `<linearGradient id="g">${'<stop offset=".5"/>'.repeat(9_000)}</linearGradient>${'<rect width="100" height="100" fill="url(#g)"/>'.repeat(100)}`,
  ],
  [
    'many inputs of one filter',
    `<filter id="f"><feMerge>${'<feMergeNode in="SourceGraphic"/>'.repeat(5_000)}</feMerge></filter><rect width="100" height="100" filter="url(#f)"/>`,
  ],
  ['layers', `${'<rect width="100" height="100" style="mix-blend-mode:multiply"/>'.repeat(2_000)}`],
  [
    'elements within elements, through a reference',
    `<g id="u">${'<g opacity=".9">'.repeat(100)}<rect width="9" height="9"/>${'</g>'.repeat(101)}${'<g>'.repeat(150)}<use href="#u"/>${'</g>'.repeat(150)}`,
  ],
  [
    'nothing, used a million times',
    `<g id="e0">${'<title/>'.repeat(1_000)}</g>${[1, 2, 3].map((at) => `<g id="e${at}">${`<use href="#e${at - 1}"/>`.repeat(10)}</g>`).join('')}`,
  ],
  [
    'a long list of transforms, used often',
    `<rect id="r" width="1" height="1" transform="${'rotate(1)'.repeat(50_000)}"/>${'<use href="#r"/>'.repeat(1_000)}`,
  ],
])('%s would take too long', (_, body) => {
  expect(drawn(body)).toMatch(LONG)
})

// Each of these took seconds to hours when its cost grew faster than its length.
test.each<[string, string]>([
  ['digits', `<path d="M0 0a${'2'.repeat(400_000)}x"/>`],
  ['spaces in a length', `<rect height="9" width="1${' '.repeat(400_000)}!"/>`],
  ['spaces in a transform', `<rect height="9" width="1" transform="rotate(1)${' '.repeat(400_000)}!"/>`],
  ['dashes in a style sheet', `<style>${'-'.repeat(400_000)}</style>`],
  ['open blocks in a style sheet', `<style>${'@media{'.repeat(60_000)}</style>`],
  [
    'one class named again and again',
    `<style>.a{fill:red}</style><rect class="${'a '.repeat(200_000)}" width="9" height="9"/>`,
  ],
  [
    'rules for one class',
    `<style>${Array.from({ length: 30_000 }, (_, at) => `.a{p${at}:1}`).join('')}</style>${'<rect class="a" width="9" height="9"/>'.repeat(1_000)}`,
  ],
  [
    'a long property put in many times',
    `<style>svg{--a:${'x'.repeat(900)}}</style>${`<rect fill="${'var(--a)'.repeat(100)}" width="9" height="9"/>`.repeat(400)}`,
  ],
  ['declarations without a value', `<rect height="9" width="1" style="${';'.repeat(400_000)}:"/>`],
])('%s are read in time', (_, body) => {
  const from = process.cpuUsage()
  expect(drawn(body)).toMatch(/^<svg /)
  const { user, system } = process.cpuUsage(from)
  expect((user + system) / 1_000).toBeLessThan(3_000)
})
