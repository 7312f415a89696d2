import { expect, it } from 'vitest'
import { isRoot } from '../../src/formats/url.ts'

it.each([
  ...[
    '',
    'index.html',
    'home',
    'start/',
    'de/',
    'de-at',
    'us/en/',
    'en/index.php',
    '?utm_source=mail&lang=de',
    '?lang=de&',
  ],
])('/%s is a front page', (path) => {
  expect(isRoot(`https://www.acme.example/${path}`)).toBe(true)
})

it('an address that repeats its signs takes no time', () => {
  expect(isRoot(`https://www.acme.example/?${'?lang='.repeat(10_000)}&x`)).toBe(false)
  expect(isRoot(`https://www.acme.example/${'?lang='.repeat(10_000)}&x`)).toBe(false)
})

it.each(['blog', 'team', 'about/', 'de/preise', '?p=12', 'index.php?topic=12', 'de/en/us'])(
  '/%s is another page',
  (path) => {
    expect(isRoot(`https://www.acme.example/${path}`)).toBe(false)
  },
)
