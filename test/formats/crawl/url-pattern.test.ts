import { expect, test } from 'vitest'
import { parseUrlPattern, type UrlPattern } from '../../../src/formats/crawl/url-pattern.ts'
import { expectWithin } from '../../house/processor.ts'

/** Returns the pattern of a valid expression. */
function pattern(text: string): UrlPattern {
  const parsed = parseUrlPattern(text)
  if ('reason' in parsed) throw new Error(parsed.reason)
  return parsed
}

test.each([
  ['/blog/', 'https://acme.example/blog/one', true],
  ['^https://acme\\.example/(de|fr)/', 'https://acme.example/fr/a', true],
  ['\\.example$', 'https://acme.example/', false],
  ['(?i)BLOG', 'https://acme.example/blog', true],
])('%s in %s', (text, url, expected) => {
  expect(pattern(text).test(url)).toBe(expected)
})

test.each(['(', 'a{1001}', '((a{100}){100}){100}', '(?=x)', '(a)\\1', 'x'.repeat(1_001)])(
  '%s is none',
  (text) => {
    expect(parseUrlPattern(text)).toEqual({
      reason: 'It must be a regular expression in the syntax of RE2, of 1,000 characters at most.',
    })
  },
)

test('what takes others for ever takes no time', () => {
  const url = `https://acme.example/${'x'.repeat(2_000)}`
  expectWithin(100, () => expect(pattern('(x+x+)+y').test(url)).toBe(false))
})

test('what compiles to too much is refused, with what it comes to', () => {
  const wide = Array.from({ length: 40 }, (_, at) => `a{${1000 - at}}!`).join('|')
  expect(parseUrlPattern(wide)).toEqual({
    reason: expect.stringMatching(/^The expression compiles to \d{5} instructions; it may come to 1000\./),
  })
  expect(parseUrlPattern('a{990}')).toHaveProperty('test')
})
