import { expect, test } from 'vitest'
import { belongingTo } from '../../src/capture/crawl/page-url.ts'

const SITE = {
  input: 'a.example',
  domain: 'a.example',
  registrable: 'a.example',
  label: 'a',
  unicode: 'a.example',
}

test('a location that is not parsed, because its origin is known, gives the same result as when it is parsed', () => {
  const { pageOf } = belongingTo(SITE)
  expect(pageOf('https://a.example/')).toBe('https://a.example/')
  const given = [
    'https://a.example/one',
    'https://a.example/one/',
    'https://a.example//one',
    'https://a.example/one/two.html',
    'https://a.example/one.pdf',
    'https://a.example/one.pdf/',
    'https://a.example/../one',
    'https://a.example/one/.',
    'https://a.example/one/%2e%2e/two',
    'https://a.example/ü',
    'https://a.example/a b',
    'https://a.example/one?x=1#part',
    'https://a.example/one#part',
    'https://a.example/one\\two',
    'https://a.example.other.example/one',
    'https://a.example:8443/one',
    'https://A.example/one',
    'https://a.example@other.example/one',
    'http://a.example/one',
    'https://www.a.example/one',
    'https://other.example/one',
    'https://a.example/one\n',
    `https://a.example/${'long'.repeat(600)}`,
    'ftp://a.example/one',
    '/one',
  ]
  // Each location is tried with a new list, and with one that has seen the origin already.
  expect(given.map((location) => [location, pageOf('https://a.example/') && pageOf(location)])).toEqual(
    given.map((location) => [location, belongingTo(SITE).pageOf(location)]),
  )
})
