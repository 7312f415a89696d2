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
