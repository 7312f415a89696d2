import { expect, it } from 'vitest'
import { parseDomain } from '../../src/resolve/domain.ts'
import { parseBrand, parseListed } from '../../src/resolve/listed.ts'

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

// Addresses of the kinds under which the page of one brand was taken for the brand of its host.
it.each([
  ['https://linktr.ee/pennoray', 'linktr.ee'],
  ['https://www.etsy.com/shop/PennorayPots', 'etsy.com'],
  ['https://www.etsy.com/de/shop/PennorayPots', 'etsy.com'],
  ['sites.google.com/view/pennoray', 'sites.google.com'],
  ['https://bit.ly/3xYz12', 'bit.ly'],
  ['https://apps.apple.com/us/app/pennoray/id123456789', 'apps.apple.com'],
  ['https://play.google.com/store/apps/details?id=com.pennoray', 'play.google.com'],
  ['https://www.amazon.co.uk/stores/Pennoray/page/ABC', 'amazon.co.uk'],
  ['https://en.wikipedia.org/wiki/Pennoray', 'en.wikipedia.org'],
  ['https://carrd.co/pennoray', 'carrd.co'],
  ['https://pypi.org/project/pennoray', 'pypi.org'],
  ['https://www.patreon.com/pennoray', 'patreon.com'],
  ['https://calendly.com/pennoray/intro', 'calendly.com'],
  ['https://open.spotify.com/artist/4711', 'open.spotify.com'],
  ['https://tienda.mercadolibre.com.ar/pennoray', 'tienda.mercadolibre.com.ar'],
  ['https://maps.google.com/?cid=4711', 'maps.google.com'],
])('%s is a page at %s, and no brand', (input, host) => {
  for (const parse of [parseBrand, parseListed])
    expect(() => parse(input)).toThrow(
      `does not tell the brand: it is a page at ${host}, where anybody can have one. Write the domain of`,
    )
})

it.each([
  ['linktr.ee', 'linktr.ee'],
  ['https://www.etsy.com/', 'etsy.com'],
  ['https://www.etsy.com/de/', 'etsy.com'],
  ['https://bit.ly/pages/pricing', undefined],
  ['https://www.etsy.com/?utm_source=news&ref=top', 'etsy.com'],
  ['https://www.etsy.com/about', 'etsy.com'],
  ['https://medium.com/about', 'medium.com'],
  ['https://pennoray.myshopify.com/products/pot', 'pennoray.myshopify.com'],
  ['https://pennoray.github.io/docs/', 'pennoray.github.io'],
  ['https://pennoray.wordpress.com/2024/05/news', 'pennoray.wordpress.com'],
  ['https://www.pennoray.com/shop/pots', 'pennoray.com'],
  ['https://example.com/page', 'example.com'],
])('%s is the site of %s', (input, domain) => {
  if (domain === undefined) expect(() => parseBrand(input)).toThrow('anybody can have one')
  else for (const parse of [parseBrand, parseListed]) expect(parse(input).domain).toBe(domain)
})

it('a profile names no brand for a single lookup, either', () => {
  expect(() => parseBrand('https://www.facebook.com/pennoray')).toThrow('it is a profile at facebook.com')
})

it('a single lookup stays strict', () => {
  expect(() => parseDomain('jane@example.com')).toThrow(/e-mail address/)
  expect(() => parseDomain('example.com:443')).toThrow(/port/)
})
