import { expect, test } from 'vitest'
import { extractProducts, isFound, snapshotFromHtml } from '../../src/index.ts'

// Pages as shop systems write them, each cut down to what tells the value.

function read(html: string, url = 'https://shop.example/en/brass-lamp', lang = 'en') {
  const finding = extractProducts(
    snapshotFromHtml({ url, html: `<!doctype html><html lang="${lang}">${html}</html>` }),
  )
  if (!isFound(finding)) throw new Error('There is always a value.')
  return finding.value
}

const BUY = '<button>Add to cart</button>'
const page = (rest: string, head = '') =>
  `<head><title>Brass lamp</title>${head}</head><body><div><h1>Brass lamp</h1>${rest}</div></body>`

test.each([
  ['was, now and save in one line', '<p>Was £499.00 Now £349.00 Save £150.00</p>', 349, 'GBP'],
  ['labels in lines of their own', '<p>Was:</p><p>£129.00</p><p>Now:</p><p>£79.00</p>', 79, 'GBP'],
  ['two prices with their signs before them', '<p><s>€200.00</s> €140.00</p>', 140, 'EUR'],
  ['a price of a measure', '<b>£2.25/kg</b> <b>£4.50</b>', 4.5, 'GBP'],
  ['payments in parts', '<p>or 4 x $30.00</p><p>$120.00</p>', 120, 'USD'],
  ['a sign with its code', '<p>$60.00 CAD</p>', 60, 'CAD'],
  [
    'a label that is hidden from sight',
    '<span class="sr-only">Price</span><span>CHF 129.00</span>',
    129,
    'CHF',
  ],
  ['from', '<p>From £12</p><p>Delivery £4.95</p>', 12, 'GBP'],
  ['a measure that is no money', '<p>Cable: 6 ft</p><p>$18.00</p>', 18, 'USD'],
  ['lakhs', '<p>₹1,29,900</p>', 129_900, 'INR'],
  ['a sign before cents', '<p>14<sup>€99</sup></p>', 14.99, 'EUR'],
  ['a number of another element', '<p><span>Size 12</span><span>€20</span></p>', 20, 'EUR'],
  ['a sign with a point before the number', '<p>Rs.4,500</p>', 4500, 'INR'],
])('The price beside %s', (_, prices, price, currency) => {
  expect(read(page(prices + BUY))).toMatchObject({ isProductPage: true, product: { price, currency } })
})

test.each([
  ['https://lampe.hu/termek', 'hu', '54 990 Ft', 54_990, 'HUF'],
  ['https://lamp.co.za/lamp', 'en-ZA', 'R 3,499.00', 3499, 'ZAR'],
  ['https://lamp.pk/lamp', 'en', 'Rs. 4,500', 4500, 'PKR'],
  ['https://lamp.example/lamp', 'ar-EG', '١٬٢٥٠ ج.م', 1250, 'EGP'],
])('Money at %s', (url, lang, text, price, currency) => {
  expect(read(page(`<p>${text}</p>${BUY}`), url, lang).product).toMatchObject({ price, currency })
})

test('Where nothing else tells, the largest price that no style crosses out', () => {
  const style =
    '<style>.a{text-decoration:line-through;font-size:30px}.b{font-size:30px}.c{font-size:12px}</style>'
  const of = (rest: string) => read(page(rest + BUY, style)).product?.price
  expect(of('<p class="c">Engraving $20</p><p class="b">$95</p><p class="c">Gift box $12</p>')).toBe(95)
  expect(of('<p><i class="a">$200</i> <i class="b">$140</i></p>')).toBe(140)
})

test('Tiles of other products, whatever they are called, have neither price, code nor button', () => {
  const tile = (n: number) =>
    `<div class="x"><a href="/o${n}">Other ${n}</a><b class="price">$${n}.00</b>${BUY}</div>`
  const tiles = `<div>${[5, 6, 7].map(tile).join('')}</div>`
  const url = 'https://shop.example/product/brass-lamp'
  const found = read(page('<p>Sold out</p><p>$75.00</p>') + tiles, url)
  expect(found.product).toMatchObject({ price: 75, availability: 'out_of_stock' })
})

test('A list of other products in structured data does not make a list of the page', () => {
  const items = [1, 2, 3].map((n) => ({
    '@type': 'ListItem',
    item: { '@type': 'Product', name: `Other ${n}`, offers: { price: n, priceCurrency: 'USD' } },
  }))
  const list = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items,
  })
  const head = `<script type="application/ld+json">${list}</script>`
  expect(read(page(`<p>$75.00</p><p>SKU: WC-75</p>${BUY}`, head))).toMatchObject({
    isProductPage: true,
    product: { price: 75, sku: 'WC-75' },
  })
})

