import { expect, test } from 'vitest'
import { gradientColors } from '../../../src/formats/css/gradient.ts'
import { cssUrls } from '../../../src/formats/css/url.ts'

test.each([
  ['none', []],
  ['url(a.png)', ['a.png']],
  ['url("a b.svg"), url( \'c.svg\' ) no-repeat', ['a b.svg', 'c.svg']],
  ['linear-gradient(red, blue), url(data:image/png;base64,AA==)', ['data:image/png;base64,AA==']],
])('addresses in %s', (value, urls) => {
  expect(cssUrls(value)).toEqual(urls)
})

test.each([
  ['none', []],
  ['url("gradient(.png")', []],
  ['linear-gradient(90deg, #f00 0%, rgb(0, 0, 255) 100%)', ['#ff0000', '#0000ff']],
  ['radial-gradient(circle at 50% 50%, teal, rgba(0, 0, 0, 0))', ['#008080']],
  ['linear-gradient(to right, rgba(255, 0, 0, 0.5), hsl(240deg 100% 50%))', ['#ff000080', '#0000ff']],
  [
    'linear-gradient(red, lime), conic-gradient(from 45deg, blue 0 25%, white 0)',
    ['#ff0000', '#00ff00', '#0000ff', '#ffffff'],
  ],
])('stops of %s', (value, colors) => {
  expect(gradientColors(value)).toEqual(colors)
})
