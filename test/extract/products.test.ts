import { expect, test } from 'vitest'
import { extractProducts, isFound, snapshotFromHtml } from '../../src/index.ts'

const FILLER = '<p>Smiths have made it for a hundred years, and they go on making it.</p>'

function read(html: string, url = 'https://forge.example/products/anvil') {
  const finding = extractProducts(
    snapshotFromHtml({ url, html: `<!doctype html><html lang="en">${html}</html>` }),
  )
  if (!isFound(finding)) throw new Error('There is always a value.')
  return finding.value
}

const product = (html: string, url?: string) => read(html, url).product

const jsonLd = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`

test('A product that JSON-LD declares', () => {
  const page = `<head><title>Iron anvil | Forge</title>${jsonLd({
    '@type': 'Product',
    name: 'Iron anvil',
    description: 'Weighs as much as it should.',
    sku: 'AN-12',
    gtin13: '4006381333931',
    brand: { '@type': 'Brand', name: 'Ferrum' },
    image: ['/a-800x800.jpg', '/b.jpg'],
    offers: {
      '@type': 'Offer',
      price: '129.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
  })}</head><body><h1>Iron anvil</h1>${FILLER}</body>`
  expect(product(page)).toMatchObject({
    name: 'Iron anvil',
    description: 'Weighs as much as it should.',
    price: 129.9,
    currency: 'EUR',
    sku: 'AN-12',
    gtin: '4006381333931',
    brand: 'Ferrum',
    availability: 'in_stock',
    billingFrequency: 'one_time',
    images: ['https://forge.example/a-800x800.jpg', 'https://forge.example/b.jpg'],
  })
})

test('The lowest price of an aggregate, and that of the first variant of a group', () => {
  const of = (offers: object) =>
    product(`<body>${jsonLd({ '@type': 'Product', name: 'Tongs', offers })}<h1>Tongs</h1></body>`)?.price
  expect(of({ '@type': 'AggregateOffer', lowPrice: 12, highPrice: 40, priceCurrency: 'GBP' })).toBe(12)
  const group = jsonLd({
    '@type': 'ProductGroup',
    name: 'Tongs',
    hasVariant: [{ '@type': 'Product', name: 'Tongs, long', offers: { price: '15', priceCurrency: 'GBP' } }],
  })
  expect(product(`<body>${group}<h1>Tongs</h1></body>`)?.price).toBe(15)
})

test('Without declarations: the price that is not struck, the code behind its label, and the button', () => {
  const page = `<head><title>Amboss aus Eisen</title></head><body><main><h1>Amboss aus Eisen</h1>
    <p class="price"><del>1.499,00 €</del> <ins>1.299,00 €</ins></p><p>zzgl. Versand 4,90 €</p>
    <dl><dt>Artikelnummer</dt><dd>AM-4711</dd><dt>Hersteller:</dt><dd>Ferrum</dd></dl>
    <button>In den Warenkorb</button></main></body>`
  const {
    isProductPage,
    platform,
    product: found,
    evidence,
  } = read(page, 'https://schmiede.example/amboss-aus-eisen')
  expect({ isProductPage, platform }).toEqual({ isProductPage: true, platform: 'generic' })
  expect(found).toMatchObject({
    price: 1299,
    currency: 'EUR',
    sku: 'AM-4711',
    brand: 'Ferrum',
    availability: 'in_stock',
  })
  expect(evidence.map(({ where }) => where)).toContain('button that buys')
})

test('What the page shows decides between declarations that disagree', () => {
  const declared = jsonLd({
    '@type': 'Product',
    name: 'Bellows',
    offers: { price: 90, priceCurrency: 'USD' },
  })
  const page = `<head><meta property="product:price:amount" content="400">${declared}</head>
    <body><h1>Bellows</h1><span class="price">$400</span><p>Starting price $90</p></body>`
  expect(product(page)?.price).toBe(400)
})

test('Products of other lists never count', () => {
  const page = `<head><title>Hammer</title></head><body><h1>Hammer</h1><button>Add to cart</button><b>$25.00</b>
    <section class="related-products"><h2>You may also like</h2><p>SKU: XX-1</p><b class="price">$9.00</b>
    <img class="product-image" src="/other.jpg" alt="Nail"></section></body>`
  const found = product(page)
  expect(found).toMatchObject({ price: 25, images: [] })
  expect(found?.sku).toBeUndefined()
})

test('Sold out where the page says it and nothing can be bought', () => {
  const offer = { price: 54.5, priceCurrency: 'EUR', availability: 'http://schema.org/InStock' }
  const head = jsonLd({ '@type': 'Product', name: 'Vise', offers: offer })
  const with_ = (rest: string) => product(`<body>${head}<h1>Vise</h1>${rest}</body>`)?.availability
  expect(with_('<p>This item is sold out</p>')).toBe('out_of_stock')
  expect(with_('<label class="size-option">XL sold out</label><button>Add to cart</button>')).toBe('in_stock')
})

test('Data of scripts is read and never run', () => {
  const page = `<head><title>Rasp</title><script>dataLayer.push({event: 'view', 'ecommerce': {currencyCode: "SEK",
    items: [{item_name: 'Rasp', price: 249, sku: "RA-9", currency: 'SEK', item_brand: 'Fil', stock: window.stock}]}});</script></head>
    <body><h1>Rasp</h1><button class="add-to-cart">Köp nu</button></body>`
  expect(product(page)).toMatchObject({ price: 249, currency: 'SEK', sku: 'RA-9', brand: 'Fil' })
})

test('An article, a list and a landing page are no product pages', () => {
  const article = `<head><meta property="og:type" content="article">${jsonLd({ '@type': 'Article', headline: 'Anvils' })}</head>
    <body><h1>Anvils</h1><p>The best ones cost $100.</p></body>`
  expect(read(article, 'https://forge.example/blog/anvils')).toMatchObject({
    isProductPage: false,
    platform: null,
    product: null,
  })
  const tile = (n: number) =>
    `<li><a href="/p${n}">Anvil ${n}</a><b>$${n}0.00</b><button>Add to cart</button></li>`
  const list = `<body><h1>All anvils</h1><ul>${[1, 2, 3, 4, 5, 6, 7].map(tile).join('')}</ul></body>`
  expect(read(list, 'https://forge.example/collections/anvils').isProductPage).toBe(false)
  expect(
    read('<body><h1>Forge</h1><p>We make anvils.</p></body>', 'https://forge.example/').isProductPage,
  ).toBe(false)
})

test.each([
  ['https://www.amazon.de/dp/B0ABCDEFGH', 'amazon'],
  ['https://www.etsy.com/listing/12345/anvil', 'etsy'],
  ['https://shop.tiktok.com/view/product/17299', 'tiktok_shop'],
  ['https://amazonas.example/products/anvil', 'generic'],
])('%s is sold at %s', (url, platform) => {
  const page = `<head><title>Anvil</title></head><body><h1>Anvil</h1><b>$25.00</b><button>Add to cart</button></body>`
  expect(read(page, url).platform).toBe(platform)
})

test.each([
  ['€1.299,00', 1299, 'EUR'],
  ['CHF 1’299.50', 1299.5, 'CHF'],
  ['1 299,90 zł', 1299.9, 'PLN'],
  ['¥12,800', 12800, 'JPY'],
  ['R$ 49,90', 49.9, 'BRL'],
  ['249 ₽', 249, 'RUB'],
  ['ر.س 99', 99, 'SAR'],
])('The price %s', (text, price, currency) => {
  const page = `<head><title>Anvil</title></head><body><h1>Anvil</h1><p>${text}</p><button>Add to cart</button></body>`
  expect(product(page)).toMatchObject({ price, currency })
})

test('The largest rendition of each picture of the gallery, in the order of the page, at most seven', () => {
  const thumb = (n: number) =>
    `<a href="/big/view${n}.jpg"><img src="/t/view${n}-100x100.jpg" alt="" srcset="/t/view${n}-400w.jpg 400w"></a>`
  const page = `<head><title>Anvil</title></head><body><h1>Anvil</h1><b>$9.00</b><button>Buy now</button>
    <div class="product-gallery">${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(thumb).join('')}</div></body>`
  const images = product(page)?.images
  expect(images).toHaveLength(7)
  expect(images?.slice(0, 2)).toEqual([
    'https://forge.example/big/view1.jpg',
    'https://forge.example/big/view2.jpg',
  ])
})

test('The evidence of a price has whole words', () => {
  const { evidence } = read(
    `<h1>Iron anvil</h1><p>Handforged throughout the harbour year for 129.90 € including everything</p><button>Add to cart</button>${FILLER}`,
  )
  const { text = '' } = evidence.find((one) => one.text.includes('129.90')) ?? {}
  expect(text).toMatch(/^…(?:the )?harbour year for 129\.90 €(?: including)?…$/)
})