test.each([
  ['<p>Esaurito</p><button>Avvisami quando disponibile</button>', 'it'],
  ['<p>Out of stock</p><a href="/alert">Notify me when this product is in stock</a>', 'en'],
  ['<p>Momentan nicht verfügbar</p><button>Benachrichtigen, wenn verfügbar</button>', 'de'],
])('An offer to tell when it is back is no stock: %s', (notice, lang) => {
  expect(
    read(page(`<p>€210.00</p>${notice}`), 'https://shop.example/product/lamp', lang).product?.availability,
  ).toBe('out_of_stock')
})

test('Shopify: the variant that is shown first, hundredths in data, and the currency of the shop', () => {
  const scripts = `<script>Shopify.theme = {};Shopify.currency = {"active":"AUD","rate":"1.0"};</script>
    <script type="application/json">{"title":"Brass lamp","vendor":"Lum","price":42000,"available":true,"variants":[
    {"sku":"BL-S","name":"Brass lamp - small","price":42000},{"sku":"BL-L","name":"Brass lamp - large","price":56000}]}</script>`
  expect(read(page(`<p>$420.00</p>${BUY}${scripts}`)).product).toMatchObject({
    price: 420,
    currency: 'AUD',
    sku: 'BL-S',
  })
})

test('Data that counts in hundredths, where the page shows a hundredth of it', () => {
  const data = `<script type="application/json">{"product":{"name":"Brass lamp","sku":"L-1","price":{"amount":3495,"currencyCode":"GBP"}}}</script>`
  expect(read(page(`<p>£34.95</p>${BUY}${data}`)).product).toMatchObject({ price: 34.95, currency: 'GBP' })
})

test('WooCommerce: several codes in one line, and the number of an offer', () => {
  const meta =
    '<span>SKU: <span class="sku">BL-02</span></span> <span>Category: <a rel="tag" href="/c">Lamps</a></span>'
  expect(read(page(`<p>$34.50</p>${BUY}<div>${meta}</div>`)).product?.sku).toBe('BL-02')
  const offer = { '@type': 'Offer', price: 64, priceCurrency: 'USD', sku: 'SQ8823101' }
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Brass lamp',
    offers: offer,
  })
  expect(read(page(BUY, `<script type="application/ld+json">${data}</script>`)).product?.sku).toBe(
    'SQ8823101',
  )
})

test('A page of a marketplace is that of a product by its address, though nothing can be bought', () => {
  const html = `<head><title>Old radio</title></head><body><span id="productTitle">Old radio</span><p>Currently unavailable.</p></body>`
  expect(read(html, 'https://www.amazon.co.uk/dp/B07AAAA111')).toMatchObject({
    isProductPage: true,
    platform: 'amazon',
    product: { sku: 'B07AAAA111', availability: 'out_of_stock' },
  })
})

test('A page is that of a product by what its shop system calls it, or by a button with one word', () => {
  const soldOut = page('<p>1.299,00 kr.</p><p>Udsolgt</p>')
  const called = soldOut.replace('<body>', '<body class="page-layout-1column catalog-product-view">')
  const product = { price: 1299, currency: 'DKK', availability: 'out_of_stock' }
  expect(read(called, undefined, 'da')).toMatchObject({ isProductPage: true, product })
  expect(read(soldOut, undefined, 'da').isProductPage).toBe(false)
  const bought = (tag: string) =>
    read(page(`<p>R$ 189,90</p><${tag}>Comprar</${tag}>`), undefined, 'pt-BR').isProductPage
  expect([bought('button'), bought('a')]).toEqual([true, false])
})

test.each([
  ['plans', 'https://saas.example/pricing', '<h3>Pro</h3><p>$12/month</p><a>Buy now</a>'],
  [
    'a list of articles',
    'https://shop.example/2026/03/14/brass-lamps/',
    '<p>At $299 it is good.</p><a>Buy now</a>',
  ],
])('%s: no product page', (_, url, rest) => {
  expect(read(page(rest), url).isProductPage).toBe(false)
})

test('a number that only the software of a shop knows is no SKU', () => {
  const data = (sku: string) =>
    `<script type="application/ld+json">{"@type":"Product","name":"Brass lamp","sku":"${sku}","offers":{"price":64,"priceCurrency":"USD"}}</script>`
  const skuOf = (html: string) => read(html).product?.sku
  const inWordPress = (sku: string) =>
    page(BUY, data(sku)).replace(/<body[^>]*>/, '<body class="single-product postid-4711">')
  expect(skuOf(inWordPress('4711'))).toBeUndefined()
  expect(skuOf(inWordPress('4712'))).toBe('4712')
  const inShopify = (sku: string) =>
    page(BUY, `${data(sku)}<script src="https://cdn.shopify.com/s/t.js"></script>`)
  expect(skuOf(inShopify('42918273645123'))).toBeUndefined()
  expect(skuOf(inShopify('BL-7'))).toBe('BL-7')
  const layer = `<script>dataLayer.push({"name":"Brass lamp","price":64,"currency":"USD","id":7781234})</script>`
  expect(skuOf(page(BUY, layer))).toBeUndefined()
})
