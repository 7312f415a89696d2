import { describe, expect, test } from 'vitest'
import { backgroundFor, readSvg } from '../../../src/formats/svg/art.ts'

const svg = (body: string, attributes = 'viewBox="0 0 100 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`
const fills = (text: string) => readSvg(text)?.fills.map(({ hex, share }) => [hex, Math.round(share * 100)])

test('fills with their share of the painted area, largest first', () => {
  expect(
    fills(svg('<rect width="30" height="10" fill="#c00"/><rect x="40" width="10" height="10" fill="navy"/>')),
  ).toEqual([
    ['#cc0000', 75],
    ['#000080', 25],
  ])
})

describe('paint is found wherever it is written', () => {
  test.each([
    ['nowhere: black', '<path d="M0 0h10v10z"/>', '#000000'],
    [
      'style attribute over presentation attribute',
      '<path fill="red" style="fill:#00ff00" d="M0 0h9v9z"/>',
      '#00ff00',
    ],
    ['inherited from a group', '<g fill="#123456"><path d="M0 0h9v9z"/></g>', '#123456'],
    ['class rule', '<style>.a{fill:#abcdef}</style><path class="a" d="M0 0h9v9z"/>', '#abcdef'],
    [
      'class rule in CDATA',
      '<style><![CDATA[.a,.b{fill:#abcdef}]]></style><path class="b" d="M0 0h9v9z"/>',
      '#abcdef',
    ],
    [
      'not the rule of another scheme',
      '<style>path{fill:#111111}@media (prefers-color-scheme:dark){path{fill:#fff}}</style><path d="M0 0h9v9z"/>',
      '#111111',
    ],
    ['currentColor by color', '<g color="#0a0b0c"><path fill="currentColor" d="M0 0h9v9z"/></g>', '#0a0b0c'],
    [
      'gradient stop',
      '<defs><linearGradient id="g"><stop stop-color="#fa0"/></linearGradient></defs><rect width="9" height="9" fill="url(#g)"/>',
      '#ffaa00',
    ],
    [
      'gradient by reference',
      '<linearGradient id="a"><stop style="stop-color:#0af"/></linearGradient><linearGradient id="b" href="#a"/><rect width="9" height="9" fill="url(#b)"/>',
      '#00aaff',
    ],
    [
      'symbol that is used',
      '<symbol id="s"><path fill="#fedcba" d="M0 0h9v9z"/></symbol><use href="#s"/>',
      '#fedcba',
    ],
    ['stroke', '<path fill="none" stroke="#00f" d="M0 0L10 10"/>', '#0000ff'],
  ])('%s', (_, body, hex) => {
    expect(readSvg(svg(body))?.fills[0]?.hex).toBe(hex)
  })

  test.each([
    ['fill none', '<path fill="none" d="M0 0h9v9z"/>'],
    ['hidden', '<path display="none" d="M0 0h9v9z"/>'],
    ['clip path', '<clipPath><path d="M0 0h9v9z"/></clipPath>'],
    ['transparent', '<path fill="transparent" d="M0 0h9v9z"/>'],
  ])('no colour: %s', (_, body) => {
    expect(readSvg(svg(body))?.fills).toEqual([])
  })
})

test.each([
  ['width and height', 'width="120" height="40"', { width: 120, height: 40 }],
  ['units', 'width="72pt" height="36pt"', { width: 96, height: 48 }],
  ['view box', 'viewBox="0 0 300 60"', { width: 300, height: 60 }],
  ['one side and view box', 'height="30" viewBox="0 0 300 60"', { width: 150, height: 30 }],
  ['percentages do not count', 'width="100%" height="100%" viewBox="0 0 24 24"', { width: 24, height: 24 }],
  ['none', '', undefined],
])('size from %s', (_, attributes, size) => {
  expect(readSvg(svg('', attributes))?.size).toEqual(size)
})

test.each([
  [
    'a rectangle of the whole',
    '<rect width="100" height="50" fill="#123"/><path d="M1 1h5v5z" fill="#fff"/>',
    true,
  ],
  ['100 %', '<rect width="100%" height="100%" fill="#123"/>', true],
  ['rounded corners', '<rect width="100" height="50" rx="8" fill="#123"/>', true],
  ['a path of the whole', '<path d="M0 0H100V50H0z" fill="#123"/>', true],
  ['a small mark', '<rect width="20" height="20" fill="#123"/>', false],
  ['an ellipse', '<ellipse cx="50" cy="25" rx="50" ry="25"/>', false],
  ['a background without paint', '<rect width="100" height="50" fill="none"/><path d="M0 0h9v9z"/>', false],
])('opaque background: %s', (_, body, opaque) => {
  expect(readSvg(svg(body))?.hasOpaqueBackground).toBe(opaque)
})

test.each([
  ['dark', '<path d="M0 0h9v9z" fill="#002d62"/>', 'light'],
  ['black', '<path d="M0 0h9v9z"/>', 'light'],
  ['white', '<path d="M0 0h9v9z" fill="#fff"/>', 'dark'],
  ['orange', '<path d="M0 0h9v9z" fill="#f58220"/>', 'light'],
  [
    'gold with white letters',
    '<rect width="9" height="9" fill="#c0a06d"/><rect width="9" height="8" fill="#f8f9fa"/>',
    'dark',
  ],
])('a %s drawing suits its background', (_, body, background) => {
  const art = readSvg(svg(body))
  expect(art && backgroundFor(art)).toBe(background)
})

test.each([
  ['no SVG', '<p>hello</p>'],
  ['over a megabyte', svg(' '.repeat(1_000_001))],
])('undefined for %s', (_, text) => {
  expect(readSvg(text)).toBeUndefined()
})

test('references in a circle end', () => {
  const art = readSvg(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))
  expect(art?.empty).toBe(true)
})

test('nesting without end is no danger', () => {
  expect(() => readSvg(svg('<g>'.repeat(100_000)))).not.toThrow()
})

test.each([
  [
    'shapes with a gradient of many stops',
    `<linearGradient id="g">${'<stop stop-color="red"/>'.repeat(9_000)}</linearGradient>${'<rect width="1" height="1" fill="url(#g)"/>'.repeat(4_000)}`,
  ],
  [
    'nothing, used a million times',
    `<g id="e0">${'<title/>'.repeat(1_000)}</g>${[1, 2, 3, 4].map((at) => `<g id="e${at}">${`<use href="#e${at - 1}"/>`.repeat(10)}</g>`).join('')}<use href="#e4"/>`,
  ],
])('%s: read in time', (_, body) => {
  const from = process.cpuUsage()
  readSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${body}</svg>`)
  const { user, system } = process.cpuUsage(from)
  expect((user + system) / 1_000).toBeLessThan(1_500)
})
