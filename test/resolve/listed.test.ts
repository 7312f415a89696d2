import { expect, it } from 'vitest'
import { parseDomain } from '../../src/resolve/domain.ts'
import { parseListed } from '../../src/resolve/listed.ts'

it.each([
  ['example.com', 'example.com'],
  ['https://www.example.com/about?x#y', 'example.com'],
  ['http://example.com:80/', 'example.com'],
  ['example.com:443', 'example.com'],
  ['https://example.com:443', 'example.com'],
  ['example.com,', 'example.com'],
  [' "example.com"; ', 'example.com'],
  ["'example.com',", 'example.com'],
  ['<https://example.com/>', 'example.com'],
  ['“bücher.de”', 'xn--bcher-kva.de'],
  ['jane@example.com', 'example.com'],
  ['mailto:jane@example.com?subject=x', 'example.com'],
  ['Jane.Doe+list@mail.example.co.uk', 'mail.example.co.uk'],
  ['Jane Doe <jane@example.com>', 'example.com'],
  ['"Doe, Jane" <jane@example.com>,', 'example.com'],
  ['jane@live.example.com', 'live.example.com'],
  ['gmail.com', 'gmail.com'],
  ['https://www.linkedin.com/', 'linkedin.com'],
  ['https://acme.tumblr.com/archive', 'acme.tumblr.com'],
])('%j names %s', (input, domain) => {
  expect(parseListed(input)).toMatchObject({ input, domain })
})

it.each([
  ['jane@gmail.com', /everybody can have an address at gmail\.com\. Write the domain of the brand/],
  ['Jane <JANE@GoogleMail.com>', /everybody can have an address at googlemail\.com/],
  ['info@gmx.net', /at gmx\.net/],
  ['jane@yahoo.co.uk', /at yahoo\.co\.uk/],
  ['https://www.linkedin.com/company/acme', /it is a profile at linkedin\.com\. Write the domain of/],
  ['//facebook.com/acme', /it is a profile at facebook\.com/],
  ['x.com/acme,', /it is a profile at x\.com/],
  ['example.com:8080', /it has a port/],
  ['jane:secret@example.com', /user name or password/],
  ['jane@localhost', /single word/],
  ['127.0.0.1:80', /IP address/],
  ['Acme Inc.', /white space/],
])('%j is refused with the reason', (input, message) => {
  expect(() => parseListed(input)).toThrow(message)
})

it('a single lookup stays strict', () => {
  expect(() => parseDomain('jane@example.com')).toThrow(/e-mail address/)
  expect(() => parseDomain('example.com:443')).toThrow(/port/)
})
