import { expect, test } from 'vitest'
import { parsePage } from '../../src/resolve/page.ts'

test.each([
  ['http://acme.test.com/b c', 'http://acme.test.com/b%20c'],
  [' https://acme.test.com/a b/?q=c d#e f ', 'https://acme.test.com/a%20b/?q=c%20d'],
  ['https://acme.test.com?q=c d', 'https://acme.test.com/?q=c%20d'],
  ['https://acme.test.com/a\nb', 'https://acme.test.com/ab'],
])('%j has white space, as links of pages have', (given, page) => {
  expect(parsePage(given)).toMatchObject({ page, site: { domain: 'acme.test.com' } })
})

test.each(['http://ac me.test.com/', 'http://acme.test.com /a', 'http://acme\t.test.com/a'])(
  '%j has it in its host',
  (given) => {
    expect(() => parsePage(given)).toThrow(/white space|whole address/)
  },
)
