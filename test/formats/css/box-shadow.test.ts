import { expect, test } from 'vitest'
import { boxShadowText, parseBoxShadow } from '../../../src/formats/css/box-shadow.ts'

test.each([
  ['none', 'none'],
  ['rgba(0, 0, 0, 0.1) 0px 1px 3px 0px', '0px 1px 3px 0px #0000001a'],
  ['rgb(1, 2, 3) 2px -3px', '2px -3px 0px 0px #010203'],
  ['inset 0 2px 4px oklch(0 0 0)', 'inset 0px 2px 4px 0px #000000'],
  ['rgba(0, 0, 0, 0) 0px 0px 0px 0px, #123 0 0 0 2px, red 0 0 0 0', '0px 0px 0px 2px #112233'],
  ['0 4px 6px -1px #0003, 0 2px 4px -2px #0003', '0px 4px 6px -1px #00000033, 0px 2px 4px -2px #00000033'],
  ['no such thing', 'none'],
  ['1px', 'none'],
  ['url(x) 1px 1px (', '1px 1px 0px 0px #000000'],
  [`${'0 0 1px red, '.repeat(1000)}0 0 1px red`, 'none'],
])('%.60s', (css, text) => {
  expect(boxShadowText(parseBoxShadow(css))).toBe(text)
})
