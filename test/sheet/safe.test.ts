import { expect, test } from 'vitest'
import { pairsOf } from '../../src/sheet/contrast.ts'
import { cssString, fontStack, safeHex, safeHref, safePx, safeShadow } from '../../src/sheet/safe.ts'
import { stateLook } from '../../src/sheet/state-look.ts'

test.each([
  ['https://example.com/a?b#c', true],
  ['HTTP://example.com', true],
  ['mailto:a@b.c', true],
  ['tel:+4930123', true],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['vbscript:x', false],
  ['https:///', false],
  ['//example.com', false],
])('a link may lead to %j: %s', (url, isSafe) => {
  expect(safeHref(url) === url).toBe(isSafe)
})

test('a style has values that are checked, and nothing that ends its rule', () => {
  expect(['#ABCDEF', '#abcdef80', 'red', '#abc', '#12345g', 7].map(safeHex)).toEqual([
    ...['#abcdef', '#abcdef80'],
    ...[undefined, undefined, undefined, undefined],
  ])
  expect([9, -4, 1e9, Number.NaN, '9px'].map((length) => safePx(length, 0, 40))).toEqual([
    ...['9px', '0px', '40px', undefined, undefined],
  ])
  for (const shadow of ['0px 1px 2px 0px rgba(0, 0, 0, 0.5)', 'inset 0 0 4px #123456, 0 0 9px 1px #abc'])
    expect(safeShadow(shadow)).toBe(shadow)
  for (const shadow of ['0 0 1px red;} body{', 'url(http://evil.example)', '0 0 1px rgb(', '0'.repeat(700)])
    expect(safeShadow(shadow)).toBeUndefined()
  expect(cssString('a"; } body { background: url(x) } </style>').slice(1, -1)).not.toMatch(/["{};()<>]/)
  expect(fontStack('Inter', ['Arial', 'sans-serif'])).toBe('"brand Inter", "Inter", "Arial", sans-serif')
  expect(fontStack(null, [])).toBe('sans-serif')
})

test('pairs of a palette are legible ones, with black or white where the palette has neither', () => {
  const pairs = pairsOf([
    { hex: '#5b3fd6', name: 'indigo' },
    { hex: '#faf9ff', name: 'white' },
  ])
  expect(pairs.map(({ text, ground, level }) => `${text} ${ground} ${level}`)).toEqual([
    '#faf9ff #5b3fd6 AA',
    '#000000 #5b3fd6 AA large',
    '#000000 #faf9ff AAA',
    '#5b3fd6 #faf9ff AA',
  ])
  expect(pairs[0]?.ratio).toBeCloseTo(6.4, 1)
})

test('a state is drawn with what is safe, and the rest of it is text', () => {
  const drawn = {
    'background-color': 'transparent',
    'border-width': '1px 2px',
    'border-radius': '4.5px',
    outline: '2px solid #0044ff',
    'box-shadow': 'none',
    opacity: '0.8',
    'font-weight': '700',
  }
  expect(stateLook(drawn)).toEqual({
    look: {
      backgroundColor: 'transparent',
      borderWidth: '1px 2px',
      borderRadius: '4.5px',
      outline: '2px solid #0044ff',
      boxShadow: 'none',
      opacity: '0.8',
      fontWeight: '700',
    },
    undrawn: [],
  })
  expect(stateLook({ outline: 'auto -webkit-focus-ring-color', opacity: '1;}', position: 'fixed' })).toEqual({
    look: {},
    undrawn: ['outline: auto -webkit-focus-ring-color', 'opacity: 1;}', 'position: fixed'],
  })
})
