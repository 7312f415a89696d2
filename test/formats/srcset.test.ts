import { expect, test } from 'vitest'
import { parseSrcset } from '../../src/formats/srcset.ts'

const cases: [string, string, [string, number, string][]][] = [
  [
    'widths',
    'a.png 320w, b.png 640w',
    [
      ['a.png', 320, 'w'],
      ['b.png', 640, 'w'],
    ],
  ],
  [
    'densities, and none',
    'a.png, b.png 2x',
    [
      ['a.png', 1, 'x'],
      ['b.png', 2, 'x'],
    ],
  ],
  [
    'commas inside an address',
    'https://cdn.example/w_200,h_50/a.png 200w, https://cdn.example/w_400,h_100/a.png 400w',
    [
      ['https://cdn.example/w_200,h_50/a.png', 200, 'w'],
      ['https://cdn.example/w_400,h_100/a.png', 400, 'w'],
    ],
  ],
  [
    'line breaks and a comma too many',
    '\n a.png 1x,\n b.png 1.5x,\n',
    [
      ['a.png', 1, 'x'],
      ['b.png', 1.5, 'x'],
    ],
  ],
  [
    'no space behind the comma',
    'a.png 1x,b.png 2x',
    [
      ['a.png', 1, 'x'],
      ['b.png', 2, 'x'],
    ],
  ],
  ['nothing', ' , ,', []],
]

test.each(cases)('%s', (_, text, expected) => {
  expect(parseSrcset(text).map(({ url, size, unit }) => [url, size, unit])).toEqual(expected)
})

test('a set made to be slow is read in one pass', () => {
  expect(parseSrcset(','.repeat(1_000_000))).toEqual([])
  expect(parseSrcset(`${'a '.repeat(500_000)}`).length).toBeLessThanOrEqual(500)
})
