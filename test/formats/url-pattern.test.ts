import { expect, test } from 'vitest'
import { parseUrlPattern } from '../../src/formats/url-pattern.ts'
import { processorMs } from '../house/processor.ts'

test.each([
  ['/blog/', 'https://acme.example/blog/one', true],
  ['^https://acme\\.example/(de|fr)/', 'https://acme.example/fr/a', true],
  ['\\.example$', 'https://acme.example/', false],
  ['(?i)BLOG', 'https://acme.example/blog', true],
])('%s in %s', (text, url, expected) => {
  expect(parseUrlPattern(text)?.test(url)).toBe(expected)
})

test.each(['(', 'a{1001}', '((a{100}){100}){100}', '(?=x)', '(a)\\1', 'x'.repeat(1_001)])(
  '%s is none',
  (text) => {
    expect(parseUrlPattern(text)).toBeUndefined()
  },
)

test('what takes others for ever takes no time', () => {
  const pattern = parseUrlPattern('(x+x+)+y')
  const url = `https://acme.example/${'x'.repeat(2_000)}`
  expect(processorMs(() => expect(pattern?.test(url)).toBe(false))).toBeLessThan(100)
})
