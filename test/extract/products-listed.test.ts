import { expect, test } from 'vitest'
import { listOf } from '../../src/extract/products/listed.ts'
import { snapshotFromHtml } from '../../src/index.ts'
import { PRICING_PAGES } from './pricing-pages.ts'

const read = (html: string, lang = 'en', url = 'https://forge.example/pricing') =>
  listOf(
    snapshotFromHtml({
      url,
      html: `<!doctype html><html lang="${lang}"><title>Forge</title><body>${html}</body></html>`,
    }),
  )

test.each(PRICING_PAGES)('Plans: $about', ({ html, lang, plans }) => {
  const found = read(html, lang).products.map(
    ({ name, price, currency, billingFrequency, pricingModel }) =>
      [name, price, currency, billingFrequency, pricingModel] as const,
  )
  expect(found).toEqual(plans)
})

test('The features of a plan are the entries of its list', () => {
  const [page] = PRICING_PAGES
  const [starter] = read(page?.html ?? '').products
  expect(starter).toMatchObject({
    features: ['3 projects', '1 GB of space'],
    description: 'For one person who begins.',
  })
})

test('The tiles of a shop, and links to more', () => {
  const tile = (n: number) =>
    `<li><a href="/products/anvil-${n}"><img src="/a${n}.jpg" alt=""><h3>Anvil ${n}</h3></a><span>${n}0,00 €</span></li>`
  const { products, links } = read(
    `<nav><a href="/pricing">Prices</a></nav><main><h1>All anvils</h1><ul>${[1, 2, 3].map(tile).join('')}</ul></main>`,
    'de',
    'https://forge.example/collections/all',
  )
  expect(products.map(({ name, price, url }) => [name, price, url])).toEqual([
    ['Anvil 1', 10, 'https://forge.example/products/anvil-1'],
    ['Anvil 2', 20, 'https://forge.example/products/anvil-2'],
    ['Anvil 3', 30, 'https://forge.example/products/anvil-3'],
  ])
  expect(links).toContainEqual({ kind: 'pricing', url: 'https://forge.example/pricing' })
})

test('A page that sells nothing has no products', () => {
  expect(
    read('<h1>Our story</h1><p>We began in 1820 with $5.</p>', 'en', 'https://forge.example/story').products,
  ).toEqual([])
})

const tile = (href: string, name: string, price: string) =>
  `<div class="card"><a href="${href}"><h3>${name}</h3></a>${price}</div>`

test.each([
  [
    'https://www.amazon.com/stores/page/forge',
    ['/dp/B0C1D2E3F4', '/dp/B0C1D2E3F5'],
    '<p><span>$42</span><sup>99</sup></p><p>List: <span>$49.99</span></p>',
  ],
  [
    'https://www.etsy.com/shop/forge',
    ['/listing/1234567/tongs', '/listing/1234568/rasp'],
    '<p><span class="currency-symbol">$</span><span class="currency-value">42.99</span></p>',
  ],
  [
    'https://www.tiktok.com/shop/store/forge/74',
    ['/shop/pdp/tongs/1729384756102938475', '/shop/pdp/rasp/1729384756102938476'],
    '<p><span>$</span><span>42.99</span> <s>$60.00</s></p><p>1.2K sold</p>',
  ],
])('The page of a shop at a marketplace: %s', (url, [first = '', second = ''], price) => {
  const html = `<html lang="en"><body><main><h1>Forge</h1>${tile(first, 'Tongs', price)}${tile(second, 'Rasp', price)}</main></body></html>`
  const { products } = listOf(snapshotFromHtml({ url, html }))
  expect(products.map(({ name, price: paid, currency }) => [name, paid, currency])).toEqual([
    ['Tongs', 42.99, 'USD'],
    ['Rasp', 42.99, 'USD'],
  ])
  expect(products.map((product) => product.url)).toEqual(
    [first, second].map((path) => new URL(path, url).href),
  )
})
